public import ScreenDSL

// MARK: - Functions for parts without actions

extension Look {
  /// A text with as many lines as it needs.
  public static func text(_ text: String, _ style: TextStyle = .body) -> Text {
    var part = Text(text: text)
    if style != .body { part._style.values.textStyle = style }
    return part
  }

  /// An image. By default, an image is 40 by 40 points, and a symbol is 24 by 24 points.
  ///
  /// - Parameters:
  ///   - image: The image. An asset of the app's catalog can itself have a variant for dark mode.
  ///   - dark: The image for dark mode; nil for the same image in both modes. If the list is drawn as plain text, this
  ///     image has no effect.
  public static func image(_ image: Image, dark: Image? = nil) -> Graphic {
    Graphic(kind: .image(image)).with { if let dark { $0.dark = dark } }
  }

  /// A placeholder for a person's picture: round, with the initials of the name, and by default 40 by 40 points.
  public static func avatar(_ name: String) -> Graphic { Graphic(kind: .avatar(name)) }

  /// A short text in a capsule, such as the number of new messages.
  public static func badge(_ text: String) -> Graphic { Graphic(kind: .badge(text)) }

  /// A progress indicator.
  ///
  /// - Parameters:
  ///   - share: The progress, clamped to the range from 0 to 1. A number that is not finite counts as 0.
  ///   - kind: The style. By default, a circle is 28 by 28 points.
  public static func progress(_ share: Double, as kind: ProgressKind = .bar) -> Graphic {
    let shown = share.isFinite ? min(max(share, 0), 1) : 0
    return Graphic(kind: .progress(shown)).with {
      $0[.isCircle] = kind == .circle
      if shown != share { $0.outside = "\(share)" }
    }
  }

  /// A spinner, which shows that something is loading.
  public static var spinner: Graphic { Graphic(kind: .spinner) }

  /// A thin line, perpendicular to the direction of the stack that contains it.
  public static var divider: Graphic { Graphic(kind: .divider) }

  /// A flexible space in a stack. If you set a width, as in `Look.spacer.size(width: 16)`, the space has this width.
  public static var spacer: Graphic { Graphic(kind: .spacer) }

  /// An empty stack, for a cell that shows nothing.
  public static var empty: Stack { vertical {} }

  // MARK: Functions for controls

  /// A button.
  ///
  /// - Parameters:
  ///   - title: The title; if it is empty and there is an image, add an accessibility label.
  ///   - image: An image before the title.
  ///   - action: The action; nil disables the button.
  @_disfavoredOverload
  public static func button(
    _ title: String, image: Image? = nil, _ action: Handler<Void>?
  ) -> Button {
    let action = action.map { action in LookAction.tap { action(()) } }
    return Button(title: title, button: .init(image: image), action: action)
  }

  /// A button.
  public static func button(
    _ title: String, image: Image? = nil, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Button { Button(title: title, button: .init(image: image), action: .tap(action)) }

  /// A button with an `async` action. While the action runs, the button is busy: it shows a spinner, and cannot be
  /// tapped.
  ///
  /// ```swift
  /// Look.button("Book") { try await store.book() }
  /// ```
  /// If the row of the button scrolls out of sight, moves or is updated, the action continues. If the row is removed,
  /// the list cancels the action. But a destructive button, or a button with the modifier ``Button/keepsRunning()``,
  /// continues its action. If the action throws an error, the list passes the error to the screen's `onError`.
  @_disfavoredOverload
  public static func button(
    _ title: String, image: Image? = nil,
    _ action: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Button { Button(title: title, button: .init(image: image), action: .wait(action)) }

  /// A button that opens a menu.
  ///
  /// ```swift
  /// Look.menu("More", image: .symbol("ellipsis")) {
  ///   MenuAction("Archive") { store.archive(4) }
  ///   MenuAction("Share") { store.share(4) }
  /// }
  /// ```
  /// - Parameters:
  ///   - title: The title; if it is empty and there is an image, add an accessibility label.
  ///   - image: An image before the title.
  ///   - items: The items. If there are none, the button is disabled. If an update changes the action of an item while
  ///     the menu is open, a tap on the item runs the new action.
  public static func menu(
    _ title: String, image: Image? = nil, @MenuBuilder _ items: () -> [MenuAction]
  ) -> Button { Button(title: title, button: .init(image: image, menu: items()), action: nil) }

  /// A switch with its title.
  @_disfavoredOverload
  public static func toggle(_ title: String, isOn: Bool, _ onChange: Handler<Bool>?) -> Toggle {
    Toggle(title, isOn, onChange?.callAsFunction)
  }

  /// A switch with its title.
  @inlinable
  public static func toggle(
    _ title: String, isOn: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> Toggle { Toggle(title, isOn, onChange) }

  /// A slider with its title.
  ///
  /// - Parameters:
  ///   - title: The title; empty if another part of the row shows the title.
  ///   - value: The value. If it is out of range, the control shows the nearest value in range. If it is not finite,
  ///     the control shows the least value.
  ///   - range: The least and the greatest value. If one of them is not finite, the range is 0 to 1.
  ///   - step: The distance between neighboring values that the user can choose. The last distance in the range can be
  ///     shorter. If the step is nil, infinite, not positive, or too small for the range, the user can choose any
  ///     value.
  ///   - text: The value in words. If the text is nil, the slider does not show its value, and screen readers speak the
  ///     value in percent of the range.
  ///   - onDrag: The action when a finger begins to drag the slider (true), and when the finger lifts (false).
  ///   - onChange: The action for a new value; nil disables the control.
  @_disfavoredOverload
  public static func slider(
    _ title: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    text: String? = nil, onDrag: Handler<Bool>? = nil, _ onChange: Handler<Double>?
  ) -> Setting {
    let onDrag = onDrag.map { drag in LookAction.turn { drag($0) } }
    let slider = LookNode.Slider(value, in: range, step: step, text: text, onDrag: onDrag)
    let action = onChange.map { change in LookAction.slide { change($0) } }
    return Setting(control: .init(title, .slider(slider), action))
  }

  /// A slider with its title.
  public static func slider(
    _ title: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    text: String? = nil, onDrag: (@MainActor @Sendable (Bool) -> Void)? = nil,
    _ onChange: @escaping @MainActor @Sendable (Double) -> Void
  ) -> Setting {
    let slider = LookNode.Slider(
      value, in: range, step: step, text: text, onDrag: onDrag.map(LookAction.turn))
    return Setting(control: .init(title, .slider(slider), .slide(onChange)))
  }

  /// A stepper with its title.
  ///
  /// - Parameters:
  ///   - title: The title; empty if another part of the row shows the title.
  ///   - value: The value. If it is out of range, the control shows the nearest value in range.
  ///   - range: The least and the greatest value.
  ///   - step: The difference that a tap makes. A step below 1 counts as 1. If a tap would pass the end of the range,
  ///     the new value is the end of the range.
  ///   - text: The value in words; by default in digits.
  ///   - onChange: The action for a new value; nil disables the control.
  @_disfavoredOverload
  public static func stepper(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, text: String? = nil,
    _ onChange: Handler<Int>?
  ) -> Setting {
    let stepper = LookNode.Stepper(value, in: range, step: step, text: text)
    let action = onChange.map { change in LookAction.choose { change($0) } }
    return Setting(control: .init(title, .stepper(stepper), action))
  }

  /// A stepper with its title.
  public static func stepper(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, text: String? = nil,
    _ onChange: @escaping @MainActor @Sendable (Int) -> Void
  ) -> Setting {
    let stepper = LookNode.Stepper(value, in: range, step: step, text: text)
    return Setting(control: .init(title, .stepper(stepper), .choose(onChange)))
  }

  /// A picker of one value.
  ///
  /// - Parameters:
  ///   - title: The title. By default, `.segments` hides the title.
  ///   - values: The choices, in order.
  ///   - selected: The selected value; nil, or a value that is not among the choices, selects none.
  ///   - kind: The style.
  ///   - name: Returns the name of a value.
  ///   - onChange: The action when the user picks a choice; nil disables the control.
  @_disfavoredOverload
  public static func picker<Value: Equatable & Sendable>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    name: (Value) -> String, _ onChange: Handler<Value>?
  ) -> Setting {
    let index = selected.flatMap { values.firstIndex(of: $0) }
    let picker = LookNode.Picker(
      choices: values.map(name), selected: Set(index.map { [$0] } ?? []), kind: kind,
      isLost: selected != nil && index == nil)
    let action = onChange.map { pick in LookAction.choose { pick(values[$0]) } }
    return Setting(control: .init(title, .picker(picker), action))
  }

  /// A picker of one value.
  public static func picker<Value: Equatable & Sendable>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    name: (Value) -> String, _ onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Setting {
    picker(title, values, selected: selected, as: kind, name: name, Handler(onChange))
  }

  /// A picker of several values. Picking a selected value again deselects it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - values: The choices, in order.
  ///   - selected: The selected values. A selected value that is not among the choices stays selected.
  ///   - kind: The style, `.inline` or `.menu`. Any other style counts as `.inline`.
  ///   - name: Returns the name of a value.
  ///   - onChange: The action when the user picks or deselects a choice; nil disables the control.
  @_disfavoredOverload
  public static func picker<Value: Hashable & Sendable>(
    _ title: String, _ values: [Value], selected: Set<Value>, as kind: PickerKind = .inline,
    name: (Value) -> String, _ onChange: Handler<Set<Value>>?
  ) -> Setting {
    let action = onChange.map { change in
      LookAction.choose { change(selected.symmetricDifference([values[$0]])) }
    }
    return pickerOfSeveral(title, values, selected, kind, name, action)
  }

  static func pickerOfSeveral<Value: Hashable>(
    _ title: String, _ values: [Value], _ selected: Set<Value>, _ kind: PickerKind,
    _ name: (Value) -> String, _ action: LookAction?
  ) -> Setting {
    let picker = LookNode.Picker(
      choices: values.map(name),
      selected: Set(values.indices.filter { selected.contains(values[$0]) }),
      kind: kind == .menu ? .menu : .inline, takesSeveral: true,
      isLost: !selected.isSubset(of: values))
    return Setting(control: .init(title, .picker(picker), action))
  }

  /// A picker of several values. Picking a selected value again deselects it.
  @_disfavoredOverload
  public static func picker<Value: Hashable & Sendable>(
    _ title: String, _ values: [Value], selected: Set<Value>, as kind: PickerKind = .inline,
    name: (Value) -> String, _ onChange: @escaping @MainActor @Sendable (Set<Value>) -> Void
  ) -> Setting {
    picker(title, values, selected: selected, as: kind, name: name, Handler(onChange))
  }

  /// A text field with its title.
  ///
  /// - Parameters:
  ///   - title: The title; empty if another part of the row shows the title.
  ///   - text: The model's text. If the model rejects what the user typed, the field shows the model's text again.
  ///   - prompt: The placeholder of an empty field.
  ///   - onEdit: The action for each new text; nil disables the field.
  @_disfavoredOverload
  public static func field(
    _ title: String, text: String, prompt: String = "", _ onEdit: Handler<String>?
  ) -> Field {
    Field(
      title: title, field: .init(text: text, prompt: prompt),
      action: onEdit.map { edit in .type { edit($0) } })
  }

  /// A text field with its title.
  public static func field(
    _ title: String, text: String, prompt: String = "",
    _ onEdit: @escaping @MainActor @Sendable (String) -> Void
  ) -> Field {
    Field(title: title, field: .init(text: text, prompt: prompt), action: .type(onEdit))
  }

  // MARK: Functions for custom views

  /// A view of the app, such as a waveform, a map or a player.
  ///
  /// If the type of the value conforms to `CustomPart`, a list in UIKit shows the view that this type creates. An SVG
  /// picture of the list, a drawing of the list as plain text, and a test do not have this view, and use the stand-in:
  /// other parts, which you declare in the closure. If the type does not conform to `CustomPart`, a list in UIKit shows
  /// the stand-in too, and reports a problem once. Screen readers always get the accessibility elements of the
  /// stand-in, even if the list shows the view.
  ///
  /// - Parameters:
  ///   - value: The value that the view shows. If the value changes, the list updates the view.
  ///   - standIn: The parts of the stand-in, below one another.
  public static func custom(
    _ value: some Hashable & Sendable, @LookBuilder _ standIn: () -> [LookNode]
  ) -> Stack { vertical(alignment: .fill, standIn).with { $0.custom = .init(value) } }

  /// A drawing that stands for a view of the app. Use it in the closure of ``Look/custom(_:_:)``.
  ///
  /// An SVG picture of the list shows the drawing. If the list is drawn as plain text, the label replaces the drawing.
  /// Screen readers speak the label. A list in UIKit shows the view of the app and not the drawing.
  ///
  /// ```swift
  /// let line = #"<path d="M0 1 1 0 2 1 3 0" fill="none" stroke="teal" stroke-width=".1"/>"#
  /// let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1">\#(line)</svg>"#
  /// Look.custom([3, 1, 2]) { Look.drawing("Waveform", svg: svg).size(width: 300, height: 100) }
  /// ```
  /// In an app, pass a `CustomPart` in place of the array.
  ///
  /// - Parameters:
  ///   - label: The accessibility label.
  ///   - svg: The SVG document. Scripts in it do not run, and it cannot load other files. If the document does not
  ///     begin with a tag, a gray area with the label replaces the drawing. The function checks nothing else: in place
  ///     of a malformed document, a browser shows a broken image.
  public static func drawing(_ label: String, svg: String) -> Graphic {
    let file = svg.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return Graphic(kind: .image(.asset(label))).fit().accessibility(label: label).with {
      $0.imageData = file.hasPrefix("<") ? Array(file.utf8) : nil
    }
  }

  // MARK: Functions for stacks

  /// Parts side by side, the leading one first.
  ///
  /// - Parameters:
  ///   - spacing: The gap between two parts in points, clamped to the range from -10,000 to 10,000. If the gap is nil
  ///     or not finite, the stack has the default gap. If the gap is negative, the parts overlap. But if the list is
  ///     drawn as plain text, parts never overlap, and a negative gap counts as 0.
  ///   - alignment: The vertical alignment.
  ///   - parts: The parts. A part that an `if` omits takes no space. The identity of the other parts does not change.
  public static func horizontal(
    spacing: Double? = nil, alignment: Alignment = .center, @LookBuilder _ parts: () -> [LookNode]
  ) -> Stack {
    Stack(
      stack: .init(
        isVertical: false, spacing: spacing, alignment: alignment == .center ? nil : alignment,
        parts: parts()))
  }

  /// Parts below one another, the upper one first.
  public static func vertical(
    spacing: Double? = nil, alignment: Alignment = .leading, @LookBuilder _ parts: () -> [LookNode]
  ) -> Stack {
    Stack(
      stack: .init(
        isVertical: true, spacing: spacing,
        alignment: alignment == .leading || alignment == .firstBaseline ? nil : alignment,
        parts: parts()))
  }

  /// A row as in the system's lists.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - detail: A smaller text below the title.
  ///   - value: A text at the trailing side.
  ///   - image: An image before the title, 29 by 29 points.
  public static func row(
    _ title: String, detail: String? = nil, value: String? = nil, image: Image? = nil
  ) -> Row { Row(title: title, detail: detail, value: value, image: image) }
}
