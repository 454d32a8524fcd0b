/// Turns of the run loop, which come when a test says so.
@MainActor
final class ManualTurns {
  private var waiting: [(seconds: Double, action: @MainActor @Sendable () -> Void)] = []
  /// How many actions were put off so far.
  private(set) var requests = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// How long each waiting action asked to wait, in seconds.
  var delays: [Double] { waiting.map(\.seconds) }

  var options: AdapterOptions { AdapterOptions(later: later) }

  var later: Scheduler {
    { [self] seconds, action in
      requests += 1
      waiting.append((seconds, action))
    }
  }

  /// Lets one turn come: what is put off in it waits for the next one.
  func turn() {
    let due = waiting
    waiting = []
    for entry in due { entry.action() }
  }
}
