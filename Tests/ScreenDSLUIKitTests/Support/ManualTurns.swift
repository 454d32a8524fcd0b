@MainActor final class ManualTurns {
  private var waiting: [(due: Double, action: @MainActor @Sendable () -> Void)] = [], now = 0.0
  private(set) var requests = 0
  var isEmpty: Bool { waiting.isEmpty }
  var delays: [Double] { waiting.map { $0.due - now } }
  var options: AdapterOptions { AdapterOptions(later: later) }

  var later: Scheduler {
    { [self] seconds, action in
      requests += 1
      waiting.append((now + seconds, action))
    }
  }

  /// Runs one turn. An action that is delayed during the turn waits for the next turn.
  func turn() {
    let due = waiting
    waiting = []
    for entry in due { entry.action() }
  }

  func advance(by seconds: Double) {
    let end = now + seconds
    while let next = waiting.map(\.due).min(), next <= end,
      let index = waiting.firstIndex(where: { $0.due == next })
    {
      now = next
      waiting.remove(at: index).action()
    }
    now = end
  }
}
