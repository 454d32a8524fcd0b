@testable import ScreenDSLTesting

@Suite(.timed) struct CallLiteralTests {
  private func literal(_ code: String, _ value: String, line: Int = 1, column: Int = 1) -> String? {
    let bytes = [UInt8](code.utf8)
    return CallLiteral(function: "expect", value: ReferenceText(value))
      .range(in: bytes, line: line, column: column)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    (#"expect(a) { "" }"#, #""""#, ""),
    (#"expect(a){"x\n\"\u{e9}\\n\u{000D}!"}"#, #""x\n\"\u{e9}\\n\u{000D}!""#, "x\n\"é\\n\r!"),
    (##"expect(a) { #"\n \#n ""# }"##, ##"#"\n \#n ""#"##, "\\n \n \""),
    (#"expect(f(")", [{ "{" }], "\(g(1) ?? ")")", x(y(z())))) { "yes" }"#, #""yes""#, "yes"),
    ("expect(\n  a, // why (\n  b\n) // { \"no\" }\n{ // \"no\"\n\"yes\" }", #""yes""#, "yes"),
    ("expect(#\")\"#, \"\"\"\n  \\\"\"\" )\n  \"\"\") { \"yes\" }", #""yes""#, "yes"),
    (
      "expect(a) {\n  \"\"\"\n    a\n\n  b\n  \"\"\"\n}", "\"\"\"\n    a\n\n  b\n  \"\"\"",
      "  a\n\nb"
    ),
    (
      "expect(a) {\r\n\t\"\"\"\r\n\ta\\u{1B}\r\n\t\"\"\"\r\n}",
      "\"\"\"\r\n\ta\\u{1B}\r\n\t\"\"\"", "a\u{1B}"
    ), ("expect(a) { \"\"\"\n\"\"\" }", "\"\"\"\n\"\"\"", ""),
    ("expect(a) { #\"\"\"\n\"\"\"\n\\\n\"\"\"# }", "#\"\"\"\n\"\"\"\n\\\n\"\"\"#", "\"\"\"\n\\"),
  ]) func literals(source: String, literal: String, value: String) {
    expectEqual(self.literal(source, value), literal)
    #expect(self.literal(source, value + "x") == nil, "another text")
    expectEqual(self.literal(source, value, column: 7), literal, "the place of the parenthesis")
  }

  @Test(arguments: [
    "expect(a)", "expect(a) {}", "expect(a) { x }", #"expect(a) { "a" + "" }"#,
    #"other(a) { "" }"#, #"expect(a { "" }"#, #"expect { "" }"#, "", "expect",
    #"expect(a) { x }; other(b) { "" }"#, #"expect(f { "" }, b)"#, #"expect(f { "" }) { x }"#,
    #"expect(a, expected: { "" })"#, #"expect(a) { return "" }"#, #"expect(a / b) { "" }"#,
    #"expect(/\)/, f() { "" }"#, #"expect(a) { "\("")" }"#, #"expect(a) { "\(x)" }"#,
  ]) func noLiterals(source: String) { #expect(literal(source, "") == nil) }

  @Test func whatDiffersInSpacesOrEscapesAloneAndAPlaceOutOfRange() {
    #expect(literal("expect(a) { \"\"\"\n  a\n  \"\"\" }", "  a") == nil)
    #expect(literal("expect(a) { \"\"\"\n    a\n  \"\"\" }", "a") == nil)
    #expect(literal(#"expect(a) { "\n" }"#, "\\n") == nil)
    #expect(literal(##"expect(a) { #"\n"# }"##, "\n") == nil)
    #expect(literal(#"expect(a) { "e\u{301}" }"#, "\u{E9}") == nil)
    #expect(literal(#"expect(a) { "" }"#, "", line: 9) == nil)
    #expect(literal(#"expect(a) { "" }"#, "", column: 99) == nil)
    #expect(literal(#"expect(a) { "" }"#, "", column: 0) == nil)
    #expect(literal(#"éxpect(a) { "" }"#, "", column: 2) == nil)
    expectEqual(literal("// é 🎠\n{ M.expect(a) { \"x\" } }", "x", line: 2, column: 11), #""x""#)
  }
}
