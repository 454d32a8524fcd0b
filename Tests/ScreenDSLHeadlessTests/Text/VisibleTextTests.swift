@testable import ScreenDSLHeadless

@Suite(.timed) struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb\tc\rd", #"a\nb\tc\rd"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#),
    ("\u{202E}abc\u{202C}", #"\u{202E}abc\u{202C}"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
    ("\u{200F}\u{61C}", #"\u{200F}\u{61C}"#), ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{1FFFF}", #"\u{1FFFF}"#),
    ("\u{200B}\u{FEFF}\u{AD}", #"\u{200B}\u{FEFF}\u{AD}"#), ("a\u{E0041}", #"a\u{E0041}"#),
    ("\u{FFFE}", #"\u{FFFE}"#), ("👩‍👩‍👧‍👦 ❤️ 🇩🇪", "👩‍👩‍👧‍👦 ❤️ 🇩🇪"), ("שלום مرحبا", "שלום مرحبا"), ("क्‍ष", "क्‍ष"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
  ]) func makesVisible(_ text: String, _ expected: String) {
    expectEqual(VisibleText().text(text), expected)
  }

  @Test func boundsLongTextsAndLooks() throws {
    let exact = String(repeating: "x", count: 500)
    expectEqual(VisibleText().text(exact), exact)
    #expect(VisibleText().text(String(repeating: "x", count: 1_000_000)) == exact + "… 999500 more")
    let marked = VisibleText().text("a" + String(repeating: "\u{301}", count: 20))
    let marks = String(repeating: "\u{301}", count: 8)
    expectEqual(marked, "a" + marks + String(repeating: #"\u{301}"#, count: 12))
    let wide = Look.horizontal { for index in 0..<80 { Look.text("\(index)") } }
    let parts = VisibleText().look(wide._node).parts
    #expect(parts.count == 51 && parts.last == .note("… 30 more"))
    for (kind, last) in zip([Look.PickerKind.segments, .menu, .wheel], ["49", "59", "59"]) {
      let look = Look.picker("", Array(0..<60), selected: 59, as: kind, name: { "\($0)" }, nil)
      let control = try #require(VisibleText().look(look._node).control)
      expectEqual(control.choices.suffix(2), [last, "… 10 more"], "\(kind)")
      expectEqual(control.value, (kind == .segments ? "… 10 more" : "59"), "\(kind)")
    }
  }

  @Test func asciiOnlyAndDoubledBackslashesWhichTellCodesFromTexts() {
    let (ascii, visible) = (VisibleText(isASCII: true), VisibleText(doublesBackslashes: true))
    expectEqual(ascii.text("Café…😀\n"), #"Caf\u{E9}...\u{1F600}\n"#)
    #expect(ascii.text(String(repeating: "x", count: 501)).hasSuffix("x... 1 more"))
    #expect(visible.text("\n") == #"\n"# && visible.text(#"\n"#) == #"\\n"#)
    expectEqual(visible.text("a\n\t", keepsLines: true), "a\n\\t")
  }

  @Test func everyTextOfALookIsMadeVisible() {
    let text = "\u{202E}"
    let look = Look.horizontal(
      Look.text(text).accessibility(label: text, value: text).color(.named(text)),
      Look.image(.symbol(text), dark: .asset(text)), Look.avatar(text), Look.badge(text),
      Look.button(text, image: .symbol(text)) {}, Look.toggle(text, isOn: true) { _ in },
      Look.slider(text, value: 0, text: text) { _ in },
      Look.stepper(text, value: 0, in: 0...1, text: text) { _ in },
      Look.picker(text, [text], selected: text, name: { $0 }) { _ in },
      Look.field(text, text: text, prompt: text) { _ in }.problem(text))
    let (safe, image) = (VisibleText().look(look._node), Look.Image.asset(#"\u{202E}"#))
    expectEqual(safe.parts[1].style.values.dark, image)
    var shown = ""
    dump(safe, to: &shown)
    // What is safe has a backslash, which a dump doubles.
    #expect(shown.ranges(of: #"\\u{202E}"#).count > 19 && !shown.contains(text))
  }

  @Test func aHiddenNumberOutOfItsRangeIsHiddenToo() {
    var environment = ListEnvironment()
    environment.hidesSensitiveTexts = true
    let parts = Look.vertical(
      Look.progress(42_420_042), Look.slider("", value: 42_420_042) { _ in },
      Look.stepper("", value: 42_420_042, in: 0...9) { _ in })
    let reader = LookReader(state: RenderState(environment: environment))
    #expect(!"\(reader.look(of: Shown(parts.sensitive())))".contains("42420042"))
  }

  @Test func aFieldCountsTheLettersOfItsModelAndNobodyReadsASecret() {
    let field = Look.field("", text: String(repeating: "\t", count: 600)) { _ in }.limit(600)
    for field in [field, field.lines(1...2), field.secret()] {
      let look = VisibleText().look(field._node)
      expectEqual(look.control?.field?.count, "600/600")
      expectEqual(look.resolved().parts.last?.style.values.color, .secondary)
    }
    for (text, shown) in [("é1", ["••", "**"]), ("", ["", ""])] {
      let look = Look.field("", text: text) { _ in }.secret()._node
      let forms = [VisibleText(), VisibleText(isASCII: true)]
      expectEqual(forms.map { $0.look(look).control?.field?.text }, shown)
    }
  }
}
