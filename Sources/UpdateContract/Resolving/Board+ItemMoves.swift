/// Step 4 for items: moves in conflict with deletes, inserts, each other and their sections.
extension Board {
  mutating func place(_ moves: [ItemMove], kind: ListKind) throws(Violation) {
    for move in moves {
      try leave(move.from)
      try enter(move.to, from: move.from)
      try checkSections(of: move, kind: kind)
    }
  }

  private mutating func leave(_ path: ItemPath) throws(Violation) {
    switch itemFates[path] {
    case .stays: itemFates[path] = .moved
    case .deleted: throw .deleteAndMove(path: path)
    case .moved: throw .twoMovesFrom(path: path)
    }
  }

  private mutating func enter(_ path: ItemPath, from origin: ItemPath) throws(Violation) {
    switch itemSlots[path] {
    case .open: itemSlots[path] = .taken(origin)
    case .fresh: throw .insertAndMove(path: path)
    case .taken: throw .twoMovesTo(path: path)
    }
  }

  private func checkSections(of move: ItemMove, kind: ListKind) throws(Violation) {
    if case .deleted = sectionFates[move.from.section] {
      throw .moveOutOfDeletedSection(move.from.section, kind: kind)
    }
    if case .fresh = sectionSlots[move.to.section] {
      throw .moveIntoInsertedSection(move.to.section, kind: kind)
    }
  }
}
