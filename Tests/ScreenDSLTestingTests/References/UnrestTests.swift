import Foundation

@testable import ScreenDSLTesting

/// What is another text each time is no reference, and without recording nothing is written.
@MainActor @Suite(.timedOnMain) struct UnrestTests {
  private struct Clock: LookModel {
    var look: some LookPart { Look.text("\(Date().timeIntervalSince1970)") }
  }

  private struct Watch: Screen {
    var body: some ScreenContent { Section("main") { Clock().id("x") } }
  }

  private struct Dice: Screen {
    var body: some ScreenContent {
      Section("main") { TextLine(text: "\(UUID())").id("x") }
    }
  }

  /// The ways in which a reference is compared.
  enum Way: CaseIterable {
    case file, inline, update, driven

    @MainActor func expect(
      _ screen: some Screen, _ renderer: ScreenRenderer, _ mode: RecordMode, in sandbox: Sandbox
    ) {
      let site = sandbox.site(line: 1, column: 1)
      switch self {
      case .file: ReferenceExpectation(Evaluation(screen), renderer, at: site).check(record: mode)
      case .inline:
        ReferenceExpectation(Evaluation(screen), renderer, expected: "", at: site)
          .check(record: mode)
      case .update:
        UpdateCheck(from: screen, to: screen, site: site, name: "update").reference("update")
          .check(record: mode)
      case .driven:
        let driven = TestScreen { screen }
        ReferenceExpectation(Evaluation(driven), renderer, at: site).check(record: mode)
      }
    }
  }

  @Test(arguments: Way.allCases, [RecordMode.missing, .failed, .all])
  func aTextThatChangesByItselfIsNotRecorded(_ way: Way, _ mode: RecordMode) throws {
    let sandbox = try Sandbox()
    try sandbox.write("expectScreen(s) { \"\" }\n", to: "SomeTests.swift")
    sandbox.run {
      // Of an update the models count.
      if way == .update {
        way.expect(Dice(), .textLines, mode, in: sandbox)
      } else {
        way.expect(Watch(), .svg, mode, in: sandbox)
      }
    }
    #expect(sandbox.files == ["SomeTests.swift"])
    #expect(sandbox.read("SomeTests.swift") == "expectScreen(s) { \"\" }\n")
    let message = sandbox.journal.messages.joined(separator: "\n")
    #expect(
      message.contains(" must be the same each time that one state is evaluated (was different"))
    #expect(!message.contains("To accept it"))
    #expect(message.contains("'x'"), "what differs, \(message)")
  }

  @Test(arguments: Way.allCases) func withoutRecordingNothingIsWritten(_ way: Way) throws {
    for name in ["SCREENDSL_RECORD", "CI"] {
      let sandbox = try Sandbox([name: "never"])
      try sandbox.write("expectScreen(s) { \"\" }\n", to: "SomeTests.swift")
      struct Still: Screen {
        var body: some ScreenContent { Section("main") { TextLine(text: "a").id("x") } }
      }
      let mode = RecordMode.choice(argument: nil, environment: sandbox.environment).mode
      sandbox.run { way.expect(Still(), .textLines, mode, in: sandbox) }
      #expect(sandbox.journal.messages.count == 1)
      sandbox.expectFailure("No reference for '")
      #expect(sandbox.files == ["SomeTests.swift"])
      #expect(sandbox.read("SomeTests.swift") == "expectScreen(s) { \"\" }\n")
    }
  }
}
