@testable import ScreenDSLTesting

/// Finding literals and types in Swift files.
@Suite(.timed) struct SwiftSourceTests {
  private func literal(_ source: String, line: Int = 1, column: Int = 1) -> (String, String?)? {
    let source = SwiftSource([UInt8](source.utf8))
    guard let literal = source.literal(inCallOf: "expect", line: line, column: column) else {
      return nil
    }
    return (String(decoding: source.bytes[literal.range], as: UTF8.self), source.value(of: literal))
  }

  @Test(arguments: [
    (#"expect(a) { "" }"#, #""""#, ""),
    (#"expect(a){"x\n\"\u{e9}\\n"}"#, #""x\n\"\u{e9}\\n""#, "x\n\"\u{e9}\\n"),
    (##"expect(a) { #"\n \#n ""# }"##, ##"#"\n \#n ""#"##, "\\n \n \""),
    (#"expect(f(")", [{ "{" }], "\(g(")"))")) /* { "no" } */ { "yes" }"#, #""yes""#, "yes"),
    ("expect(a) // { \"no\" }\n{ // \"no\"\n\"yes\" /* } */ }", #""yes""#, "yes"),
    (
      "expect(a) {\n  \"\"\"\n    a\n\n  b\n  \"\"\"\n}", "\"\"\"\n    a\n\n  b\n  \"\"\"",
      "  a\n\nb"
    ),
    (
      "expect(a) {\r\n\t\"\"\"\r\n\ta\\\r\n\tb\r\n\t\"\"\"\r\n}",
      "\"\"\"\r\n\ta\\\r\n\tb\r\n\t\"\"\"", "ab"
    ),
    ("expect(a) { \"\"\"\n\"\"\" }", "\"\"\"\n\"\"\"", ""),
    ("expect(a) { #\"\"\"\n\"\"\"\n\\\n\"\"\"# }", "#\"\"\"\n\"\"\"\n\\\n\"\"\"#", "\"\"\"\n\\"),
  ])
  func literals(source: String, literal: String, value: String) throws {
    let found = try #require(self.literal(source))
    #expect(found.0 == literal)
    #expect(found.1 == value)
  }

  @Test(arguments: [
    "expect(a)", "expect(a) {}", "expect(a) { x }", #"expect(a) { "a" + "b" }"#,
    #"other(a) { "" }"#, #"expect(a { "" }"#, #"expect { "" }"#, #"expect(a) { "unfinished }"#,
    "", "expect",
  ])
  func noLiterals(source: String) { #expect(literal(source) == nil) }

  /// The compiler gives the place of the parenthesis.
  @Test(arguments: [7, 1]) func namesAndParentheses(column: Int) throws {
    #expect(try #require(literal(#"expect(a) { "x" }"#, column: column)).1 == "x")
    #expect(literal(#"exPect(a) { "x" }"#, column: column) == nil)
    #expect(
      literal(#"{ M.expect (a) { "x" } }"#, column: column + 5)?.1 == (column == 7 ? "x" : nil))
  }

  @Test func aPlaceOutOfRange() {
    #expect(literal(#"expect(a) { "" }"#, line: 9) == nil)
    #expect(literal(#"expect(a) { "" }"#, column: 99) == nil)
    #expect(literal(#"expect(a) { "" }"#, column: 0) == nil)
  }

  @Test func interpolationsHaveNoValue() throws {
    let found = try #require(literal(#"expect(a) { "x \(f("}")) y" }"#))
    #expect(found.1 == nil)
  }

  @Test func declarationsAroundALine() {
    let source = """
      import XCTest
      // struct InComment {
      let text = "class InString {"
      final class OuterTests: XCTestCase {
        class func make() { }
        struct Inner<T> {
          func testX() {
            expect(a)
          }
        }
        func testY<T>(_ a: [T] = [1, 2], b c: (Int, T) -> Void) async throws -> (d: T, e: T) { /* } */
          struct Local { func inner() {
          expect(b) } }
        }
      }
      extension OuterTests.More { func testZ() {
        expect(c)
      } }
      func free() {
        expect(d)
      }
      """
    let file = SwiftSource([UInt8](source.utf8))
    func names(_ line: Int) -> [String] { file.declarations(around: line).map(\.name) }
    #expect(names(8) == ["OuterTests", "Inner", "testX()"])
    #expect(names(13) == ["OuterTests", "testY()", "Local", "inner()"])
    #expect(names(17) == ["OuterTests.More", "testZ()"])
    #expect(names(20) == ["free()"])
    #expect(names(99) == [])
    #expect(file.declarations(around: 13).map(\.isFunction) == [false, true, false, true])
  }
}
