/// What the user pressed, or did with the mouse.
public enum TerminalKey: Hashable, Sendable {
  /// An arrow key, or one that scrolls by a page or to an end.
  case up, down, left, right, pageUp, pageDown, home, end
  /// The key that acts on the row with the focus.
  case enter
  /// Takes back the last character that was typed.
  case backspace
  /// Control-C.
  case interrupt
  /// A key, or a part of pasted text, that stands for a character.
  case character(Character)
  /// The mouse button went down in a line and a column of the window, both counted from 0.
  case click(line: Int, column: Int)
  /// The wheel was turned by so many lines; up if negative.
  case wheel(Int)
}

/// Reads keys from the bytes that a terminal sends.
struct KeyParser {
  private var rest: [UInt8] = []

  /// Returns the keys that are complete; an escape sequence may go on in the next bytes.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [TerminalKey] {
    rest += bytes
    var keys: [TerminalKey] = []
    var index = 0
    while let (key, length) = Self.key(in: rest[index...]) {
      if let key { keys.append(key) }
      index += length
    }
    rest.removeFirst(index)
    // Nothing that a terminal sends is so long.
    if rest.count > 64 { rest = [] }
    return keys
  }

  /// Returns the first key and its length; nil if it is not complete. Sequences that mean nothing here
  /// are no key.
  private static func key(in bytes: ArraySlice<UInt8>) -> (key: TerminalKey?, length: Int)? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return sequence(in: bytes) }
    if first < 0x20 || first == 0x7F { return (controls[first], 1) }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    return (
      String(decoding: bytes.prefix(length), as: UTF8.self).first.map { .character($0) }, length
    )
  }

  private static func sequence(in bytes: ArraySlice<UInt8>) -> (key: TerminalKey?, length: Int)? {
    let bytes = Array(bytes)
    // An escape key is a sequence that does not go on.
    guard bytes.count > 1, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return (nil, 1)
    }
    guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) })
    else { return nil }
    let text = String(decoding: bytes[2...end], as: UTF8.self)
    return (named[text] ?? mouse(text), end + 1)
  }

  private static let controls: [UInt8: TerminalKey] = [
    0x03: .interrupt, 0x08: .backspace, 0x0A: .enter, 0x0D: .enter, 0x7F: .backspace,
  ]

  /// The keys by the end of their sequence.
  private static let named: [String: TerminalKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "4~": .end,
    "7~": .home, "8~": .end, "5~": .pageUp, "6~": .pageDown,
  ]

  /// Reads `<button;column;lineM` of a button that went down.
  private static func mouse(_ text: String) -> TerminalKey? {
    let numbers = text.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    guard text.hasPrefix("<"), text.hasSuffix("M"), numbers.count == 3 else { return nil }
    if numbers[0] == 0 { return .click(line: numbers[2] - 1, column: numbers[1] - 1) }
    return [64: .wheel(-3), 65: .wheel(3)][numbers[0]]
  }
}
