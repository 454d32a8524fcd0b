/// A text that views are known to raise, and what its numbers mean.
struct KnownText: Sendable {
  /// The code of the rule.
  let rule: String
  /// The text, with `{row}` for row or item and `{view}` for table view or collection view.
  private let text: String
  /// The kind of view, where the text says it in other words.
  let kind: ListKind?
  private let describe: @Sendable (ListKind?, [Int]) -> [String]

  /// Creates a text whose numbers are told in a sentence.
  ///
  /// - Parameter fact: The sentence, with `$0` for the first number, and `{row}`; empty for none.
  init(_ rule: String, _ text: String, in kind: ListKind? = nil, fact: String = "") {
    self.init(rule, text, in: kind) { kind, numbers in
      fact.isEmpty ? [] : [fact.filled(with: numbers, for: kind)]
    }
  }

  init(
    _ rule: String, _ text: String, in kind: ListKind? = nil,
    facts: @escaping @Sendable (ListKind?, [Int]) -> [String]
  ) {
    self.rule = rule
    self.text = text
    self.kind = kind
    describe = facts
  }

  /// The kinds in whose words the text is to be looked for; nil if it is the same for both.
  var kinds: [ListKind?] { text.contains("{" as Character) ? ListKind.allCases : [nil] }

  func template(for kind: ListKind?) -> MessageTemplate {
    MessageTemplate(text.filled(with: [], for: kind))
  }

  /// What the numbers say, and what a number says that is no index at all.
  func facts(_ kind: ListKind?, _ numbers: [Int]) -> [String] {
    let absent = numbers.first { !(0...Self.greatestIndex).contains($0) }
    guard let absent else { return describe(kind, numbers) }
    return [
      "\(absent) is no index: NSNotFound or a negative number, so something was looked up and not"
        + " found"
    ]
  }

  /// Greater numbers are NSNotFound on one platform or another.
  private static let greatestIndex = 1_000_000_000
}

extension String {
  /// Replaces the words of a kind of view and the numbers.
  fileprivate func filled(with numbers: [Int], for kind: ListKind?) -> String {
    var text = replacing("{row}", kind?.noun ?? "item")
    text = text.replacing("{view}", kind?.viewName ?? "list")
    for (index, number) in numbers.enumerated().reversed() {
      text = text.replacing("$\(index)", "\(number)")
    }
    return text
  }

  private func replacing(_ target: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix(target) }) {
      result += rest[..<index] + other
      rest = rest[index...].dropFirst(target.count)
    }
    return result + rest
  }
}
