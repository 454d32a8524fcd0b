struct RuleText: Hashable, Sendable {
  let kind: ListKind?
  private let whole: [ListKind: MessageTemplate]
  private let legible: [ListKind: MessageTemplate]

  init(_ text: String, in kind: ListKind?) {
    self.kind = kind
    let pieces = text.split(separator: "|")
    let plain = pieces[pieces.count == 3 ? 1 : 0].split(separator: " ").joined(separator: " ")
    whole = Self.templates(pieces.joined())
    legible = Self.templates(plain.lowercased())
  }

  private static func templates(_ text: String) -> [ListKind: MessageTemplate] {
    let words = text.split { "{}".contains($0) }
    return Dictionary(
      uniqueKeysWithValues: ListKind.allCases.map { kind in
        let names: [Substring: String] = ["row": kind.noun, "view": kind.viewName]
        return (kind, MessageTemplate(words.map { names[$0] ?? String($0) }.joined()))
      })
  }

  func filled(with values: [any CustomStringConvertible], for kind: ListKind) -> String {
    var values = values[...]
    return whole[kind, default: MessageTemplate("")].parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .number, .path, .anything: text += values.popFirst()?.description ?? ""
      }
    }
  }

  func reading(of text: PlainText) -> (numbers: [Int], kind: ListKind?)? {
    let readings = ListKind.allCases.compactMap { kind in
      legible[kind]?.numbers(in: text).map { (numbers: $0, kind: kind) }
    }
    return readings.first.map { ($0.numbers, readings.count == 1 ? $0.kind : kind) }
  }
}
