/// A text of a view with places for what differs from case to case.
///
/// `#` stands for an integer, `@` for an index path in either way in which views print it, `…` for any
/// text; a `#` before a digit is itself.
struct MessageTemplate: Hashable, Sendable {
  enum Part: Hashable {
    case literal(String)
    case number
    case path
    case anything
  }

  let parts: [Part]

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
  }

  /// Returns the numbers of the first place in `text` that reads like this, in order, two for a path;
  /// nil if there is none.
  ///
  /// - Precondition: The template is in small letters, with one blank for any white space.
  /// - Complexity: O(*n* + *k* · *m*), where *n* is the length of the text, *k* the number of places in
  ///   it that begin like the template and *m* the template's length; each place for any text may take
  ///   all of the text.
  func numbers(in text: PlainText) -> [Int]? {
    guard case .literal(let beginning) = parts.first else { return nil }
    return text.places(of: beginning).lazy.compactMap { match(parts[...], in: text.bytes[$0...]) }
      .first
  }

  private func match(_ parts: ArraySlice<Part>, in text: ArraySlice<UInt8>) -> [Int]? {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    switch part {
    case .literal(let literal):
      guard text.starts(with: literal.utf8) else { return nil }
      return match(rest, in: text.dropFirst(literal.utf8.count))
    case .number:
      guard let (number, after) = text.leadingInteger else { return nil }
      return match(rest, in: after).map { [number] + $0 }
    case .path:
      guard let (path, after) = text.firstPath else { return nil }
      return match(rest, in: after).map { path + $0 }
    case .anything:
      for start in text.indices {
        if let numbers = match(rest, in: text[start...]) { return numbers }
      }
      return nil
    }
  }
}

/// A pasted text in small letters with one blank wherever it has white space, as bytes.
struct PlainText {
  let bytes: [UInt8]

  /// Takes a backslash with `n` or `t` for white space, as a debugger prints it.
  init(_ text: String) {
    let lines = text.lowercased().replacing(#"\n"#, " ").replacing(#"\t"#, " ")
    bytes = Array(lines.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
  }

  /// The places where the text reads `beginning`.
  func places(of beginning: String) -> [Int] {
    let first = beginning.utf8.first
    return bytes.indices.filter { bytes[$0] == first && bytes[$0...].starts(with: beginning.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// The integer that the text begins with, and what follows it.
  ///
  /// One that is out of range is the largest there is: views print `NSNotFound` so.
  fileprivate var leadingInteger: (value: Int, rest: Self)? {
    let isNegative = first == UInt8(ascii: "-")
    let unsigned = isNegative ? dropFirst() : self
    let digits = unsigned.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty else { return nil }
    let magnitude = Int(String(decoding: digits, as: UTF8.self)) ?? .max
    return (isNegative ? -magnitude : magnitude, unsigned[digits.endIndex...])
  }

  /// The first `0 - 1` within the length of an index path object's description, and what follows its
  /// brackets.
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
