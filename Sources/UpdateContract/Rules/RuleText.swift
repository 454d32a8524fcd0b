struct RuleText: Hashable, Sendable {
  let kind: ListKind?
  private let whole: [ListKind: MessageTemplate]
  private let legible: [ListKind: MessageTemplate]

  init(_ text: String, in kind: ListKind?) {
    self.kind = kind
    let pieces = text.split(separator: "|")
    let plain = String(pieces.count == 3 ? pieces[1] : pieces[0]).replacing("  ", " ")
    whole = Self.templates(pieces.joined())
    legible = Self.templates(plain.lowercased())
  }

  private static func templates(_ text: String) -> [ListKind: MessageTemplate] {
    Dictionary(
      uniqueKeysWithValues: ListKind.allCases.map { kind in
        let words = text.replacing("{row}", kind.noun).replacing("{view}", kind.viewName)
        return (kind, MessageTemplate(words))
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
