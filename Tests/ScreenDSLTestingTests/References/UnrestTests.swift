import Foundation

@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct UnrestTests {
  private struct Dice: Screen {
    var body: some ScreenContent { Section("main") { TextLine(text: "\(UUID())").id("x") } }
  }

  private let source = "expectScreen(s) { \"\" }\n"

  enum Way: CaseIterable {
    case file, inline, update, driven

    @MainActor func expect(
      _ screen: some Screen, _ renderer: ScreenRenderer, _ mode: RecordMode, in sandbox: Sandbox
    ) {
      let site = sandbox.site(line: 1, column: 1)
      let expectation =
        switch self {
        case .file: ReferenceExpectation(Evaluation(screen), renderer, at: site)
        case .inline: ReferenceExpectation(Evaluation(screen), renderer, expected: "", at: site)
        case .update:
          UpdateCheck(from: screen, to: screen, site: site, name: "update").reference("update")
        case .driven: ReferenceExpectation(Evaluation(TestScreen { screen }), renderer, at: site)
        }
      expectation.check(record: mode)
    }
  }

  @Test(arguments: Way.allCases, [RecordMode.missing, .failed, .all])
  func aTextThatChangesByItselfIsNotRecorded(_ way: Way, _ mode: RecordMode) throws {
    let sandbox = Sandbox()
    try sandbox.write(source)
    sandbox.run {
      // Of an update the models count.
      if way == .update {
        way.expect(Dice(), .textLines, mode, in: sandbox)
      } else {
        way.expect(ScreenOf { LookProblemsTests.Wait().id("x") }, .svg(), mode, in: sandbox)
      }
    }
    #expect(sandbox.files == ["SomeTests.swift"] && sandbox.read("SomeTests.swift") == source)
    let said = sandbox.journal.messages.joined(separator: "\n")
    #expect(said.contains(" must be the same each time that one state is evaluated (was different"))
    #expect(!said.contains("To accept it") && said.contains("'x'"), "\(said)")
  }

  @Test(arguments: Way.allCases) func withoutRecordingNothingIsWritten(_ way: Way) throws {
    for name in ["SCREENDSL_RECORD", "CI"] {
      let sandbox = Sandbox([name: "never"])
      try sandbox.write(source)
      let mode = RecordMode.choice(argument: nil, environment: sandbox.environment).mode
      let still = ScreenOf { TextLine(text: "a").id("x") }
      sandbox.run { way.expect(still, .textLines, mode, in: sandbox) }
      expectEqual(sandbox.journal.messages.count, 1)
      sandbox.expectFailure("No reference for '")
      #expect(sandbox.files == ["SomeTests.swift"] && sandbox.read("SomeTests.swift") == source)
    }
  }
}
