import Testing

@testable import ScreenDSLRendering

/// Widths in columns, as terminals have them.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Element", 7), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("｡", 1), ("、", 2), ("…", 1),
    ("─", 1), ("½", 1), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩", 1), ("❤", 1),
    ("❤️", 2), ("#️⃣", 2), ("☕", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}", 2), ("กำ", 2),
    ("שלום", 4), ("नि", 2), ("Z\u{300}\u{301}\u{302}", 1), ("\u{20000}", 2), ("🫠", 2),
    ("\u{3000}", 2), ("⌚", 2), ("🈁", 2), ("ℹ", 1), ("\u{1F1E9}\u{1F1EA}\u{1F1EB}", 3),
  ])
  func widths(_ text: String, _ columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: [TextWidth.wide, TextWidth.zero])
  func rangesAscendAndDoNotTouch(_ bounds: [UInt32]) {
    #expect(bounds.count.isMultiple(of: 2))
    for index in stride(from: 0, to: bounds.count, by: 2) {
      #expect(bounds[index] <= bounds[index + 1])
      if index > 0 { #expect(bounds[index - 1] + 1 < bounds[index]) }
    }
  }

  @Test func noScalarIsBothWideAndWithoutWidth() {
    for index in stride(from: 0, to: TextWidth.zero.count, by: 2) {
      for end in [TextWidth.zero[index], TextWidth.zero[index + 1]] {
        let isWide = stride(from: 0, to: TextWidth.wide.count, by: 2).contains {
          TextWidth.wide[$0] <= end && end <= TextWidth.wide[$0 + 1]
        }
        #expect(!isWide, "\(String(end, radix: 16))")
      }
    }
  }

  @Test func marksOfTheStandardLibraryHaveNoWidth() {
    for value in UInt32(0x300)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: #expect(TextWidth.columns(of: scalar) == 0, "\(scalar)")
      default: break
      }
    }
  }

  @Test func emojiOfTheStandardLibraryAreWide() {
    for value in UInt32(0x2000)...0x1FFFF where !(0x1F1E6...0x1F1FF ~= value) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation else {
        continue
      }
      #expect(TextWidth.columns(of: scalar) == 2, "\(scalar)")
    }
  }
}
