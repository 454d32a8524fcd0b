package import ScreenDSLRendering
package import TestSupport

package typealias MainScreen = MainScene.Main

extension LookRegistry {
  /// How the cells of the main scene look.
  package static let main = LookRegistry(
    Look(of: MainScene.Heading.self) { .title($0.text).accessibility(traits: .header) },
    Look(of: MainScene.Banner.self) { banner in
      .horizontal(.title(banner.title), .spacer, .button("×").accessibility(label: "Close"))
        .size(height: 160)
    },
    Look(of: MainScene.SortMenu.self) { menu in
      .segments(["Unsorted", "A to Z", "Z to A"], selected: menu.selected.rawValue)
        .accessibility(label: "Sort order").size(height: 44)
    },
    Look(of: MainScene.Carousel.self) {
      .empty.size(height: $0.height).accessibility(label: "Elements")
    },
    Look(of: MainScene.ElementCard.self) { card in
      .vertical(.image("element").size(width: 168, height: 100), .title(card.name)).size(
        width: 192, height: 164)
    },
    Look(of: MainScene.ElementRow.self) {
      .title($0.name).size(height: 96).accessory(.chevron)
    })
}
