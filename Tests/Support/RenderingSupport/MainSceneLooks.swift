package import ScreenDSLLooks
package import TestSupport

package typealias MainScreen = MainScene.Main

extension LookRegistry {
  package static let main = LookRegistry(
    .look(of: MainScene.Heading.self) { Look.heading($0.text) },
    .look(of: MainScene.Banner.self) {
      Look.horizontal(
        Look.text($0.title).fill(), Look.button("×") {}.kind(.gray).accessibility(label: "Close")
      ).size(height: 160)
    },
    .look(of: MainScene.SortMenu.self) { menu in
      Look.segments(["Unsorted", "A to Z", "Z to A"], selected: menu.selected.rawValue)
        .accessibility(label: "Sort order").size(height: 44)
    },
    .look(of: MainScene.Carousel.self) {
      Look.empty.size(height: $0.height).accessibility(label: "Elements")
    },
    .look(of: MainScene.ElementCard.self) { card in
      let name = Look.text(card.name).padding(horizontal: 12, vertical: 8)
      return Look.vertical(Look.image(.asset("element")).fill(), name).padding(0)
        .size(width: 192, height: 164)
    },
    .look(of: MainScene.ElementRow.self) { Look.text($0.name).size(height: 96).accessory(.chevron) }
  )
}
