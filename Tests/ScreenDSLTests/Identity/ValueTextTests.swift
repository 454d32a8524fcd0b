@Suite(.timed) struct ValueTextTests {
  private func check(_ cases: [(Any, String)]) {
    for (value, text) in cases { expectEqual(ValueText.text(of: value), text) }
  }

  private enum Kind: Hashable {
    case plain
    case number(Int)
    case pair(Int, String)
    case labelled(width: Int, height: Int)
    case text(String?)
    indirect case wrapped(Kind)
  }

  private final class Poem: CustomStringConvertible {
    var description: String { "one\ntwo\u{2028}\u{202E} 10x20" }
  }

  @Test func valuesOfOneAndOfSeveralParts() {
    check([
      (3, "3"), (1.5, "1.5"), (true, "true"), (0..<5, "0..<5"), (Int?.none as Any, "nil"),
      (Optional(3) as Any, "3"), (Optional("a") as Any, #""a""#),
      (Optional(Optional(3)) as Any, "3"), (Kind.plain, "plain"), (Kind.number(3), "number(3)"),
      (Kind.pair(1, "a\nb"), #"pair(1, "a\nb")"#),
      (Kind.labelled(width: 1, height: 2), "labelled(width: 1, height: 2)"),
      (Kind.text(nil), "text(nil)"), (Kind.text("x"), #"text("x")"#),
      (Kind.wrapped(.number(1)), "wrapped(number(1))"), (-0.0, "0.0"),
      // A description of the value's own stays on the line, but an address differs between runs.
      (Poem(), #"one\ntwo\u{2028}\u{202E} 10x20"#), (\Poem.description, "KeyPath<Poem, String>"),
      ("", #""""#), ("a b", #""a b""#), (#"say "no""#, #""say \"no\"""#), ("a\\b", #""a\\b""#),
      ("a\nb\r\n\tc", #""a\nb\r\n\tc""#), ("\u{0}\u{1B}", #""\0\u{1B}""#),
      ("größe", #""größe""#), ("👩‍💻", #""👩‍💻""#),
    ])
    struct Size { var width = 1, name = "a\nb" }
    struct Outer { var size = Size(), more: Size? }
    class Base { let a = 1 }
    final class Derived: Base { let b = 2 }
    let letters = "abcdefghijklmnop".map(String.init)
    check([
      ([1, 2, 3], "[1, 2, 3]"), ([Int](), "[]"), (["b", "a"], #"["b", "a"]"#),
      ([Int](0..<1_000), "\([Int](0..<1_000))"),
      ([Int](0...1_000), "\([Int](0..<1_000))".dropLast() + ", …]"),
      ([[1], []], "[[1], []]"), ([Int?.none, 2], "[nil, 2]"),
      (Set(letters), "[\(letters.map { "\"\($0)\"" }.joined(separator: ", "))]"),
      (
        Dictionary(uniqueKeysWithValues: letters.map { ($0, [$0: 1]) }),
        "[\(letters.map { "\"\($0)\": [\"\($0)\": 1]" }.joined(separator: ", "))]"
      ), ([String: Int](), "[:]"), (Set<Int>(), "[]"),
      (Set([Kind.number(2), .number(1)]), "[number(1), number(2)]"),
      (Outer(), #"Outer(size: Size(width: 1, name: "a\nb"), more: nil)"#),
      ((1, "a"), #"(1, "a")"#), ((x: 1, y: "a"), #"(x: 1, y: "a")"#),
      (Derived(), "Derived(a: 1, b: 2)"),
    ])
  }

  @Test func handlersAreHiddenAndOneFieldMayBeLeftOut() {
    struct Model { var title = "t", onTap = Handler<Int> { _ in }, onClose: Handler<Void>? }
    expectEqual(fields(Model()), #"title: "t", onClose: nil"#)
    expectEqual(fields(Model(onClose: Handler {})), #"title: "t", onClose: Handler"#)
    struct Only { var onTap = Handler<Int> { _ in } }
    expectEqual(fields(Only()), "")
    struct Part { var id = 1 }
    struct Whole { var id = 7, part = Part() }
    expectEqual(ValueText.contents(of: Whole(), excluding: "id"), "part: Part(id: 1)")
    #expect(fields(Whole()) == "id: 7, part: Part(id: 1)" && fields(Kind.plain) == "plain")
  }

  private func fields(_ value: Any) -> String { ValueText.contents(of: value) }

  @Test(arguments: [
    ("a", "'a'"), ("it's", #"'it\'s'"#), ("a\\b", #"'a\\b'"#), ("a\nb", #"'a\nb'"#),
    ("a\rb", #"'a\rb'"#), ("a\u{2028}b\u{2029}", #"'a\u{2028}b\u{2029}'"#),
    ("\u{202E}abc\u{2066}", #"'\u{202E}abc\u{2066}'"#), ("\u{0}\u{85}", #"'\0\u{0085}'"#),
    ("\u{FEFF}a\u{200B}\u{2060}", #"'\u{FEFF}a\u{200B}\u{2060}'"#),
    ("\"", "'\"'"), ("👩‍💻 é", "'👩‍💻 é'"),
  ]) func quoted(value: String, text: String) { expectEqual(ValueText.quoted(value), text) }

  private func shown(_ text: String) -> String {
    var hidden = HiddenScalars()
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !hidden.hides($0) }))
  }

  @Test func whatTheStandardLibraryHidesAndWhatHasNoWidthIsHiddenAndTheRestStays() {
    let values = [0...0xFFFF, 0x1F_FFE...0x2_0002, 0x10_FFF0...0x10_FFFF] as [ClosedRange<UInt32>]
    for scalar in values.joined().lazy.compactMap(Unicode.Scalar.init) {
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint
        }
      if isHidden { #expect(HiddenScalars.contains(scalar), "U+\(scalar.value)") }
    }
    for text in ["plain ~", "größe", "👩‍👩‍👧‍👦 ❤️ 🇩🇪", "क्‍ष", "שלום مرحبا", "日本語"] {
      expectEqual(shown(text), text)
    }
    for scalar in ["\u{FEFF}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{3164}", "\u{E0041}"] {
      expectEqual(shown(scalar), "", "\(scalar.unicodeScalars)")
    }
    // Tags are part of a flag only.
    let england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    expectEqual(shown("a\(england)b\(england)"), "a\(england)b\(england)")
    expectEqual([shown("a\u{E0067}"), shown("\u{1F3F4}a\u{E0067}")], ["a", "\u{1F3F4}a"])
    // No text is hidden behind a flag.
    let flag = "\u{1F3F4}" + String(repeating: "\u{E0067}", count: 100)
    expectEqual(shown(flag).unicodeScalars.count, 8)
  }
}
