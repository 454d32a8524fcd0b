public import ScreenDSL

extension Look {
  /// A text.
  public struct Text: LookPart {
    let text: String
    @usableFromInline package var _style = _LookStyle()

    @inlinable
    public static func _style(_ part: inout Text, _ change: _LookStyle.Change) {
      change(&part._style)
    }
    public static func _node(of part: consuming Text) -> LookNode {
      LookNode(.text(part.text), part._style)
    }

    /// Returns the text with at most this number of lines. If the text is longer, it is truncated with an ellipsis.
    ///
    /// - Parameters:
    ///   - count: The number of lines. A number below 1 counts as 1. Nil allows as many lines as the text needs. At the
    ///     accessibility type sizes, the number has no effect.
    ///   - truncation: The position of the ellipsis in the line. If there are several lines, the ellipsis is in the
    ///     last line.
    public consuming func lines(_ count: Int?, truncation: Truncation = .tail) -> Text {
      with {
        $0.lineLimit = count.map { max(1, $0) }
        if truncation != .tail || $0.hasRareValues { $0.truncation = truncation }
      }
    }

    /// Returns the text with a least scale for its letters. The scale applies only to a text with the modifier
    /// `lines(1)`. If the line is too long, its letters shrink, but not below this scale. If the line is still too
    /// long, it is truncated. If the text is copyable and has no links, or the list is drawn as plain text, the letters
    /// do not shrink.
    ///
    /// - Parameter scale: The least scale, clamped to 0 to 1.
    public consuming func minimumScale(_ scale: Double) -> Text {
      with { $0.minimumScale = scale < 1 ? max(scale, 0) : nil }
    }

    /// Returns the text with a line through it. Screen readers ignore the line, so add an accessibility label such as
    /// "was 9 €".
    public consuming func strikethrough(_ isStruck: Bool = true) -> Text {
      with { $0[.isStruck] = isStruck }
    }

    /// Returns a text whose words the user can select and copy. A tap on such a text does not run the action of the
    /// row.
    ///
    /// If the text has links, the modifier has no effect.
    public consuming func copyable(_ isCopyable: Bool = true) -> Text {
      with { $0[.isCopyable] = isCopyable }
    }

    /// Returns the text with all occurrences of a searched text highlighted.
    ///
    /// - Parameter query: The searched text. The search ignores case and diacritics, so "rene" is found in "René". The
    ///   search also ignores spaces at the start and at the end of the searched text.
    public consuming func highlighted(_ query: String) -> Text {
      let words = query.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return marked(String(words), .highlighted)
    }

    /// Returns the text with all occurrences of `words` in bold letters.
    public consuming func bold(_ words: String) -> Text { marked(words, .bold) }

    /// Returns the text with some words as a link. The words are the accessibility label of the link.
    ///
    /// - Parameters:
    ///   - words: The words. Their first occurrence that is not yet a link becomes a link. If the text does not contain
    ///     the words, nothing changes.
    ///   - action: The action; nil disables the link.
    @_disfavoredOverload
    public consuming func link(_ words: String, _ action: Handler<Void>?) -> Text {
      marked(words, .link(action.map { action in .tap { action(()) } }))
    }

    /// Returns the text with some words as a link. The words are the accessibility label of the link.
    public consuming func link(
      _ words: String, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> Text { marked(words, .link(.tap(action))) }

    private consuming func marked(_ phrase: String, _ kind: LookStyle.Emphasis.Kind) -> Text {
      with { $0.marks.append(.init(phrase: phrase, kind: kind)) }
    }

    /// Returns the text in bold letters.
    public consuming func bold(_ isBold: Bool = true) -> Text { with { $0[.isBold] = isBold } }

    /// Returns the text with digits of equal width, for a number that changes often.
    public consuming func monospacedDigits() -> Text { with { $0[.hasMonospacedDigits] = true } }

    /// Returns the text with this alignment of its lines.
    public consuming func alignment(_ alignment: TextAlignment) -> Text {
      with { $0.alignment = alignment }
    }
  }

  /// An image, an avatar, a badge, a progress indicator, a spinner, a divider or a spacer.
  public struct Graphic: LookPart {
    var kind: LookNode.Kind
    package var _style = _LookStyle()
    public static func _style(_ part: inout Graphic, _ set: _LookStyle.Change) { set(&part._style) }
    public static func _node(of part: consuming Graphic) -> LookNode {
      // The swap moves the kind out of the part. A read of the property would copy it.
      var kind = LookNode.Kind.spacer
      swap(&kind, &part.kind)
      let node = LookNode(kind, part._style)
      guard part._style.values.hasRareValues, let aspect = node.style.values.aspect else {
        return node
      }
      return node.styled {
        if $0.width == nil, $0.height == nil { return }
        $0.width = $0.width ?? $0.height.map { $0 * aspect }
        $0.height = $0.height ?? $0.width.map { $0 / aspect }
        $0.aspect = nil
      }
    }

    /// Returns the image with an aspect ratio (width to height), such as 16 / 9. The ratio also applies while the image
    /// is loading. If you set the width of the image, the ratio determines the height, and vice versa. If you set
    /// neither, the image fills the width. Nil, or a ratio that is not finite or not positive, removes the ratio.
    public consuming func aspect(_ ratio: Double?) -> Graphic {
      with { $0.aspect = ratio.flatMap { $0.isFinite && $0 > 0 ? min(max($0, 0.01), 100) : nil } }
    }

    /// Returns the image so that all of it is visible in its frame.
    ///
    /// - Parameter isFitted: If false, the image fills its frame and is clipped.
    public consuming func fit(_ isFitted: Bool = true) -> Graphic {
      with { $0[.isFitted] = isFitted }
    }
  }

  /// A button.
  public struct Button: LookPart {
    let title: String
    var button: LookNode.Button
    let action: LookAction?
    package var _style = _LookStyle()
    public static func _style(_ part: inout Button, _ set: _LookStyle.Change) { set(&part._style) }

    public static func _node(of part: consuming Button) -> LookNode {
      LookNode(.control(.init(part.title, .button(part.button), part.action)), part._style)
    }

    /// Returns the button with this style.
    public consuming func kind(_ kind: ButtonKind) -> Button { changed { $0.button.kind = kind } }

    /// Returns the button with its image alone. The title is then only the accessibility label. A button without an
    /// image still shows its title.
    public consuming func iconOnly(_ isIconOnly: Bool = true) -> Button {
      changed { $0.button.isIconOnly = isIconOnly }
    }

    /// Returns the button stretched to the available width.
    public consuming func wide(_ isWide: Bool = true) -> Button {
      changed { $0.button.isWide = isWide }
    }

    /// Returns the button as busy, or as not busy. A busy button shows a spinner, and the user cannot tap the button.
    public consuming func busy(_ isBusy: Bool) -> Button { changed { $0.button.isBusy = isBusy } }

    /// Returns a button whose `async` action continues after the row of the button is removed. The action of a
    /// destructive button always continues, so such a button does not need this modifier.
    public consuming func keepsRunning() -> Button { changed { $0.button.keepsRunning = true } }
  }

  /// A switch.
  public struct Toggle: LookPart {
    @usableFromInline let title: String
    @usableFromInline let isOn: Bool
    /// The action for a new value; nil disables the toggle. The property is a closure, because each update creates all
    /// toggles again, and each `Handler` would need an allocation.
    @usableFromInline let turn: (@MainActor @Sendable (Bool) -> Void)?
    @usableFromInline package var _style: _LookStyle

    @inlinable
    public static func _style(_ part: inout Toggle, _ change: _LookStyle.Change) {
      change(&part._style)
    }

    @inlinable
    init(_ title: String, _ isOn: Bool, _ turn: (@MainActor @Sendable (Bool) -> Void)?) {
      (self.title, self.isOn, self.turn, _style) = (title, isOn, turn, _LookStyle())
    }

    public static func _node(of part: consuming Toggle) -> LookNode {
      let turn = part.turn.map(LookAction.turn)
      return LookNode(.control(.init(part.title, .toggle(isOn: part.isOn), turn)), part._style)
    }

    /// Whether two toggles look the same. A toggle with an action differs from a toggle without one, which is disabled.
    /// The comparison ignores what the actions do.
    @inlinable
    public static func == (left: Toggle, right: Toggle) -> Bool {
      left.isOn == right.isOn && left.title == right.title
        && (left.turn == nil) == (right.turn == nil) && left._style == right._style
    }
  }

  /// A control with a value: a slider, a stepper, a picker, or a control for a date.
  public struct Setting: LookPart {
    var control: LookNode.Control
    package var _style = _LookStyle()
    public static func _style(_ part: inout Setting, _ set: _LookStyle.Change) { set(&part._style) }
    public static func _node(of part: consuming Setting) -> LookNode {
      LookNode(.control(part.control), part._style).withInlineChoices
    }

    /// Returns a text that describes the structure of the part. A list reuses a cell only for parts for which this text
    /// is the same. So a stepper does not reuse the cell of a slider.
    public static func _shape(of part: Setting) -> String { part._node.shape }

    /// Returns the control with a hidden or a visible title. A hidden title is still the control's accessibility label.
    /// But in an inline picker, each choice is a control with a label of its own.
    ///
    /// - Parameter isHidden: Whether the title is hidden. If false, segments show their title above them. Without this
    ///   modifier, segments hide their title, and all other controls show their titles.
    public consuming func labelsHidden(_ isHidden: Bool = true) -> Setting {
      changed { $0.control.isTitleHidden = isHidden }
    }
  }

  /// A text field.
  public struct Field: LookPart {
    let title: String
    var field: LookNode.Field
    let action: LookAction?
    package var _style = _LookStyle()
    public static func _style(_ part: inout Field, _ set: _LookStyle.Change) { set(&part._style) }
    public static func _node(of part: consuming Field) -> LookNode {
      LookNode(.control(.init(part.title, .field(part.field), part.action)), part._style)
    }

    /// Returns the field with a keyboard and autofill for a type of text.
    ///
    /// - Parameters:
    ///   - keyboard: The type of text.
    ///   - capitals: The automatic capitalization. If nil, `keyboard` decides it.
    ///   - corrects: Whether the system corrects words. If nil, `keyboard` decides it.
    public consuming func keyboard(
      _ keyboard: Keyboard, capitals: Capitals? = nil, corrects: Bool? = nil
    ) -> Field {
      changed {
        ($0.field.keyboard, $0.field.capitals) = (keyboard, capitals)
        $0.field.isCorrected = corrects
      }
    }

    /// Returns a field of several lines. The field grows with its text up to the greatest number of lines, and then
    /// scrolls.
    ///
    /// The return key inserts a line break, unless you set another return key. If the text is secret, the field has
    /// one line.
    ///
    /// - Parameter lines: The least and the greatest number of lines, clamped to 1 to 100.
    public consuming func lines(_ lines: ClosedRange<Int>) -> Field {
      changed { $0.field.lines = lines.clamped(to: 1...100) }
    }

    /// Returns the field with the number of its characters, and the limit, below the field. If there are more
    /// characters than the limit, the number is red, but the field does not shorten the text. The model can shorten or
    /// reject the text. A negative limit counts as 0. Nil removes the number.
    public consuming func limit(_ count: Int?) -> Field {
      changed { $0.field.limit = count.map { max(0, $0) } }
    }

    /// Returns the field with a clear button, which is visible while the user edits the field. A field of several
    /// lines has no clear button.
    public consuming func clearable(_ isClearable: Bool = true) -> Field {
      changed { $0.field.hasClearButton = isClearable }
    }

    /// Returns the field with dots in place of its text, as for a password.
    ///
    /// - Parameter isSecret: If false, the text is visible.
    public consuming func secret(_ isSecret: Bool = true) -> Field {
      changed { $0.field.isSecret = isSecret }
    }

    /// Returns the field with a label for its return key.
    ///
    /// - Parameters:
    ///   - key: The label. `.next` moves the focus to the next field of the screen. All other keys end editing, except
    ///     that `.default` inserts a line break in a field of several lines. A number pad has no return key. So if
    ///     `key` is not `.default`, a bar above the pad has a button in place of the key.
    ///   - action: An action that runs when the user presses the return key; nil for none.
    @_disfavoredOverload
    public consuming func returnKey(_ key: ReturnKey, _ action: Handler<Void>? = nil) -> Field {
      changed {
        ($0.field.returnKey, $0.field.onReturn) = (key, action.map { act in .tap { act(()) } })
      }
    }

    /// Returns the field with a label for its return key, and an action that runs when the user presses this key.
    public consuming func returnKey(
      _ key: ReturnKey, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> Field { changed { ($0.field.returnKey, $0.field.onReturn) = (key, .tap(action)) } }

    /// Returns the field with a focus that the model controls.
    ///
    /// - Parameters:
    ///   - isFocused: Whether the field has the focus.
    ///   - onChange: The action when the user moves the focus to the field (true) or away (false); nil for none.
    @_disfavoredOverload
    public consuming func focused(_ isFocused: Bool, _ onChange: Handler<Bool>?) -> Field {
      let onFocus = onChange.map { change in LookAction.turn { change($0) } }
      return changed { ($0.field.isFocused, $0.field.onFocus) = (isFocused, onFocus) }
    }

    /// Returns the field with a focus that the model controls.
    public consuming func focused(
      _ isFocused: Bool, _ onChange: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> Field { changed { ($0.field.isFocused, $0.field.onFocus) = (isFocused, .turn(onChange)) } }

    /// Returns the field with a red message below the field. When the message appears or changes, screen readers
    /// announce it.
    ///
    /// - Parameter problem: The message, which describes a problem of the field's text; nil or empty for no message.
    public consuming func problem(_ problem: String?) -> Field {
      changed { $0.field.problem = problem.flatMap { $0.isEmpty ? nil : $0 } }
    }
  }

  /// A row as in the system's lists: a title, an image before the title, a smaller text below the title, and a value at
  /// the trailing side.
  public struct Row: LookPart {
    let title: String
    let detail: String?
    let value: String?
    let image: Image?
    @usableFromInline package var _style = _LookStyle()

    @inlinable
    public static func _style(_ part: inout Row, _ change: _LookStyle.Change) {
      change(&part._style)
    }

    public static func _node(of part: consuming Row) -> LookNode {
      let (title, detail, value, image) = (part.title, part.detail, part.value, part.image)
      let texts = Look.vertical {
        Look.text(title)
        if let detail { Look.text(detail, .caption).color(.secondary) }
      }.fill()
      var row = Look.horizontal {
        texts
        if let value { Look.text(value).color(.secondary) }
      }.stacksAtAccessibilitySizes(value != nil)
      if let image {
        row = Look.horizontal { [row] in
          Look.image(image).size(width: 29, height: 29).decorative()
          if value == nil { texts } else { row.fill() }
        }
      }
      row._style = part._style
      return row._node
    }
  }

  /// Parts side by side, parts below one another, or a part with overlays.
  public struct Stack: LookPart {
    var stack: LookNode.Stack
    package var _style = _LookStyle()
    public static func _style(_ part: inout Stack, _ set: _LookStyle.Change) { set(&part._style) }
    public static func _node(of part: consuming Stack) -> LookNode {
      LookNode(.stack(part.stack), part._style)
    }

    /// Returns a text that describes the structure of the stack, such as the kinds of its parts. A list reuses a cell
    /// only for stacks for which this text is the same.
    public static func _shape(of part: Stack) -> String { part._node.shape }

    /// Returns a horizontal stack that becomes vertical at the accessibility type sizes.
    public consuming func stacksAtAccessibilitySizes(_ restacks: Bool = true) -> Stack {
      changed { $0.stack.stacksAtAccessibilitySizes = restacks }
    }

    /// Returns the stack with parts of equal widths, like the columns of a table. A vertical stack ignores this
    /// modifier.
    public consuming func equal(_ isEqual: Bool = true) -> Stack {
      changed { $0.stack.isEqual = isEqual }
    }
  }
}
