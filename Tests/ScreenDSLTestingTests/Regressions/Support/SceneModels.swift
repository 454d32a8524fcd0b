import ScreenDSL
import TestSupport

/// What the main scene and its broken forms have in common: its menus may have variants, and its rows
/// no label.
enum Scene {
  typealias State = MainScene.State
  typealias Store = MainScene.Store
  typealias Heading = MainScene.Heading
  typealias Banner = MainScene.Banner
  typealias Carousel = MainScene.Carousel
  typealias ElementCard = MainScene.ElementCard

  struct SortMenu: CellModel {
    var selected: MainScene.Sort
    var variant: CellVariant?
    var onChange: Handler<MainScene.Sort>

    var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(SortMenu.self, variant: variant) }
  }

  struct ElementRow: CellModel, Identifiable {
    let id: String
    var name: String
    var label: String?

    init(_ element: MainScene.Element, label: String?) {
      id = element.id
      name = element.name
      self.label = label
    }
  }
}
