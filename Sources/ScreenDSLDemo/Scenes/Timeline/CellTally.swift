import ScreenDSLHeadless

/// Counts, for each kind of cell, how many were made, used again, and in use at once.
@MainActor
struct CellTally {
  struct Counts: Equatable {
    var created = 0
    var reused = 0
    var live = 0
    var mostLive = 0

    /// Each row takes a cell when it comes into the window.
    var shown: Int { created + reused }
  }

  /// By the identifier of the registration.
  private(set) var counts: [String: Counts] = [:]

  /// Counts what a list did since the last time, and which cells are in use now.
  mutating func add(_ events: [HeadlessEvent], of host: HeadlessHost) {
    for event in events {
      switch event {
      case .created(let cell, _): counts[cell, default: Counts()].created += 1
      case .reused(let cell): counts[cell, default: Counts()].reused += 1
      default: break
      }
    }
    for cell in counts.keys { counts[cell]?.live = 0 }
    addLive(host)
    for cell in counts.keys { counts[cell]?.update() }
  }

  private mutating func addLive(_ host: HeadlessHost) {
    for cell in host.visibleCells {
      counts[String(reflecting: type(of: cell)), default: Counts()].live += 1
      if let list = (cell as? any HeadlessContainer)?.nested.list { addLive(list) }
    }
  }
}

extension CellTally.Counts {
  fileprivate mutating func update() { mostLive = max(mostLive, live) }
}
