/// A text that views raise, with places for what differs from case to case.
///
/// `#` is an integer unless a digit follows, `@` an index path, `…` any text; `{row}` and `{view}` are
/// words of the kind of view. Where the text has bars, a text that is read need only have what stands
/// between them, or before a single one.
struct RuleText: Hashable, Sendable {
  /// The kind of view, where the text says it in other words.
  let kind: ListKind?
  /// What the numbers mean, with `$0` for the first of them, two for a path; empty for nothing.
  var fact = ""
  private let whole: [ListKind: MessageTemplate]
  /// What a text is looked for by, in the words of each kind; under nil if they are the same for both.
  private let legible: [ListKind?: MessageTemplate]

  init(_ text: String, in kind: ListKind?) {
    self.kind = kind
    let pieces = text.split(separator: "|", omittingEmptySubsequences: false)
    let plain = String(pieces.count == 3 ? pieces[1] : pieces[0]).replacing("  ", " ")
    let kinds: [ListKind?] = plain.contains("{" as Character) ? ListKind.allCases : [nil]
    let words = pieces.joined()
    whole = Dictionary(
      uniqueKeysWithValues: ListKind.allCases.map { ($0, MessageTemplate(words.worded(for: $0))) })
    legible = Dictionary(
      uniqueKeysWithValues: kinds.map {
        ($0, MessageTemplate(plain.worded(for: $0).lowercased()))
      })
  }

  /// The text with values in its places, in their order; values that have no place are left out.
  func filled(with values: [any CustomStringConvertible], for kind: ListKind) -> String {
    var values = values[...]
    return whole[kind, default: MessageTemplate("")].parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .number, .path, .anything: text += values.popFirst()?.description ?? ""
      }
    }
  }

  /// The numbers in a text that reads like this, and the kind of view that raises it, if it says so;
  /// nil if it does not read like this.
  func reading(of text: PlainText) -> (numbers: [Int], kind: ListKind?)? {
    for kind in [nil, .table, .collection] as [ListKind?] {
      if let numbers = legible[kind]?.numbers(in: text) { return (numbers, kind ?? self.kind) }
    }
    return nil
  }

  /// What the numbers say.
  func facts(_ numbers: [Int], for kind: ListKind?) -> [String] {
    if fact.isEmpty { return [] }
    let text = fact.worded(for: kind)
    return [
      numbers.indices.reversed().reduce(text) { $0.replacing("$\($1)", "\(numbers[$1])") }
    ]
  }
}

extension String {
  /// The text in the words of a kind of view.
  fileprivate func worded(for kind: ListKind?) -> String {
    replacing("{row}", kind?.noun ?? "item").replacing("{view}", kind?.viewName ?? "list")
  }

  fileprivate func replacing(_ target: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let index = rest.indices.first(where: { rest[$0...].hasPrefix(target) }) {
      result += rest[..<index] + other
      rest = rest[index...].dropFirst(target.count)
    }
    return result + rest
  }
}
