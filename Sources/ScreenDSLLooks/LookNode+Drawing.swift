import ScreenDSL

extension LookNode {
  /// Returns the node that cells and drawings show in place of this node. Most controls become a stack: a text with the
  /// title, a text with the value, and the control without texts. A node that is no control does not change.
  package func resolved(in around: LookPath = LookPath()) -> LookNode {
    guard let control, control.id == nil else { return self }
    let bare = bare(control, in: around)
    let parts = parts(of: control, bare)
    var isAlone = parts.count < 2 && control.isTitleHidden == true && !control.title.isEmpty
    if let button = control.button {
      isAlone = button.isIconOnly && button.image != nil
    }
    if isAlone {
      return showing(bare.kind).styled { $0.accessibility = bare.style.values.accessibility }
    }
    if parts.count < 2, control.role != .field { return self }
    if control.pickerKind == .wheel || control.isSegments {
      return whole(.vertical(parts, alignment: .fill))
    }
    var line = Stack(isVertical: false, parts: parts)
    line.stacksAtAccessibilitySizes =
      control.pickerKind == .menu || [.date, .field, .slider].contains(control.role)
    if control.field?.lineRange != nil { line.alignment = .firstBaseline }
    guard control.role == .field else { return whole(LookNode(.stack(line))) }
    let notes = [control.problem.map { note($0, isRed: true) }, control.count]
    // A field without notes is inside the outer stack too, so that its path stays the same when a note appears.
    return whole(.vertical([LookNode(.stack(line))] + notes.compactMap(\.self), alignment: .fill))
  }

  var withInlineChoices: LookNode {
    guard let control, case .picker(let picker) = control.kind, picker.kind == .inline
    else { return self }
    let numbers = picker.choices.earlierCounts
    let choices = picker.choices.enumerated().map { index, choice in
      var pick = control.action
      if case .choose(let choose)? = pick { pick = .choose { _ in choose(index) } }
      var one = picker
      (one.choices, one.selected) = ([choice], picker.selected.contains(index) ? [0] : [])
      one.isLost = picker.isLost && index == 0
      var row = LookNode(.control(Control(control.title, .picker(one), pick)))
      row.place = LookPath().inside(numbers[index]).keyed(choice)
      return row.styled { $0.accessibility.label = choice }
    }
    var title = LookNode(.text(control.title))
    title.place = LookPath().inside(0)
    let parts = (control.showsTitle ? [title] : []) + choices
    return showing(.stack(Stack(isVertical: true, alignment: .fill, parts: parts)))
  }

  private func parts(of control: Control, _ bare: LookNode) -> [LookNode] {
    let title = Self.silent(control.showsTitle ? control.title : "").map { [$0] } ?? []
    let value =
      Self.silent(control.shownValue ?? "").map { [$0.styled { $0.color = .secondary }] } ?? []
    switch control.kind {
    case .button: return [bare]
    case .picker where control.isInline: return [bare]
    case .picker where control.isSegments || control.pickerKind == .wheel: return title + [bare]
    case .slider: return title + [bare.filling] + value
    case .field: return title + [bare.filling]
    case .toggle, .stepper, .picker, .date:
      let texts = title + value
      return texts.prefix(1).map(\.filling) + texts.dropFirst() + [bare]
    }
  }

  private static func silent(_ text: String) -> LookNode? {
    text.isEmpty ? nil : LookNode(.text(text)).styled { $0.accessibility.label = "" }
  }

  private var filling: LookNode { styled { $0[.isFilling] = true } }

  private func whole(_ stack: LookNode) -> LookNode {
    showing(stack.kind).styled {
      ($0.color, $0.accessibility, $0[.isDisabled]) = (nil, .init(), false)
    }
  }

  private func bare(_ control: Control, in around: LookPath) -> LookNode {
    var own = control
    (own.id, own.title) = (id(of: control, in: around), "")
    switch control.kind {
    case .button(let button):
      if !button.isIconOnly || button.image == nil { own.title = control.title }
    case .field(var field):
      (field.problem, field.limit) = (nil, nil)
      own.kind = .field(field)
    default: break
    }
    return LookNode(.control(own)).styled { [values = style.values] in
      $0.color = values.color
      ($0[.isDisabled], $0[.isLoading]) = (values.isDisabled, values.isLoading)
      $0.accessibility = values.accessibility
      if values.accessibility.label == nil, !control.title.isEmpty {
        $0.accessibility.label = control.title
      }
    }
  }

  package static func flexibleParts(among parts: [LookNode]) -> [Int] {
    let asked = parts.indices.filter { parts[$0].isSpace }
    return asked.isEmpty
      ? parts.indices.filter { parts[$0].isStretchable && parts[$0].kind != .divider } : asked
  }

  /// If this part is the result of `overlay`, the part behind the overlays; otherwise nil.
  var base: LookNode? {
    if case .stack(let stack) = kind, stack.corner != nil { stack.parts.first } else { nil }
  }

  private var isSpace: Bool {
    let style = style.values
    return style.isFilling || style.width == nil && (kind == .spacer || base?.isSpace == true)
  }

  package var isStretchable: Bool {
    let style = style.values
    if style.width != nil || style.bubble != nil { return false }
    return switch kind {
    case .progress: !style.isCircle
    case .divider: true
    case .image: style.isFilling || style.aspect != nil
    case .stack(let stack): stack.corner == nil || stack.parts[0].isStretchable || style.isFilling
    case .control(let control): control.isStretchable
    default: style.isFilling
    }
  }

  package func isStretched(_ alignment: Look.Alignment?) -> Bool {
    guard alignment == .center || alignment == .trailing, case .stack(let stack) = kind else {
      return isStretchable
    }
    return isStretchable
      && (stack.isVertical || stack.isEqual || stack.corner != nil
        || !Self.flexibleParts(among: stack.parts).isEmpty)
  }

  package var isPlainText: Bool { if case .text = kind { !style.values.hasGround } else { false } }

  private var isImage: Bool {
    switch kind {
    case .image, .avatar: true
    default: false
    }
  }

  package var rowHeight: Double? { isImage ? nil : style.values.height }

  /// The padding that replaces the margins of the row; nil if the row keeps its margins.
  package var rowPadding: LookStyle.Padding? { style.values.hasGround ? nil : style.values.padding }

  package var inRow: LookNode {
    styled {
      if !$0.hasGround { $0.padding = nil }
      if !isImage { ($0.width, $0.height) = (nil, nil) }
    }
  }

  package var isEmpty: Bool {
    if case .stack(let stack) = kind { stack.parts.allSatisfy(\.isEmpty) } else { kind == .spacer }
  }

  /// A text that describes the structure of the look. Two rows whose models are of the type `Look.Stack` or
  /// `Look.Setting` share cells only if this text is the same.
  package var shape: String {
    switch kind {
    case .text: "t"
    case .image: "i"
    case .avatar: "a"
    case .badge: "b"
    case .progress: "p"
    case .spinner: "w"
    case .divider: "-"
    case .spacer: "_"
    case .control(let control): "\(control.role)"
    case .stack(let stack):
      style.values.custom.map { "\(type(of: $0.value))" }
        ?? "\(stack.sign)(\(stack.parts.map(\.shape).joined(separator: " ")))"
    }
  }

  package static func initials(of name: String) -> String {
    let letters = name.split(whereSeparator: \.isWhitespace).compactMap {
      $0.first(where: \.isLetter)
    }
    return [letters.first, letters.dropFirst().last].compactMap { $0?.uppercased() }.joined()
  }

  package func at(_ place: DisclosurePlace?) -> LookNode {
    place == nil ? self : styled { $0.outline = place }
  }
}

private func note(_ text: String, isRed: Bool) -> LookNode {
  LookNode(.text(text)).styled {
    ($0.textStyle, $0.color) = (.footnote, isRed ? .red : .secondary)
  }
}

extension LookNode.Control {
  fileprivate var count: LookNode? {
    guard let field, let count = field.count, let limit = field.limit else { return nil }
    return note(count, isRed: field.letters > limit).styled {
      ($0.alignment, $0[.hasMonospacedDigits], $0.accessibility.label) = (.trailing, true, "")
    }
  }

  package var pickerKind: Look.PickerKind? {
    if case .picker(let picker) = kind { picker.kind } else { nil }
  }

  fileprivate var showsTitle: Bool { !title.isEmpty && !(isTitleHidden ?? isSegments) }

  package var isSegments: Bool { pickerKind == .segments }

  package var isInline: Bool { pickerKind == .inline }

  package var problem: String? { field?.problem }

  /// The text that shows the value beside a slider or a stepper; nil for a slider without a text, and for other
  /// controls.
  package var shownValue: String? {
    switch kind {
    case .slider(let slider): slider.text
    case .stepper(let stepper): stepper.text
    default: nil
    }
  }

  fileprivate var isStretchable: Bool {
    switch kind {
    case .button(let button): button.isWide
    case .field, .slider: true
    case .picker: pickerKind != .menu || showsTitle
    case .toggle, .stepper, .date: showsTitle
    }
  }
}
