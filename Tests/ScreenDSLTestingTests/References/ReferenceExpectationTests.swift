@testable import ScreenDSLTesting

@Suite(.timed) struct ReferenceExpectationTests {
  private let sandbox = Sandbox()
  private var menu: String { "\(sandbox.references)/menu.txt" }

  @Test func aMissingReferenceIsRecordedOnce() {
    sandbox.expect("a\nb")
    let file = "__References__/SomeTests/Suite/test/menu.txt"
    #expect(sandbox.files == [file] && sandbox.read(menu) == "a\nb\n")
    let mode = "(record mode 'missing' by default)"
    let message = "Recorded reference 'menu' in '\(file)'; run again to compare \(mode)"
    sandbox.expect("a\nb")
    expectEqual(sandbox.journal.messages, [message])
  }

  @Test func rowsOfReferencesAreRead() {
    let lines = [#"section 'O\'s'"#, #"  'O\'Brien' Line | text="a""#]
    expectEqual(RecordedOutline.rows(of: lines, as: "outline").map(\.path), ["O's", "O'Brien"])
    let slashes = ["section 's'", "'a/1' Line", "'a/2' Line", "'shelf' Shelf", "'shelf/b/c' Card"]
    let lists = RecordedOutline.rows(of: slashes, as: "outline").map(\.list)
    expectEqual(lists, ["sections", "s", "s", "s", "s/shelf"])
    expectEqual(RecordedOutline.rows(of: [#"a, "b\c""#], as: "spoken")[0].parts[0].text, #""b\c""#)
    let picture = ["<desc>", "</desc>", "<desc></desc>", "<desc>0 &#39;\u{301}&#39; L</desc>"]
    expectEqual(RecordedOutline.rows(of: picture, as: "svg").map(\.path), ["\u{301}"])
    expectEqual(RecordedOutline.rows(of: ["section", "header:", "'x'"], as: "outline").count, 3)
  }

  @Test(arguments: [("x", "outline"), ("x", "svg"), ("header", "svg")])
  func aRowIsToldWithItsOwnStatement(id: String, form: String) {
    let line = #line
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("favorites") { Look.text("x").id("x") },
        Section("all", header: Look.text("All")) { Look.text(text).id(id) },
      ])
    }
    let renderer: ScreenRenderer = form == "svg" ? .svg() : .outline()
    let texts = ["x", "z"].map { ReferenceText(renderer.render(screen($0))) }
    let found = ReferenceComparison(texts[1], with: texts[0], as: form, of: screen("z"))
    #expect("\(found)".contains("ReferenceExpectationTests.swift:\(line + 4))"), "\(found)")
    guard case .different(_, let change) = found, form == "svg" else { return }
    let counts = change.cut(texts)?.map { $0.ranges(of: ">1</text>").count }
    expectEqual(counts, [1, 1], "only one of the rows with this path has a number")
  }

  @Test func onAServerNothingIsWritten() throws {
    let sandbox = Sandbox(["CI": "true"])
    sandbox.expect("a\nb")
    let message = try #require(sandbox.journal.messages.first)
    let actual = "ScreenDSLTestingTests/SomeTests/Suite/test/menu.actual.txt"
    #expect(
      message == """
        No reference for 'menu'; record it
        All failures: 'artifacts/report.html'; beside it: '\(actual)'
        Reference: '__References__/SomeTests/Suite/test/menu.txt' (record mode 'never' because CI is set)
        To accept it, run: SCREENDSL_RECORD=missing swift test --filter \
        'ScreenDSLTestingTests\\.Suite/test\\(\\)'
        """)
    #expect(sandbox.read("artifacts/\(actual)") == "a\nb" && sandbox.files.isEmpty)
  }

  @Test func aDifferentTextFails() throws {
    try sandbox.write("a\nb\nc\n", to: menu)
    sandbox.expect("a\nx\nc")
    let message = try #require(sandbox.journal.messages.first)
    #expect(
      message.hasPrefix(
        """
        Text must match reference 'menu' (was different)
        @@ line 1 @@
          a
        - b
        + x
          c
        All failures: '
        """))
    let test = #"'ScreenDSLTestingTests\.Suite/test\(\)'"#
    #expect(message.hasSuffix("SCREENDSL_RECORD=failed swift test --filter \(test)"))
    let names = ["Suite.test.menu.actual.txt", "Suite.test.menu.difference.txt"]
    #expect(sandbox.journal.attachments == names && sandbox.read(menu) == "a\nb\nc\n")
    #expect(try #require(sandbox.read("artifacts/report.html")).contains("+ x"))
  }

  @Test(arguments: [
    (RecordMode.never, nil as String?, false as Bool?), (.never, "b", false), (.missing, nil, true),
    (.missing, "b", false), (.failed, nil, true), (.failed, "b", true), (.failed, "a", nil),
    (.all, "a", true), (.all, "b", true), (.missing, "a", nil), (.never, "a", nil),
  ]) func modes(mode: RecordMode, stored: String?, isRecorded: Bool?) throws {
    if let stored { try sandbox.write(stored + "\n", to: menu) }
    sandbox.expect("a", record: mode)
    expectEqual(sandbox.journal.messages.count, (isRecorded == nil ? 0 : 1))
    #expect(sandbox.journal.messages.allSatisfy { $0.hasPrefix("Recorded") == isRecorded })
    expectEqual(sandbox.read(menu), (isRecorded == true ? "a\n" : stored.map { $0 + "\n" }))
  }

  @Test func oneNameForTwoTexts() {
    for line in 3...4 { sandbox.expect("a", line: line) }
    sandbox.expect("b", record: .all, line: 5)
    expectEqual(sandbox.journal.messages.count, 2)
    sandbox.expectFailure(
      "Duplicate reference 'menu' for two texts (lines 3 and 5); give each its own 'named:'\n",
      at: 1)
    #expect(sandbox.read(menu) == "a\n" && !sandbox.journal.messages[1].contains("To accept it"))
  }

  @Test func namesAndFilesThatDifferInCase() throws {
    sandbox.expect("a", "menu")
    sandbox.expect("b", "Menu")
    expectEqual(sandbox.files.count, 1)
    sandbox.expectFailure(
      "Duplicate reference 'Menu.txt' for two names (lines 7 and 7); "
        + "use names that differ in more than case\n", at: 1)
    let other = Sandbox()
    try other.write("a", to: "\(other.references)/MENU.txt")
    other.expect("a")
    other.expectFailure(
      "Duplicate name 'menu.txt' in '\(other.references)' ('MENU.txt' differs only in case)\n")
    expectEqual(other.files.count, 1)
  }

  @Test func nothingReachesTheTerminalRaw() throws {
    try sandbox.write("\u{1B}[31mred\u{202E}\u{7}\n", to: menu)
    sandbox.expect("plain\u{9B}1m", record: .never)
    let message = sandbox.journal.messages[0]
    #expect(message.contains("- \\u{1B}[31mred\\u{202E}\\u{07}\n+ plain\\u{009B}1m"))
    #expect(!message.unicodeScalars.contains { $0 != "\n" && HiddenScalars.contains($0) })
  }

  @Test func artifactsThatCannotBeWritten() throws {
    var sandbox = Sandbox()
    try sandbox.write("", to: "file")
    sandbox.environment["SCREENDSL_ARTIFACTS"] = "\(sandbox.folder)/file/below"
    sandbox.expect("a", record: .never)
    for text in [
      "\nNo artifacts: Cannot create folder '\(sandbox.folder)/file/below",
      "\nTo accept it, remove the argument 'record' and run: SCREENDSL_RECORD=missing ",
    ] { #expect(sandbox.journal.messages[0].contains(text)) }
  }

  @Test(
    arguments: [
      (.never, .all, "failed", nil, .never), (nil, .all, "failed", nil, .all),
      (nil, nil, "all", "true", .all), (nil, nil, "FAILED", nil, .failed),
      (nil, nil, nil, "1", .never), (nil, nil, nil, "", .missing), (nil, nil, nil, nil, .missing),
      (nil, nil, "", nil, .missing),
    ] as [(RecordMode?, RecordMode?, String?, String?, RecordMode)])
  func theFirstThatIsSetDecides(
    argument: RecordMode?, trait: RecordMode?, variable: String?, server: String?, mode: RecordMode
  ) {
    RecordMode.$scoped.withValue(trait) {
      let environment = ["SCREENDSL_RECORD": variable, "CI": server].compactMapValues { $0 }
      expectEqual(RecordMode.choice(argument: argument, environment: environment).mode, mode)
    }
  }

  @Suite(.record(.all)) struct InASuiteWithTheTrait {
    @Test func itHoldsForItsTests() { expectEqual(RecordMode.scoped, .all) }
    @Test(.record(.never)) func theInnerOneCounts() { expectEqual(RecordMode.scoped, .never) }
  }

  @Test func anUnknownModeIsAMistake() {
    let sandbox = Sandbox(["SCREENDSL_RECORD": "yes\u{1B}[2J"])
    sandbox.expect("text")
    let text = "SCREENDSL_RECORD must be one of never, missing, failed, all (was 'yes\\u{1B}[2J')"
    #expect(sandbox.journal.messages.first == text && sandbox.files.isEmpty)
  }
}
