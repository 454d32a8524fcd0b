/// A batch with all kinds of operations, which fits its counts in most cases.
struct RandomBatch {
  var operations = BatchOperations(), old: [Int], new: [Int] = []

  init(using generator: inout SplitMix64) {
    old = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Int.random(in: 0...4, using: &generator)
    }
    let origins = chooseSections(using: &generator)
    chooseItems(origins, using: &generator)
    if Int.random(in: 0..<8, using: &generator) == 0, !new.isEmpty { new[0] += 1 }
  }

  /// Chooses section operations and returns the origin of each new section.
  private mutating func chooseSections(using generator: inout SplitMix64) -> [Int?] {
    var (stay, moved): ([Int], [Int]) = ([], [])
    for section in old.indices {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: operations.sectionDeletes.append(section)
      case 1: moved.append(section)
      case 2: operations.sectionReloads.append(section)
      default: stay.append(section)
      }
    }
    // Reloaded sections keep their order among those that stay.
    let rest = (stay + operations.sectionReloads).sorted()
    let inserted = Int.random(in: 0..<8, using: &generator) / 5
    var slots = (0..<rest.count + moved.count + inserted).shuffled(using: &generator)
    var origins: [Int?] = Array(repeating: nil, count: slots.count)
    for _ in 0..<inserted { operations.sectionInserts.append(slots.removeLast()) }
    for section in moved {
      let target = slots.removeLast()
      origins[target] = section
      operations.sectionMoves.append(SectionMove(from: section, to: target))
    }
    for (slot, section) in zip(slots.sorted(), rest) {
      origins[slot] = operations.sectionReloads.contains(section) ? nil : section
    }
    return origins
  }

  private mutating func chooseItems(_ origins: [Int?], using generator: inout SplitMix64) {
    let survivors = origins.indices.filter { origins[$0] != nil }
    new = origins.map { $0.map { old[$0] } ?? Int.random(in: 0...3, using: &generator) }
    var arrivals: [[ItemPath?]] = Array(repeating: [], count: new.count)
    for section in survivors {
      for item in 0..<new[section] {
        let path = ItemPath(section: origins[section] ?? 0, item: item)
        switch Int.random(in: 0..<16, using: &generator) {
        case 0, 1: operations.itemDeletes.append(path)
        case 2, 3: arrivals[survivors.randomElement(using: &generator) ?? section].append(path)
        case 4: operations.itemReloads.append(path)
        default: continue
        }
      }
      if Bool.random(using: &generator) { arrivals[section].append(nil) }
    }
    place(arrivals, origins, using: &generator)
  }

  private mutating func place(
    _ arrivals: [[ItemPath?]], _ origins: [Int?], using generator: inout SplitMix64
  ) {
    let departures = operations.itemDeletes + arrivals.flatMap { $0.compactMap(\.self) }
    for (section, arriving) in arrivals.enumerated() {
      new[section] += arriving.count - departures.count { $0.section == origins[section] }
      for (slot, origin) in zip((0..<new[section]).shuffled(using: &generator), arriving) {
        let path = ItemPath(section: section, item: slot)
        if let origin {
          operations.itemMoves.append(ItemMove(from: origin, to: path))
        } else {
          operations.itemInserts.append(path)
        }
      }
    }
  }
}

extension RandomBatch {
  /// Returns whether a map has the right size and agrees with each operation, and with nothing else.
  func isObeyed(by map: IdentityMap) -> Bool {
    map.sections.count == new.count && map.items.map(\.count) == new
      && sectionsAreObeyed(by: map.sections) && itemsAreObeyed(by: map)
  }

  private func sectionsAreObeyed(by origins: [Int?]) -> Bool {
    let gone = operations.sectionDeletes + operations.sectionReloads
    let (moved, kept) = (Set(operations.sectionMoves.map(\.from)), origins.compactMap(\.self))
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
