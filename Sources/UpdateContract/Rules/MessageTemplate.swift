/// The text of an exception, with placeholders. `#` stands for an integer unless a digit follows, `@` stands for an
/// index path, and `…` stands for any text.
struct MessageTemplate: Hashable, Sendable {
  enum Part: Hashable {
    case literal(String)
    case number
    case path
    case anything
  }

  let parts: [Part]
  /// The first four bytes of the template, which makes the search in a text faster. A template must begin with `…` or
  /// with four bytes of text.
  private let key: UInt32

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "#" where rest.first?.isNumber != true: parts.append(.number)
      case "@": parts.append(.path)
      case "…": parts.append(.anything)
      default:
        if case .literal(let literal) = parts.last {
          parts[parts.count - 1] = .literal(literal + String(character))
        } else {
          parts.append(.literal(String(character)))
        }
      }
    }
    self.parts = parts
    key = PlainText.key(text.utf8)
  }

  /// Returns the integers at the placeholders, from the first part of `text` that matches the template; nil if no part
  /// matches.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the length of the text and *m* that of the template.
  func numbers(in text: PlainText) -> [Int]? {
    var comparisons = 0
    return numbers(in: text, &comparisons)
  }

  /// Returns the same numbers as `numbers(in:)`, and adds the number of comparisons to `comparisons`. A test checks the
  /// complexity with this count.
  func numbers(in text: PlainText, _ comparisons: inout Int) -> [Int]? {
    var (numbers, rest): ([Int], ArraySlice<UInt8>) = ([], text.bytes[...])
    for piece in parts.split(separator: .anything) {
      var found: (numbers: [Int], rest: ArraySlice<UInt8>)?
      for start in piece.startIndex == 0 ? text.places(of: key) : Array(rest.indices) {
        found = match(piece, in: rest[start...], &comparisons)
        if found != nil { break }
      }
      guard let found else { return nil }
      numbers += found.numbers
      rest = found.rest
    }
    return numbers
  }

  private func match(
    _ piece: ArraySlice<Part>, in text: ArraySlice<UInt8>, _ comparisons: inout Int
  ) -> (numbers: [Int], rest: ArraySlice<UInt8>)? {
    var (numbers, rest): ([Int], ArraySlice<UInt8>) = ([], text)
    for part in piece {
      comparisons += 1
      switch part {
      case .literal(let literal):
        guard rest.starts(with: literal.utf8) else { return nil }
        rest = rest.dropFirst(literal.utf8.count)
      case .number, .path, .anything:
        let number = rest.leadingInteger.map { ([$0.value], $0.rest) }
        guard let (found, after) = part == .number ? number : rest.firstPath else { return nil }
        numbers += found
        rest = after
      }
    }
    return (numbers, rest)
  }
}

/// The text of an exception as bytes, in lowercase. A single space replaces each sequence of white space.
struct PlainText {
  let bytes: [UInt8]
  /// The positions in `bytes` where a word can begin, grouped by the four bytes that start at the position.
  private let words: [UInt32: [Int]]

  /// Creates the bytes of a text. A backslash followed by `n` or `t` counts as white space, because a debugger prints a
  /// line break or a tab in this way.
  init(_ text: String) {
    var bytes: [UInt8] = []
    var words: [UInt32: [Int]] = [:]
    var rest = text.lowercased().unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isEscape = scalar == "\\" && (rest.first == "n" || rest.first == "t")
      if isEscape { rest.removeFirst() }
      if !isEscape, !scalar.properties.isWhitespace {
        bytes += scalar.utf8
      } else if bytes.last != UInt8(ascii: " ") {
        bytes.append(UInt8(ascii: " "))
      }
    }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    for start in bytes.indices where start == 0 || !letters.contains(bytes[start - 1]) {
      words[Self.key(bytes[start...]), default: []].append(start)
    }
    (self.bytes, self.words) = (bytes, words)
  }

  static func key(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  func places(of key: UInt32) -> [Int] { words[key, default: []] }
}

extension ArraySlice<UInt8> {
  /// The number at the start of the bytes, and the bytes after the number; nil if no number is at the start. If the
  /// number is too large for `Int`, the value is the greatest `Int`, which is `NSNotFound`.
  fileprivate var leadingInteger: (value: Int, rest: Self)? {
    let isNegative = first == UInt8(ascii: "-")
    let unsigned = isNegative ? dropFirst() : self
    let digits = unsigned.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    let magnitude = Int(String(decoding: digits, as: UTF8.self)) ?? .max
    return (isNegative ? -magnitude : magnitude, unsigned[digits.endIndex...])
  }

  fileprivate var firstPath: (path: [Int], rest: Self)? {
    let separator = Array(" - ".utf8)
    for start in indices.prefix(120) {
      guard let (section, rest) = self[start...].leadingInteger, rest.starts(with: separator),
        let (item, after) = rest.dropFirst(separator.count).leadingInteger
      else { continue }
      return ([section, item], after.drop { ")}".utf8.contains($0) })
    }
    return nil
  }
}
