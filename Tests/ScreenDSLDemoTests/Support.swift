import Foundation

@testable import ScreenDSLDemo

/// The lines of a run.
@MainActor final class CapturedOutput {
  fileprivate(set) var lines: [String] = []
  fileprivate(set) var complaints: [String] = []
  var columns = 80

  /// All of standard output.
  var text: String { lines.map { $0 + "\n" }.joined() }
}

extension Demo {
  @MainActor static func run(_ arguments: [String], output: CapturedOutput) -> Int32 {
    let (status, text) = run(arguments, columns: output.columns)
    if status == 0 { output.lines += text.components(separatedBy: "\n") }
    if status != 0 { output.complaints.append(text) }
    return status
  }
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
