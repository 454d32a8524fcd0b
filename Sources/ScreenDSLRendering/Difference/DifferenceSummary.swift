import ScreenDSL

/// Counts what an update does, containers included.
struct DifferenceSummary {
  private var counts = [0, 0, 0, 0, 0, 0]
  private static let names = [
    ("removal", "removals"), ("insertion", "insertions"), ("move", "moves"),
    ("reconfigure", "reconfigures"), ("reload", "reloads"),
    ("supplementary", "supplementaries"),
  ]

  /// Returns the counts: `1 removal, 4 moves` in one line, what happens in place in another.
  static func lines(of changes: Changeset) -> [String] {
    var summary = DifferenceSummary()
    summary.add(changes)
    let lines = [summary.line(0..<3), summary.line(3..<6)].filter { !$0.isEmpty }
    return lines.isEmpty ? ["no changes"] : lines
  }

  private func line(_ range: Range<Int>) -> String {
    range.filter { counts[$0] > 0 }.map { index in
      "\(counts[index]) \(counts[index] == 1 ? Self.names[index].0 : Self.names[index].1)"
    }.joined(separator: ", ")
  }

  private mutating func add(_ changes: Changeset) {
    counts[0] += changes.sectionRemovals.count + changes.rowRemovals.count
    counts[1] += changes.sectionInsertions.count + changes.rowInsertions.count
    counts[2] += changes.sectionMoves.count + changes.rowMoves.count
    counts[3] += changes.rowUpdates(.reconfigure).count
    counts[4] += changes.rowUpdates(.reload).count
    counts[5] += changes.supplementaryUpdates.count
    for nested in changes.nested { add(nested.changes) }
  }
}
