public import ScreenDSL

// The types of the parts. What fits one kind of part only follows that one alone.
extension Look {
  /// A text.
  public struct Text: LookPart {
    let text: String
    let textStyle: TextStyle
    public var _style = _LookStyle()

    public var _node: LookNode {
      textStyle == .body
        ? LookNode(.text(text), _style)
        : LookNode(.text(text), _style).styled { $0.textStyle = textStyle }
    }

    /// Returns the text in no more lines than so many; the last one has an ellipsis where more is left.
    ///
    /// - Parameters:
    ///   - count: Less than 1 counts as 1; nil for as many as the text needs.
    ///   - truncation: What the ellipsis stands for; in pages only where there is one line.
    public func lines(_ count: Int?, truncation: Truncation = .tail) -> Text {
      with { ($0.lineLimit, $0.truncation) = (count.map { max(1, $0) }, truncation) }
    }

    /// Returns the text with letters that become smaller, so that its one line has room, before it is cut;
    /// pages and texts in columns cut it at once.
    ///
    /// - Parameter scale: How small, between 0 and 1; any other value counts as the nearest of these.
    public func minimumScale(_ scale: Double) -> Text {
      with { $0.minimumScale = scale < 1 ? max(scale, 0) : nil }
    }

    /// Returns the text with a line through it, of which nobody hears: give it a label such as "was 9 €".
    public func strikethrough(_ isStruck: Bool = true) -> Text { with { $0.isStruck = isStruck } }

    /// Returns the text as one of which people select and copy words, where it has no links; a touch on it is not one on
    /// its row. In pages words are selected too.
    public func selectable(_ isSelectable: Bool = true) -> Text {
      with { $0.isSelectable = isSelectable }
    }

    /// Returns the text with what people search for lit, wherever it stands.
    ///
    /// - Parameter query: Found whatever its case and its diacritics, without spaces around it: "ren" in "René".
    public func lit(_ query: String) -> Text {
      let words = query.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return marked(String(words), .lit)
    }

    /// Returns the text with some words in bold letters, wherever they stand.
    public func bold(_ words: String) -> Text { marked(words, .bold) }

    /// Returns the text with some words that can be pressed, called as they are written.
    ///
    /// - Parameters:
    ///   - words: A link where they stand first and are none yet; nothing where they do not stand.
    ///   - action: What happens; nil if it cannot be pressed at present.
    @_disfavoredOverload
    public func link(_ words: String, _ action: Handler<Void>?) -> Text {
      marked(words, .link(action.map { action in .press { action(()) } }))
    }

    /// Returns the text with some words that can be pressed, called as they are written.
    public func link(_ words: String, _ action: @escaping @MainActor @Sendable () -> Void) -> Text {
      marked(words, .link(.press(action)))
    }

    private func marked(_ phrase: String, _ kind: LookStyle.Mark.Kind) -> Text {
      with { $0.marks.append(.init(phrase: phrase, kind: kind)) }
    }

    /// Returns the text in bold letters.
    public func bold(_ isBold: Bool = true) -> Text { with { $0.isBold = isBold } }

    /// Returns the text with digits of one width, for a number that changes often.
    public func monospacedDigits() -> Text { with { $0.hasMonospacedDigits = true } }

    /// Returns the text with its lines at a side, or in the middle, of its room.
    public func alignment(_ alignment: TextAlignment) -> Text { with { $0.alignment = alignment } }
  }

  /// A part that is only seen: an image, a badge, a bar, a line, room.
  public struct Mark: LookPart {
    let kind: LookNode.Kind
    public var _style = _LookStyle()
    public var _node: LookNode {
      guard let aspect = _style.values.aspect else { return LookNode(kind, _style) }
      return LookNode(kind, _style).styled {
        if $0.width == nil, $0.height == nil { return }
        $0.width = $0.width ?? $0.height.map { $0 * aspect }
        $0.height = $0.height ?? $0.width.map { $0 / aspect }
        $0.aspect = nil
      }
    }

    /// Returns the image so many times as wide as high, such as 16 / 9, before it comes and after: one side that is said
    /// gives the other, and without any it is as wide as there is room. Nil, or what is no positive number, for a square.
    public func aspect(_ ratio: Double?) -> Mark {
      let isValid = ratio.map { $0.isFinite && $0 > 0 } ?? false
      return with { $0.aspect = isValid ? ratio.map { min(max($0, 0.01), 100) } : nil }
    }

    /// Returns the image whole, with room beside it or above and below it, or so that it fills its room and is cut.
    public func fit(_ isFitted: Bool = true) -> Mark { with { $0.isFitted = isFitted } }
  }

  /// Something to press.
  public struct Button: LookPart {
    let title: String
    var button: LookNode.Button
    let action: LookAction?
    public var _style = _LookStyle()

    init(title: String, image: Image?, action: LookAction?, menu: [MenuAction] = []) {
      (self.title, self.action) = (title, action)
      button = LookNode.Button(image: image)
      button.menu = menu
    }

    public var _node: LookNode { node(.init(title, .button(button, action))) }

    /// Returns the button as one of another kind.
    public func kind(_ kind: ButtonKind) -> Button { changed { $0.button.kind = kind } }

    /// Returns the button with its image alone; its title is what people hear of it.
    public func iconOnly(_ isIconOnly: Bool = true) -> Button {
      changed { $0.button.isIconOnly = isIconOnly }
    }

    /// Returns the button as wide as its room.
    public func wide(_ isWide: Bool = true) -> Button { changed { $0.button.isWide = isWide } }

    /// Returns the button as one that is at work and cannot be pressed meanwhile, or as one that is not.
    public func busy(_ isBusy: Bool) -> Button { changed { $0.button.isBusy = isBusy } }
  }

  /// Something that is on or off.
  public struct Toggle: LookPart {
    @usableFromInline let title: String
    @usableFromInline let isOn: Bool
    /// The app's closure as it is: a list of toggles is made again at each update.
    @usableFromInline let turn: (@MainActor @Sendable (Bool) -> Void)?
    public var _style: _LookStyle

    @inlinable
    init(_ title: String, _ isOn: Bool, _ turn: (@MainActor @Sendable (Bool) -> Void)?) {
      (self.title, self.isOn, self.turn, _style) = (title, isOn, turn, _LookStyle())
    }

    public var _node: LookNode {
      node(.init(title, .toggle(isOn: isOn, turn.map(LookAction.turn))))
    }

    /// Whether both look the same.
    @inlinable
    public static func == (left: Toggle, right: Toggle) -> Bool {
      left.isOn == right.isOn && left.title == right.title
        && (left.turn == nil) == (right.turn == nil) && left._style == right._style
    }
  }

  /// Something that people set: a slider, a stepper, a picker.
  public struct Setting: LookPart {
    let control: LookNode.Control
    public var _style = _LookStyle()
    public var _node: LookNode { node(control).withInlineChoices }

    /// A slider's cells are not used again for a stepper.
    public var _shape: String { _node.shape }
  }

  /// A text that people type.
  public struct Field: LookPart {
    let title: String
    var field: LookNode.Field
    let action: LookAction?
    public var _style = _LookStyle()
    public var _node: LookNode { node(.init(title, .field(field, action))) }

    /// Returns the field with the keyboard, and with what is filled in by itself, for such a text.
    ///
    /// - Parameters:
    ///   - keyboard: What is typed.
    ///   - capitals: Which letters become capital ones by themselves; nil for what fits the keyboard.
    ///   - corrects: Whether words are corrected; nil for what fits the keyboard.
    public func keyboard(
      _ keyboard: Keyboard, capitals: Capitals? = nil, corrects: Bool? = nil
    ) -> Field {
      changed {
        ($0.field.keyboard, $0.field.capitals, $0.field.isCorrected) = (
          keyboard, capitals, corrects
        )
      }
    }

    /// Returns the field with several lines: it grows with its text, and scrolls beyond the most of them.
    ///
    /// The return key breaks the line unless it says something else. A text that is hidden has one line.
    ///
    /// - Parameter lines: The least and the most of them, from 1 to 100; others count as the nearest of these.
    public func lines(_ lines: ClosedRange<Int>) -> Field {
      changed { $0.field.lines = lines.clamped(to: 1...100) }
    }

    /// Returns the field with a count of its characters below it, in red if there are more; the model decides what
    /// becomes of those. Less than 0 counts as 0; nil for none.
    public func limit(_ count: Int?) -> Field {
      changed { $0.field.limit = count.map { max(0, $0) } }
    }

    /// Returns the field with a button that takes its text away, while it is typed in; one of several lines has none.
    public func clearable(_ isClearable: Bool = true) -> Field {
      changed { $0.field.hasClearButton = isClearable }
    }

    /// Returns the field with its text hidden, or shown.
    public func secret(_ isSecret: Bool = true) -> Field {
      changed { $0.field.isSecret = isSecret }
    }

    /// Returns the field with a return key that says what it does.
    ///
    /// - Parameters:
    ///   - key: What stands on it. `.next` goes to the next field of the list by itself, others end typing. Above
    ///     keys for numbers, which have none, a bar has it.
    ///   - action: What else happens; nil for nothing.
    @_disfavoredOverload
    public func returnKey(_ key: ReturnKey, _ action: Handler<Void>? = nil) -> Field {
      changed {
        ($0.field.returnKey, $0.field.onReturn) = (key, action.map { act in .press { act(()) } })
      }
    }

    /// Returns the field with a return key that says what it does.
    public func returnKey(
      _ key: ReturnKey, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> Field { changed { ($0.field.returnKey, $0.field.onReturn) = (key, .press(action)) } }

    /// Returns the field as the one that has the keyboard, or not, as the model says.
    ///
    /// - Parameters:
    ///   - isFocused: Whether it is to have the keyboard.
    ///   - onChange: What happens when people go to the field (true) or leave it (false).
    @_disfavoredOverload
    public func focused(_ isFocused: Bool, _ onChange: Handler<Bool>?) -> Field {
      changed {
        ($0.field.isFocused, $0.field.onFocus) = (
          isFocused, onChange.map { change in .turn { change($0) } }
        )
      }
    }

    /// Returns the field as the one that has the keyboard, or not, as the model says.
    public func focused(
      _ isFocused: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> Field { changed { ($0.field.isFocused, $0.field.onFocus) = (isFocused, .turn(onChange)) } }

    /// Returns the field with what is wrong with its text: shown below it in red, and read out once; nil for nothing.
    public func problem(_ problem: String?) -> Field {
      changed { $0.field.problem = problem.flatMap { $0.isEmpty ? nil : $0 } }
    }
  }

  /// A title, with a picture before it, a smaller text below it and a value at the trailing side.
  public struct Row: LookPart {
    let title: String
    let detail: String?
    let value: String?
    let image: Image?
    public var _style = _LookStyle()

    public var _node: LookNode {
      var row = Look.horizontal {
        if let image { Look.image(image).size(width: 29, height: 29).decorative() }
        Look.vertical {
          Look.text(title)
          if let detail { Look.text(detail, .caption).color(.secondary) }
        }
        .fill()
        if let value { Look.text(value).color(.secondary) }
      }
      row._style = _style
      return row._node
    }
  }

  /// Parts beside or below one another.
  public struct Stack: LookPart {
    var stack: LookNode.Stack
    public var _style = _LookStyle()
    public var _node: LookNode { LookNode(.stack(stack), _style) }

    /// A look of another shape is shown by other cells.
    public var _shape: String { _node.shape }

    /// Returns the parts side by side so that they stand below one another where letters are very large.
    public func restacks(_ restacks: Bool = true) -> Stack {
      changed { $0.stack.restacks = restacks }
    }

    /// Returns the parts side by side so that each is as wide as every other, as columns of a table are.
    public func equal(_ isEqual: Bool = true) -> Stack { changed { $0.stack.isEqual = isEqual } }
  }
}

extension LookPart {
  fileprivate func node(_ control: LookNode.Control) -> LookNode {
    LookNode(.control(control), _style)
  }
}
