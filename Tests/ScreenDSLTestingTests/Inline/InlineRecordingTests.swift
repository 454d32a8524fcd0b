import Foundation

@testable import ScreenDSLTesting

@Suite(.timed) struct InlineRecordingTests {
  private let sandbox = Sandbox()

  private func record(
    _ text: String, line: Int, column: Int = 5, expected: String = "", run: String = "run"
  ) throws {
    var recording = InlineRecording(
      site: sandbox.site(line: line, column: column), expected: ReferenceText(expected),
      text: ReferenceText(text))
    recording.run = run
    recording.folder = "\(sandbox.folder)/ledger"
    try recording.perform()
  }

  private var source: String? { sandbox.read("SomeTests.swift") }

  @Test func onlyTheLiteralChanges() throws {
    func file(_ literal: String) -> String {
      """
      \u{FEFF}// é 🎠\t\u{20}
      func test() {
          expectScreen(f("a)"), as: .text()) {   // why
            \(literal)
          }   \t
          after("x")
      }
      """
    }
    try sandbox.write(file(#""old""#))
    try record("a\n\nb \\ c", line: 3, expected: "old")
    expectEqual(source, file("#\"\"\"\n      a\n\n      b \\ c\n      \"\"\"#"))
  }

  @Test func whatSomebodyWroteMeanwhileStays() throws {
    try sandbox.write("expectScreen(s) { \"\" }\nexpectScreen(t) { \"\" }\n")
    try record("a", line: 1, column: 1)
    try sandbox.write("// new\n" + (source ?? ""))
    try record("b", line: 5, column: 1)
    #expect(source?.hasPrefix("// new\nexpectScreen(s)") == true && source?.contains("b\n") == true)
  }

  @Test func windowsLineEndsAndTabsStay() throws {
    try sandbox.write("// x\r\n\r\nexpectScreen(s) { \"\" }\r\nend")
    try record("a\nb", line: 3, column: 1)
    expectEqual(source, "// x\r\n\r\nexpectScreen(s) { \"\"\"\r\n  a\r\n  b\r\n  \"\"\" }\r\nend")
    try sandbox.write("\texpectScreen(s) { \"\" }")
    try record("a", line: 1, column: 2, run: "next")
    expectEqual(source, "\texpectScreen(s) { \"\"\"\n\t\ta\n\t\t\"\"\" }")
  }

  @Test func aLinkedSourceIsWrittenWhereItIs() throws {
    let (files, real) = (FileManager.default, "\(sandbox.folder)/Real.swift")
    try sandbox.write("expectScreen(s) { \"\" }", to: real)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    try files.createSymbolicLink(
      atPath: "\(sandbox.folder)/SomeTests.swift", withDestinationPath: real)
    try record("a", line: 1, column: 1)
    expectEqual(try files.attributesOfItem(atPath: real)[.posixPermissions] as? Int, 0o600)
    expectEqual(sandbox.read("Real.swift"), "expectScreen(s) { \"\"\"\n  a\n  \"\"\" }")
  }

  @Test func severalInOneRun() throws {
    let line = "    expectScreen(s) { \"\" }"
    try sandbox.write("// top\n\(line); expectScreen(t) { \"\" }\n\(line)\n\(line)\n")
    try record("third", line: 4)
    try record("a\nb\nc", line: 2)
    try record("beside", line: 2, column: 29)
    try record("second", line: 3)
    let text = { (inner: String) in "    expectScreen(s) { \"\"\"\n\(inner)\n      \"\"\" }" }
    let beside = "{ \"\"\"\n      beside\n      \"\"\" }"
    #expect(
      source == """
        // top
        \(text("      a\n      b\n      c")); expectScreen(t) \(beside)
        \(text("      second"))
        \(text("      third"))

        """)
  }

  @Test func theSamePlaceAgain() throws {
    try sandbox.write("    expectScreen(s) { \"\" }\n")
    try record("a", line: 1)
    let once = source
    try record("a", line: 1)
    expectEqual(source, once)
    let place = "'\(sandbox.folder)/SomeTests.swift', line 1"
    let message = "Duplicate inline reference at \(place) for two texts; use 'named:' instead"
    #expect(throws: FileTrouble(message)) { try record("b", line: 1) }
    expectEqual(source, once)
  }

  @Test func theNextRunStartsAfresh() throws {
    let call = { (text: String) in "    expectScreen(s) { \"\(text)\" }\n" }
    try sandbox.write(call("") + call(""))
    try record("a\nb", line: 1)
    try record("z", line: 5, expected: "", run: "next")
    try record("b", line: 1, expected: "a\nb", run: "next")
    let written = { (text: String) in call("\"\"\n      \(text)\n      \"\"") }
    expectEqual(source, written("b") + written("z"))
  }

  @Test(arguments: [1, 2, 3, 99]) func noLiteral(line: Int) throws {
    let call = "    expectScreen(s) "
    let original = "\(call){ text }\n    other { \"\" }\n\(call){ \"new\" }\n"
    try sandbox.write(original)
    let place = "'\(sandbox.folder)/SomeTests.swift', line \(line)"
    let message =
      "No string literal as it was built for 'expectScreen' at \(place); build it again, "
      + "end the call with a closure that holds only a literal, or paste this:\n"
      + "\"\"\"\n  a\n\n  b\n  \"\"\""
    #expect(throws: FileTrouble(message)) { try record("a\n\nb", line: line) }
    expectEqual(source, original)
  }

  private func check(_ line: String) throws {
    try sandbox.write("\n  \(line)\n")
    let site = sandbox.site(line: 2, column: 3)
    sandbox.run {
      ReferenceExpectation(Evaluation(textScreen("a")), .textLines, expected: "", at: site).check()
    }
  }

  @Test func aRefusedTextIsThereToPaste() throws {
    try check("expectScreen(s) { text }")
    let message = sandbox.journal.messages[0]
    #expect(message.contains("paste this:\n\"\"\"\n  0 a\n  \"\"\"\n"))
    #expect(!message.contains("To accept it"))
  }

  @Test func aMissingFile() { #expect(throws: FileTrouble.self) { try record("a", line: 1) } }

  @Test func manyThreadsAtOnce() async throws {
    try sandbox.write(String(repeating: "    expectScreen(s) { \"\" }\n", count: 40))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for line in 1...40 { group.addTask { try record("text \(line)", line: line) } }
      try await group.waitForAll()
    }
    let texts = (1...40).map { "    expectScreen(s) { \"\"\"\n      text \($0)\n      \"\"\" }\n" }
    expectEqual(source, texts.joined())
  }

  /// A call in this file fails, and its literal is rewritten in a copy of the file.
  @Test func theCallKnowsItsPlace() throws {
    sandbox.run {
      expectScreen(textScreen("a", "b"), as: .textLines, record: .never) { "0 unique" }
    }
    expectEqual(sandbox.journal.messages.count, 1)
    let site = try #require(sandbox.journal.lastSite)
    let original = try String(contentsOfFile: #filePath, encoding: .utf8)
    try sandbox.write(original)
    try record("0 a\n1 b", line: site.line, column: site.column, expected: "0 unique")
    let literal = "\"\"\"\n        0 a\n        1 b\n        \"\"\""
    let call = "as: .textLines, record: .never) { "
    expectEqual(source, original.replacing(call + "\"0 unique\" }", with: call + literal + " }"))
    #expect(source != original)
  }

  @Test func aCallRecordsAndSaysSo() throws {
    try check("expectScreen(s) { \"\" }")
    expectEqual(source, "\n  expectScreen(s) { \"\"\"\n    0 a\n    \"\"\" }\n")
    expectEqual(sandbox.journal.messages.count, 1)
    sandbox.expectFailure("Recorded reference 'line 2' in 'SomeTests.swift'; run again")
  }

  private func literal(_ text: String, _ indentation: String = "  ", _ newline: String = "\n")
    -> String
  { ReferenceText(text).literal(indentation: indentation, newline: newline) }

  @Test func hiddenScalarsAreEscaped() {
    expectEqual(literal("a\u{1B}[1m\u{202E}b\tc"), "\"\"\"\n  a\\u{1B}[1m\\u{202E}b\tc\n  \"\"\"")
    expectEqual(literal("a\u{FEFF}\u{200B}"), "\"\"\"\n  a\\u{FEFF}\\u{200B}\n  \"\"\"")
    #expect(literal("\\\u{0}").contains("\\\\#u{0}") && literal("") == "\"\"\"\n  \"\"\"")
  }

  @Test(arguments: ["a", "a\n\n", "a\n\n\n", "\n\n"])
  func anEmptyLineAtTheEndStays(_ text: String) {
    // The compiler leaves out the indentation and the last line break.
    let lines = literal(text).components(separatedBy: "\n").dropFirst().dropLast()
    let value = lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")
    expectEqual(ReferenceText(value), ReferenceText(text))
  }

  @Test(arguments: [
    "", "a", "a\nb", "\n\na", "  indented\n\tmore", "\\", "\\n", "\\#n", "\"", "\"\"\"", "\"\"\"#",
    "\\(x)", "\\#(x)", "#", "\u{1B}[0m", "\r", "a\rb", "\u{2028}", "\u{202E}\u{FEFF}x", "👩‍💻",
    "e\u{301}", "\\\u{0}\"\"\"##\u{7}\u{7F}", "trailing  \nspaces ", "   ", "\\\nx",
  ]) func theValueIsTheText(text: String) {
    for (indentation, newline) in [("", "\n"), ("    ", "\r\n"), ("\t", "\n")] {
      let written = literal(text, indentation, newline)
      let found = CallLiteral(function: "expect", value: ReferenceText(text))
        .range(in: Array("expect(a) { \(written) }".utf8), line: 1, column: 1)
      expectEqual(found, 12..<12 + written.utf8.count)
    }
  }
}
