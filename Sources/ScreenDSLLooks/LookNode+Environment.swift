public import ScreenDSLHosting

extension ListEnvironment {
  private struct HidesSensitiveTexts: ListEnvironmentKey { static let initial = false }

  /// Whether dots replace the texts of parts with ``LookPart/sensitive(_:)``, such as amounts of money. The default is
  /// false.
  public var hidesSensitiveTexts: Bool {
    get { self[HidesSensitiveTexts.self] }
    set { self[HidesSensitiveTexts.self] = newValue }
  }
}

extension LookNode {
  /// The look with dots for hidden sensitive texts, spinners in busy buttons, and ellipses in place of stacks that are
  /// nested too deep. If the outermost part has a key, the path of this part contains the key.
  var inEnvironment: LookNode {
    let needs = needs
    var node = needs.contains(.depth) ? cut(after: Self.maximumDepth) : self
    if let key = style.values.key { node.place = place.keyed(key) }
    if needs.contains(.sensitive), ListEnvironment.around.hidesSensitiveTexts {
      node = node.hidingTexts(false)
    }
    let busy = needs.contains(.buttons) ? ListEnvironment.busyControls : []
    return busy.isEmpty ? node : node.withBusyButtons(busy, in: LookPath())
  }

  package var isSensitive: Bool { needs.contains(.sensitive) }

  package var hasRemoteImages: Bool { needs.contains(.images) }

  package var hasDarkImages: Bool { needs.contains(.themes) }

  private struct Needs: OptionSet {
    let rawValue: Int
    static let (sensitive, images, themes, depth, buttons) = (
      Needs(rawValue: 1), Needs(rawValue: 2), Needs(rawValue: 4), Needs(rawValue: 8),
      Needs(rawValue: 16)
    )
  }

  private var needs: Needs { needs(after: Self.maximumDepth) }

  private func needs(after depth: Int) -> Needs {
    var needs: Needs = style.values.isSensitive ? .sensitive : []
    if depth == 0, case .stack = kind { return [needs, .depth] }
    if case .image(let image) = kind {
      let dark = style.values.dark
      if dark != nil { needs.insert(.themes) }
      if image.isRemote || dark?.isRemote == true { needs.insert(.images) }
    }
    if case .control(let control) = kind, case .button = control.kind { needs.insert(.buttons) }
    for part in parts { needs.formUnion(part.needs(after: depth - 1)) }
    return needs
  }

  // `@inline(never)` keeps what few looks need out of `inEnvironment`.
  @inline(never) private func cut(after depth: Int) -> LookNode {
    if depth == 0, case .stack = kind { return LookNode(.text("…")) }
    return mapParts { $0.cut(after: depth - 1) }
  }

  private func withBusyButtons(_ codes: Set<UInt64>, in around: LookPath) -> LookNode {
    guard var control, case .button(var button) = control.kind else {
      let place = place.inside(around)
      return mapParts { $0.withBusyButtons(codes, in: place) }
    }
    guard codes.contains(id(of: control, in: around).code) else { return self }
    button.isBusy = true
    control.kind = .button(button)
    return showing(.control(control))
  }

  package func mapParts(_ change: (LookNode) -> LookNode) -> LookNode {
    guard case .stack(var stack) = kind else { return self }
    stack.parts = stack.parts.map(change)
    return showing(.stack(stack))
  }

  /// Returns the look with dots in place of sensitive texts, so that no drawing and no test can find these texts.
  @inline(never) private func hidingTexts(_ isAroundSensitive: Bool) -> LookNode {
    let isSensitive = isAroundSensitive || style.values.isSensitive
    var node = mapParts { $0.hidingTexts(isSensitive) }
    // A custom view could show sensitive texts.
    if isSensitive || needs.contains(.sensitive), node.style.values.custom != nil {
      node.style.values.custom = nil
    }
    if !isSensitive { return node }
    switch kind {
    case .text, .badge, .progress:
      node.kind = .text(Self.dots)
      node = node.styled { $0.accessibility.label = $0.accessibility.label ?? "" }
    case .image(let image): node.kind = .image(image.hidingName)
    case .avatar: node.kind = .avatar("")
    case .control(let control): node.kind = .control(control.hidingTexts)
    case .stack, .spinner, .divider, .spacer: break
    }
    return node.styled {
      ($0.marks, $0.imageData, $0.dark, $0.darkData, $0.outside) = ([], nil, nil, nil, nil)
      $0.accessibility.label = $0.accessibility.label?.dots
      ($0.accessibility.value, $0.accessibility.hint) =
        ($0.accessibility.value?.dots, $0.accessibility.hint?.dots)
      $0.accessibility.actions = $0.accessibility.actions.map(\.hidingTexts)
      $0.accessibility.isDotted = true
    }
  }

  fileprivate static let dots = "••••"
}

extension LookNode.Control {
  fileprivate var hidingTexts: Self {
    var shown = self
    (shown.title, shown.hiddenTitle) = (title.dots, LookPath.hash(of: title))
    shown.hiddenChoices = choices.map { LookPath.hash(of: $0) }
    switch kind {
    case .toggle: break
    case .button(var button):
      (button.image, button.menu) = (button.image?.hidingName, button.menu.map(\.hidingTexts))
      shown.kind = .button(button)
    case .slider(var slider):
      (slider.text, slider.outside) = (LookNode.dots, nil)
      shown.kind = .slider(slider)
    case .stepper(var stepper):
      (stepper.text, stepper.outside) = (LookNode.dots, nil)
      shown.kind = .stepper(stepper)
    case .picker(var picker):
      picker.choices = picker.choices.map(\.dots)
      shown.kind = .picker(picker)
    case .date:
      let dots = LookNode.Picker(choices: [LookNode.dots], selected: [0], kind: .menu)
      (shown.kind, shown.action) = (.picker(dots), nil)
    case .field(let field):
      var dots = LookNode.Field(text: field.text.dots, prompt: field.prompt.dots)
      (dots.lines, dots.problem) = (field.lines, field.problem?.dots)
      dots.isSecret = field.isSecret
      (shown.kind, shown.action) = (.field(dots), nil)
    }
    return shown
  }
}

extension String { fileprivate var dots: String { isEmpty ? "" : LookNode.dots } }

extension Look.Image {
  /// This image if it is a symbol, or else the symbol `eye.slash`. The name of any other image may be sensitive.
  fileprivate var hidingName: Look.Image {
    if case .symbol = self { self } else { .symbol("eye.slash") }
  }
}

extension MenuAction {
  fileprivate var hidingTexts: MenuAction {
    var action = self
    (action.title, action.children) = (title.dots, children.map(\.hidingTexts))
    // The image can be a symbol or an image of the app. The name of an image of the app may be sensitive.
    action.image = image.map { _ in "eye.slash" }
    return action
  }
}
