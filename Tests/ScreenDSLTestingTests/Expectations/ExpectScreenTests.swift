@testable import ScreenDSLTesting

@Suite(.timed) struct ExpectScreenTests {
  @Test func aMissingReferenceFailsTheTest() {
    let (sandbox, journal) = (Sandbox(), Journal())
    var context = sandbox.context
    context.report = { TestFramework.fail($0, at: $1) }
    context.currentTest = { TestFramework.currentTest }
    withKnownIssue {
      TestingContext.$current.withValue(context) {
        expectScreen(textScreen("hi"), as: .textLines, named: "nowhere", record: .never)
      }
    } matching: {
      journal.add($0.comments.map(\.rawValue).joined())
    }
    let found = journal.messages
    expectEqual(found.count, 1)
    #expect(found[0].hasPrefix("No reference for 'nowhere'; record it\n"))
    let folder = "__References__/ExpectScreenTests/ExpectScreenTests/aMissingReferenceFailsTheTest"
    let place = "Tests/ScreenDSLTestingTests/Expectations/\(folder)"
    #expect(found[0].contains("\nReference: '\(place)/nowhere.txt' (record mode 'never'"))
    let test = #"'ScreenDSLTestingTests\.ExpectScreenTests/aMissingReferenceFailsTheTest\(\)'"#
    #expect(found[0].hasSuffix(test))
  }

  @Test func aDetachedTaskBelongsToNoTest() async {
    let sandbox = Sandbox()
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
    @Test func oneLine() { expectEqual(places(), ["ExpectScreenTests.Inner", "oneLine"]) }
    @Test(arguments: 0..<2) func parameters(of number: Int) async {
      expectEqual(places(), ["ExpectScreenTests.Inner", "parameters-of"])
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { places() } }
        for await place in group { expectEqual(place, places(), "a child of the test's task") }
      }
    }
    @Test func `a name (of words)`() { expectEqual(places().last?.hasPrefix("a-name-"), true) }
  }

  @Test(.record(.never)) func theTraitReachesTheCall() {
    let sandbox = Sandbox(["SCREENDSL_RECORD": "all"])
    sandbox.expect("text")
    #expect(sandbox.files.isEmpty && RecordMode.never.isRecursive)
    #expect(sandbox.journal.messages[0].contains("record mode 'never' by a trait"))
    #expect(sandbox.journal.messages[0].contains("remove the trait '.record' and run: "))
  }
}

/// The folders of the reference of a call in this function, which no test is: the suite's and the test's.
private func places() -> [String] {
  let site = CallSite(#fileID, #filePath, #line, #column)
  return Array(site.place(of: TestingContext.current.test, name: "x").dropFirst(2).dropLast())
}
