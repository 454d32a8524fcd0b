import ScreenDSL
import ScreenDSLRendering

extension LookRegistry {
  /// How the cells of the main screen look.
  static let main = LookRegistry {
    Look(of: Heading.self) { .title($0.text).accessibility(traits: .header) }
    Look(of: Banner.self) { banner in
      .horizontal(
        .title(banner.title), .spacer,
        .button("×").accessibility(label: "Close")
      ).size(height: 160)
    }
    Look(of: SortMenu.self) { menu in
      .segments(Sort.allCases.map(\.title), selected: Sort.allCases.firstIndex(of: menu.selected))
        .accessibility(label: "Sort")
        .size(height: 44)
    }
    Look(of: Carousel.self) { .empty.size(height: Double($0.height)) }
    Look(of: ElementCard.self) { .title($0.name).size(width: 192, height: 164) }
    Look(of: ElementRow.self) { .title($0.name).size(height: 96) }
  }
}

extension Sort {
  /// The text of the menu's segment.
  fileprivate var title: String {
    switch self {
    case .unsorted: "Unsorted"
    case .aToZ: "A to Z"
    case .zToA: "Z to A"
    }
  }
}
