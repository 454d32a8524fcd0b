import Foundation
import TestSupport
import Testing

@testable import ScreenDSLTesting

/// Which references nothing uses.
@Suite(.timed) struct ReferenceLogTests {
  @Test func usesAreWrittenDown() throws {
    var sandbox = try Sandbox()
    sandbox.environment["SCREENDSL_REFERENCE_LOG"] = "\(sandbox.folder)/log"
    sandbox.expect("a", "one")
    sandbox.expect("a", "two words")
    try sandbox.write("old", to: "\(sandbox.references)/old.txt")
    try sandbox.write("old", to: "__References__/GoneTests/x.txt")
    try sandbox.write("no reference", to: "Other.swift")
    let log = try ReferenceLog(contentsOf: "\(sandbox.folder)/log")
    #expect(log.used.count == 2)
    #expect(
      try log.unused(in: sandbox.folder) == [
        "\(sandbox.folder)/__References__/GoneTests/x.txt", "\(sandbox.references)/old.txt",
      ])
  }

  @Test func logsOfSeveralProcesses() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a", to: "__References__/a")
    try sandbox.write("b", to: "__References__/b")
    try sandbox.write("c", to: "__References__/c")
    try sandbox.write("\(sandbox.folder)/__References__/a\n", to: "log/used-1.txt")
    try sandbox.write("\(sandbox.folder)/__References__/c\n", to: "log/used-2.txt")
    let log = try ReferenceLog(contentsOf: "\(sandbox.folder)/log")
    #expect(
      try log.unused(in: sandbox.folder + "/") == ["\(sandbox.folder)/__References__/b"])
  }

  @Test func withoutTheVariableNothingIsWritten() throws {
    let sandbox = try Sandbox()
    sandbox.expect("a")
    #expect(sandbox.files.count == 1)
    #expect(throws: (any Error).self) {
      try ReferenceLog(contentsOf: "\(sandbox.folder)/log")
    }
  }
}
