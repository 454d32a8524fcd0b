/// Replaces each reload with a deletion and an insertion, as UIKit does. Each insertion has the index that UIKit
/// computes, even if the reloaded element has another index after the update.
extension BatchCheck {
  func splittingReloads() throws(Violation) -> BatchOperations {
    let sectionTargets = sectionTargets(of: operations.sectionReloads.sortedOnce())
    let itemTargets = itemReloadTargets
    for section in sectionTargets { try checkArrival(of: section) }
    for path in itemTargets { try checkArrival(of: path) }
    return BatchOperations(
      sectionDeletes: operations.sectionDeletes + operations.sectionReloads.sortedOnce(),
      sectionInserts: operations.sectionInserts + sectionTargets,
      sectionMoves: operations.sectionMoves,
      itemDeletes: operations.itemDeletes.once() + operations.itemReloads.sortedOnce(),
      itemInserts: operations.itemInserts.once() + itemTargets,
      itemMoves: operations.itemMoves)
  }

  private func sectionTargets(of sections: [Int]) -> [Int] {
    reloadTargets(
      of: sections, deletes: operations.sectionDeletes, inserts: operations.sectionInserts)
  }

  private var itemReloadTargets: [ItemPath] {
    guard !operations.itemReloads.isEmpty else { return [] }
    let reloads = operations.itemReloads.itemsBySection
    let deletes = operations.itemDeletes.itemsBySection
    let inserts = operations.itemInserts.itemsBySection
    let sections = Set(reloads.keys).subtracting(operations.sectionDeletes).sorted()
    return zip(sections, sectionTargets(of: sections)).flatMap { section, target in
      reloadTargets(
        of: reloads[section, default: []].sortedOnce(),
        deletes: deletes[section, default: []],
        inserts: inserts[target, default: []]
      ).map { ItemPath(section: target, item: $0) }
    }
  }

  /// Returns the index that UIKit computes for the insertion of each reloaded section or item. `reloads` contains the
  /// indexes before the update, ascending and unique.
  private func reloadTargets(of reloads: [Int], deletes: [Int], inserts: [Int]) -> [Int] {
    var deletes = deletes.sortedOnce()[...]
    var inserts = inserts.sortedOnce()[...]
    var shift = 0
    return reloads.map { reload in
      while let delete = deletes.first, delete < reload {
        deletes.removeFirst()
        shift -= 1
      }
      while let insert = inserts.first, insert <= reload + shift {
        inserts.removeFirst()
        shift += 1
      }
      return reload + shift
    }
  }
}

extension [ItemPath] {
  fileprivate var itemsBySection: [Int: [Int]] {
    Dictionary(grouping: self, by: \.section).mapValues { $0.map(\.item) }
  }
}

extension Array where Element: Hashable & Comparable {
  fileprivate func sortedOnce() -> [Element] { Set(self).sorted() }

  fileprivate func once() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
