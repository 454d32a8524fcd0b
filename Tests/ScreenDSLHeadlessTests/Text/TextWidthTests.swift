@testable import ScreenDSLHeadless

@Suite(.timed) struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Element", 7), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("｡", 1), ("、", 2), ("…", 1),
    ("─", 1), ("½", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩", 1), ("❤", 1),
    ("❤️", 2), ("#️⃣", 2), ("☕", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}", 2), ("กำ", 2),
    ("שלום", 4), ("नि", 2), ("Z\u{300}\u{301}\u{302}", 1), ("\u{20000}", 2), ("🫠", 2),
    ("\u{3000}", 2), ("⌚", 2), ("🈁", 2), ("ℹ", 1), ("\u{1F1E9}\u{1F1EA}\u{1F1EB}", 3),
  ]) func widths(_ text: String, _ columns: Int) { #expect(TextWidth.columns(of: text) == columns) }

  @Test func rangesAscendWithGapsAndHoldTheMarksAndEmojiOfTheStandardLibrary() {
    for (range, next) in zip(TextWidth.wide, TextWidth.wide.dropFirst()) {
      #expect(range.upperBound + 1 < next.lowerBound)
    }
    var wrong: [Unicode.Scalar] = []
    for scalar in (0x300...0x1FFFF).compactMap(Unicode.Scalar.init) {
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark
      let isWide =
        scalar.properties.isEmojiPresentation && scalar.value >= 0x2000
        && !(0x1F1E6...0x1F1FF ~= scalar.value)
      let columns = TextWidth.columns(of: scalar)
      if isMark && columns != 0 || isWide && columns != 2 { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(9))")
  }

  @Test(arguments: [Look.Truncation.head, .middle, .tail])
  func aTextKeepsItsEnds(_ truncation: Look.Truncation) {
    for text in ["abcdefgh", "a b c d e", "漢字a漢字b漢字", "👩‍👩‍👧‍👦xy👩‍👩‍👧‍👦"] {
      for width in 3...TextWidth.columns(of: text) {
        let cut = TextWidth.fit(text, width: width, truncation)
        expectEqual(TextWidth.columns(of: cut), width)
        if width == TextWidth.columns(of: text) {
          expectEqual(cut, text)
          continue
        }
        let ends = cut.trimmed.split(separator: "…", omittingEmptySubsequences: false)
        #expect(ends.count == 2 && text.hasPrefix(ends[0]) && text.hasSuffix(ends[1]), "\(cut)")
        expectEqual(ends[0].isEmpty, (truncation == .head), "\(cut)")
        #expect(ends[1].isEmpty == (truncation == .tail) || width < 5, "\(cut)")
        #expect(width - TextWidth.columns(of: cut.trimmed) <= 2, "\(cut)")
      }
    }
  }

  @Test func fits() {
    for (text, width, expected) in [
      ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("a bcd", 3, "a… "),
      ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"), ("漢字漢字", 6, "漢字… "), ("漢字", 1, "…"),
      ("abc", 0, ""), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ] { expectEqual(TextWidth.fit(text, width: width), expected, "\(text)") }
    expectEqual(TextWidth.fit("abcdef", width: 5, ellipsis: "..."), "ab...")
    expectEqual(TextWidth.fit("abcdef", width: 2, ellipsis: "..."), "ab")
  }

  @Test(arguments: [
    ("abcdef", 0..<3, "abc"), ("abcdef", 2..<5, "cde"), ("abcdef", 4..<8, "ef  "),
    ("abcdef", 7..<9, "  "), ("abcdef", 0..<0, ""), ("漢字a", 0..<3, "漢 "), ("漢字a", 1..<4, " 字"),
    ("漢字a", 2..<4, "字"), ("漢字a", 3..<6, " a "), ("漢字a", 1..<2, " "),
    ("\u{301}ab", 0..<2, "\u{301}ab"), ("\u{301}ab", 1..<2, "b"),
  ]) func columnsOfText(_ text: String, _ range: Range<Int>, _ expected: String) {
    expectEqual(TextWidth.columns(range, of: text), expected)
  }

  private func lines(of text: String, width: Int, limit: Int? = nil) -> [String] {
    TextWidth.lines(of: text, width: width, limit: limit) { TextWidth.columns(of: $0) }
  }

  @Test(arguments: [
    ("", [""]), ("one", ["one"]), ("one two", ["one", "two"]), ("a b c d e", ["a b c", "d e"]),
    ("a b cd", ["a b", "cd"]), ("one   two", ["one", "two"]), ("one two   ", ["one", "two"]),
    ("longest", ["longe", "st"]), ("a longest", ["a", "longe", "st"]), ("漢字漢字", ["漢字", "漢字"]),
    ("ab漢字c", ["ab漢", "字c"]), ("a b \ncd", ["a b", "cd"]), ("a\n\nb\n", ["a", "", "b", ""]),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
  ]) func breaksAtSpacesAndBesideWideCharacters(_ text: String, _ expected: [String]) {
    expectEqual(lines(of: text, width: 5), expected)
  }

  @Test(arguments: [
    (0, ["one two three"]), (1, ["one two three"]), (2, ["one", "two three"]),
    (3, ["one", "two", "three"]), (4, ["one", "two", "three"]),
  ]) func theLastLineHasAllThatIsLeft(_ limit: Int, _ expected: [String]) {
    expectEqual(lines(of: "one two three", width: 5, limit: limit), expected)
    let last = lines(of: "one two three\n4", width: 5, limit: limit).last?.last
    expectEqual(last, (limit < 4 ? "…" : "4"))
  }

  @Test(arguments: 0...20) func noTextIsLost(_ width: Int) {
    let text = "A family 👩‍👩‍👧‍👦 of 4, 漢字 and averyveryverylongword."
    let lines = lines(of: text, width: width)
    expectEqual(lines.joined().filter { $0 != " " }, text.filter { $0 != " " })
    #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= width || $0.count == 1 })
  }
}
