/// Writes what a look shows as words of one line: `title="Promo Banner" button="×"`.
enum OutlineFields {
  /// Returns the parts of a look, its size, what assistive technologies are told, and its state.
  static func fields(of look: CellLook) -> [String] {
    contents(of: look) + size(of: look) + spoken(of: look)
  }

  /// Returns `text` between quotes, with such quotes inside marked by a backslash.
  static func quoted(_ text: String) -> String { quoted(text, by: "\"") }

  /// Returns `text` between quotes of one kind, with such quotes inside marked by a backslash.
  static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
    var result = "\(quote)"
    for scalar in text.unicodeScalars {
      if scalar == quote { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\(quote)"
  }

  private static func contents(of look: CellLook) -> [String] {
    switch look.kind {
    case .title(let text): ["title=\(quoted(text))"]
    case .subtitle(let text): ["subtitle=\(quoted(text))"]
    case .value(let text): ["value=\(quoted(text))"]
    case .image(let name): ["image=\(quoted(name))"]
    case .button(let text): ["button=\(quoted(text))"]
    case .badge(let text): ["badge=\(quoted(text))"]
    case .segments(let titles, let selected): segments(titles, selected)
    case .toggle(let isOn): ["toggle=\(isOn ? "on" : "off")"]
    case .slider(let value): ["slider=\(NumberText.percent(value))"]
    case .progress(let value): ["progress=\(NumberText.percent(value))"]
    case .divider: ["divider"]
    case .spacer: []
    case .horizontal(let parts), .vertical(let parts): parts.flatMap(part)
    }
  }

  /// Returns the words of a part of a stack; what is special about it in parentheses.
  private static func part(_ look: CellLook) -> [String] {
    var notes = look.accessibility.label.map { ["label=\(quoted($0))"] } ?? []
    notes += look.accessibility.value.map { ["value=\(quoted($0))"] } ?? []
    if !look.accessibility.traits.isEmpty { notes.append("traits=\(look.accessibility.traits)") }
    if look.isSelected { notes.append("selected") }
    if look.isDisabled { notes.append("disabled") }
    let words = contents(of: look)
    return notes.isEmpty ? words : words + ["(\(notes.joined(separator: " ")))"]
  }

  private static func segments(_ titles: [String], _ selected: Int?) -> [String] {
    titles.enumerated().map { index, title in
      "segment\(index == selected ? "*" : "")=\(quoted(title))"
    }
  }

  private static func size(of look: CellLook) -> [String] {
    let width = look.width.map { ["width=\(NumberText.decimal($0))"] } ?? []
    return width + (look.height.map { ["height=\(NumberText.decimal($0))"] } ?? [])
  }

  private static func spoken(of look: CellLook) -> [String] {
    var words = ["label=\(look.spokenLabel.map(quoted) ?? "none")"]
    if let value = look.spokenValue { words.append("value=\(quoted(value))") }
    let traits = look.spokenTraits
    if !traits.isEmpty { words.append("traits=\(traits)") }
    return words
  }
}
