import ScreenDSL

/// Makes texts from any source safe to draw: truncates long texts, and replaces invisible characters by escape
/// sequences. A text that can have several lines keeps its line breaks.
package struct VisibleText: Sendable {
  /// The greatest length of a text in Unicode scalars.
  package static let maximumLength = 500

  var isASCII: Bool
  /// Whether the result doubles each backslash of the text, so that readers do not take the backslash for the start of
  /// an escape sequence such as `\u{202E}`.
  var doublesBackslashes: Bool

  package init(isASCII: Bool = false, doublesBackslashes: Bool = false) {
    (self.isASCII, self.doublesBackslashes) = (isASCII, doublesBackslashes)
  }

  package func text(
    _ text: String, limit: Int = maximumLength, keepsLines: Bool = false
  ) -> String {
    if text.utf8.count <= limit, isPlain(text) { return text }
    // In Swift, a carriage return and the line feed after it are one character.
    let text = keepsLines ? String(text.map { $0 == "\r\n" ? "\n" : $0 }) : text
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    let shown = scalars[..<(end ?? scalars.endIndex)]
    var (result, hidden, marks) = ("", HiddenScalars(), 0)
    for scalar in shown {
      let isHidden = hidden.hides(scalar) && !(keepsLines && scalar == "\n")
      if !isHidden { marks = TextWidth.columns(of: scalar) == 0 ? marks + 1 : 0 }
      append(scalar, isShown: !isHidden && marks <= 8, to: &result)
    }
    let rest = end.map { scalars.distance(from: $0, to: scalars.endIndex) } ?? 0
    return rest == 0 ? result : "\(result)\(ellipsis) \(rest) more"
  }

  private func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20...0x7E ~= $0 && !($0 == 0x5C && doublesBackslashes) }
  }

  var ellipsis: String { isASCII ? "..." : "…" }

  private func append(_ scalar: Unicode.Scalar, isShown: Bool, to text: inout String) {
    switch scalar {
    case "\n" where !isShown: text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\\" where doublesBackslashes: text += "\\\\"
    case "…" where isASCII: text += ellipsis
    case _ where isASCII && scalar.value > 0x7E, _ where !isShown:
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: text.unicodeScalars.append(scalar)
    }
  }

  static let maximumParts = 50

  func look(_ look: LookNode) -> LookNode {
    var shown = look
    shown.kind = kind(look.kind)
    let style = look.style.values
    let colors = [style.color, style.background?.color, style.background?.border]
    let isNamed = colors.contains { if case .named = $0 { true } else { false } }
    let isPlain = !isNamed && style.dark == nil && style.marks.isEmpty
    if isPlain, style.accessibility == .init() { return shown }
    return shown.styled {
      $0.dark = style.dark.map(image)
      for index in $0.marks.indices {
        $0.marks[index].phrase = text($0.marks[index].phrase, keepsLines: true)
      }
      $0.color = color(style.color)
      $0.background?.color = color(style.background?.color)
      $0.background?.border = color(style.background?.border)
      $0.accessibility.label = style.accessibility.label.map { text($0) }
      $0.accessibility.value = style.accessibility.value.map { text($0) }
      $0.accessibility.hint = style.accessibility.hint.map { text($0) }
      $0.accessibility.actions = style.accessibility.actions.map {
        MenuAction(text($0.title), isDisabled: $0.isDisabled) {}
      }
    }
  }

  private func color(_ color: Look.Color?) -> Look.Color? {
    if case .named(let name) = color { .named(text(name)) } else { color }
  }

  private func kind(_ kind: LookNode.Kind) -> LookNode.Kind {
    switch kind {
    case .text(let text): return .text(self.text(text, keepsLines: true))
    case .image(let image): return .image(self.image(image))
    case .avatar(let name): return .avatar(text(name))
    case .badge(let text): return .badge(self.text(text))
    case .control(let control): return .control(self.control(control))
    case .stack(var stack):
      stack.parts = bounded(stack.parts, as: look, rest: LookNode.note)
      return .stack(stack)
    case .progress, .spinner, .divider, .spacer: return kind
    }
  }

  private func image(_ image: Look.Image) -> Look.Image {
    switch image {
    case .symbol(let name): .symbol(text(name))
    case .asset(let name): .asset(text(name))
    case .remote(let name, let placeholder, let failure):
      .remote(
        text(name), placeholder: placeholder.map(self.image), failure: failure.map(self.image))
    }
  }

  private func control(_ control: LookNode.Control) -> LookNode.Control {
    var shown = control
    shown.title = text(control.title)
    switch control.kind {
    case .toggle, .date: break
    case .button(var button):
      button.image = button.image.map(image)
      button.menu = menu(button.menu)
      shown.kind = .button(button)
    case .slider(var slider):
      slider.text = slider.text.map { text($0) }
      shown.kind = .slider(slider)
    case .stepper(var stepper):
      stepper.text = text(stepper.text)
      shown.kind = .stepper(stepper)
    case .picker(var picker):
      // If there are too many choices, segments keep the first ones. Other pickers keep the selected choice and some
      // choices before and after it, because a menu and a wheel show the selected choice.
      let most = Self.maximumParts
      let first = picker.kind == .segments ? 0 : (picker.selected.min() ?? 0) - most / 2
      let start = max(0, min(first, picker.choices.count - most))
      picker.choices = bounded(picker.choices, from: start, as: { text($0) }, rest: { $0 })
      picker.selected = Set(picker.selected.map { min($0 - start, most) })
      shown.kind = .picker(picker)
    case .field(var field):
      if field.limit != nil { field.length = field.text.count }
      field.text =
        field.isSecret
        ? String(repeating: isASCII ? "*" : "•", count: field.text.prefix(Self.maximumLength).count)
        : text(field.text, keepsLines: field.lineRange != nil)
      (field.prompt, field.problem) = (text(field.prompt), field.problem.map { text($0) })
      shown.kind = .field(field)
    }
    return shown
  }

  private func menu(_ items: [MenuAction]) -> [MenuAction] {
    items.prefix(Self.maximumParts).map { item in
      var shown = item
      (shown.title, shown.children) = (text(item.title), menu(item.children))
      return shown
    }
  }

  private func bounded<Part>(
    _ parts: [Part], from start: Int = 0, as show: (Part) -> Part, rest note: (String) -> Part
  ) -> [Part] {
    let shown = parts.dropFirst(start).prefix(Self.maximumParts).map(show)
    let rest = parts.count - shown.count
    return rest == 0 ? shown : shown + [note("\(ellipsis) \(rest) more")]
  }
}
