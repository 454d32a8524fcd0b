@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct LegibleTests {
  private let output = CapturedOutput()

  @Test(arguments: [
    ("a\u{202E}b", #"a\u{202E}b"#), ("\u{7}\u{1B}[31m", #"\u{7}\u{1B}[31m"#),
    ("a\nb\r\nc\u{2028}", #"a\u{A}b\u{D}\u{A}c\u{2028}"#),
    ("\u{FEFF}\u{2066}", #"\u{FEFF}\u{2066}"#),
    ("\u{E0041}\u{FFFF}\u{115F}", #"\u{E0041}\u{FFFF}\u{115F}"#),
  ])
  func hiddenCharactersAreCodes(_ text: String, _ expected: String) {
    #expect(text.legible == expected)
    #expect(expected.legible == expected)
  }

  @Test(arguments: ["", "  two  spaces ", "é e\u{301} ✓ “x”…", "👩‍👩‍👧 ❤️ हिन्दी क्‍ष", #"\n 'a'"#])
  func whatIsSeenStays(_ text: String) { #expect(text.legible == text) }

  @Test func longWordsLoseTheirMiddle() {
    let word = String(repeating: "x", count: 80)
    #expect("\(word) \(word)".legible == "\(word) \(word)")
    let cut = "No scene for 'y\(word)';"
    let expected = "No scene for 'y\(word.prefix(58))…\(word.prefix(17))';"
    #expect(cut.legible == expected && expected.legible == expected)
    #expect(String(repeating: "\u{202E}", count: 1_000).legible.count == 80)
    #expect(("e" + String(repeating: "\u{301}", count: 1_000)).legible.unicodeScalars.count == 80)
  }

  @Test(arguments: [["\u{202E}"], ["--format"], ["--\u{1B}]0;x\u{7}"], ["show", "--width"]])
  func errorsShowAllThatIsThere(_ words: [String]) {
    let long = words.dropLast() + [words[words.count - 1] + String(repeating: "z", count: 5_000)]
    for arguments in [words, Array(long)] {
      let output = CapturedOutput()
      #expect(Demo.run(arguments, output: output) == 2)
      #expect(output.complaints.count == 1 && isLegible(output.complaints[0]))
    }
  }

  @Test func filesCannotHideWhatIsPlayed() throws {
    let evil = #"\u202Elive\n\u001B[31m"# + String(repeating: "w", count: 300)
    let elements = #"{"elements": [{"id": "\#(evil)", "name": "\#(evil)"}]}"#
    let script = """
      {"steps": [{"text": "\(evil)", "action": {"again": {}}, "figures": "\(evil)"},
        {"scrollsCarousel": true, "action": {"tapFirstElement": {}}}]}
      """
    try withFile(elements) { elements in
      try withFile(script) { script in
        _ = Demo.run(["-v", "--elements", elements, "--script", script], output: output)
      }
    }
    #expect(output.lines.contains { $0.hasSuffix("tapped") })
    #expect(output.lines.contains { $0.hasPrefix("carousel after: ") })
    #expect(!output.complaints.isEmpty)
    for line in output.lines + output.complaints { #expect(isLegible(line), "\(line)") }
    #expect(!output.lines.contains { $0.hasPrefix("\\u{1B}") }, "a name has no line of its own")
  }

  private func isLegible(_ line: String) -> Bool {
    line.legible == line && !line.unicodeScalars.contains { $0.properties.isBidiControl }
      && line.split(separator: " ").allSatisfy { $0.unicodeScalars.count <= 80 }
  }
}
