@testable import ScreenDSL

/// Tests values as text on one line, which is the same in each run.
@Suite(.timed) struct ValueTextTests {
  @Test func plainValues() {
    #expect(ValueText.text(of: 3) == "3")
    #expect(ValueText.text(of: 1.5) == "1.5")
    #expect(ValueText.text(of: true) == "true")
    #expect(ValueText.text(of: 0..<5) == "0..<5")
  }

  @Test(arguments: [
    ("", #""""#), ("a b", #""a b""#), (#"say "no""#, #""say \"no\"""#), ("a\\b", #""a\\b""#),
    ("a\nb\r\n\tc", #""a\nb\r\n\tc""#), ("\u{0}\u{1B}", #""\0\u{1B}""#), ("größe", #""größe""#),
    ("👩‍💻", #""👩‍💻""#),
  ])
  func stringsAreQuoted(value: String, text: String) {
    #expect(ValueText.text(of: value) == text)
  }

  @Test func optionals() {
    #expect(ValueText.text(of: Int?.none as Any) == "nil")
    #expect(ValueText.text(of: Optional(3) as Any) == "3")
    #expect(ValueText.text(of: Optional("a") as Any) == #""a""#)
    #expect(ValueText.text(of: Optional(Optional(3)) as Any) == "3")
  }

  private enum Kind: Hashable {
    case plain
    case number(Int)
    case pair(Int, String)
    case labelled(width: Int, height: Int)
    case text(String?)
    indirect case wrapped(Kind)
  }

  @Test func enumerationsWithTheirPayload() {
    #expect(ValueText.text(of: Kind.plain) == "plain")
    #expect(ValueText.text(of: Kind.number(3)) == "number(3)")
    #expect(ValueText.text(of: Kind.pair(1, "a\nb")) == #"pair(1, "a\nb")"#)
    #expect(
      ValueText.text(of: Kind.labelled(width: 1, height: 2)) == "labelled(width: 1, height: 2)")
    #expect(ValueText.text(of: Kind.text(nil)) == "text(nil)")
    #expect(ValueText.text(of: Kind.text("x")) == #"text("x")"#)
    #expect(ValueText.text(of: Kind.wrapped(.number(1))) == "wrapped(number(1))")
  }

  @Test func collections() {
    #expect(ValueText.text(of: [1, 2, 3]) == "[1, 2, 3]")
    #expect(ValueText.text(of: [Int]()) == "[]")
    #expect(ValueText.text(of: ["b", "a"]) == #"["b", "a"]"#)
    #expect(ValueText.text(of: [[1], []]) == "[[1], []]")
    #expect(ValueText.text(of: [Int?.none, 2]) == "[nil, 2]")
  }

  @Test func setsAndDictionariesAreSorted() {
    let letters = "abcdefghijklmnop".map(String.init)
    #expect(
      ValueText.text(of: Set(letters)) == "[\(letters.map { "\"\($0)\"" }.joined(separator: ", "))]"
    )
    let numbers = Dictionary(uniqueKeysWithValues: letters.map { ($0, [$0: 1]) })
    let pairs = letters.map { "\"\($0)\": [\"\($0)\": 1]" }
    #expect(ValueText.text(of: numbers) == "[\(pairs.joined(separator: ", "))]")
    #expect(ValueText.text(of: [String: Int]()) == "[:]")
    #expect(ValueText.text(of: Set<Int>()) == "[]")
    #expect(ValueText.text(of: Set([Kind.number(2), .number(1)])) == "[number(1), number(2)]")
  }

  @Test func structuresAndTuples() {
    struct Size { var width = 1, name = "a\nb" }
    struct Outer { var size = Size(), more: Size? }
    #expect(ValueText.text(of: Size()) == #"Size(width: 1, name: "a\nb")"#)
    #expect(ValueText.text(of: Outer()) == #"Outer(size: Size(width: 1, name: "a\nb"), more: nil)"#)
    #expect(ValueText.text(of: (1, "a")) == #"(1, "a")"#)
    #expect(ValueText.text(of: (x: 1, y: "a")) == #"(x: 1, y: "a")"#)
  }

  @Test func ownDescriptionsStayOnTheLine() {
    struct Poem: CustomStringConvertible { var description: String { "one\ntwo\u{2028}\u{202E}" } }
    #expect(ValueText.text(of: Poem()) == #"one\ntwo\u{2028}\u{202E}"#)
  }

  @Test func inheritedFields() {
    class Base { let a = 1 }
    final class Derived: Base { let b = 2 }
    #expect(ValueText.text(of: Derived()) == "Derived(a: 1, b: 2)")
  }

  @Test func handlersAreHidden() {
    struct Model { var title = "t", onTap = Handler<Int> { _ in }, onClose: Handler<Void>? }
    #expect(fields(Model()) == #"title: "t", onClose: nil"#)
    #expect(fields(Model(onClose: Handler {})) == #"title: "t", onClose: Handler"#)
    struct Only { var onTap = Handler<Int> { _ in } }
    #expect(fields(Only()) == "")
  }

  @Test func oneFieldMayBeLeftOut() {
    struct Part { var id = 1 }
    struct Model { var id = 7, part = Part() }
    #expect(
      ValueText.contents(of: Model(), excluding: "id") == "part: Part(id: 1)")
    #expect(fields(Model()) == "id: 7, part: Part(id: 1)")
  }

  private func fields(_ value: Any) -> String { ValueText.contents(of: value) }

  @Test(arguments: [
    ("a", "'a'"), ("it's", #"'it\'s'"#), ("a\\b", #"'a\\b'"#), ("a\nb", #"'a\nb'"#),
    ("a\rb", #"'a\rb'"#), ("a\u{2028}b\u{2029}", #"'a\u{2028}b\u{2029}'"#),
    ("\u{202E}abc\u{2066}", #"'\u{202E}abc\u{2066}'"#), ("\u{0}\u{85}", #"'\0\u{0085}'"#),
    ("\u{FEFF}a\u{200B}\u{2060}", #"'\u{FEFF}a\u{200B}\u{2060}'"#),
    ("\"", "'\"'"), ("👩‍💻 é", "'👩‍💻 é'"),
  ])
  func quoted(value: String, text: String) {
    #expect(ValueText.quoted(value) == text)
  }
}
