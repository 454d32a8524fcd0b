/// The text of an exception, with placeholders.
///
/// `#` stands for an integer, unless a digit follows it. `@` stands for an index path, and `…` for any text. `{row}`
/// and `{view}` are words that depend on the kind of view. If the text contains two bars, as in `a |b| c`, only `b`
/// must match. If the text contains one bar, as in `a| b`, only `a` must match.
struct RuleText: Hashable, Sendable {
  /// The kind of view that has this text; nil if both kinds have it.
  let kind: ListKind?
  private let whole: [ListKind: MessageTemplate]
  /// For each kind of view, the template of the part that must match.
  private let legible: [ListKind: MessageTemplate]

  init(_ text: String, in kind: ListKind?) {
    self.kind = kind
    let pieces = text.split(separator: "|", omittingEmptySubsequences: false)
    let plain = String(pieces.count == 3 ? pieces[1] : pieces[0]).replacing("  ", " ")
    whole = Self.templates(pieces.joined())
    legible = Self.templates(plain.lowercased())
  }

  /// Returns the templates of a text, with the words of each kind of view.
  private static func templates(_ text: String) -> [ListKind: MessageTemplate] {
    Dictionary(
      uniqueKeysWithValues: ListKind.allCases.map { kind in
        let words = text.replacing("{row}", kind.noun).replacing("{view}", kind.viewName)
        return (kind, MessageTemplate(words))
      })
  }

  /// Returns the text with values instead of placeholders, in order. The method ignores further values.
  func filled(with values: [any CustomStringConvertible], for kind: ListKind) -> String {
    var values = values[...]
    return whole[kind, default: MessageTemplate("")].parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .number, .path, .anything: text += values.popFirst()?.description ?? ""
      }
    }
  }

  /// If a text matches, returns its numbers, and the kind of view if the text names one. Otherwise nil.
  func reading(of text: PlainText) -> (numbers: [Int], kind: ListKind?)? {
    let readings = ListKind.allCases.compactMap { kind in
      legible[kind]?.numbers(in: text).map { (numbers: $0, kind: kind) }
    }
    return readings.first.map { ($0.numbers, readings.count == 1 ? $0.kind : kind) }
  }
}

extension String {
  func replacing(_ target: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix(target) }) {
      result += rest[..<index] + other
      rest = rest[index...].dropFirst(target.count)
    }
    return result + rest
  }
}
