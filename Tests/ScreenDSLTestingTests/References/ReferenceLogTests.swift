import Foundation
import TestSupport

@testable import ScreenDSLTesting

/// Which references a run uses.
@Suite(.timed) struct ReferenceLogTests {
  @Test func usesAreWrittenDown() throws {
    var sandbox = try Sandbox()
    sandbox.environment["SCREENDSL_REFERENCE_LOG"] = "\(sandbox.folder)/log"
    sandbox.expect("a", "one")
    sandbox.expect("a", "two words")
    let process = ProcessInfo.processInfo.processIdentifier
    let log = try String(
      contentsOfFile: "\(sandbox.folder)/log/used-\(process).txt", encoding: .utf8)
    let lines = log.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("/__References__/") })
    #expect(lines.allSatisfy { FileManager.default.fileExists(atPath: String($0)) })
  }

  @Test func withoutTheVariableNothingIsWritten() throws {
    let sandbox = try Sandbox()
    sandbox.expect("a")
    #expect(sandbox.files.count == 1)
  }
}
