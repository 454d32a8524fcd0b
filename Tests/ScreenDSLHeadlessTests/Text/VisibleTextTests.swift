import Foundation

@testable import ScreenDSLHeadless

@Suite(.timed) struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb\tc\rd", #"a\nb\tc\rd"#), ("\u{1B}[31mred", #"\u{1B}[31mred"#),
    ("\u{202E}abc\u{202C}", #"\u{202E}abc\u{202C}"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
    ("\u{200F}\u{61C}", #"\u{200F}\u{61C}"#), ("\u{0}\u{7F}\u{9B}", #"\u{0}\u{7F}\u{9B}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{200B}\u{FEFF}\u{AD}", #"\u{200B}\u{FEFF}\u{AD}"#),
    ("\u{FFFE}", #"\u{FFFE}"#), ("\u{1FFFF}", #"\u{1FFFF}"#), ("a\u{E0041}", #"a\u{E0041}"#),
    ("👩‍👩‍👧‍👦 ❤️ 🇩🇪", "👩‍👩‍👧‍👦 ❤️ 🇩🇪"), ("שלום مرحبا", "שלום مرحبا"), ("क्‍ष", "क्‍ष"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
  ])
  func makesVisible(_ text: String, _ expected: String) {
    #expect(VisibleText().text(text) == expected)
  }

  @Test func boundsLongTexts() {
    let exact = String(repeating: "x", count: 500)
    #expect(VisibleText().text(exact) == exact)
    #expect(VisibleText().text(String(repeating: "x", count: 1_000_000)) == exact + "… 999500 more")
    // Marks on one character.
    let marked = VisibleText().text("a" + String(repeating: "\u{301}", count: 20))
    let marks = String(repeating: "\u{301}", count: 8)
    #expect(marked == "a" + marks + String(repeating: #"\u{301}"#, count: 12))
  }

  @Test func asciiOnly() {
    let ascii = VisibleText(isASCII: true)
    #expect(ascii.text("Café…😀\n") == #"Caf\u{E9}...\u{1F600}\n"#)
    #expect(ascii.text(String(repeating: "x", count: 501)).hasSuffix("x... 1 more"))
  }

  @Test func doubledBackslashesTellCodesFromTexts() {
    let texts = ["\n", #"\n"#].map { VisibleText(doublesBackslashes: true).text($0) }
    #expect(texts == [#"\n"#, #"\\n"#])
  }

  @Test func boundsLooks() {
    let wide = Look.horizontal { for index in 0..<80 { Look.text("\(index)") } }
    let parts = VisibleText().look(wide._node).parts
    #expect(parts.count == 51 && parts.last == .note("… 30 more"))
    let choices = Look.segments((0..<60).map { "\($0)" }, selected: 59)
    guard case .picker(let shown, _)? = VisibleText().look(choices._node).control?.kind else {
      return #expect(Bool(false), "a picker stays one")
    }
    #expect(shown.choices.suffix(2) == ["49", "… 10 more"] && shown.chosen == "… 10 more")
  }

  @Test func everyTextOfALookIsMadeVisible() {
    let text = "\u{202E}"
    let look = Look.horizontal(
      Look.text(text).accessibility(label: text, value: text).color(.named(text)),
      Look.image(.symbol(text)), Look.image(.asset(text)), Look.avatar(text), Look.badge(text),
      Look.button(text, image: .symbol(text)) {}, Look.toggle(text, isOn: true) { _ in },
      Look.slider(text, value: 0, text: text) { _ in },
      Look.stepper(text, value: 0, in: 0...1, text: text) { _ in },
      Look.picker(text, [text], selected: text, name: { $0 }) { _ in },
      Look.field(text, text: text, prompt: text) { _ in }.problem(text))
    var shown = ""
    dump(VisibleText().look(look._node), to: &shown)
    // What is safe has a backslash, which a dump doubles.
    #expect(shown.components(separatedBy: #"\\u{202E}"#).count > 20)
    #expect(!shown.replacing(#"\\u{202E}"#, with: "").contains("202E"))
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

  @Test(arguments: [("é1", "••", "**"), ("", "", "")])
  func nobodyReadsASecret(_ text: String, _ unicode: String, _ ascii: String) {
    func shown(_ visible: VisibleText) -> String? {
      let look = visible.look(Look.field("", text: text) { _ in }.secret()._node)
      return if case .field(let field, _)? = look.control?.kind { field.text } else { nil }
    }
    #expect(shown(VisibleText()) == unicode && shown(VisibleText(isASCII: true)) == ascii)
  }
}
