/// A text that views raise, with placeholders.
///
/// `#` is an integer unless a digit follows, `@` an index path, `…` any text; `{row}` and `{view}` are words of the
/// kind of view. If the text has bars, only the part between them, or before a single one, must match.
struct RuleText: Hashable, Sendable {
  /// The kind of view, if the text names it in other words.
  let kind: ListKind?
  private let whole: [ListKind: MessageTemplate]
  /// The templates for reading a text.
  private let legible: [ListKind: MessageTemplate]

  init(_ text: String, in kind: ListKind?) {
    self.kind = kind
    let pieces = text.split(separator: "|", omittingEmptySubsequences: false)
    let plain = String(pieces.count == 3 ? pieces[1] : pieces[0]).replacing("  ", " ")
    whole = Self.templates(pieces.joined())
    legible = Self.templates(plain.lowercased())
  }

  /// The text in the words of each kind of view.
  private static func templates(_ text: String) -> [ListKind: MessageTemplate] {
    Dictionary(
      uniqueKeysWithValues: ListKind.allCases.map { kind in
        let words = text.replacing("{row}", kind.noun).replacing("{view}", kind.viewName)
        return (kind, MessageTemplate(words))
      })
  }

  /// The text with values in its placeholders, in order; further values are omitted.
  func filled(with values: [any CustomStringConvertible], for kind: ListKind) -> String {
    var values = values[...]
    return whole[kind, default: MessageTemplate("")].parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .number, .path, .anything: text += values.popFirst()?.description ?? ""
      }
    }
  }

  /// Returns the numbers in a matching text, and the kind of view that raises it, if the text names it; nil if it does
  /// not match.
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
