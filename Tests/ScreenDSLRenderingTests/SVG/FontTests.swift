import Testing

@testable import ScreenDSLRendering

@Suite struct FontTests {
  @Test func widthsAreFixed() {
    #expect(Font.title.width(of: "") == 0)
    #expect(Font(size: 100).width(of: "Ai") == 68 + 28)
    #expect(Font(size: 100).width(of: "漢") == 120)
    #expect(Font(size: 100).width(of: "e\u{301}") == 70)
  }

  @Test func whatHasNoRoomIsCutOff() {
    let font = Font(size: 10)
    #expect(font.fit("Element", width: font.width(of: "Element")) == "Element")
    #expect(font.fit("Element", width: 30) == "Ele…")
    #expect(font.fit("El ement", width: 22) == "El…")
    #expect(font.fit("Element", width: 5) == "")
    for width in stride(from: 0.0, to: 60, by: 1) {
      #expect(font.width(of: font.fit("Element 漢字 👍", width: width)) <= width)
    }
  }
}
