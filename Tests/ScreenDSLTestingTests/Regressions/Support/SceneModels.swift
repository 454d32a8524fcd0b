import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLTesting

/// The main scene and its broken forms: what they have in common.
enum Scene {
  struct Element: Equatable, Sendable {
    let id: String
    var name: String
  }

  enum Sort: String, Sendable { case unsorted, aToZ, zToA }

  struct State: Equatable, Sendable {
    var elements = [2, 1, 5, 3, 4].map { Element(id: "element/\($0)", name: "Element \($0)") }
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

  @MainActor
  final class Store {
    var state = State()
    private(set) var picks: [String] = []

    func pick(_ element: Element) { picks.append("\(element.name) with id \(element.id) tapped") }
  }

  struct Heading: CellModel { var text: String }
  struct Carousel: ContainerModel { var height = 180 }

  struct Banner: CellModel {
    var title: String
    var onClose: Handler<Void>
  }

  struct SortMenu: CellModel {
    var selected: Sort
    var variant: CellVariant?
    var onChange: Handler<Sort>

    var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(SortMenu.self, variant: variant) }
  }

  struct ElementCard: CellModel, Identifiable {
    let id: String
    var name: String

    init(_ element: Element) {
      id = element.id
      name = element.name
    }
  }

  struct ElementRow: CellModel, Identifiable {
    let id: String
    var name: String
    var label: String?

    init(_ element: Element, label: String?) {
      id = element.id
      name = element.name
      self.label = label
    }
  }
}
