import Testing

@testable import ScreenDSLTesting

/// Texts as they are compared.
@Suite struct ReferenceTextTests {
  @Test(arguments: ["a\r\nb", "a\r\nb\r\n", "a\nb\n", "\u{FEFF}a\nb"])
  func sameText(file: String) throws {
    #expect(try ReferenceText(file: [UInt8](file.utf8)) == ReferenceText("a\nb"))
  }

  @Test(arguments: ["a\n\nb", "a\nb\n\n", "a\nb ", "a\rb", "A\nb", ""])
  func otherText(file: String) throws {
    #expect(try ReferenceText(file: [UInt8](file.utf8)) != ReferenceText("a\nb"))
  }

  @Test func canonicallyEqualTextsDiffer() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(ReferenceText("\u{E9}") != ReferenceText("e\u{301}"))
  }

  @Test(arguments: [([0x61, 0xFF, 0x62], 1), ([0x61, 0xC3], 1), ([0xED, 0xA0, 0x80], 0)])
  func invalidText(file: [UInt8], index: Int) {
    #expect(
      throws: FileTrouble("Reference must be UTF-8 text (was invalid at byte \(index))")
    ) { try ReferenceText(file: file) }
  }

  @Test func aReplacementCharacterIsValid() throws {
    #expect(try ReferenceText(file: [UInt8]("a\u{FFFD}".utf8)) == ReferenceText("a\u{FFFD}"))
  }

  @Test func linesAndFile() {
    #expect(ReferenceText("").lines == [])
    #expect(ReferenceText("a\n\nb\n").lines == ["a", "", "b"])
    #expect(ReferenceText("a").file == [0x61, 0x0A])
    #expect(ReferenceText("a\n").file == [0x61, 0x0A])
  }
}
