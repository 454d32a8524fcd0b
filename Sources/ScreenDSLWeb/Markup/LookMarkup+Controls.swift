import ScreenDSLLooks
import ScreenDSLRendering

// What people use, as elements that a browser knows.
extension LookMarkup {
  func control(
    _ control: LookNode.Control, _ look: LookNode, _ own: [Attribute], _ stop: LookStop?
  ) -> MarkupNode {
    let isDisabled = stop?.traits.contains(.disabled) ?? false
    let usable: [Attribute] = isDisabled ? [("disabled", "")] : []
    let name = named(stop?.label ?? label ?? "\(control.role)")
    let value: [Attribute] = (stop?.value).map { [("aria-valuetext", .text($0))] } ?? []
    switch control.kind {
    case .button(let button, _):
      let isNamed = stop?.label != nil && stop?.label != control.title
      var attributes = own + [("type", "button")] + (isNamed || control.title.isEmpty ? name : [])
      if look.style.values.isSelected || button.kind == .chip {
        attributes.append(("aria-pressed", look.style.values.isSelected ? "true" : "false"))
      }
      if button.isBusy { attributes.append(("aria-busy", "true")) }
      if !button.menu.isEmpty { attributes.append(("aria-haspopup", "menu")) }
      return .element("button", attributes + usable, content(of: button, control.title))
    case .toggle(let isOn, _):
      let state: [Attribute] = [
        ("type", "button"), ("role", "switch"), ("aria-checked", isOn ? "true" : "false"),
      ]
      return .element("button", own + state + name + usable)
    case .slider(let slider, _):
      let range: [Attribute] = [
        ("type", "range"), ("min", "0"), ("max", "100"), ("step", "any"),
        ("value", .number(slider.share * 100)),
      ]
      return .element("input", own + range + name + value + usable)
    case .stepper(let stepper, _):
      let range: [Attribute] = [
        ("role", "spinbutton"), ("tabindex", "0"),
        ("aria-valuenow", .number(Double(stepper.value))),
      ]
      let signs = [(-1, "−"), (1, "+")].map { step, sign in
        let isAtEnd = stepper.value(after: step) == nil
        return MarkupNode.element(
          "span", [("class", isAtEnd ? "disabled" : "")] + Self.hidden, [.text(sign)])
      }
      return .element("span", own + range + name + value, signs)
    case .picker(let picker, _) where picker.kind == .inline:
      let state: [Attribute] = [
        ("type", "button"), ("aria-pressed", picker.selected.isEmpty ? "false" : "true"),
      ]
      return .element("button", own + state + usable, [.text(picker.choices.first ?? "")])
    case .picker(let picker, _):
      return picker.kind == .segments
        ? .element("span", own + [("role", "radiogroup")] + name, segments(picker, usable))
        : .element(
          "select",
          own + name + (picker.takesSeveral ? [("multiple", "")] : [])
            + (picker.kind == .wheel ? [("size", "5")] : []) + usable,
          options(picker))
    case .date(let date, _): return .element("input", own + self.date(date) + name + usable)
    case .field(let field, _): return self.field(field, own + name + usable)
    }
  }

  private func date(_ date: LookNode.DatePicker) -> [Attribute] {
    let kind: StaticString =
      switch date.shows {
      case .date: "date"
      case .time: "time"
      case .dateAndTime: "datetime-local"
      }
    func text(_ value: Look.DateTime) -> String {
      var date = date
      date.value = value
      return date.texts.joined(separator: "T")
    }
    let ends: [Attribute] =
      date.range.map { [("min", .text(text($0.lowerBound))), ("max", .text(text($0.upperBound)))] }
      ?? []
    return [("type", .word(kind)), ("value", .text(text(date.value)))] + ends
  }

  private func content(of button: LookNode.Button, _ title: String) -> [MarkupNode] {
    let signs =
      (button.isBusy ? [LookNode(.spinner)] : [])
      + (button.image.map { [LookNode(.image($0))] } ?? [])
    let nodes = signs.map { $0.styled { ($0.width, $0.height) = (20, 20) } }
      .map { sign($0, common($0, false)) }
    return nodes + (title.isEmpty ? [] : [.text(title)])
  }

  private func segments(_ picker: LookNode.Picker, _ usable: [Attribute]) -> [MarkupNode] {
    picker.choices.enumerated().map { index, title in
      let state: [Attribute] = [
        ("class", "segment"), ("type", "button"), ("role", "radio"),
        ("aria-checked", picker.selected.contains(index) ? "true" : "false"),
      ]
      return .element("button", state + usable, [.text(title)])
    }
  }

  private func options(_ picker: LookNode.Picker) -> [MarkupNode] {
    let none: [MarkupNode] =
      picker.chosen == nil ? [.element("option", [("selected", ""), ("hidden", "")])] : []
    return none
      + picker.choices.enumerated().map { index, title in
        .element(
          "option", picker.selected.contains(index) ? [("selected", "")] : [], [.text(title)])
      }
  }

  private func field(_ field: LookNode.Field, _ own: [Attribute]) -> MarkupNode {
    let type: Attribute = (
      "type", field.isSecret ? "password" : field.hasClearButton ? "search" : "text"
    )
    let isOneLine = field.lineRange == nil
    var attributes = own + (isOneLine ? [type] : []) + [("autocomplete", "off")]
    attributes += isOneLine ? [("value", .text(field.text))] : []
    attributes.append(("placeholder", .text(field.prompt)))
    if let capitals = field.capitals {
      attributes.append(("autocapitalize", .word(capitals.attribute)))
    }
    if let isCorrected = field.isCorrected {
      attributes.append(("spellcheck", isCorrected ? "true" : "false"))
    }
    if let mode = field.keyboard.inputMode { attributes.append(("inputmode", .word(mode))) }
    if field.returnKey != .default {
      attributes.append(("enterkeyhint", .text("\(field.returnKey)")))
    }
    if isInvalid { attributes.append(("aria-invalid", "true")) }
    guard let range = field.lineRange else { return .element("input", attributes) }
    let lines = field.text.split(separator: "\n", omittingEmptySubsequences: false).count
    let rows = min(max(lines, range.lowerBound), range.upperBound)
    // A break at the beginning is none of the text.
    let text = (field.text.hasPrefix("\n") ? "\n" : "") + field.text
    return .element(
      "textarea", attributes + [("rows", .number(Double(rows)))], text.isEmpty ? [] : [.text(text)])
  }
}

extension Look.Capitals {
  fileprivate var attribute: StaticString {
    switch self {
    case .none: "none"
    case .words: "words"
    case .sentences: "sentences"
    case .all: "characters"
    }
  }
}

extension Look.Keyboard {
  fileprivate var inputMode: StaticString? {
    switch self {
    case .text, .name, .password, .newPassword: nil
    case .number, .oneTimeCode: "numeric"
    case .decimal: "decimal"
    case .email: "email"
    case .phone: "tel"
    case .url: "url"
    }
  }
}
