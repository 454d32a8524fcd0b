/// Turns of the run loop that a test runs.
@MainActor
final class ManualTurns {
  private var waiting: [(seconds: Double, action: @MainActor @Sendable () -> Void)] = []
  /// The number of delayed actions so far.
  private(set) var requests = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// The delay of each waiting action, in seconds.
  var delays: [Double] { waiting.map(\.seconds) }

  var options: AdapterOptions { AdapterOptions(later: later) }

  var later: Scheduler {
    { [self] seconds, action in
      requests += 1
      waiting.append((seconds, action))
    }
  }

  /// Runs one turn. An action that is delayed during the turn waits for the next turn.
  func turn() {
    let due = waiting
    waiting = []
    for entry in due { entry.action() }
  }
}
