import Testing

@testable import ScreenDSLRendering

@Suite struct TextWidthFittingTests {
  @Test(arguments: [
    ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("a bcd", 3, "a… "),
    ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"), ("漢字漢字", 6, "漢字… "), ("漢字", 1, "…"),
    ("abc", 0, ""), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func fits(_ text: String, _ width: Int, _ expected: String) {
    #expect(TextWidth.fit(text, width: width) == expected)
    #expect(TextWidth.columns(of: TextWidth.fit(text, width: width)) == width)
  }

  @Test func anEllipsisOfThreeDots() {
    #expect(TextWidth.fit("abcdef", width: 5, ellipsis: "...") == "ab...")
    #expect(TextWidth.fit("abcdef", width: 2, ellipsis: "...") == "ab")
  }

  @Test(arguments: [
    (0..<3, "abc"), (2..<5, "cde"), (4..<8, "ef  "), (7..<9, "  "), (0..<0, ""),
  ])
  func columnsOfText(_ range: Range<Int>, _ expected: String) {
    #expect(TextWidth.columns(range, of: "abcdef") == expected)
  }

  @Test(arguments: [(0..<3, "漢 "), (1..<4, " 字"), (2..<4, "字"), (3..<6, " a "), (1..<2, " ")])
  func cutWideCharactersLeaveSpaces(_ range: Range<Int>, _ expected: String) {
    #expect(TextWidth.columns(range, of: "漢字a") == expected)
  }
}
