/// The bytes of a Swift file, and as much of its grammar as finds brackets and string literals.
struct SwiftSource {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the index of a line and a column, both from 1, the column in bytes; nil if out of range.
  func index(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: .newline) else { return nil }
      start = end + 1
    }
    let index = start + column - 1
    return column >= 1 && index < bytes.count ? index : nil
  }

  /// Returns the index of the first byte at or after `index` that is in no space and no comment.
  func skippingTrivia(_ index: Int) -> Int {
    var index = index
    while index < bytes.count {
      if bytes[index].isSpace {
        index += 1
      } else if has("//", at: index) {
        index = bytes[index...].firstIndex(of: .newline) ?? bytes.count
      } else if has("/*", at: index) {
        index = endOfBlockComment(index)
      } else {
        break
      }
    }
    return index
  }

  private func endOfBlockComment(_ start: Int) -> Int {
    var (depth, index) = (1, start + 2)
    while depth > 0, index < bytes.count {
      let change = has("/*", at: index) ? 1 : has("*/", at: index) ? -1 : 0
      depth += change
      index += change == 0 ? 1 : 2
    }
    return min(index, bytes.count)
  }

  /// Returns the index after the bracket that closes the one at `index`; nil if there is none.
  func endOfBrackets(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
      index = afterToken(index)
    }
    return nil
  }

  /// Returns the index of the next token: strings are one token, and so are words.
  func afterToken(_ index: Int) -> Int {
    if let literal = literal(at: index) { return skippingTrivia(literal.range.upperBound) }
    var end = index + 1
    if bytes[index].isWord { while end < bytes.count, bytes[end].isWord { end += 1 } }
    return skippingTrivia(end)
  }

  func has(_ text: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  /// The white space that the line of `index` starts with, and whether nothing else precedes it.
  func indentation(at index: Int) -> (space: String, isAll: Bool) {
    let start = (bytes[..<index].lastIndex(of: .newline) ?? -1) + 1
    let space = bytes[start..<index].prefix { $0 == .space || $0 == .tab }
    return (String(decoding: space, as: UTF8.self), space.endIndex == index)
  }

  /// How the file ends its lines, as the first one does.
  var newline: String {
    guard let end = bytes.firstIndex(of: .newline) else { return "\n" }
    return end > 0 && bytes[end - 1] == .carriageReturn ? "\r\n" : "\n"
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")

  var isSpace: Bool { self == .space || (0x09...0x0D).contains(self) }

  /// Whether the byte may be part of an identifier or a number.
  var isWord: Bool {
    let scalar = Unicode.Scalar(self)
    return !scalar.isASCII || scalar.properties.isAlphabetic || scalar == "_"
      || ("0"..."9").contains(scalar)
  }
}

extension SwiftSource {
  /// Returns the literal in the trailing closure of the call at a place; nil if there is no such
  /// call, or its closure holds something else.
  ///
  /// - Parameters:
  ///   - function: The name of the function that is called.
  ///   - line: The line that `#line` gives, from 1.
  ///   - column: The column that `#column` gives: that of the call's parenthesis, or of its name.
  func literal(inCallOf function: String, line: Int, column: Int) -> Literal? {
    guard let start = parenthesis(ofCallTo: function, line: line, column: column),
      let after = endOfBrackets(start)
    else { return nil }
    var index = skippingTrivia(after)
    guard has("{", at: index) else { return nil }
    index = skippingTrivia(index + 1)
    guard let literal = literal(at: index) else { return nil }
    return has("}", at: skippingTrivia(literal.range.upperBound)) ? literal : nil
  }

  private func parenthesis(ofCallTo function: String, line: Int, column: Int) -> Int? {
    guard let start = index(line: line, column: column) else { return nil }
    if has("(", at: start) {
      let name = bytes[..<start].reversed().drop { $0.isSpace }.prefix { $0.isWord }
      return name.reversed().elementsEqual(function.utf8) ? start : nil
    }
    let index = skippingTrivia(start + function.utf8.count)
    return has(function, at: start) && has("(", at: index) ? index : nil
  }

  /// A type, or a function, whose name ends with parentheses.
  typealias Declaration = (name: String, isFunction: Bool)

  /// Returns the types and functions that are declared around the start of a line, outermost first.
  func declarations(around line: Int) -> [Declaration] {
    let end = min(index(line: line, column: 1) ?? bytes.count, bytes.count)
    var blocks: [Declaration?] = []
    var pending: Declaration?
    var index = skippingTrivia(0)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        blocks.append(pending)
        pending = nil
      case UInt8(ascii: "}"): _ = blocks.popLast()
      default: pending = declaration(at: index) ?? pending
      }
      index = afterToken(index)
    }
    return blocks.compactMap { $0 }
  }

  private static let keywords = ["class", "struct", "enum", "actor", "extension", "func"]

  private func declaration(at index: Int) -> Declaration? {
    guard bytes[index].isWord, Self.keywords.contains(word(at: index)) else { return nil }
    let start = afterToken(index)
    if word(at: index) == "func" { return ("\(word(at: start))()", true) }
    let name = bytes[min(start, bytes.count)...].prefix { $0.isWord || $0 == UInt8(ascii: ".") }
    let text = String(decoding: name, as: UTF8.self)
    // `class func` and the like declare no type.
    return ["", "func", "var", "let", "subscript"].contains(text) ? nil : (text, false)
  }

  /// The word that begins at an index; empty if none does.
  func word(at index: Int) -> String {
    String(decoding: bytes[index...].prefix { $0.isWord }, as: UTF8.self)
  }
}

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
    let isMultiline = has("\"\"\"", at: index + hashes)
    guard has("\"", at: index + hashes) else { return nil }
    let marks = String(repeating: "#", count: hashes)
    let (end, escape) = ((isMultiline ? "\"\"\"" : "\"") + marks, "\\" + marks)
    let start = index + hashes + (isMultiline ? 3 : 1)
    var (next, hasInterpolation) = (start, false)
    while next < bytes.count {
      if has(end, at: next) {
        return Literal(
          range: index..<next + end.utf8.count, content: start..<next, hashes: hashes,
          isMultiline: isMultiline, hasInterpolation: hasInterpolation)
      }
      if !isMultiline, bytes[next] == .newline { return nil }
      let isEscape = has(escape, at: next)
      next += isEscape ? escape.utf8.count : 1
      guard isEscape else { continue }
      hasInterpolation = hasInterpolation || has("(", at: next)
      guard let after = has("(", at: next) ? endOfBrackets(next) : next + 1 else { return nil }
      next = after
    }
    return nil
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
    let escape = Array(("\\" + String(repeating: "#", count: hashes)).unicodeScalars)
    var (rest, result) = (text.unicodeScalars[...], String.UnicodeScalarView())
    while !rest.isEmpty {
      if rest.starts(with: escape) {
        rest = rest.dropFirst(escape.count)
        guard let scalars = Self.afterEscape(&rest) else { return nil }
        result += scalars
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(result)
  }

  /// Removes what follows a backslash from a text, and returns what it stands for.
  private static func afterEscape(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar]? {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]
    let start = rest
    guard let first = rest.popFirst() else { return nil }
    if let scalar = plain[first] { return [scalar] }
    if first == "u" {
      let code = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(code.count + 1)
      let number = code.first == "{" ? UInt32(String(code.dropFirst()), radix: 16) : nil
      return number.flatMap(Unicode.Scalar.init).map { [$0] }
    }
    // A backslash at the end of a line joins it with the next one.
    rest = start.drop { $0 == " " || $0 == "\t" }
    return rest.popFirst() == "\n" ? [] : nil
  }
}
