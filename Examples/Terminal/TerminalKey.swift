/// A key that the user pressed.
public enum TerminalKey: Hashable, Sendable {
  /// An arrow key, a page key, the home key or the end key.
  case up, down, left, right, pageUp, pageDown, home, end
  /// The key that acts on the row with the focus.
  case enter
  /// The key that deletes the last typed character.
  case backspace
  /// The key Control-C, with which the user quits.
  case interrupt
  /// A typed or pasted character.
  case character(Character)

  /// Removes bytes that the terminal has sent, and returns their keys. If the last byte of a character or an escape
  /// sequence has not arrived yet, the bytes of this character or sequence stay.
  static func takeKeys(from bytes: inout [UInt8]) -> [TerminalKey] {
    var whole = bytes[...]
    // In UTF-8, the first byte of a character decides how many bytes the character has.
    if let last = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) {
      let first = bytes[last]
      let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if bytes.count - last < length { whole = bytes[..<last] }
    }
    // An escape byte alone may come from the Escape key, so this code does not wait for another byte.
    if let escape = bytes.lastIndex(of: 0x1B), let kind = bytes[escape...].dropFirst().first,
      kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O"),
      bytes[escape...].dropFirst(2).allSatisfy({ 0x20...0x3F ~= $0 })
    {
      whole = bytes[..<escape]
    }
    bytes.removeFirst(whole.count)
    return keys(in: String(decoding: whole, as: UTF8.self))
  }

  /// Returns the keys in a text that the terminal has sent. Unknown escape sequences are ignored.
  static func keys(in text: String) -> [TerminalKey] {
    var (keys, rest) = ([TerminalKey](), text[...])
    while let first = rest.popFirst() {
      if first == "\u{1B}", rest.hasPrefix("[") || rest.hasPrefix("O") {
        let values = rest.dropFirst().prefix { (" "..."?").contains($0) }
        // A control character, such as Control-C, is not part of a sequence.
        let end = rest[values.endIndex...].prefix { $0 >= " " && $0 != "\u{7F}" }.prefix(1)
        if let key = sequences["\(values)\(end)"] { keys.append(key) }
        rest = rest[end.endIndex...]
      } else if let key = controls[first] ?? (first >= " " ? .character(first) : nil) {
        keys.append(key)
      }
    }
    return keys
  }

  private static let controls: [Character: TerminalKey] = [
    "\u{3}": .interrupt, "\u{8}": .backspace, "\u{7F}": .backspace, "\r": .enter, "\n": .enter,
    "\r\n": .enter,
  ]

  /// The keys, by escape sequence without its first two characters.
  private static let sequences: [String: TerminalKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "4~": .end,
    "7~": .home, "8~": .end, "5~": .pageUp, "6~": .pageDown,
  ]
}
