import ScreenDSL

/// Writes an outline of a screen: a line for each section, each supplementary view and each row.
struct OutlineWriter {
  let reader: LookReader

  static func text(of snapshot: ScreenSnapshot, _ reader: LookReader) -> String {
    let reader = reader.reader(of: snapshot)
    let settings = reader.state.settings
    let first = settings.isEmpty ? [] : ["settings \(settings.joined(separator: " "))"]
    let lines = snapshot.sections.flatMap { section in
      OutlineWriter(reader: reader.reader(of: section)).lines(of: section)
    }
    return (first + lines).map { $0 + "\n" }.joined()
  }

  private func lines(of section: ScreenSnapshot.Section) -> [String] {
    let heading = ["section", quoted(section.id.description)] + layout(section.layout)
    let captions = section.supplementaries.map { words(of: $0).joined(separator: " ") }
    let inner = captions + lines(of: section.rows, in: [])
    return [heading.joined(separator: " ")] + inner.map { "  " + $0 }
  }

  func words(of supplementary: Supplementary) -> [String] {
    let look = reader.supplementary(supplementary)
    let kind = reader.visible.text(supplementary.kind.name)
    return ["\(kind):", "\(type(of: supplementary.model))"]
      + OutlineFields.words(of: look, look.accessibilityElements(isTappable: false))
  }

  private func lines(of rows: some Sequence<Row>, in containers: [RowID]) -> [String] {
    rows.flatMap { row -> [String] in
      let rendered = reader.row(row, in: containers)
      let inner = row.innerRows.map {
        lines(of: $0.sections.lazy.flatMap(\.rows), in: rendered.path.ids)
      }
      return [words(of: rendered).joined(separator: " ")] + (inner ?? []).map { "  " + $0 }
    }
  }

  func words(of row: RenderedRow) -> [String] {
    let attributes = row.row.attributes
    let elements = row.look.accessibilityElements(
      isTappable: attributes.isSelectable, label: row.label)
    var words = [quoted(row.path.description), "\(row.row.box.type)"]
    words += OutlineFields.words(of: row.look, elements)
    words += layout(attributes.layout)
    if row.row.innerRows != nil, row.layout.arrangement == .carousel {
      words.append("offset=\(NumberText.decimal(reader.state.offset(of: row.path)))")
    }
    if let control = row.signs.before {
      words.append(control == .delete ? "delete-control" : "selection-mark")
    }
    if row.signs.behind == .handle { words.append("handle") }
    return words + abilities(of: attributes)
  }

  private func layout(_ hint: LayoutHint?) -> [String] {
    guard let hint else { return [] }
    let arrangement =
      if case .grid(let columns) = hint.arrangement { "grid(\(columns))" } else {
        "\(hint.arrangement)"
      }
    var words = ["layout=\(arrangement)"]
    if let width = hint.itemWidth { words.append("item-width=\(NumberText.decimal(width))") }
    if hint.fitsContent { words.append("item-width=content") }
    if let height = hint.itemHeight { words.append("item-height=\(NumberText.decimal(height))") }
    if hint.spacing > 0 { words.append("spacing=\(NumberText.decimal(hint.spacing))") }
    if let insets = hint.insets {
      let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
      words.append("insets=\(edges.map(NumberText.decimal).joined(separator: ","))")
    }
    if let paging = hint.paging { words.append("paging=\(paging)") }
    if hint.appearance != .plain { words.append("appearance=\(hint.appearance)") }
    return words
  }

  private func abilities(of attributes: RowAttributes) -> [String] {
    func titles(_ name: String, _ titles: [String]) -> [String] {
      titles.map { "\(name)=\(OutlineFields.quoted(reader.visible.text($0)))" }
    }
    var words =
      titles("swipe-leading", attributes.swipeActions.leading.map(\.title))
      + titles("swipe-trailing", attributes.swipeActions.trailing.map(\.title))
      + titles("menu", attributes.contextMenu.actions.map(\.title))
    if attributes.level > 0 { words.append("level=\(attributes.level)") }
    if let outline = attributes.disclosure {
      words.append(outline.isExpanded ? "unfolded" : "folded")
    }
    if attributes.isSelectable { words.append("selectable") }
    if attributes.onReorder != nil { words.append("reorderable") }
    return words
  }

  private func quoted(_ text: String) -> String {
    OutlineFields.quoted(reader.visible.text(text), by: "'")
  }
}

/// Writes a look as words on one line, such as `| text="Promo Banner" bold | button="×" gray | label="Promo Banner"`.
package enum OutlineFields {
  static func parts(of look: LookNode, _ elements: [AccessibilityElement]) -> [OutlinePart] {
    let own = elements.isEmpty ? nil : elements[elements.rowIndex]
    let row = own?.control == nil || elements.count == 1 ? own : nil
    let heard = row.map { spoken($0.label, $0.value, $0.traits) } ?? []
    let words = state(of: look, row?.traits ?? []) + (row?.label == nil ? ["label=none"] : [])
    var parts: [OutlinePart] = []
    add(look, to: &parts, isRow: true)
    return parts + [OutlinePart("", words + heard)]
  }

  fileprivate static func words(of look: LookNode, _ elements: [AccessibilityElement]) -> [String] {
    parts(of: look, elements).flatMap { ["|"] + ($0.head.isEmpty ? [] : [$0.head]) + $0.words }
  }

  package static func quoted(_ text: String, by quote: Unicode.Scalar = "\"") -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 2)
    result.unicodeScalars.append(quote)
    for scalar in text.unicodeScalars {
      if scalar == quote || scalar == "\\" { result += "\\" }
      if scalar == "\n" { result += "\\n" } else { result.unicodeScalars.append(scalar) }
    }
    result.unicodeScalars.append(quote)
    return result
  }

  private static func add(_ look: LookNode, to parts: inout [OutlinePart], isRow: Bool = false) {
    let index = parts.count
    addContents(of: look, to: &parts)
    let said = look.style.values.accessibility
    var words = isRow ? [] : spoken(said.label, said.value, said.traits)
    if !isRow, said.adjust != nil { words.append("adjustable") }
    addStyle(of: look, to: &words)
    if !isRow { words += state(of: look) }
    if words.isEmpty { return }
    if look.parts.isEmpty, index + 1 == parts.count {
      parts[index].words += words
    } else {
      parts.append(OutlinePart("stack", words))
    }
  }

  private static func addContents(of look: LookNode, to parts: inout [OutlinePart]) {
    func add(_ head: String, _ words: [String] = []) { parts.append(OutlinePart(head, words)) }
    switch look.kind {
    case .text(let text): add("text=\(quoted(text))")
    case .image(let image): add(word(of: image))
    case .avatar(let name): add("avatar=\(quoted(name))")
    case .badge(let text): add("badge=\(quoted(text))")
    case .progress(let share): add("progress=\(NumberText.percent(share))")
    case .spinner: add("spinner")
    case .divider: add("divider")
    case .spacer: break
    case .control(let control): add("\(control.name)=\(quoted(control.title))", state(of: control))
    case .stack(let stack):
      if let custom = look.style.values.custom { add("custom=\(type(of: custom.value))") }
      for part in stack.parts { Self.add(part, to: &parts) }
    }
  }

  private static func word(of image: Look.Image) -> String {
    if case .symbol(let name) = image { return "symbol=\(quoted(name))" }
    return "image=\(quoted(image.name))"
  }

  private static func state(of control: LookNode.Control) -> [String] {
    var words = control.isTitleHidden.map { [$0 ? "title-hidden" : "title-shown"] } ?? []
    switch control.kind {
    case .button(let button):
      if let image = button.image { words.append(word(of: image)) }
      if button.kind != .plain { words.append("\(button.kind)") }
      if button.isWide { words.append("wide") }
      if button.isBusy { words.append("busy") }
      if button.isIconOnly { words.append("icon-only") }
      for item in button.items {
        let disabled = item.action.isDisabled ? "disabled-" : ""
        let destructive = item.action.style == .destructive ? "destructive-" : ""
        let mark = item.action.isOn ? "*" : ""
        words.append("\(disabled)\(destructive)item\(mark)=\(quoted(item.title))")
      }
    case .toggle(let isOn): words.append(isOn ? "on" : "off")
    case .slider(let slider):
      words.append(slider.text.map { quoted($0) } ?? NumberText.percent(slider.share))
    case .stepper(let stepper):
      words.append(quoted(stepper.text))
      if control.hiddenTitle == nil { words.append("in=\(stepper.range)") }
      if stepper.step != 1 { words.append("step=\(stepper.step)") }
    case .picker(let picker):
      if picker.takesSeveral { words.append("several") }
      if picker.isLost { words.append("not-offered") }
      for (index, title) in picker.choices.enumerated() {
        words.append("choice\(picker.selected.contains(index) ? "*" : "")=\(quoted(title))")
      }
    case .date(let date):
      words.append(quoted("\(date.value)"))
      if date.shows != .dateAndTime { words.append("showing=\(date.shows)") }
      if let range = date.range { words.append("in=\(quoted("\(range)"))") }
      if date.isOutside { words.append("out-of-range") }
    case .field(let field): words += state(of: field)
    }
    return words
  }

  private static func state(of field: LookNode.Field) -> [String] {
    var words = field.text.isEmpty ? [] : ["typed=\(quoted(field.text))"]
    if !field.prompt.isEmpty { words.append("prompt=\(quoted(field.prompt))") }
    if field.keyboard != .text { words.append("keyboard=\(field.keyboard)") }
    if let capitals = field.capitals { words.append("capitals=\(capitals)") }
    if let isCorrected = field.isCorrected { words.append("corrects=\(isCorrected)") }
    if let lines = field.lines { words.append("lines=\(lines.lowerBound)-\(lines.upperBound)") }
    if let limit = field.limit { words.append("limit=\(limit)") }
    if field.hasClearButton { words.append("clearable") }
    if field.isSecret { words.append("secret") }
    if field.returnKey != .default { words.append("return=\(field.returnKey)") }
    if field.isFocused == true { words.append("focused") }
    return words + (field.problem.map { ["problem=\(quoted($0))"] } ?? [])
  }

  private static func spoken(
    _ label: String?, _ value: String?, _ traits: LookStyle.Traits
  ) -> [String] {
    (label.map { ["label=\(quoted($0))"] } ?? []) + (value.map { ["value=\(quoted($0))"] } ?? [])
      + (traits.isEmpty ? [] : ["traits=\(traits)"])
  }

  private static func addStyle(of look: LookNode, to words: inout [String]) {
    let (style, number) = (look.style.values, NumberText.decimal)
    func add(_ name: String, _ value: String?) {
      if let value { words.append("\(name)=\(value)") }
    }
    add("width", style.width.map(number))
    add("height", style.height.map(number))
    add("aspect", style.aspect.map(number))
    add("min-width", style.limits.minWidth.map(number))
    add("max-width", style.limits.maxWidth.map(number))
    add("min-height", style.limits.minHeight.map(number))
    add("max-height", style.limits.maxHeight.map(number))
    if style.priority != 0 { words.append("priority=\(style.priority)") }
    add("padding", style.padding.map { "\(number($0.horizontal)),\(number($0.vertical))" })
    if case .stack(let stack) = look.kind {
      add("spacing", stack.spacing.map(number))
      add("align", stack.alignment.map { "\($0)" })
      if stack.stacksAtAccessibilitySizes { words.append("stacksAtAccessibilitySizes") }
      if stack.isEqual { words.append("equal") }
      add("over", stack.corner.map { "\($0)" })
    }
    if let dark = style.dark { words.append("dark-" + word(of: dark)) }
    if style.isFilling { words.append("fill") }
    add("lines", style.lineLimit.map { "\($0)" })
    if style.truncation != .tail { words.append("cut=\(style.truncation)") }
    add("minimum-scale", style.minimumScale.map(number))
    add("style", style.textStyle?.name)
    if style.isCircle { words.append("circle") }
    if style.isBold { words.append("bold") }
    if style.isStruck { words.append("struck") }
    if style.isCopyable { words.append("copyable") }
    for mark in style.marks { words.append("\(mark.kind.name)=\(quoted(mark.phrase))") }
    if style.hasMonospacedDigits { words.append("monospaced-digits") }
    add("align", style.alignment.map { "\($0)" })
    add("color", style.color.map { quoted($0.name) })
    add("bubble", style.bubble.map { "\($0)" })
    if let ground = style.background {
      words.append(ground.color.map { "background=\(quoted($0.name))" } ?? "background")
      if ground.opacity < 1 { words.append("opacity=\(number(ground.opacity))") }
      if ground.corners > 0 { words.append("corners=\(number(ground.corners))") }
      add("border", ground.border.map { quoted($0.name) })
      if ground.hasShadow { words.append("shadow") }
    }
    add("accessory", style.accessory.map { "\($0)" })
    switch style.separator {
    case .hidden: words.append("no-separator")
    case .inset(let points): add("separator", number(points))
    case nil: break
    }
    if !style.highlights { words.append("no-highlight") }
    add("hint", style.accessibility.hint.map { quoted($0) })
    add("heading", style.accessibility.heading.map { "\($0)" })
    if style.accessibility.priority != 0 { add("priority", "\(style.accessibility.priority)") }
    add("stops", style.accessibility.children.map { "\($0)" })
    for action in style.accessibility.actions { add("action", quoted(action.title)) }
    if style.accessibility.isAnnounced { words.append("announced") }
  }

  /// Returns the words for the state of a look, such as `loading`. If `traits` contains the selected or the disabled
  /// trait, the words omit this state, because the outline also contains the traits. A control without an action always
  /// has the word `disabled`.
  private static func state(of look: LookNode, _ traits: LookStyle.Traits = []) -> [String] {
    let style = look.style.values
    let isUsable = look.control?.hasAction ?? true
    return (style.isLoading ? ["loading"] : [])
      + (style.isSelected && !traits.contains(.selected) ? ["selected"] : [])
      + (!isUsable || style.isDisabled && !traits.contains(.disabled) ? ["disabled"] : [])
  }
}

extension LookStyle.Emphasis.Kind {
  fileprivate var name: String {
    if case .link(let action) = self { action == nil ? "disabled-link" : "link" } else { "\(self)" }
  }
}

extension LookNode.Control {
  fileprivate var name: String { pickerKind.map { "\($0)" } ?? "\(role)" }
}

extension Look.TextStyle {
  /// The names of the cases are stored, because converting a case to text takes many allocations.
  private static let names = allCases.map { "\($0)" }
  fileprivate var name: String { Self.names[index] }
}

extension ThemeColor {
  private static let names = Dictionary(uniqueKeysWithValues: system.map { ($0, "\($0)") })

  var name: String {
    if case .named(let name) = self { name } else { Self.names[self] ?? "" }
  }
}
