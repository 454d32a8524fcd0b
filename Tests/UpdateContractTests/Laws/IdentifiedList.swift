import ContractFixtures
import TestSupport
import UpdateContract

/// A list whose sections and items have ids, so that identity can be checked.
struct IdentifiedList: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []

  var counts: [Int] { sections.map(\.items.count) }

  /// Creates a list of 0 to 6 sections with 0 to 5 items each, all ids from small pools.
  init(using generator: inout SplitMix64) {
    var sectionIDs = (0..<9).shuffled(using: &generator)
    var itemIDs = (100..<124).shuffled(using: &generator)
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let count = min(Int.random(in: 0...5, using: &generator), itemIDs.count)
      let items = Array(itemIDs.prefix(count))
      itemIDs.removeFirst(count)
      sections.append(Section(id: sectionIDs.removeLast(), items: items))
    }
  }

  func paths() -> [Int: ItemPath] {
    var paths: [Int: ItemPath] = [:]
    for (index, section) in sections.enumerated() {
      for (item, id) in section.items.enumerated() { paths[id] = at(index, item) }
    }
    return paths
  }

  /// The map that keeps every id that was in `old` and no other.
  func identityMap(from old: IdentifiedList) -> IdentityMap {
    let paths = old.paths()
    return IdentityMap(
      sections: sections.map { section in old.sections.firstIndex { $0.id == section.id } },
      items: sections.map { section in section.items.map { paths[$0] } })
  }
}
