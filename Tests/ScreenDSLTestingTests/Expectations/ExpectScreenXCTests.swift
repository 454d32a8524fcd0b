import Foundation
import XCTest

@testable import ScreenDSLTesting

/// XCTest on Linux cannot expect failures, so calls that fail run only in a process that ``XCTestFailureTests`` starts.
final class ExpectScreenXCTests: XCTestCase {
  func testTheTestIsKnown() { expectName("testTheTestIsKnown") }

  func testBelowARegularExpression() {
    XCTAssertNil("func testX() {".firstMatch(of: /^\{/))
    expectName("testBelowARegularExpression")
  }

  func testInADetachedTask() async {
    await Task.detached { expectName("testInADetachedTask") }.value
  }

  func testThrowing() throws { expectName("testThrowing") }

  /// On Linux a test method on the main actor has to be `async`: XCTest finds the others by a cast that fails.
  @MainActor func testFailures() async {
    guard ProcessInfo.processInfo.environment["SCREENDSL_FAIL"] != nil else { return }
    for text in ["a"] + (0..<20).map({ "\($0)" }) {
      expectScreen(textScreen(text), as: .textLines, record: .never) { "0 b" }
    }
    expectUpdate(from: textScreen("a"), to: textScreen("b")) { $0.nothing() }
    let store = SettingsScreen.Store()
    let screen = TestScreen { SettingsScreen(store) }
    screen.expectCost(batches: 0) { $0.update { store.footer = "2027" } }
    screen.tap(.row(TextLine.self))
    let looks = LookRegistry(.look(of: TextLine.self) { Look.text($0.text) })
    let old = ScreenRenderer.svg(looks).render(textScreen("a"))
    expectScreen(textScreen("b"), as: .svg(looks), record: .never) { old }
  }
}

private func expectName(_ name: String) {
  let (test, module) = (TestingContext.current.test, "ScreenDSLTestingTests")
  XCTAssertEqual([test.name, test.module] + test.suites, [name, module, "ExpectScreenXCTests"])
  XCTAssertFalse(test.isSwiftTesting)
}

class BaseXCTests: XCTestCase {
  func testInherited() { expectInHelper("testInherited") }

  func expectInHelper(_ name: String) {
    let (test, suite) = (TestingContext.current.test, "\(type(of: self))")
    XCTAssertEqual(test.suites, [suite])
    let place = CallSite(#fileID, #filePath, #line, #column).place(of: test, name: "x")
    XCTAssertEqual(place, ["ScreenDSLTestingTests", "ExpectScreenXCTests", suite, name, "x"])
  }
}

final class HeirXCTests: BaseXCTests { func testOfItsOwn() { expectInHelper("testOfItsOwn") } }

@Suite(.timed) struct XCTestFailureTests {
  @Test func failuresReachXCTest() throws {
    let (sandbox, process, pipe) = (Sandbox(), Process(), Pipe())
    process.executableURL = URL(
      fileURLWithPath: CommandLine.arguments[0],
      relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    process.arguments = ["ScreenDSLTestingTests.ExpectScreenXCTests/testFailures"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SCREENDSL_ARTIFACTS": "\(sandbox.folder)/artifacts", "SCREENDSL_FAIL": "1",
    ]) { $1 }
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let page = sandbox.read("artifacts/report.html")?.components(separatedBy: #""failures":[""#)
    #expect(process.terminationStatus != 0 && page?.count == 26, "\(page?.count ?? 0)")
    #expect(output.contains("Executed 1 test, with 25 failures"))
    for text in [
      "- 0 b\n+ 0 a\n", #"--filter 'ScreenDSLTestingTests\.ExpectScreenXCTests/testFailures$'"#,
      "Update must be empty (was not)\n  reconfigured TextLine '0'",
      "Number of batches must be 0 (was 1)", "No row for 'TextLine'; ",
      "TextLine '0' \"b\" (ScreenDSLTestingTests/Sandbox.swift:123): 'a' is now 'b'\n",
    ] { #expect(output.contains(text), "\(text)") }
  }
}
