extension BatchCheck {
  func checkSections() throws(Violation) {
    for section in operations.sectionDeletes + operations.sectionReloads {
      try require(section, in: before, or: "B1")
    }
    for section in operations.sectionInserts { try checkArrival(of: section) }
    for move in operations.sectionMoves {
      try require(move.from, in: before, or: "B3")
      try require(move.to, in: after, or: "B3", text: 1)
    }
    try refuse(operations.sectionDeletes.firstRepeat, by: "D1")
    try refuse(operations.sectionInserts.firstRepeat, by: "D1", text: 1)
    let deleted = Set(operations.sectionDeletes)
    try refuse(operations.sectionReloads.first(where: deleted.contains), by: "D2")
  }

  func checkArrival(of section: Int) throws(Violation) { try require(section, in: after, or: "B2") }

  private func require(
    _ section: Int, in counts: [Int], or id: String, text: Int = 0
  ) throws(Violation) {
    guard counts.indices.contains(section) else {
      throw Violation(id, [section, counts.count], text: text)
    }
  }

  func refuse(
    _ place: (some CustomStringConvertible)?, by id: String, text: Int = 0
  ) throws(Violation) {
    if let place { throw Violation(id, [place], text: text) }
  }

  func checkItems(at level: ContractLevel) throws(Violation) {
    for path in operations.itemDeletes + operations.itemReloads {
      try require(
        path, in: before, naming: [path.item, path.section], orSection: ("B4", 0), orItem: ("B5", 0)
      )
    }
    for path in operations.itemInserts { try checkArrival(of: path) }
    for move in operations.itemMoves {
      try require(
        move.from, in: before, naming: [move.from], orSection: ("B8", 0), orItem: ("B8", 1))
      try require(
        move.to, in: after, naming: [move.from, move.to], orSection: ("B9", 1), orItem: ("B9", 0))
    }
    // A reconfigure names an item by its index path before the update.
    for path in operations.itemReconfigures {
      try require(path, in: before, naming: [path], orSection: ("K2", 2), orItem: ("K2", 1))
    }
    // On a device, a batch that deletes an item twice raises no exception, and corrupts memory.
    if level > .contract { try refuse(operations.itemDeletes.firstRepeat, by: "D3") }
    let deleted = Set(operations.itemDeletes)
    try refuse(operations.itemReloads.first(where: deleted.contains), by: "D4")
  }

  func checkArrival(of path: ItemPath) throws(Violation) {
    try require(
      path, in: after, naming: [path.item, path.section], orSection: ("B6", 0), orItem: ("B7", 0))
  }

  private func require(
    _ path: ItemPath, in counts: [Int], naming values: [any CustomStringConvertible],
    orSection section: (id: String, text: Int), orItem item: (id: String, text: Int)
  ) throws(Violation) {
    guard counts.indices.contains(path.section) else {
      throw Violation(section.id, values + [counts.count], text: section.text, in: kind)
    }
    let count = counts[path.section]
    guard (0..<count).contains(path.item) else {
      throw Violation(item.id, values + [count, path.section], text: item.text, in: kind)
    }
  }
}

extension Array where Element: Hashable {
  var firstRepeat: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
