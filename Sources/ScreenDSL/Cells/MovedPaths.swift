/// Where the rows of a screen went that got another section or another ID, so that a cell that was
/// filled before finds its row.
@MainActor
final class MovedPaths {
  typealias Move = (from: RowPath, to: RowPath)

  private var turns: [(number: Int, moves: [Move])] = []
  /// The number of times that rows got other paths.
  private(set) var count = 0
  /// Cells that were filled more turns ago than this and never since find nothing.
  private static let limit = 4_096

  /// Records that rows got other paths, all at once.
  func record(_ moves: [Move]) {
    if moves.isEmpty { return }
    count += 1
    turns.append((count, moves))
    if turns.count > Self.limit { turns.removeFirst(Self.limit / 2) }
  }

  /// Returns the path of a row, or of something inside it, that had the path `since` some turn.
  ///
  /// - Complexity: O(*m*) in the number *m* of rows that got other paths since.
  func current(_ path: RowPath, since turn: Int) -> RowPath {
    guard turn < count else { return path }
    let first = turns.firstIndex { $0.number > turn } ?? turns.endIndex
    return turns[first...].reduce(path) { path, turn in
      turn.moves.first { path.isInside($0.from) }.map { path.moved(from: $0.from, to: $0.to) }
        ?? path
    }
  }
}
