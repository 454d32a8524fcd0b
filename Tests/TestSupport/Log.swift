@MainActor package final class Log {
  package var lines: [String] = []
  nonisolated package init() {}
  package func add(_ line: String) { lines.append(line) }

  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
