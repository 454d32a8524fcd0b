import Foundation
import Testing

@testable import ScreenDSLDemo

@Suite struct SourceTextTests {
  private let notUTF8 = "File must be UTF-8 (was something else)"

  @Test(arguments: [
    [0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xEF, 0xBF], [0xC0, 0x80],
  ])
  func namesTheLineOfWhatIsNotUTF8(_ bytes: [UInt8]) {
    let start = Array("é\n\u{FFFD}\n".utf8)
    #expect(throws: InputError(file: "f", line: 3, sentence: notUTF8)) {
      try SourceText(file: "f", bytes: start + bytes + Array("\n\n".utf8))
    }
    #expect(throws: InputError(file: "f", line: 3, sentence: notUTF8)) {
      try SourceText(file: "f", bytes: start + bytes)
    }
  }

  @Test func keepsTheBytesButNotTheMark() throws {
    let text = Array("a\r\n\u{1F600}\u{FFFD}".utf8)
    #expect(try SourceText(file: "f", bytes: text).bytes == text)
    #expect(try SourceText(file: "f", bytes: [0xEF, 0xBB, 0xBF] + text).bytes == text)
  }

  @Test(arguments: ["x\ny", ""])
  func readsFiles(_ content: String) throws {
    let text = try withFile(content) { try SourceText(contentsOf: $0) }
    #expect(text.bytes == Array(content.utf8))
  }

  @Test func saysWhyAFileCannotBeRead() {
    let missing = InputError(
      file: "/no/such.json", line: 1, sentence: "No file for '/no/such.json'; check the path")
    #expect(throws: missing) { try SourceText(contentsOf: "/no/such.json") }
    let directory = FileManager.default.temporaryDirectory.path
    let sentence = "File must be readable (was a directory)"
    #expect(throws: InputError(file: directory, line: 1, sentence: sentence)) {
      try SourceText(contentsOf: directory)
    }
  }
}
