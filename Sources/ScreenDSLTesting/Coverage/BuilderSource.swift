/// What a builder's closure in a file declares: statements, and branches with statements in them.
struct BuilderStatement: Equatable {
  /// Whether it is an `if`, an `else`, a `case` or a loop, which has no rows of its own.
  var isBranch: Bool
  /// The same for all branches of one `if`, `switch` or loop; nil if it is no branch.
  var choice: Int?
  /// Its first line, without what is in its braces.
  var text: String
  /// The function, type or property that it begins with; nil for a branch.
  var name: String?
  /// The lines that it stands on, counted from 1.
  var lines: ClosedRange<Int>
  /// The statements in it.
  var inner: [BuilderStatement]
}

/// A property or function with a builder's body.
struct BuilderBody: Equatable {
  /// The types around it, outermost first.
  var types: [String]
  /// Its own name: `body`, or that of a function or property.
  var name: String
  /// The lines that its body stands on.
  var lines: ClosedRange<Int>
  var statements: [BuilderStatement]
}

extension SwiftSource {
  /// The bodies in the file that have the type or the attribute of a builder of this package.
  ///
  /// It is no compiler: closures are read only after `Section`, `Container` and `Group`, and bodies only
  /// of properties that say `some ScreenContent` or `some SectionContent`, or have a builder's attribute.
  var builderBodies: [BuilderBody] {
    var bodies: [BuilderBody] = []
    let reader = BuilderReader(source: self)
    var index = skippingTrivia(0)
    var isBuilder = false
    while index < bytes.count {
      if has("@SectionBuilder", at: index) || has("@ScreenBuilder", at: index) { isBuilder = true }
      let word = word(at: index)
      if word == "func" || word == "var", let declaration = reader.declaration(at: index) {
        if isBuilder || declaration.isContent {
          bodies.append(reader.body(declaration))
          index = declaration.end
        }
        isBuilder = false
      } else if bytes[index] == UInt8(ascii: ":") {
        isBuilder = false  // The attribute was that of a parameter.
      }
      index = index < bytes.count ? afterToken(index) : index
    }
    return bodies
  }
}

/// Reads the statements of builders.
private struct BuilderReader {
  struct Declaration {
    var name: String
    /// The index of the brace that its body begins with.
    var start: Int
    /// The index after its body.
    var end: Int
    /// Whether its type is that of a screen's or a section's content.
    var isContent: Bool
  }

  private let source: SwiftSource
  private let lineStarts: [Int]
  /// What a line begins with that declares something else.
  private static let declarations = [
    "func", "var", "let", "init", "struct", "class", "enum", "extension", "private", "fileprivate",
    "internal", "public", "package", "static", "nonisolated", "mutating", "deinit", "subscript",
  ]
  private static let blocks = ["Section", "Container", "Group"]
  private static let operators: Set<UInt8> = Set("=+-*/<>?:&|,.".utf8)

  init(source: SwiftSource) {
    self.source = source
    lineStarts = [0] + source.bytes.indices.filter { source.bytes[$0] == .newline }.map { $0 + 1 }
  }

  /// Reads a `func` or `var` with a body in braces.
  func declaration(at index: Int) -> Declaration? {
    let nameStart = source.afterToken(index)
    guard nameStart < source.bytes.count else { return nil }
    var (next, isContent) = (source.afterToken(nameStart), false)
    while next < source.bytes.count, !source.has("{", at: next) {
      let endsBefore =
        Self.declarations.contains(source.word(at: next)) || source.has("@", at: next)
      if source.startsLine(next) && endsBefore || source.has("}", at: next)
        || source.has("=", at: next)
      {
        return nil
      }
      if ["ScreenContent", "SectionContent"].contains(source.word(at: next)) { isContent = true }
      next = source.has("(", at: next) ? past(next) : source.afterToken(next)
    }
    guard let end = source.endOfBrackets(next) else { return nil }
    return Declaration(
      name: source.word(at: nameStart), start: next, end: end, isContent: isContent)
  }

  func body(_ declaration: Declaration) -> BuilderBody {
    BuilderBody(
      types: source.enclosingTypes(line: line(declaration.start)), name: declaration.name,
      lines: line(declaration.start)...line(declaration.end - 1),
      statements: statements(in: declaration.start).0)
  }

  /// Reads the statements in braces, and returns them with the index after the closing brace.
  private func statements(in brace: Int) -> ([BuilderStatement], end: Int) {
    let end = past(brace)
    return (statements(from: source.skippingTrivia(brace + 1), to: end - 1), end)
  }

  private func statements(from start: Int, to end: Int) -> [BuilderStatement] {
    var (index, result) = (start, [BuilderStatement]())
    while index < end {
      let begin = index
      switch source.word(at: index) {
      case "if", "for": index = addBranches(at: index, to: &result)
      case "switch": index = addCases(at: index, to: &result)
      case "let", "var", "return", "nil":
        index = endOfExpression(source.afterToken(index), before: end)
      case "": index = source.afterToken(index)
      default:
        let next = endOfExpression(index, before: end)
        result.append(statement(index, next))
        index = next
      }
      if index <= begin { index = source.afterToken(begin) }
    }
    return result
  }

  /// Reads an `if` with all its branches, or a loop.
  private func addBranches(at start: Int, to result: inout [BuilderStatement]) -> Int {
    var (index, head) = (start, start)
    while let brace = nextBrace(index) {
      let (inner, end) = statements(in: brace)
      result.append(branch(head, brace, end, inner, of: start))
      index = source.skippingTrivia(end)
      guard source.word(at: index) == "else" else { return index }
      (head, index) = (index, source.afterToken(index))
    }
    return source.afterToken(index)
  }

  private func addCases(at start: Int, to result: inout [BuilderStatement]) -> Int {
    guard let brace = nextBrace(start) else { return source.afterToken(start) }
    let end = past(brace)
    var heads: [(head: Int, body: Int)] = []
    var index = source.skippingTrivia(brace + 1)
    while index < end - 1 {
      let isCase = ["case", "default"].contains(source.word(at: index))
      if isCase, let colon = colon(after: index, before: end) {
        heads.append((index, source.skippingTrivia(colon + 1)))
        index = source.skippingTrivia(colon + 1)
      } else {
        index =
          "([{".utf8.contains(source.bytes[index])
          ? source.skippingTrivia(past(index)) : source.afterToken(index)
      }
    }
    for (number, place) in heads.enumerated() {
      let last = number + 1 < heads.count ? heads[number + 1].head : end - 1
      result.append(
        branch(
          place.head, place.body, last, statements(from: place.body, to: last), of: start))
    }
    return source.skippingTrivia(end)
  }

  private func colon(after start: Int, before end: Int) -> Int? {
    var index = start
    while index < end {
      if source.has(":", at: index) { return index }
      index =
        "([{".utf8.contains(source.bytes[index])
        ? source.skippingTrivia(past(index)) : source.afterToken(index)
    }
    return nil
  }

  private func branch(
    _ head: Int, _ body: Int, _ end: Int, _ inner: [BuilderStatement], of choice: Int
  ) -> BuilderStatement {
    let last = max(head, lastByte(before: end))
    return BuilderStatement(
      isBranch: true, choice: choice, text: text(head, body), name: nil,
      lines: line(head)...line(last),
      inner: inner)
  }

  private func statement(_ start: Int, _ end: Int) -> BuilderStatement {
    let name = source.word(at: start)
    var inner: [BuilderStatement] = []
    var brace: Int?
    if Self.blocks.contains(name) {
      let arguments = source.afterToken(start)
      let after =
        source.has("(", at: arguments) ? source.skippingTrivia(past(arguments)) : arguments
      if source.has("{", at: after) { (brace, inner) = (after, statements(in: after).0) }
    }
    return BuilderStatement(
      isBranch: false, text: text(start, brace ?? end), name: name,
      lines: line(start)...line(lastByte(before: end)), inner: inner)
  }

  /// The index of the next brace that is in no parentheses.
  private func nextBrace(_ start: Int) -> Int? {
    var index = start
    while index < source.bytes.count {
      if source.has("{", at: index) { return index }
      index =
        "([".utf8.contains(source.bytes[index])
        ? source.skippingTrivia(past(index)) : source.afterToken(index)
    }
    return nil
  }

  /// The index of the first token that does not belong to the expression at `start`.
  private func endOfExpression(_ start: Int, before end: Int) -> Int {
    var (index, isOpen) = (start, true)
    while index < end {
      let byte = source.bytes[index]
      if index > start, source.startsLine(index), !isOpen, !continues(index) { return index }
      if byte == UInt8(ascii: ";") { return index }
      isOpen = Self.operators.contains(byte)
      index =
        "([{".utf8.contains(byte)
        ? source.skippingTrivia(past(index)) : source.afterToken(index)
    }
    return end
  }

  /// Whether a line that begins here goes on with the expression before.
  private func continues(_ index: Int) -> Bool {
    Self.operators.contains(source.bytes[index]) && !source.has(".init", at: index)
  }

  /// The index after the brackets that begin here.
  private func past(_ index: Int) -> Int {
    source.endOfBrackets(index) ?? source.bytes.count
  }

  private func lastByte(before end: Int) -> Int {
    var index = max(0, min(end, source.bytes.count) - 1)
    while index > 0, source.bytes[index].isSpace { index -= 1 }
    return index
  }

  /// The first line of what is between two places, without what follows an opening brace.
  private func text(_ start: Int, _ end: Int) -> String {
    let all = String(decoding: source.bytes[start..<min(end, source.bytes.count)], as: UTF8.self)
    let first = all.split(separator: "\n", omittingEmptySubsequences: true).first ?? ""
    return ShownText.line(String(first.trimmingSuffix { $0 == " " || $0 == "{" }.prefix(80)))
  }

  private func line(_ index: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
