import ScreenDSL
import ScreenDSLRendering

/// The main scene, as a user of the package would write it.
struct Element: Equatable, Sendable {
  let id: String
  var name: String
}

enum Sort: Int, CaseIterable, Sendable {
  case unsorted
  case aToZ
  case zToA
}

struct MainState: Equatable, Sendable {
  var elements = [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") }
  var horizontal = Sort.unsorted
  var vertical = Sort.unsorted
  var showsBanner = true

  func elements(sorted sort: Sort) -> [Element] {
    switch sort {
    case .unsorted: elements
    case .aToZ: elements.sorted { $0.name < $1.name }
    case .zToA: elements.sorted { $0.name > $1.name }
    }
  }
}

struct Heading: CellModel { var text: String }

struct Banner: CellModel {
  var title: String
  var onClose: Handler<Void>
}

struct SortMenu: CellModel {
  var selected: Sort
  var onChange: Handler<Sort>
}

struct Carousel: ContainerModel {
  var height = 180.0
}

struct ElementCard: CellModel, Identifiable {
  let id: String
  var name: String
}

struct ElementRow: CellModel, Identifiable {
  let id: String
  var name: String
}

struct MainScreen: Screen {
  var state = MainState()

  var body: some ScreenContent {
    Section("main", header: Heading(text: "Elements")) {
      if state.showsBanner {
        Banner(title: "Promo Banner", onClose: Handler {}).id("banner")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { _ in }).id("menu/h")
      Container("carousel", Carousel()) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(id: element.id, name: element.name).onSelect {}
        }
      }.layout(.carousel.itemSize(width: 192, height: 164))
      SortMenu(selected: state.vertical, onChange: Handler { _ in }).id("menu/v")
      for element in state.elements(sorted: state.vertical) {
        ElementRow(id: element.id, name: element.name).onSelect {}
      }
    }
  }
}

extension LookRegistry {
  /// How the cells of the main scene look.
  static let main = LookRegistry(
    Look(of: Heading.self) { .title($0.text).accessibility(traits: .header) },
    Look(of: Banner.self) { banner in
      .horizontal(.title(banner.title), .spacer, .button("×").accessibility(label: "Close"))
        .size(height: 160)
    },
    Look(of: SortMenu.self) { menu in
      .segments(["Unsorted", "A to Z", "Z to A"], selected: menu.selected.rawValue)
        .accessibility(label: "Sort order").size(height: 44)
    },
    Look(of: Carousel.self) { .empty.size(height: $0.height).accessibility(label: "Elements") },
    Look(of: ElementCard.self) { card in
      .vertical(.image("element").size(width: 168, height: 100), .title(card.name)).size(
        width: 192, height: 164)
    },
    Look(of: ElementRow.self) { .title($0.name).size(height: 96) })
}
