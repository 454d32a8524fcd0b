import Foundation

@testable import ScreenDSLDemo

/// Keeps the lines of a run instead of writing them.
@MainActor
final class CapturedOutput: Output {
  private(set) var lines: [String] = []
  private(set) var complaints: [String] = []
  var columns = 80

  func write(_ line: String) {
    lines += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  func complain(_ line: String) { complaints.append(line) }

  /// All of standard output.
  var text: String { lines.map { $0 + "\n" }.joined() }
}

extension SceneStore {
  /// Shows the scene in a window that has room for all of it.
  func drive() -> TestScreen {
    TestScreen(options: HeadlessOptions(viewport: 1_600), environment: .pictures) { self.screen }
  }
}

/// Returns what a scene writes.
func recorded(_ name: String) throws -> String {
  let url = Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Recorded")
  return try String(contentsOf: #require(url), encoding: .utf8)
}
