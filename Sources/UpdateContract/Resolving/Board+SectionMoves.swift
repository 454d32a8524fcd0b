/// Step 4 for sections: moves in conflict with deletes, inserts and each other.
extension Board {
  mutating func place(_ moves: [SectionMove]) throws(Violation) {
    for move in moves {
      try leave(move.from)
      try enter(move.to, from: move.from)
    }
  }

  private mutating func leave(_ section: Int) throws(Violation) {
    switch sectionFates[section] {
    case .stays: sectionFates[section] = .moved
    case .deleted: throw .deleteAndMove(section: section)
    case .moved: throw .twoMovesFrom(section: section)
    }
  }

  private mutating func enter(_ section: Int, from origin: Int) throws(Violation) {
    switch sectionSlots[section] {
    case .open: sectionSlots[section] = .taken(origin)
    case .fresh: throw .insertAndMove(section: section)
    case .taken: throw .twoMovesTo(section: section)
    }
  }
}
