public import ScreenDSL
public import ScreenDSLHosting

/// Declares the content of cells from parts, such as texts, images and controls.
///
/// ```swift
/// Section("options", header: "Options") {
///   Look.toggle("Newsletter", isOn: true) { print("newsletter: \($0)") }
///   Look.row("Version", value: "1.0")
/// }
/// ```
/// The action of a control is a closure or a `Handler`. If the action is `nil`, the control is disabled.
///
/// A text can contain any characters, for example if it comes from a server. If the package draws a list as plain text
/// or as an SVG picture, it replaces invisible characters by their Unicode numbers, and truncates very long texts.
public enum Look {
  /// The values that all rows of the list share. The look of a model can read these values.
  ///
  /// ```swift
  /// struct Balance: LookModel {
  ///   var amount: String
  ///   var look: some LookPart { Look.text(Look.environment[IsPrivate.self] ? "•••" : amount) }
  /// }
  ///
  /// struct IsPrivate: ListEnvironmentKey { static let initial = false }
  /// ```
  /// If a value changes, the list again evaluates each look that reads this value. Read the environment only in the
  /// `look` of a model: in the `body` of a screen, each key has its initial value.
  public static var environment: ListEnvironment { .around }

  /// An image, by name.
  public enum Image: Hashable, Sendable {
    /// A system symbol.
    case symbol(String)
    /// An image of the app's asset catalog.
    case asset(String)
    /// An image that the list's image loader loads by a name, such as a URL. The list shows the placeholder until the
    /// image is loaded. If loading fails, the list shows the failure image, or else the placeholder.
    indirect case remote(String, placeholder: Image? = nil, failure: Image? = nil)

    package var isRemote: Bool { if case .remote = self { true } else { false } }
  }

  /// The system's text styles. A style sets the size of a text at each type size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Styles of titles. At the default type size, `largeTitle` has 34 points, and `title3` has 20 points.
    case largeTitle, title, title2, title3
    /// Semibold, with 17 points at the default type size.
    case headline
    /// Styles of ordinary texts. At the default type size, `body` has 17 points, and `caption2` has 11 points.
    case body, callout, subheadline, footnote, caption, caption2

    private static let all = allCases
    package var index: Int { Self.all.prefix { $0 != self }.count }
  }

  package typealias Color = ThemeColor

  /// The alignment of a text's lines.
  public enum TextAlignment: Hashable, Sendable {
    /// Leading, centered, trailing.
    case leading, center, trailing
  }

  /// The place at which a text that is too long is truncated.
  public enum Truncation: Hashable, Sendable {
    /// The text is truncated at the beginning, in the middle or at the end.
    case head, middle, tail
  }

  /// The alignment of the parts in a stack, perpendicular to the direction of the stack.
  public enum Alignment: Hashable, Sendable {
    /// The parts are at the top of a horizontal stack, or at the leading side of a vertical stack.
    case leading
    /// The parts are in the middle.
    case center
    /// The parts are at the bottom of a horizontal stack, or at the trailing side of a vertical stack.
    case trailing
    /// Each part is as high as its horizontal stack, or as wide as its vertical stack. But a part keeps a height or a
    /// width that you set.
    case fill
    /// The first baselines of parts side by side are aligned. If a part has no text, its bottom is aligned with these
    /// baselines. In a vertical stack this alignment is the same as `leading`.
    case firstBaseline

    /// The parts are at the top of a horizontal stack. This is another name for `leading`.
    public static let top = Alignment.leading
    /// The parts are at the bottom of a horizontal stack. This is another name for `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The style of a button.
  public enum ButtonKind: Hashable, Sendable, CaseIterable {
    /// A title without a background, or on a gray, a pale or a filled background.
    case plain, gray, tinted, filled
    /// A red text, for an action such as "Delete account".
    case destructive
    /// A text in a capsule, such as a filter. With the modifier `selected()`, the capsule has another color.
    case chip
  }

  /// The style of a picker.
  public enum PickerKind: Hashable, Sendable {
    /// Segments side by side.
    case segments
    /// A button that shows the picked choices, and opens a menu of all choices.
    case menu
    /// Choices below one another, with a checkmark beside each picked choice.
    case inline
    /// A wheel below its title. In the Mac idiom of Catalyst, a menu below its title.
    case wheel
  }

  /// The style of a progress indicator.
  public enum ProgressKind: Hashable, Sendable {
    /// The indicator is a line or a circle.
    case bar, circle
  }

  /// The place of an overlay inside a part: a corner or the center.
  public enum Corner: Hashable, Sendable, CaseIterable {
    /// The top, at the leading or trailing side.
    case topLeading, topTrailing
    /// The center.
    case center
    /// The bottom, at the leading or trailing side.
    case bottomLeading, bottomTrailing

    package var isLeading: Bool { self == .topLeading || self == .bottomLeading }
    package var isTop: Bool { self == .topLeading || self == .topTrailing }
  }

  /// The type of text in a field.
  public enum Keyboard: Hashable, Sendable, CaseIterable {
    /// Any text, a name, or a one-time code from a message.
    case text, name, oneTimeCode
    /// Types of text that have special keyboards.
    case email, number, decimal, phone, url
    /// A saved password, which the system can fill in, or a new password, which the system can save.
    case password, newPassword
  }

  /// The automatic capitalization of a field.
  public enum Capitals: Hashable, Sendable {
    /// The field capitalizes no letters, the first letters of words, those of sentences, or all letters.
    case none, words, sentences, all
  }

  /// The label of a field's return key.
  public enum ReturnKey: Hashable, Sendable, CaseIterable {
    /// The default label.
    case `default`
    /// Labels that announce the next field, the end of editing, or an action.
    case next, done, go, search, send
  }

  /// A symbol at the trailing side of a row. By default a row has no accessory, even if a tap on the row has an action.
  public enum Accessory: Hashable, Sendable {
    /// The row leads to another screen.
    case chevron
    /// The row is selected.
    case checkmark
  }

  /// The line between a row and the next row.
  public enum Separator: Hashable, Sendable {
    /// The row has no separator.
    case hidden
    /// The separator begins this number of points from the leading edge of the cell.
    case inset(Double)
  }

  /// The animation of a changed part.
  public enum Motion: Hashable, Sendable {
    /// The old content fades into the new content.
    case fade
    /// The new content pushes the old content out.
    case slide
    /// If only the numbers in a text change, they count from their old values to their new values. Give such a text the
    /// modifier `monospacedDigits()`. Other changes have no animation, such as a change of the number of decimals. Most
    /// times and dates do not count either: a change has no animation if a sign such as ":" or "/" is between two
    /// numbers, if a number begins with a needless zero, as in "09.59", or if one number rises and another falls.
    case count
    /// The new content has a background color for a moment, such as green for a price that became lower.
    case flash(ThemeColor)
  }

  /// Whether a stack is one accessibility element, or each part of the stack is an element.
  public enum AccessibilityChildren: Hashable, Sendable {
    /// The stack is one element. The actions of the controls in the stack become the element's actions.
    case combined
    /// VoiceOver finds each part, such as a text or a control, as an element of its own.
    case apart
  }

  /// The bubble around a message.
  public enum Bubble: Hashable, Sendable {
    /// A gray bubble, at the leading side.
    case received
    /// A bubble at the trailing side, in the part's color, or else in the tint color.
    case sent
  }
}

extension ThemeColor {
  package static let system: [Look.Color] = [
    .label, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .teal, .blue,
    .indigo, .purple, .pink, .brown, .gray,
  ]
}

extension Look.Toggle: CustomReflectable {
  /// The title, the value, the action and the style of the toggle.
  public var customMirror: Mirror {
    let action = turn.map(LookAction.turn) as Any
    return Mirror(
      self, children: ["title": title, "isOn": isOn, "turn": action, "style": _style],
      displayStyle: .struct)
  }
}

extension Look.Setting: CustomReflectable {
  /// The title, the value, the action and the style of the control.
  public var customMirror: Mirror {
    let (name, value): (String, Any) =
      switch control.kind {
      case .slider(let slider): ("slider", slider)
      case .stepper(let stepper): ("stepper", stepper)
      case .picker(let picker): ("picker", picker)
      case .date(let date): ("date", date.text)
      default: ("control", control)
      }
    let fields: [Mirror.Child] = [
      ("title", control.title), (name, value), ("action", control.action as Any),
      ("style", _style),
    ]
    return Mirror(self, children: fields, displayStyle: .struct)
  }
}
