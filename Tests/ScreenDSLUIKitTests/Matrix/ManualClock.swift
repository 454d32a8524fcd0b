/// Turns of the run loop that a test lets happen.
@MainActor
final class ManualClock {
  private var actions: [@MainActor @Sendable () -> Void] = []

  var isEmpty: Bool { actions.isEmpty }

  func later(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    actions.append(action)
  }

  /// Runs what waits for the next turn.
  func turn() {
    let waiting = actions
    actions = []
    for action in waiting { action() }
  }
}
