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
      let isSelected = look.style.values.isSelected
      let state = MarkupNode.given(
        ("aria-pressed", isSelected || button.kind == .chip ? .flag(isSelected) : nil),
        ("aria-busy", button.isBusy ? "true" : nil),
        ("aria-haspopup", button.menu.isEmpty ? nil : "menu"))
      let shown = own + [("type", "button")] + (isNamed || control.title.isEmpty ? name : [])
      return .element("button", shown + state + usable, content(of: button, control.title))
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
    func text(_ value: Look.DateTime) -> String {
      var date = date
      date.value = value
      return date.texts.joined(separator: "T")
    }
    return MarkupNode.given(
      ("type", date.shows == .dateAndTime ? "datetime-local" : .text("\(date.shows)")),
      ("value", .text(text(date.value))), ("min", date.range.map { .text(text($0.lowerBound)) }),
      ("max", date.range.map { .text(text($0.upperBound)) }))
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
    let choices = picker.choices.enumerated().map { index, title in
      let state = MarkupNode.given(("selected", picker.selected.contains(index) ? "" : nil))
      return MarkupNode.element("option", state, [.text(title)])
    }
    if picker.chosen != nil { return choices }
    return [.element("option", [("selected", ""), ("hidden", "")])] + choices
  }

  private func field(_ field: LookNode.Field, _ own: [Attribute]) -> MarkupNode {
    let type: MarkupNode.Value =
      field.isSecret ? "password" : field.hasClearButton ? "search" : "text"
    let isOneLine = field.lineRange == nil
    let attributes =
      own
      + MarkupNode.given(
        ("type", isOneLine ? type : nil), ("autocomplete", "off"),
        ("value", isOneLine ? .text(field.text) : nil), ("placeholder", .text(field.prompt)),
        ("autocapitalize", field.capitals.map { $0 == .all ? "characters" : .text("\($0)") }),
        ("spellcheck", field.isCorrected.map { .flag($0) }),
        ("inputmode", field.keyboard.inputMode),
        ("enterkeyhint", field.returnKey == .default ? nil : .text("\(field.returnKey)")),
        ("aria-invalid", isInvalid ? "true" : nil))
    guard let range = field.lineRange else { return .element("input", attributes) }
    let lines = field.text.split(separator: "\n", omittingEmptySubsequences: false).count
    let rows = min(max(lines, range.lowerBound), range.upperBound)
    // A break at the beginning is none of the text.
    let text = (field.text.hasPrefix("\n") ? "\n" : "") + field.text
    return .element(
      "textarea", attributes + [("rows", .number(Double(rows)))], text.isEmpty ? [] : [.text(text)])
  }
}

extension Look.Keyboard {
  fileprivate var inputMode: MarkupNode.Value? {
    switch self {
    case .text, .name, .password, .newPassword: nil
    case .number, .oneTimeCode: "numeric"
    case .phone: "tel"
    case .decimal, .email, .url: .text("\(self)")
    }
  }
}
