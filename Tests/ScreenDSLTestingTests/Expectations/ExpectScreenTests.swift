import Foundation

@testable import ScreenDSLTesting

/// The calls as users make them, in Swift Testing: failures reach the framework.
@Suite(.timed) struct ExpectScreenTests {
  /// Runs `body` and returns the texts of the failures that Swift Testing got.
  private func failures(_ body: () throws -> Void) throws -> [String] {
    let journal = Journal()
    try withKnownIssue {
      try body()
    } matching: { issue in
      journal.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    return journal.messages
  }

  private func inContext(_ sandbox: Sandbox, _ body: () -> Void) {
    var context = sandbox.reportingContext
    context.currentTest = { TestFramework.currentTest }
    TestingContext.$current.withValue(context, operation: body)
  }

  @Test func aMissingReferenceFailsTheTest() throws {
    let sandbox = try Sandbox()
    let found = try failures {
      inContext(sandbox) {
        expectScreen(textScreen("hi"), as: .textLines, named: "nowhere", record: .never)
      }
    }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("No reference for 'nowhere'; record it\n"))
    let folder = "__References__/ExpectScreenTests/ExpectScreenTests/aMissingReferenceFailsTheTest"
    let place = "Tests/ScreenDSLTestingTests/Expectations/\(folder)"
    #expect(found[0].contains("\nReference: '\(place)/nowhere.txt' (record mode 'never'"))
    #expect(
      found[0].hasSuffix(
        #"'ScreenDSLTestingTests\.ExpectScreenTests/aMissingReferenceFailsTheTest\(\)'"#))
  }

  @Test func aDetachedTaskBelongsToNoTest() async throws {
    let sandbox = try Sandbox()
    var context = sandbox.context
    context.currentTest = { TestFramework.currentTest }
    await Task.detached { [context] in
      TestingContext.$current.withValue(context) {
        expectScreen(textScreen("a"), as: .textLines, record: .all)
        expectScreen(textScreen("a"), as: .textLines, named: "detached", record: .never)
      }
    }.value
    sandbox.expectFailure(
      "No running test for reference 'lines'; give it a name with 'named:', "
        + "as in a detached task, which belongs to no test\n")
    let named = sandbox.journal.messages[1]
    #expect(named.contains("/Expectations/__References__/ExpectScreenTests/detached.txt' (record"))
    #expect(named.hasSuffix(#"'ScreenDSLTestingTests\.'"#))
  }

  @Suite struct Inner {
    @Test func oneLine() { #expect(places() == ["ExpectScreenTests.Inner", "oneLine"]) }
    @Test(arguments: 0..<2) func parameters(of number: Int) async {
      #expect(places() == ["ExpectScreenTests.Inner", "parameters-of"])
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { places() } }
        for await place in group { #expect(place == places(), "a child of the test's task") }
      }
    }
    @Test func `a name (of words)`() { #expect(places().last?.hasPrefix("a-name-") == true) }
  }

  @Test(.record(.never)) func theTraitReachesTheCall() throws {
    let sandbox = try Sandbox(["SCREENDSL_RECORD": "all"])
    sandbox.expect("text")
    #expect(sandbox.files.isEmpty)
    #expect(sandbox.journal.messages[0].contains("record mode 'never' by a trait"))
    #expect(sandbox.journal.messages[0].contains("remove the trait '.record' and run: "))
  }
}

/// The folders of the reference of a call in this function, which no test is: the suite's and the test's.
private func places() -> [String] {
  let site = CallSite(#fileID, #filePath, #line, #column)
  return Array(site.place(of: TestingContext.current.test, name: "x").dropFirst(2).dropLast())
}
