import Foundation
import ScreenDSLRendering
import TestSupport
import XCTest

@testable import ScreenDSLTesting

/// The calls as users make them, in XCTest.
///
/// XCTest on Linux cannot expect failures, so the failing ones run only in a process of their own
/// that ``XCTestFailureTests`` starts.
final class ExpectScreenXCTests: XCTestCase {
  private var isFailing: Bool { ProcessInfo.processInfo.environment["SCREENDSL_FAIL"] != nil }

  func testInlineReferenceHolds() {
    expectScreen(textScreen("a", "b"), as: .textLines, record: .never) { "0 a\n1 b" }
  }

  func testTheTestIsKnown() {
    let site = CallSite(#fileID, #filePath, #line, #column, #function)
    let test = TestingContext.current.test(at: site)
    XCTAssertEqual(test.suites, ["ExpectScreenXCTests"])
    XCTAssertEqual(test.name, "testTheTestIsKnown")
    XCTAssertFalse(test.isSwiftTesting)
  }

  /// Two processes run this at once.
  func testRecording() throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENDSL_RECORD_INTO"] else { return }
    var site = CallSite(#fileID, #filePath, #line, #column, #function)
    site.filePath = "\(folder)/SomeTests.swift"
    let test = TestIdentity(suites: [], test: "test()")
    let reference = ReferencePath(site: site, test: test, name: "shared", fileExtension: "txt")
    for number in 0..<40 {
      let letter = number.isMultiple(of: 2) ? "a" : "b"
      try ReferenceStore.write(
        ReferenceText(String(repeating: letter, count: 10_000)), to: reference)
      let text = try XCTUnwrap(ReferenceStore.read(reference))
      XCTAssertEqual(text.bytes.count, 10_000)
      XCTAssertEqual(Set(text.bytes).count, 1)
    }
  }

  /// On Linux a test method on the main actor has to be `async`: XCTest finds the others by a cast that
  /// fails.
  @MainActor
  func testFailures() async {
    guard isFailing else { return }
    expectScreen(textScreen("a"), as: .textLines, record: .never) { "0 b" }
    expectUpdate(from: textScreen("a"), to: textScreen("b")) { nothing() }
    let store = SettingsScreen.Store()
    let screen = TestScreen { SettingsScreen(store) }
    screen.expectCost {
      $0.update { store.footer = "2027" }
    } expecting: {
      batches(0)
    }
    expectLooks(of: [ShownCell(name: "a", model: TextLine(text: "Ad"), contents: CellContents())]) {
      _ in CellContents(texts: ["Ad"])
    }
    screen.tap(.row(TextLine.self))
    let looks = LookRegistry(Look(of: TextLine.self) { .title($0.text) })
    let old = ScreenRenderer.svg(looks).render(textScreen("a"))
    expectScreen(textScreen("b"), as: .svg(looks), record: .never) { old }
  }
}

/// Failures reach XCTest, seen from a process that runs one failing test case.
@Suite(.timed) struct XCTestFailureTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func start(_ test: String, _ added: [String: String]) throws -> (Process, Pipe) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(
      fileURLWithPath: CommandLine.arguments[0],
      relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    process.arguments = ["ScreenDSLTestingTests.ExpectScreenXCTests/\(test)"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SCREENDSL_ARTIFACTS": "\(sandbox.folder)/artifacts"]) { $1 }
      .merging(added) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return (process, pipe)
  }

  private func finish(_ process: Process, _ pipe: Pipe) -> (status: Int32, output: String) {
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private func run(_ test: String, fails: Bool) throws -> (status: Int32, output: String) {
    let (process, pipe) = try start(test, fails ? ["SCREENDSL_FAIL": "1"] : [:])
    return finish(process, pipe)
  }

  @Test func twoProcessesRecordAtOnce() throws {
    let environment = ["SCREENDSL_RECORD_INTO": sandbox.folder]
    let processes = try (0..<2).map { _ in try start("testRecording", environment) }
    for (process, pipe) in processes {
      let (status, output) = finish(process, pipe)
      #expect(status == 0, "\(output)")
    }
    #expect(sandbox.files == ["__References__/SomeTests/test/shared.txt"])
  }

  @Test func failuresReachXCTest() throws {
    let (status, output) = try run("testFailures", fails: true)
    #expect(status != 0)
    #expect(output.contains("Executed 1 test, with 6 failures"))
    for text in [
      "- 0 b\n+ 0 a\n",
      #"--filter 'ScreenDSLTestingTests\.ExpectScreenXCTests/testFailures$'"#,
      "Update must be empty (was not)\n  reconfigured '0' TextLine 0.0 -> 0.0",
      "Number of batches must be 0 (was 1)", "only in the look: text 'Ad'",
      "No row for 'TextLine'; ",
      "-   a\n",
    ] { #expect(output.contains(text), "\(text)") }
  }

  @Test func withoutFailuresItPasses() throws {
    let (status, output) = try run("testFailures", fails: false)
    #expect(status == 0)
    #expect(output.contains("Executed 1 test, with 0 failures"))
  }
}
