import ScreenDSLHeadless

/// What was called, in order.
@MainActor
final class Calls {
  private var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
