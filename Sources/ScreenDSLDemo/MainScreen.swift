import ScreenDSLLooks

struct MainScreen: Screen {
  var state: MainState
  var store: MainStore

  var body: some ScreenContent {
    Section("main", header: "Elements") {
      if state.showsBanner {
        Banner(title: "Promo Banner", onClose: Handler { store.closeBanner() })
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel", Carousel()) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(id: element.id, name: element.name).onSelect { store.pick(element) }
        }
      }
      .layout(.carousel.itemSize(width: 192, height: 164))
      SortMenu(selected: state.vertical, onChange: Handler { store.sortVertically($0) })
      for element in state.elements(sorted: state.vertical) {
        ElementRow(id: element.id, name: element.name).onSelect { store.pick(element) }
      }
    }
  }
}

struct Banner: LookModel {
  var title: String
  var onClose: Handler<Void>

  var look: some LookPart {
    Look.horizontal {
      Look.text(title).fill()
      Look.button("×", onClose).kind(.gray).accessibility(label: "Close")
    }
    .size(height: 160)
  }
}

struct SortMenu: LookModel {
  var selected: Sort
  var onChange: Handler<Sort>

  var look: some LookPart {
    Look.picker("Sort", Sort.allCases, selected: selected, as: .segments, name: \.title, onChange)
      .size(height: 44)
  }
}

struct Carousel: ContainerModel, LookModel {
  /// The height of the carousel in points.
  var height = 180

  var look: some LookPart { Look.empty.size(height: Double(height)) }
}

struct ElementCard: LookModel, Identifiable {
  let id: String
  var name: String

  var look: some LookPart { Look.text(name).size(width: 192, height: 164) }
}

struct ElementRow: LookModel, Identifiable {
  let id: String
  var name: String

  var look: some LookPart { Look.text(name).size(height: 96).accessory(.chevron) }
}

struct Element: Equatable, Sendable {
  let id: String
  var name: String
}

enum Sort: String, CaseIterable, Sendable {
  case unsorted = "Unsorted"
  case aToZ = "A to Z"
  case zToA = "Z to A"

  /// The title of this sort order in a `SortMenu`.
  var title: String { rawValue }
}

/// The state of the main screen.
struct MainState: Equatable, Sendable {
  var elements = [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") }
  var horizontal = Sort.unsorted
  var vertical = Sort.unsorted
  var showsBanner = true

  /// A state with sample elements that are not sorted.
  static let sample = MainState()

  /// Returns the elements in the order `sort`. Elements with equal names keep their order.
  func elements(sorted sort: Sort) -> [Element] {
    switch sort {
    case .unsorted: elements
    case .aToZ: elements.sorted { $0.name < $1.name }
    case .zToA: elements.sorted { $0.name > $1.name }
    }
  }
}

/// Stores the state of the main screen. Actions of the user change this state.
@MainActor
final class MainStore {
  var state: MainState
  /// The elements that the user has tapped, each as a line of text.
  private(set) var picks: [String] = []

  nonisolated init(_ state: MainState) { self.state = state }

  func closeBanner() { state.showsBanner = false }
  func sortHorizontally(_ sort: Sort) { state.horizontal = sort }
  func sortVertically(_ sort: Sort) { state.vertical = sort }

  func pick(_ element: Element) {
    picks.append("\(element.name) with id \(element.id) tapped")
  }
}
