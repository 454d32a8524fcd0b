import TestSupport
import UpdateContract

extension RandomBatch {
  /// Whether a map has the right size and does what each operation says, and nothing else.
  func isObeyed(by map: IdentityMap) -> Bool {
    map.sections.count == new.count && map.items.map(\.count) == new
      && sectionsAreObeyed(by: map.sections)
      && itemsAreObeyed(by: map)
  }

  private func sectionsAreObeyed(by origins: [Int?]) -> Bool {
    let gone = operations.sectionDeletes + operations.sectionReloads
    let moved = Set(operations.sectionMoves.map(\.from))
    let kept = origins.compactMap(\.self)
    return kept.sorted() == old.indices.filter { !gone.contains($0) }
      && isAscending(kept.filter { !moved.contains($0) })
      && operations.sectionInserts.allSatisfy { origins[$0] == nil }
      && operations.sectionMoves.allSatisfy { origins[$0.to] == $0.from }
  }

  private func itemsAreObeyed(by map: IdentityMap) -> Bool {
    let gone = Set(operations.itemDeletes + operations.itemReloads)
    let moved = Set(operations.itemMoves.map(\.from))
    let kept = map.items.flatMap { $0.compactMap(\.self) }
    let expected = map.sections.compactMap(\.self).flatMap { section in
      (0..<old[section]).map { ItemPath(section: section, item: $0) }
    }
    return kept.sorted() == expected.filter { !gone.contains($0) }.sorted()
      && operations.itemInserts.allSatisfy { map.items[$0.section][$0.item] == nil }
      && operations.itemMoves.allSatisfy { map.items[$0.to.section][$0.to.item] == $0.from }
      && zip(map.sections, map.items).allSatisfy { section, items in
        let still = items.compactMap(\.self).filter { !moved.contains($0) }
        return still.allSatisfy { $0.section == section } && isAscending(still)
      }
  }

  private func isAscending<Value: Comparable>(_ values: [Value]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy(<)
  }

  func shuffled(using generator: inout SplitMix64) -> RandomBatch {
    var batch = self
    batch.operations.sectionDeletes.shuffle(using: &generator)
    batch.operations.sectionInserts.shuffle(using: &generator)
    batch.operations.sectionReloads.shuffle(using: &generator)
    batch.operations.sectionMoves.shuffle(using: &generator)
    batch.operations.itemDeletes.shuffle(using: &generator)
    batch.operations.itemInserts.shuffle(using: &generator)
    batch.operations.itemReloads.shuffle(using: &generator)
    batch.operations.itemMoves.shuffle(using: &generator)
    return batch
  }
}
