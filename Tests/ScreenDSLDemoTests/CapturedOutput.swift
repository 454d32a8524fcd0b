@testable import ScreenDSLDemo

/// Keeps the lines of a run instead of writing them.
@MainActor
final class CapturedOutput: Output {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []

  func write(_ line: String) {
    lines += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  func complain(_ line: String) { complaints.append(line) }

  /// All of standard output.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines that other programs read.
  var stepLines: [String] { lines.filter { $0.hasPrefix("step ") } }
}
