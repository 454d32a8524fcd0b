/// Tests which characters no text of the package shows as they are.
@Suite(.timed) struct HiddenScalarsTests {
  private func shown(_ text: String) -> String {
    var hidden = HiddenScalars()
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !hidden.hides($0) }))
  }

  @Test func whatTheStandardLibraryKnowsToBeHidden() {
    let values = [0...0xFFFF, 0x1F_FFE...0x2_0002, 0x10_FFF0...0x10_FFFF] as [ClosedRange<UInt32>]
    for scalar in values.joined().lazy.compactMap(Unicode.Scalar.init) {
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint
        }
      if isHidden { #expect(HiddenScalars.contains(scalar), "U+\(scalar.value)") }
    }
  }

  @Test(arguments: ["\u{FEFF}", "\u{200B}", "\u{AD}", "\u{2060}", "\u{3164}", "\u{E0041}"])
  func whatHasNoWidth(text: String) { #expect(shown(text) == "") }

  @Test(arguments: ["plain ~", "größe", "👩‍👩‍👧‍👦 ❤️ 🇩🇪", "क्‍ष", "שלום مرحبا", "日本語"])
  func whatIsSeenStays(text: String) { #expect(shown(text) == text) }

  @Test func tagsArePartOfAFlagOnly() {
    let england = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect(shown("a\(england)b\(england)") == "a\(england)b\(england)")
    #expect([shown("a\u{E0067}"), shown("\u{1F3F4}a\u{E0067}")] == ["a", "\u{1F3F4}a"])
    // No text is hidden behind a flag.
    let flag = "\u{1F3F4}" + String(repeating: "\u{E0067}", count: 100)
    #expect(shown(flag).unicodeScalars.count == 8)
  }
}
