import Foundation

/// A text in the form in which this package compares references. The initializers remove carriage returns at the end of
/// lines, byte-order marks at the start, and the last newline. So a text that was written and read again is equal.
struct ReferenceText: Equatable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { self.init(bytes: [UInt8](text.utf8)) }

  init(file: [UInt8], at path: String) throws(FileTrouble) {
    let decoded = Array(String(decoding: file, as: UTF8.self).utf8)
    if decoded != file {
      let end = zip(file, decoded).prefix { $0 == $1 }.count
      // The first different byte can be inside a character, because an invalid character can begin with the same bytes
      // as the replacement character. So this code goes back to the first byte of the character.
      let index = decoded[...end].lastIndex { $0 & 0xC0 != 0x80 } ?? end
      let sentence = "Reference must be UTF-8 text (was invalid at byte \(index))"
      throw FileTrouble("\(sentence): \(ShownText.quoted(path))")
    }
    self.init(bytes: file)
  }

  private init(bytes: [UInt8]) {
    var text = bytes[...]
    while text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    var result = Array(text)
    // Most texts have no carriage return, so a quick search avoids the loop.
    if memchr(result, 0x0D, result.count) != nil {
      result.removeAll(keepingCapacity: true)
      for byte in text {
        while byte == 0x0A, result.last == 0x0D { result.removeLast() }
        result.append(byte)
      }
    }
    if result.last == 0x0A { result.removeLast() }
    while result.last == 0x0D { result.removeLast() }
    self.bytes = result
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  var lines: [String] {
    if bytes.isEmpty { return [] }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  var file: [UInt8] { bytes + [0x0A] }
}
