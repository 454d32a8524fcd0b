/// How many cells a headless list made and used again, without those of lists inside it.
public struct HeadlessStatistics: Hashable, Sendable {
  /// The number of cells that were made.
  public internal(set) var created = 0
  /// The number of times that a cell was taken from the pool.
  public internal(set) var reused = 0
  /// The number of cells that show a row, or are prepared to.
  public internal(set) var live = 0
  /// The greatest number of cells that were live at once.
  public internal(set) var mostLive = 0
  /// The number of times that a live cell was filled anew.
  public internal(set) var reconfigured = 0
}

extension HeadlessStatistics {
  mutating func begin() {
    live += 1
    mostLive = max(mostLive, live)
  }
}
