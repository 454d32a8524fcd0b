struct Element: Equatable, Sendable, Decodable {
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
    case .aToZ: stablySorted { $0.name < $1.name }
    case .zToA: stablySorted { $0.name > $1.name }
    }
  }

  private func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    elements.enumerated().sorted { left, right in
      if areInOrder(left.element, right.element) { return true }
      if areInOrder(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
