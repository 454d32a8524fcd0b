public import ScreenDSL
public import ScreenDSLHosting

/// How cells look and what is done in them: each part of a look begins with this word.
///
/// ```swift
/// Section("options", header: "Options") {
///   Look.toggle("Newsletter", isOn: true) { print("newsletter: \($0)") }
///   Look.row("Version", value: "1.0")
/// }
/// ```
/// Texts may come from anywhere: what draws them makes control characters visible and cuts what is too long.
/// A control takes a closure or a `Handler` of a model; without one (`nil`) it is shown, and cannot be used.
public enum Look {
  /// What all rows of the list have in common, for the look of a model to read.
  ///
  /// ```swift
  /// struct Balance: Drawn {
  ///   var amount: String
  ///   var look: some LookPart { Look.text(Look.environment[IsPrivate.self] ? "•••" : amount) }
  /// }
  ///
  /// struct IsPrivate: ListEnvironmentKey { static let initial = false }
  /// ```
  /// A look that reads a value is made again when that changes. Read it in `look`: where a screen is declared, each
  /// key has its initial value.
  public static var environment: ListEnvironment { .around }
}

// MARK: - What is only seen

extension Look {
  /// A text, in as many lines as it needs.
  public static func text(_ text: String, _ style: TextStyle = .body) -> Text {
    Text(text: text, textStyle: style)
  }

  /// A picture, 40 by 40 points unless it has a size.
  ///
  /// - Parameters:
  ///   - image: The picture. The catalogue of an app may have an asset in two themes itself.
  ///   - dark: Another one for the dark; nil for the same. Texts in columns have the first one.
  public static func image(_ image: Image, dark: Image? = nil) -> Mark {
    Mark(kind: .image(image)).with { $0.dark = dark.map { .init(image: $0) } }
  }

  /// The place of a person's picture: round, with the initials of the name, 40 by 40 points unless it has a size.
  public static func avatar(_ name: String) -> Mark { Mark(kind: .avatar(name)) }

  /// A short text in a capsule, such as a number of new messages.
  public static func badge(_ text: String) -> Mark { Mark(kind: .badge(text)) }

  /// How much is done, between 0 and 1; any other value is shown as the nearest of these.
  ///
  /// - Parameters:
  ///   - share: A part of 1.
  ///   - kind: How it is drawn; a circle is 28 by 28 points unless it has a size.
  public static func progress(_ share: Double, as kind: ProgressKind = .bar) -> Mark {
    let shown = share.isFinite ? min(max(share, 0), 1) : 0
    return Mark(kind: .progress(shown)).with {
      $0.isCircle = kind == .circle
      $0.outside = shown == share ? nil : "\(share)"
    }
  }

  /// A sign that something is under way.
  public static var spinner: Mark { Mark(kind: .spinner) }

  /// A thin line, across the direction of the stack around it.
  public static var divider: Mark { Mark(kind: .divider) }

  /// Room that takes what the other parts of a stack leave.
  public static var spacer: Mark { Mark(kind: .spacer) }

  /// A part that shows nothing, for a cell that only takes room.
  public static var empty: Stack { vertical {} }
}

// MARK: - What people use

extension Look {
  /// Something to press.
  ///
  /// - Parameters:
  ///   - title: What stands on it; if it is empty and there is an image, give it an accessibility label.
  ///   - image: A picture before the title.
  ///   - action: What happens; nil if it cannot be pressed at present.
  @_disfavoredOverload
  public static func button(
    _ title: String, image: Image? = nil, _ action: Handler<Void>?
  ) -> Button {
    Button(title: title, image: image, action: action.map { action in .press { action(()) } })
  }

  /// Something to press.
  public static func button(
    _ title: String, image: Image? = nil, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Button { Button(title: title, image: image, action: .press(action)) }

  /// Something that opens a menu when it is pressed.
  ///
  /// ```swift
  /// Look.menu("More", image: .symbol("ellipsis")) {
  ///   MenuAction("Archive") { store.archive(4) }
  ///   MenuAction("Share") { store.share(4) }
  /// }
  /// ```
  /// - Parameters:
  ///   - title: What stands on it; if it is empty and there is an image, give it an accessibility label.
  ///   - image: A picture before the title.
  ///   - items: What can be chosen; without any, it cannot be pressed. The newest item runs, also of a menu that was
  ///     open before.
  public static func menu(
    _ title: String, image: Image? = nil, @MenuBuilder _ items: () -> [MenuAction]
  ) -> Button { Button(title: title, image: image, action: nil, menu: items()) }

  /// Something that is on or off, with its title before it.
  @_disfavoredOverload
  public static func toggle(_ title: String, isOn: Bool, _ onChange: Handler<Bool>?) -> Toggle {
    Toggle(title, isOn, onChange?.callAsFunction)
  }

  /// Something that is on or off, with its title before it.
  @inlinable
  public static func toggle(
    _ title: String, isOn: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> Toggle { Toggle(title, isOn, onChange) }

  /// A value that is dragged, with its title before it.
  ///
  /// - Parameters:
  ///   - title: What it is called; empty if its row calls it.
  ///   - value: What it is set to; shown as the nearest value of the range.
  ///   - range: The least and the largest value; if they are no numbers, 0 and 1.
  ///   - step: How far two values are apart that can be chosen, but for the last one, which is the end of the range; nil
  ///     for any value, as of what is no positive number, or too small for the range.
  ///   - text: The value in words; by default in percent of the range, and not shown.
  ///   - onDrag: What happens when a finger begins to drag it (true), and when it lets go.
  ///   - onChange: What happens with a new value; nil if it cannot be dragged at present.
  @_disfavoredOverload
  public static func slider(
    _ title: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    text: String? = nil, onDrag: Handler<Bool>? = nil, _ onChange: Handler<Double>?
  ) -> Setting {
    let onDrag = onDrag.map { drag in LookAction.turn { drag($0) } }
    let slider = LookNode.Slider(value, in: range, step: step, text: text, onDrag: onDrag)
    let action = onChange.map { change in LookAction.slide { change($0) } }
    return Setting(control: .init(title, .slider(slider, action)))
  }

  /// A value that is dragged, with its title before it.
  public static func slider(
    _ title: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    text: String? = nil, onDrag: (@MainActor @Sendable (Bool) -> Void)? = nil,
    _ onChange: @escaping @MainActor @Sendable (Double) -> Void
  ) -> Setting {
    let slider = LookNode.Slider(
      value, in: range, step: step, text: text, onDrag: onDrag.map(LookAction.turn))
    return Setting(control: .init(title, .slider(slider, .slide(onChange))))
  }

  /// A number that goes up and down in steps, with its title before it.
  ///
  /// - Parameters:
  ///   - title: What it is called; empty if its row calls it.
  ///   - value: What it is set to; shown as the nearest value of the range.
  ///   - range: The least and the largest value.
  ///   - step: How far a press goes, the last one up to the end of the range; less than 1 counts as 1.
  ///   - text: The value in words; by default its digits.
  ///   - onChange: What happens with a new value; nil if it cannot be changed at present.
  @_disfavoredOverload
  public static func stepper(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, text: String? = nil,
    _ onChange: Handler<Int>?
  ) -> Setting {
    let stepper = LookNode.Stepper(value, in: range, step: step, text: text)
    let action = onChange.map { change in LookAction.choose { change($0) } }
    return Setting(control: .init(title, .stepper(stepper, action)))
  }

  /// A number that goes up and down in steps, with its title before it.
  public static func stepper(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, text: String? = nil,
    _ onChange: @escaping @MainActor @Sendable (Int) -> Void
  ) -> Setting {
    let stepper = LookNode.Stepper(value, in: range, step: step, text: text)
    return Setting(control: .init(title, .stepper(stepper, .choose(onChange))))
  }

  /// A choice of one value among several.
  ///
  /// - Parameters:
  ///   - title: What it is called; segments do not show it.
  ///   - values: What there is to choose from, in order.
  ///   - selected: The chosen one; nil, or one that is not among them, if none is.
  ///   - kind: How it is chosen.
  ///   - name: Says what a value is called.
  ///   - onChange: What happens when another one is picked; nil if none can be at present.
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
    return Setting(control: .init(title, .picker(picker, action)))
  }

  /// A choice of one value among several.
  public static func picker<Value: Equatable & Sendable>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    name: (Value) -> String, _ onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Setting {
    picker(title, values, selected: selected, as: kind, name: name, Handler(onChange))
  }

  /// A choice of several values among others; what is picked again is taken back.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - values: What there is to choose from, in order.
  ///   - selected: The chosen ones; those that are not among them stay chosen.
  ///   - kind: How they are chosen; what segments or a wheel would show stands below one another.
  ///   - name: Says what a value is called.
  ///   - onChange: What happens when one is picked or taken back; nil if none can be at present.
  @_disfavoredOverload
  public static func picker<Value: Hashable & Sendable>(
    _ title: String, _ values: [Value], selected: Set<Value>, as kind: PickerKind = .inline,
    name: (Value) -> String, _ onChange: Handler<Set<Value>>?
  ) -> Setting {
    let picker = LookNode.Picker(
      choices: values.map(name),
      selected: Set(values.indices.filter { selected.contains(values[$0]) }),
      kind: kind == .menu ? .menu : .inline, takesSeveral: true)
    let action = onChange.map { change in
      LookAction.choose { change(selected.symmetricDifference([values[$0]])) }
    }
    return Setting(control: .init(title, .picker(picker, action)))
  }

  /// A choice of several values among others; what is picked again is taken back.
  @_disfavoredOverload
  public static func picker<Value: Hashable & Sendable>(
    _ title: String, _ values: [Value], selected: Set<Value>, as kind: PickerKind = .inline,
    name: (Value) -> String, _ onChange: @escaping @MainActor @Sendable (Set<Value>) -> Void
  ) -> Setting {
    picker(title, values, selected: selected, as: kind, name: name, Handler(onChange))
  }

  /// A text that people type, with its title before it.
  ///
  /// - Parameters:
  ///   - title: What it is called; empty if its row calls it.
  ///   - text: What the model has. It stays what is shown: a text that the model changes or refuses goes back.
  ///   - prompt: What stands in its place while it is empty.
  ///   - onEdit: What happens with each new text; nil if it cannot be typed at present.
  @_disfavoredOverload
  public static func field(
    _ title: String, text: String, prompt: String = "", _ onEdit: Handler<String>?
  ) -> Field {
    Field(
      title: title, field: .init(text: text, prompt: prompt),
      action: onEdit.map { edit in .type { edit($0) } })
  }

  /// A text that people type, with its title before it.
  public static func field(
    _ title: String, text: String, prompt: String = "",
    _ onEdit: @escaping @MainActor @Sendable (String) -> Void
  ) -> Field {
    Field(title: title, field: .init(text: text, prompt: prompt), action: .type(onEdit))
  }
}

// MARK: - What an app draws

extension Look {
  /// A part that is a view of the app's, such as a waveform, a map, a player.
  ///
  /// A list that has a view for values of that type shows it (in UIKit: `CustomPart`). Anywhere else, in pictures,
  /// pages, texts and tests, its stand-in is shown; what people hear of the view, and do without seeing it, is
  /// what the stand-in says.
  ///
  /// - Parameters:
  ///   - value: What the view shows; it is filled again when that is another one.
  ///   - standIn: What stands for it, parts below one another.
  public static func custom(
    _ value: some Hashable & Sendable, @LookBuilder _ standIn: () -> [LookNode]
  ) -> Stack {
    vertical(alignment: .fill, standIn).changed { $0.stack.custom = .init(value) }
  }

  /// A drawing of a view of the app's, for what stands in for it: pictures and pages show it whole, texts and people
  /// who do not see it have its label, and views nothing.
  ///
  /// ```swift
  /// let line = #"<path d="M0 1 1 0 2 1 3 0" fill="none" stroke="teal" stroke-width=".1"/>"#
  /// let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1">\#(line)</svg>"#
  /// Look.custom(line) { Look.drawing("Waveform", svg: svg).size(width: 300, height: 100) }
  /// ```
  /// - Parameters:
  ///   - label: What it shows.
  ///   - svg: The document, in which nothing runs and which loads nothing; what is none leaves an image with the label.
  public static func drawing(_ label: String, svg: String) -> Mark {
    let file = svg.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return Mark(kind: .image(.asset(label))).fit().accessibility(label: label).with {
      $0.imageData = file.hasPrefix("<") ? Array(file.utf8) : nil
    }
  }
}

// MARK: - What others stand in

extension Look {
  /// Parts side by side, the leading one first.
  ///
  /// - Parameters:
  ///   - spacing: The room between two of them in points, from -10,000 to 10,000; nil, or what is no finite number, for
  ///     what is usual. If it is negative they overlap; texts in columns have no room between them then.
  ///   - alignment: Where they stand between top and bottom.
  ///   - parts: The parts; those that are missing take no room, and the others keep their places.
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

  /// A row as the lists of the system show most of theirs.
  ///
  /// - Parameters:
  ///   - title: What the row is about.
  ///   - detail: A smaller text below it.
  ///   - value: A text at the trailing side.
  ///   - image: A picture before all, 29 by 29 points.
  public static func row(
    _ title: String, detail: String? = nil, value: String? = nil, image: Image? = nil
  ) -> Row { Row(title: title, detail: detail, value: value, image: image) }
}
