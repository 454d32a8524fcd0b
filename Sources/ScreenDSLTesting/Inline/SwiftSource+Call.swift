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

  /// Returns the names of the types that are declared around the start of a line, outermost first.
  func enclosingTypes(line: Int) -> [String] {
    let end = min(index(line: line, column: 1) ?? bytes.count, bytes.count)
    var blocks: [String?] = []
    var pending: String?
    var index = skippingTrivia(0)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "{"):
        blocks.append(pending)
        pending = nil
      case UInt8(ascii: "}"): _ = blocks.popLast()
      default: if let name = typeName(declaredAt: index) { pending = name }
      }
      index = afterToken(index)
    }
    return blocks.compactMap { $0 }
  }

  private static let keywords = ["class", "struct", "enum", "actor", "extension"]

  private func typeName(declaredAt index: Int) -> String? {
    guard bytes[index].isWord, Self.keywords.contains(word(at: index)) else { return nil }
    let start = afterToken(index)
    let name = bytes[min(start, bytes.count)...].prefix { $0.isWord || $0 == UInt8(ascii: ".") }
    let text = String(decoding: name, as: UTF8.self)
    // `class func` and the like declare no type.
    return ["", "func", "var", "let", "subscript"].contains(text) ? nil : text
  }

  private func word(at index: Int) -> String {
    String(decoding: bytes[index...].prefix { $0.isWord }, as: UTF8.self)
  }
}
