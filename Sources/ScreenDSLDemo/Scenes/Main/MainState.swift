struct Element: Equatable, Sendable {
  let id: String
  var name: String
}

enum Sort: String, CaseIterable, Sendable {
  case unsorted
  case aToZ
  case zToA
}

/// All that the main screen shows.
struct MainState: Equatable, Sendable {
  var elements: [Element]
  var horizontal = Sort.unsorted
  var vertical = Sort.unsorted
  var showsBanner = true

  /// The elements sorted by name; those of one name keep their order.
  func elements(sorted sort: Sort) -> [Element] {
    switch sort {
    case .unsorted: elements
    case .aToZ: elements.sorted { $0.name < $1.name }
    case .zToA: elements.sorted { $0.name > $1.name }
    }
  }
}
