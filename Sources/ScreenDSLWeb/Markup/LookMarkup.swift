import ScreenDSL
import ScreenDSLRendering

/// Writes looks as semantic HTML: roles, names and states are those of their accessibility.
///
/// Sizes are data that a page's script applies, because its policy allows no styles in elements.
struct LookMarkup {
  typealias Attribute = MarkupNode.Attribute

  /// What controls without a label of their own are called: by the row that they are in.
  var rowLabel: String?
  /// The level of headings among the parts.
  var headingLevel = 3

  /// Returns the element of a look, or of a part of one.
  func element(of look: CellLook) -> MarkupNode {
    if look.isSilent { return .element("span", hidden(look), silentParts(of: look)) }
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text), .badge(let text):
      return self.text(text, look)
    case .image(let name): return image(name, look)
    case .button(let text): return button(text, look)
    case .field(let text, let placeholder): return field(text, placeholder, look)
    case .segments(let titles, let selected): return segments(titles, selected, look)
    case .toggle(let isOn): return toggle(isOn, look)
    case .slider(let value): return slider(value, look)
    case .progress(let value):
      return .element(
        "progress", common(look) + named(look) + [("max", .number(1)), ("value", .number(value))])
    case .divider, .spacer: return .element("span", hidden(look))
    case .horizontal(let parts), .vertical(let parts): return stack(parts, look)
    }
  }

  private func text(_ text: String, _ look: CellLook) -> MarkupNode {
    let traits = look.spokenTraits
    let label = look.accessibility.label
    if traits.contains(.button) { return button(text, look) }
    if traits.contains(.header) {
      let own = common(look) + self.label(label)
      return .element(headingLevel == 2 ? "h2" : "h3", own, [.text(text)])
    }
    var attributes = common(look)
    if traits.contains(.link) {
      attributes += [("role", "link"), ("tabindex", "0")]
    } else if label != nil || traits.contains(.image) {
      attributes.append(("role", "img"))
    } else if traits.contains(.selected) {
      attributes.append(("aria-current", "true"))
    }
    let name = traits.contains(.image) ? label ?? text : label
    return .element("span", attributes + self.label(name), [.text(text)])
  }

  private func image(_ name: String, _ look: CellLook) -> MarkupNode {
    let text = look.isRound ? CellLook.initials(of: name) : name
    return .element(
      "span", common(look) + [("role", "img")] + label(look.accessibility.label), [.text(text)])
  }

  private func button(_ text: String, _ look: CellLook) -> MarkupNode {
    var attributes = common(look) + [("type", "button")] + label(look.accessibility.label)
    if look.isSelected { attributes.append(("aria-pressed", "true")) }
    return .element("button", attributes + usable(look), [.text(text)])
  }

  private func field(_ text: String, _ placeholder: String, _ look: CellLook) -> MarkupNode {
    var attributes = common(look) + [("type", "text"), ("autocomplete", "off")]
    attributes += [("value", .text(text)), ("placeholder", .text(placeholder))]
    if placeholder.isEmpty || look.accessibility.label != nil { attributes += named(look) }
    return .element("input", attributes + usable(look))
  }

  private func segments(_ titles: [String], _ selected: Int?, _ look: CellLook) -> MarkupNode {
    let choices = titles.enumerated().map { index, title -> MarkupNode in
      let isSelected = index == selected
      return .element(
        "button",
        [
          ("class", "segment"), ("type", "button"), ("role", "radio"),
          ("aria-checked", isSelected ? "true" : "false"),
        ] + usable(look), [.text(title)])
    }
    let group: [Attribute] = [("role", "radiogroup")]
    return .element("span", common(look) + group + named(look), choices)
  }

  private func toggle(_ isOn: Bool, _ look: CellLook) -> MarkupNode {
    let state: [Attribute] = [
      ("type", "button"), ("role", "switch"), ("aria-checked", isOn ? "true" : "false"),
    ]
    return .element("button", common(look) + state + named(look) + usable(look))
  }

  private func slider(_ value: Double, _ look: CellLook) -> MarkupNode {
    let range: [Attribute] = [
      ("type", "range"), ("min", "0"), ("max", "100"), ("step", "any"),
      ("value", .number(value * 100)),
    ]
    return .element("input", common(look) + range + named(look) + usable(look))
  }

  private func stack(_ parts: [CellLook], _ look: CellLook) -> MarkupNode {
    var attributes = common(look)
    if let label = look.accessibility.label, !label.isEmpty {
      attributes += [("role", "group"), ("aria-label", .text(label))]
    }
    return .element("span", attributes, parts.map(element))
  }

  /// The parts of a stack that assistive technologies leave out; texts without any markup of their own.
  private func silentParts(of look: CellLook) -> [MarkupNode] {
    switch look.kind {
    case .image(let name) where look.isRound: [.text(CellLook.initials(of: name))]
    case .title(let text), .subtitle(let text), .value(let text), .badge(let text),
      .image(let text), .button(let text), .field(let text, _):
      text.isEmpty ? [] : [.text(text)]
    case .horizontal(let parts), .vertical(let parts): parts.map(element)
    case .segments, .toggle, .slider, .progress, .divider, .spacer: []
    }
  }
}

extension LookMarkup {
  /// What all elements of looks have: the class that the style sheet knows, the size, the description.
  private func common(_ look: CellLook) -> [Attribute] {
    var words = [look.kindName]
    if look.isSelected { words.append("selected") }
    if look.isDisabled { words.append("disabled") }
    if look.isDestructive { words.append("destructive") }
    if look.isLoading { words.append("loading") }
    if look.isRound { words.append("round") } else if look.isCrossed { words.append("cross") }
    words += look.tint.map { ["tint", $0.tintClass] } ?? []
    words += look.bubble.map { ["bubble", "\($0)"] } ?? []
    words += look.textStyle.map { ["style-\($0)"] } ?? []
    var attributes: [Attribute] = [("class", .text(words.joined(separator: " ")))]
    if look.isLoading { attributes.append(("aria-busy", "true")) }
    if let width = look.width { attributes.append(("data-width", .number(width))) }
    if let height = look.height { attributes.append(("data-height", .number(height))) }
    if let lines = look.lineLimit {
      attributes.append(("data-lines", .number(Double(max(1, lines)))))
    }
    if let value = look.accessibility.value {
      attributes.append(("aria-description", .text(value)))
    }
    return attributes
  }

  private func hidden(_ look: CellLook) -> [Attribute] { common(look) + [("aria-hidden", "true")] }

  private func label(_ label: String?) -> [Attribute] {
    label.map { [("aria-label", .text($0))] } ?? []
  }

  /// The name of a control that shows no text.
  private func named(_ look: CellLook) -> [Attribute] {
    label(look.accessibility.label ?? rowLabel ?? look.kindName)
  }

  private func usable(_ look: CellLook) -> [Attribute] { look.isDisabled ? [("disabled", "")] : [] }
}

extension ActionColor {
  /// The class of what has the colour; one of the app's is that of controls.
  fileprivate var tintClass: String {
    if case .named = self { "tint-accent" } else { "tint-\(name)" }
  }

  /// The colours of the system's.
  static let system: [ActionColor] = [
    .red, .orange, .yellow, .green, .teal, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]
}

extension CellLook {
  /// Whether assistive technologies leave the part out, and it has no control that they could reach.
  fileprivate var isSilent: Bool {
    if case .image = kind, accessibility.label == nil { return true }
    return accessibility.label?.isEmpty == true && !hasControls
  }

  /// Whether some part can be reached by itself, so that the row cannot be one button.
  var hasControls: Bool {
    switch kind {
    case .button, .field, .segments, .toggle, .slider: true
    case .horizontal(let parts), .vertical(let parts): parts.contains(where: \.hasControls)
    default: !accessibility.traits.isDisjoint(with: [.button, .header, .link])
    }
  }

  /// The name of the kind, which is the class of its element.
  fileprivate var kindName: String {
    if case .toggle = kind { return "switch" }
    return Mirror(reflecting: kind).children.first?.label ?? "\(kind)"
  }
}
