import Testing

@testable import ScreenDSLTesting

/// Texts as literals.
@Suite struct LiteralTextTests {
  private func literal(_ text: String, _ indentation: String = "  ", _ newline: String = "\n")
    -> String
  {
    LiteralText(text: ReferenceText(text), indentation: indentation, newline: newline).source
  }

  @Test func plain() {
    #expect(literal("a\n\n  b") == "\"\"\"\n  a\n\n    b\n  \"\"\"")
    #expect(literal("a", "\t", "\r\n") == "\"\"\"\r\n\ta\r\n\t\"\"\"")
    #expect(literal("") == "\"\"\"\n  \"\"\"")
  }

  @Test func enoughHashes() {
    #expect(literal("a \\ b").hasPrefix("#\"\"\"\n"))
    #expect(literal("\"\"\"").hasPrefix("#\"\"\"\n"))
    #expect(literal("\"\" \"").hasPrefix("\"\"\"\n"))
    #expect(literal("\"\"\"##\n\\#").hasPrefix("###\"\"\"\n"))
  }

  @Test func hiddenScalarsAreEscaped() {
    #expect(literal("a\u{1B}[1m\u{202E}b\tc") == "\"\"\"\n  a\\u{1B}[1m\\u{202E}b\tc\n  \"\"\"")
    #expect(literal("a\u{FEFF}\u{200B}") == "\"\"\"\n  a\\u{FEFF}\\u{200B}\n  \"\"\"")
    #expect(literal("\\\u{0}").contains("\\\\#u{0}"))
  }

  @Test(arguments: [
    "", "a", "a\nb", "\n\na", "  indented\n\tmore", "\\", "\\n", "\\#n", "\"", "\"\"\"", "\"\"\"#",
    "\\(x)", "\\#(x)", "#", "\u{1B}[0m", "\r", "a\rb", "\u{2028}", "\u{202E}\u{FEFF}x", "👩‍💻",
    "e\u{301}", "\\\u{0}\"\"\"##\u{7}", "trailing  \nspaces ", "   ", "\\\nx",
  ])
  func theValueIsTheText(text: String) throws {
    for (indentation, newline) in [("", "\n"), ("    ", "\r\n"), ("\t", "\n")] {
      let written = "expect(a) { " + literal(text, indentation, newline) + " }"
      let source = SwiftSource([UInt8](written.utf8))
      let found = try #require(source.literal(inCallOf: "expect", line: 1, column: 1))
      let value = try #require(source.value(of: found))
      #expect(ReferenceText(value) == ReferenceText(text))
    }
  }
}
