@testable import ScreenDSLRendering

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
    let text = VisibleText().text(String(repeating: "x", count: 1_000_000))
    #expect(text == String(repeating: "x", count: 500) + "… 999500 more")
    let exact = String(repeating: "x", count: 500)
    #expect(VisibleText().text(exact) == exact)
  }

  @Test func boundsMarksOnOneCharacter() {
    let text = VisibleText().text("a" + String(repeating: "\u{301}", count: 20))
    let marks = String(repeating: "\u{301}", count: 8)
    #expect(text == "a" + marks + String(repeating: #"\u{301}"#, count: 12))
  }

  @Test func asciiOnly() {
    let ascii = VisibleText(isASCII: true)
    #expect(ascii.text("Café…😀\n") == #"Caf\u{E9}...\u{1F600}\n"#)
    #expect(ascii.text(String(repeating: "x", count: 501)).hasSuffix("x... 1 more"))
  }

  @Test func doubledBackslashesTellCodesFromTexts() {
    let visible = VisibleText(doublesBackslashes: true)
    #expect(visible.text("\n") == #"\n"#)
    #expect(visible.text(#"\n"#) == #"\\n"#)
  }

  @Test func boundsLooks() {
    var deep = CellLook.title("deep")
    for _ in 0..<100 { deep = .vertical(deep) }
    let texts = VisibleText().look(deep).spokenLabel
    #expect(texts == "…")
    let wide = CellLook(.horizontal((0..<80).map { .title("\($0)") }))
    let parts = VisibleText().look(wide).parts
    #expect(parts.count == 51)
    #expect(parts.last == .subtitle("… 30 more"))
    let choices = CellLook.segments((0..<60).map { "\($0)" }, selected: 59)
    #expect(VisibleText().look(choices).spokenLabel?.hasSuffix("49, … 10 more") == true)
  }

  @Test func boundsNumbers() {
    #expect(VisibleText().look(.slider(.nan)).kind == .slider(0))
    #expect(VisibleText().look(.progress(9)).kind == .progress(1))
    var look = CellLook.title("")
    (look.width, look.height) = (.infinity, -3)
    #expect(VisibleText().look(look) == .title(""))
  }
}
