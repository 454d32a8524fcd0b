@MainActor package final class Log {
  package var lines: [String] = []
  nonisolated package init() {}
  package func add(_ line: String) { lines.append(line) }

  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor package final class Heard {
  package var reports: [UpdateReport] = [], time = 0.0
  nonisolated package init() {}

  package func take() -> [UpdateReport] {
    defer { reports = [] }
    return reports
  }

  package func takeOnly() throws -> UpdateReport {
    try #require(reports.count == 1)
    return take()[0]
  }
}
