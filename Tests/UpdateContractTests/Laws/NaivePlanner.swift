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

/// Three stages from one list to another: deletes, sections, items.
///
/// Written for shortness, not speed, and without a look at how the judge works.
struct NaivePlanner {
  struct Stage {
    var operations: BatchOperations
    var before: IdentifiedList
    var after: IdentifiedList
  }

  var old: IdentifiedList
  var new: IdentifiedList

  var stages: [Stage] {
    let kept = withoutDeletes()
    let arranged = withNewSections(kept.after)
    return [kept, arranged, withNewItems(arranged.after)]
  }

  /// Items stay only if their section does, before and after.
  private func withoutDeletes() -> Stage {
    let newIDs = Set(new.sections.map(\.id))
    let oldIDs = Set(old.sections.map(\.id))
    let items = Set(new.sections.filter { oldIDs.contains($0.id) }.flatMap(\.items))
    var operations = BatchOperations()
    var after = old
    after.sections = []
    for (index, section) in old.sections.enumerated() {
      guard newIDs.contains(section.id) else {
        operations.sectionDeletes.append(index)
        continue
      }
      for (item, id) in section.items.enumerated() where !items.contains(id) {
        operations.itemDeletes.append(at(index, item))
      }
      after.sections.append(.init(id: section.id, items: section.items.filter(items.contains)))
    }
    return Stage(operations: operations, before: old, after: after)
  }

  private func withNewSections(_ before: IdentifiedList) -> Stage {
    var operations = BatchOperations()
    var after = before
    after.sections = new.sections.map { section in
      before.sections.first { $0.id == section.id } ?? section
    }
    let origins = new.sections.map { section in
      before.sections.firstIndex { $0.id == section.id }
    }
    let still = Set(longestIncreasing(origins.compactMap(\.self)))
    for (target, origin) in origins.enumerated() {
      guard let origin else {
        operations.sectionInserts.append(target)
        continue
      }
      if !still.contains(origin) { operations.sectionMoves.append(move(origin, target)) }
    }
    return Stage(operations: operations, before: before, after: after)
  }

  private func withNewItems(_ before: IdentifiedList) -> Stage {
    let paths = before.paths()
    var operations = BatchOperations()
    for (index, section) in new.sections.enumerated() {
      let origins = section.items.map { paths[$0] }
      let here = origins.compactMap(\.self).filter { $0.section == index }.map(\.item)
      let still = Set(longestIncreasing(here).map { at(index, $0) })
      for (item, origin) in origins.enumerated() {
        guard let origin else {
          operations.itemInserts.append(at(index, item))
          continue
        }
        if !still.contains(origin) { operations.itemMoves.append(move(origin, at(index, item))) }
      }
    }
    return Stage(operations: operations, before: before, after: new)
  }

  /// A longest increasing subsequence, by comparing every pair.
  private func longestIncreasing(_ values: [Int]) -> [Int] {
    var best: [[Int]] = []
    for value in values {
      let prefix = best.filter { ($0.last ?? .min) < value }.max { $0.count < $1.count } ?? []
      best.append(prefix + [value])
    }
    return best.max { $0.count < $1.count } ?? []
  }
}
