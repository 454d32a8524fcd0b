import Foundation

/// Where a run writes its lines: one way out, so that a test reads what a user would.
@MainActor
protocol Output {
  /// Writes a line to standard output.
  func write(_ line: String)
  /// Writes a line to standard error.
  func complain(_ line: String)
}

/// The streams of the process.
struct ProcessOutput: Output {
  func write(_ line: String) { print(line) }

  /// Writes the lines before it out first, so that a terminal and a log show them in order.
  func complain(_ line: String) {
    fflush(nil)
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
