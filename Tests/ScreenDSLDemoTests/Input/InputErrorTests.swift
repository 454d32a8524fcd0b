import Testing

@testable import ScreenDSLDemo

@Suite struct InputErrorTests {
  @Test func isOneLine() {
    let error = InputError(file: "a\nb", line: 7, sentence: "X")
    #expect("\(error)" == #"a\nb:7: X"#)
  }

  @Test func quotedTextStaysOnItsLine() {
    #expect("a\r\n\u{2028}\u{85}é".quoted == #"'a\r\n\u{2028}\u{0085}é'"#)
    #expect("\u{202E}txt.\u{FEFF}".quoted == #"'\u{202E}txt.\u{FEFF}'"#)
  }
}
