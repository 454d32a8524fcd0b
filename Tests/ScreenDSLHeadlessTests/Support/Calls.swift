import ScreenDSLHeadless

/// What was called, in order.
@MainActor
final class Calls {
  private var lines: [String] = []
  /// What an app answers that is asked.
  var isOpen = false

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
