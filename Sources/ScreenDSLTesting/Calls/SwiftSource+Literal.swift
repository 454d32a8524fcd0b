extension SwiftSource {
  /// A string literal in a source file.
  struct Literal: Equatable {
    /// The whole literal with its quotes.
    var range: Range<Int>
    /// What is between the quotes.
    var content: Range<Int>
    /// The number of `#` before the opening quote.
    var hashes: Int
    var isMultiline: Bool
    var hasInterpolation: Bool
  }

  /// Returns the string literal that starts at `index`; nil if there is none, or no end to it.
  func literal(at index: Int) -> Literal? {
    let hashes = bytes[min(index, bytes.count)...].prefix { $0 == .hash }.count
    let quote = index + hashes
    guard quote < bytes.count, bytes[quote] == .quote else { return nil }
    let isMultiline = has("\"\"\"", at: quote)
    let start = quote + (isMultiline ? 3 : 1)
    var literal = Literal(
      range: index..<index, content: start..<start, hashes: hashes, isMultiline: isMultiline,
      hasInterpolation: false)
    return scan(&literal, from: start) ? literal : nil
  }

  /// Looks for the end of a literal, and returns whether it has one.
  private func scan(_ literal: inout Literal, from start: Int) -> Bool {
    let hashes = String(repeating: "#", count: literal.hashes)
    let end = (literal.isMultiline ? "\"\"\"" : "\"") + hashes
    let escape = "\\" + hashes
    var index = start
    while index < bytes.count {
      if has(end, at: index) {
        literal.content = start..<index
        literal.range = literal.range.lowerBound..<index + end.utf8.count
        return true
      }
      if !literal.isMultiline, bytes[index] == .newline { return false }
      guard has(escape, at: index) else {
        index += 1
        continue
      }
      index += escape.utf8.count
      if has("(", at: index) {
        literal.hasInterpolation = true
        guard let after = endOfBrackets(index) else { return false }
        index = after
      } else {
        index += 1
      }
    }
    return false
  }

  /// Returns the value of a literal; nil if it is not fixed, or not well formed.
  func value(of literal: Literal) -> String? {
    if literal.hasInterpolation { return nil }
    let text = String(decoding: bytes[literal.content], as: UTF8.self)
    guard literal.isMultiline else { return unescaped(text, hashes: literal.hashes) }
    return Self.lines(ofMultiline: text).flatMap { unescaped($0, hashes: literal.hashes) }
  }

  /// The lines between the quotes of a multi-line literal without their indentation, joined.
  private static func lines(ofMultiline text: String) -> String? {
    let unified = ReferenceText(text + "\n").string
    var lines = unified.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2, lines.removeFirst().allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return nil
    }
    let indentation = lines.removeLast()
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    return lines.map { line in
      line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : ""
    }.joined(separator: "\n")
  }

  private func unescaped(_ text: String, hashes: Int) -> String? {
    var result = ""
    let escape = "\\" + String(repeating: "#", count: hashes)
    var parts = text.components(separatedBy: escape)[...]
    result += parts.removeFirst()
    while let part = parts.popFirst() {
      guard let (scalars, rest) = Self.escape(part) else {
        // Two escapes in a row: the first one escapes a backslash.
        guard part.isEmpty, hashes == 0, let next = parts.popFirst() else { return nil }
        result += "\\" + next
        continue
      }
      result += scalars + rest
    }
    return result
  }

  /// Returns what the text after a backslash stands for, and what follows.
  private static func escape(_ text: String) -> (String, Substring)? {
    let plain: [Character: String] = [
      "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]
    guard let first = text.first else { return nil }
    if let value = plain[first] { return (value, text.dropFirst()) }
    if first.isWhitespace { return continuation(text) }
    guard text.hasPrefix("u{"), let end = text.firstIndex(of: "}"),
      let code = UInt32(text[text.index(text.startIndex, offsetBy: 2)..<end], radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return (String(Character(scalar)), text[text.index(after: end)...])
  }

  /// A backslash at the end of a line joins it with the next one.
  private static func continuation(_ text: String) -> (String, Substring)? {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    return rest.first == "\n" ? ("", rest.dropFirst()) : nil
  }
}

extension String {
  /// The parts between all occurrences of `separator`, which are found by their bytes.
  fileprivate func components(separatedBy separator: String) -> [String] {
    let (text, mark) = ([UInt8](utf8), [UInt8](separator.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index < text.count {
      if text[index...].starts(with: mark) {
        parts.append(String(decoding: text[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: text[start...], as: UTF8.self)]
  }
}
