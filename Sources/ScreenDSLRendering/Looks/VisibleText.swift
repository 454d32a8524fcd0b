import ScreenDSL

/// Makes texts from anywhere safe to show: bounded, and with nothing in them that is not seen.
package struct VisibleText: Sendable {
  /// The longest text that is shown whole, in Unicode scalars.
  package static let maximumLength = 500

  /// Whether everything beyond ASCII is written as a code.
  var isASCII: Bool
  /// Whether a backslash is doubled, to distinguish it from that of a code.
  var doublesBackslashes: Bool

  package init(isASCII: Bool = false, doublesBackslashes: Bool = false) {
    (self.isASCII, self.doublesBackslashes) = (isASCII, doublesBackslashes)
  }

  /// Returns `text` with control characters, bidirectional overrides and the like as codes, such as
  /// `\u{202E}`, cut off where it is too long.
  ///
  /// - Complexity: O(*n*) in the length *n* of the text.
  package func text(_ text: String, limit: Int = maximumLength) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    let shown = scalars[..<(end ?? scalars.endIndex)]
    var result = ""
    var run = MarkRun()
    for scalar in shown { append(scalar, mayBeHidden: run.allows(scalar), to: &result) }
    let rest = end.map { scalars.distance(from: $0, to: scalars.endIndex) } ?? 0
    return rest == 0 ? result : "\(result)\(ellipsis) \(rest) more"
  }

  /// What stands for a text that was cut off.
  var ellipsis: String { isASCII ? "..." : "…" }

  private func append(_ scalar: Unicode.Scalar, mayBeHidden: Bool, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\\" where doublesBackslashes: text += "\\\\"
    case "…" where isASCII: text += ellipsis
    case _ where isASCII && scalar.value > 0x7E, _ where !mayBeHidden:
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// Decides which characters without a width are shown.
///
/// Marks are, but not more than a few on one character.
private struct MarkRun {
  private static let maximumLength = 8
  private var length = 0
  private var hidden = HiddenScalars()

  mutating func allows(_ scalar: Unicode.Scalar) -> Bool {
    if hidden.hides(scalar) { return false }
    length = TextWidth.columns(of: scalar) == 0 ? length + 1 : 0
    return length <= Self.maximumLength
  }
}

extension VisibleText {
  /// The largest number of parts that is shown of a stack, and of choices side by side.
  static let maximumParts = 50

  /// Returns the look with all its texts safe to show, and cut off where it is too deep or too
  /// wide.
  func look(_ look: CellLook) -> CellLook { self.look(look, depth: CellLook.maximumDepth) }

  private func look(_ look: CellLook, depth: Int) -> CellLook {
    look.size(width: look.width, height: look.height).with {
      $0.kind = kind(look.kind, depth: depth)
      $0.accessibility = accessibility(look.accessibility)
      if case .named(let name) = look.tint { $0.tint = .named(text(name)) }
    }
  }

  private func accessibility(_ accessibility: CellLook.Accessibility) -> CellLook.Accessibility {
    CellLook.Accessibility(
      label: accessibility.label.map { text($0) }, value: accessibility.value.map { text($0) },
      traits: accessibility.traits)
  }

  private func kind(_ kind: CellLook.Kind, depth: Int) -> CellLook.Kind {
    switch kind {
    case .title(let text): .title(self.text(text))
    case .subtitle(let text): .subtitle(self.text(text))
    case .value(let text): .value(self.text(text))
    case .image(let name): .image(text(name))
    case .button(let text): .button(self.text(text))
    case .field(let text, let placeholder):
      .field(self.text(text), placeholder: self.text(placeholder))
    case .segments(let titles, let selected):
      .segments(self.titles(titles), selected: selected.map { min($0, Self.maximumParts) })
    case .toggle, .divider, .spacer: kind
    case .slider(let value): .slider(NumberText.share(value))
    case .badge(let text): .badge(self.text(text))
    case .progress(let value): .progress(NumberText.share(value))
    case .horizontal(let parts): .horizontal(self.parts(parts, depth: depth))
    case .vertical(let parts): .vertical(self.parts(parts, depth: depth))
    }
  }

  private func titles(_ titles: [String]) -> [String] {
    let shown = titles.prefix(Self.maximumParts).map { text($0) }
    let rest = titles.count - shown.count
    return rest == 0 ? shown : shown + ["\(ellipsis) \(rest) more"]
  }

  private func parts(_ parts: [CellLook], depth: Int) -> [CellLook] {
    if depth == 0 { return parts.isEmpty ? [] : [.subtitle(ellipsis)] }
    let shown = parts.prefix(Self.maximumParts).map { look($0, depth: depth - 1) }
    let rest = parts.count - shown.count
    return rest == 0 ? shown : shown + [.subtitle("\(ellipsis) \(rest) more")]
  }
}
