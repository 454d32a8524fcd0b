/// What becomes of each old place and who takes each new one.
///
/// A place has one fate and a slot one taker, so a conflict shows when a move is placed.
struct Board {
  var sectionFates: [Fate]
  var sectionSlots: [Slot<Int>]
  var itemFates: Grid<Fate>
  var itemSlots: Grid<Slot<ItemPath>>

  /// Creates a board that holds the deletes and inserts of a batch, and no moves yet.
  ///
  /// - Precondition: All indices are in range.
  init(_ split: SplitBatch) {
    sectionFates = Array(repeating: .stays, count: split.batch.old.count)
    sectionSlots = Array(repeating: .open, count: split.batch.new.count)
    itemFates = Grid(counts: split.batch.old, filledWith: .stays)
    itemSlots = Grid(counts: split.batch.new, filledWith: .open)
    for section in split.operations.sectionDeletes { sectionFates[section] = .deleted }
    for section in split.operations.sectionInserts { sectionSlots[section] = .fresh }
    for path in split.operations.itemDeletes { itemFates[path] = .deleted }
    for path in split.operations.itemInserts { itemSlots[path] = .fresh }
  }
}

/// Step 4: moves in conflict with deletes, inserts, each other and, for items, their sections.
extension Board {
  mutating func place(_ moves: [SectionMove]) throws(Violation) {
    for move in moves {
      try sectionFates[move.from].leave(
        deleted: Violation("M1", move.from),
        moved: Violation(
          "M3", values: [move.from] + moves.filter { $0.from == move.from }.map(\.to)))
      try sectionSlots[move.to].enter(
        from: move.from, fresh: Violation("M2", move.to),
        taken: Violation(
          "M4", values: moves.filter { $0.to == move.to }.map(\.from).prefix(2) + [move.to]))
    }
  }

  mutating func place(_ moves: [ItemMove], kind: ListKind) throws(Violation) {
    for move in moves {
      try itemFates[move.from].leave(
        deleted: Violation("M5", move.from),
        moved: Violation(
          "M7", values: [move.from] + moves.filter { $0.from == move.from }.map(\.to), in: kind))
      try itemSlots[move.to].enter(
        from: move.from, fresh: Violation("M6", move.to),
        taken: Violation(
          "M8", values: moves.filter { $0.to == move.to }.map(\.from).prefix(2) + [move.to],
          in: kind))
      if case .deleted = sectionFates[move.from.section] {
        throw Violation("M9", move.from.section, in: kind)
      }
      if case .fresh = sectionSlots[move.to.section] {
        throw Violation("M10", move.to.section, in: kind)
      }
    }
  }
}

/// Steps 5 and 6: the number of sections, and where each comes from.
extension Board {
  func sectionOrigins(_ split: SplitBatch) throws(Violation) -> [Int?] {
    let survivors = sectionFates.indices.lazy.filter { sectionFates[$0] == .stays }
    guard let origins = Slot.origins(of: sectionSlots, survivors: survivors) else {
      throw wrongSectionCount(split)
    }
    return origins
  }

  /// Moves leave as many places as they take, so only deletes and inserts count.
  private func wrongSectionCount(_ split: SplitBatch) -> Violation {
    let tally = Tally(
      after: sectionSlots.count, before: sectionFates.count,
      inserted: split.operations.sectionInserts.count,
      deleted: split.operations.sectionDeletes.count)
    return split.violation("C1", values: tally.numbers)
  }
}

/// Step 7: the number of items in each section, and where each comes from.
extension Board {
  func itemOrigins(
    _ split: SplitBatch, sections: [Int?]
  ) throws(Violation) -> [[ItemPath?]] {
    var items: [[ItemPath?]] = []
    for (section, origin) in sections.enumerated() {
      items.append(try itemOrigins(split, section: section, origin: origin))
    }
    return items
  }

  /// All items of a fresh section are fresh, whatever operations name them.
  private func itemOrigins(
    _ split: SplitBatch, section: Int, origin: Int?
  ) throws(Violation) -> [ItemPath?] {
    guard let origin else { return Array(repeating: nil, count: split.batch.new[section]) }
    let slots = itemSlots[section: section]
    let survivors = survivingItems(of: origin)
    guard let origins = Slot.origins(of: slots, survivors: survivors) else {
      throw wrongItemCount(split, section: section, origin: origin)
    }
    return origins
  }

  private func survivingItems(of section: Int) -> some Sequence<ItemPath> {
    itemFates[section: section].enumerated().lazy
      .filter { $0.element == .stays }
      .map { ItemPath(section: section, item: $0.offset) }
  }

  private func wrongItemCount(_ split: SplitBatch, section: Int, origin: Int) -> Violation {
    let fates = itemFates[section: origin]
    let slots = itemSlots[section: section]
    let tally = Tally(
      after: slots.count, before: fates.count,
      inserted: slots.count { if case .fresh = $0 { true } else { false } },
      deleted: fates.count { $0 == .deleted },
      movedIn: slots.count { if case .taken = $0 { true } else { false } },
      movedOut: fates.count { $0 == .moved })
    return split.violation("C2", values: [section] + tally.numbers)
  }
}

/// What becomes of a section or an item that was there before the update.
enum Fate {
  /// It fills a place that nothing else takes, in the old order.
  case stays
  /// It is deleted, or reloaded.
  case deleted
  /// It goes to the place that its move names.
  case moved

  /// Begins a move, or throws the conflict.
  mutating func leave(
    deleted: @autoclosure () -> Violation, moved: @autoclosure () -> Violation
  ) throws(Violation) {
    switch self {
    case .stays: self = .moved
    case .deleted: throw deleted()
    case .moved: throw moved()
    }
  }
}

/// A place in a list after the update.
enum Slot<Origin> {
  /// Free for something that stays.
  case open
  /// Inserted, or the target of a reload.
  case fresh
  /// The target of a move.
  case taken(Origin)

  /// Ends a move, or throws the conflict.
  mutating func enter(
    from origin: Origin, fresh: @autoclosure () -> Violation, taken: @autoclosure () -> Violation
  ) throws(Violation) {
    switch self {
    case .open: self = .taken(origin)
    case .fresh: throw fresh()
    case .taken: throw taken()
    }
  }

  /// Fills the open slots with `survivors` and returns the origin of each slot.
  ///
  /// Relative order is all that things that stay keep.
  ///
  /// - Returns: One origin for each slot, nil for a fresh one; or nil if there are more open slots
  ///   than survivors, or fewer.
  static func origins(
    of slots: some Sequence<Slot>, survivors: some Sequence<Origin>
  ) -> [Origin?]? {
    var survivors = survivors.makeIterator()
    var origins: [Origin?] = []
    for slot in slots {
      switch slot {
      case .fresh: origins.append(nil)
      case .taken(let origin): origins.append(origin)
      case .open:
        guard let survivor = survivors.next() else { return nil }
        origins.append(survivor)
      }
    }
    return survivors.next() == nil ? origins : nil
  }
}

/// One cell for every item of a list, in one flat array.
struct Grid<Cell> {
  /// The position of each section's first cell, and the end of the last section.
  private let starts: [Int]
  private var cells: [Cell]

  init(counts: [Int], filledWith cell: Cell) {
    var starts = [0]
    var end = 0
    for count in counts {
      end += count
      starts.append(end)
    }
    self.starts = starts
    self.cells = Array(repeating: cell, count: end)
  }

  subscript(path: ItemPath) -> Cell {
    get { cells[starts[path.section] + path.item] }
    set { cells[starts[path.section] + path.item] = newValue }
  }

  /// The cells of one section.
  subscript(section section: Int) -> ArraySlice<Cell> {
    cells[starts[section]..<starts[section + 1]]
  }
}
