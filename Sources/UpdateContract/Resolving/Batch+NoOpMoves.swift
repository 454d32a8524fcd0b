/// Step 0, the last combination: moves that change nothing.
///
/// A move whose source equals its target is a real move when something else changes the indices of
/// the same list: turning `a b c` into `c b a` may move `b` from 1 to 1. It changes nothing when
/// nothing else does, which is what is refused here.
extension Batch {
  func checkNoOpMoves() throws(Violation) {
    guard !operations.resizesSections else { return }
    try checkNoOpSectionMoves()
    try checkNoOpItemMoves()
  }

  private func checkNoOpSectionMoves() throws(Violation) {
    guard let move = operations.sectionMoves.first else { return }
    guard operations.sectionMoves.contains(where: { $0.from != $0.to }) else {
      throw .noOpMove(section: move.from)
    }
  }

  /// The indices of an item are those of its section, so changes in other sections do not count.
  private func checkNoOpItemMoves() throws(Violation) {
    let still = operations.itemMoves.filter { $0.from == $0.to }
    guard !still.isEmpty else { return }
    let changing = sectionsWithChangingItems
    for move in still where !changing.contains(move.from.section) {
      throw .noOpMove(path: move.from)
    }
  }

  private var sectionsWithChangingItems: Set<Int> {
    var sections = Set((operations.itemDeletes + operations.itemInserts).map(\.section))
    for move in operations.itemMoves where move.from != move.to {
      sections.insert(move.from.section)
      sections.insert(move.to.section)
    }
    return sections
  }
}
