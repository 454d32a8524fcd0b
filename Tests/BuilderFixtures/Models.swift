// What the fixtures show; compiled together with each of them.

import ScreenDSL

struct Element: Equatable, Sendable, Identifiable {
  let id: String
  var name: String
}

enum Sort: Sendable { case unsorted, aToZ, zToA }

struct MainState: Equatable, Sendable {
  var elements: [Element]
  var horizontal = Sort.unsorted
  var vertical = Sort.unsorted
  var showsBanner = true
  var title: String?
  var promo: Label?

  func elements(sorted sort: Sort) -> [Element] { elements }
}

@MainActor final class MainStore {
  func closeBanner() {}
  func sortHorizontally(_ sort: Sort) {}
  func sortVertically(_ sort: Sort) {}
  func pick(_ element: Element) {}
}

struct Label: CellModel { var text: String }

struct Divider: CellModel {}

struct Banner: CellModel {
  var title: String
  var onClose: Handler<Void>
}

struct SortMenu: CellModel {
  var selected: Sort
  var onChange: Handler<Sort>
}

struct Carousel: ContainerModel { var height = 180 }

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

  init(_ element: Element) {
    id = element.id
    name = element.name
  }
}

func log(_ text: String) {}
