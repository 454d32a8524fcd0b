public import ScreenDSL

// What modifiers of parts are given.
extension Look {
  /// A picture, by name.
  public enum Image: Hashable, Sendable {
    /// A symbol of the system.
    case symbol(String)
    /// A picture of the app's catalogue.
    case asset(String)
    /// A picture that the list's loader brings by its name, such as a URL; the others stand in its place until it is
    /// there, and if it does not come.
    indirect case remote(String, placeholder: Image? = nil, failure: Image? = nil)

    package var isRemote: Bool { if case .remote = self { true } else { false } }

    package var name: String {
      switch self {
      case .symbol(let name), .asset(let name), .remote(let name, _, _): name
      }
    }
  }

  /// The type styles of the system, which say how large a text is at each type size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// From 34 points at the default size down to 20.
    case largeTitle, title, title2, title3
    /// 17 points and bold, at the default size.
    case headline
    /// From 17 points at the default size down to 11.
    case body, callout, subheadline, footnote, caption, caption2

    private static let all = allCases
    /// Kept, because to print a case takes many allocations.
    private static let names = all.map { "\($0)" }
    package var index: Int { Self.all.firstIndex(of: self) ?? 0 }
    package var name: String { Self.names[index] }
  }

  /// What the package calls the colors of parts.
  package typealias Color = ThemeColor

  /// Where the lines of a text stand in its room.
  public enum TextAlignment: Hashable, Sendable {
    /// Where a line of text begins, in the middle, where it ends.
    case leading, center, trailing
  }

  /// Where a text is cut that has no room.
  public enum Truncation: Hashable, Sendable {
    /// At its beginning, in the middle, at its end.
    case head, middle, tail
  }

  /// Where the parts of a stack stand, across its direction.
  public enum Alignment: Hashable, Sendable {
    /// At the top, or at the leading side.
    case leading
    /// In the middle.
    case center
    /// At the bottom, or at the trailing side.
    case trailing
    /// From one side to the other.
    case fill
    /// Of parts side by side, so that their first lines of text stand on one line; others stand on it. As `leading` below
    /// one another.
    case firstBaseline

    /// At the top, as `leading` of parts side by side.
    public static let top = Alignment.leading
    /// At the bottom, as `trailing` of parts side by side.
    public static let bottom = Alignment.trailing
  }

  /// How much a button stands out, and that it destroys something.
  public enum ButtonKind: Hashable, Sendable, CaseIterable {
    /// From a text in the color of controls to one on a ground of that color.
    case plain, gray, tinted, filled
    /// In red: "Delete account".
    case destructive
    /// In a capsule, such as a filter that is set while it is `selected`.
    case chip
  }

  /// How one of several values is picked, or several are.
  public enum PickerKind: Hashable, Sendable {
    /// Side by side.
    case segments
    /// From a menu that opens over a button with the picked one.
    case menu
    /// Below one another, the picked one with a checkmark.
    case inline
    /// On a wheel below its title, which people turn.
    case wheel
  }

  /// How it is drawn how much is done.
  public enum ProgressKind: Hashable, Sendable {
    /// Along a line, around a circle.
    case bar, circle
  }

  /// Where a part stands over another one.
  public enum Corner: Hashable, Sendable, CaseIterable {
    /// At the top, at the side where a line of text begins or ends.
    case topLeading, topTrailing
    /// In the middle.
    case center
    /// At the bottom.
    case bottomLeading, bottomTrailing

    package var isLeading: Bool { self == .topLeading || self == .bottomLeading }
    package var isTop: Bool { self == .topLeading || self == .topTrailing }
  }

  /// What is typed in a field.
  public enum Keyboard: Hashable, Sendable, CaseIterable {
    /// Anything, a name, or what is said once, such as a code in a message.
    case text, name, oneTimeCode
    /// With the keys for it.
    case email, number, decimal, phone, url
    /// Filled in from, and kept in, the passwords of the system.
    case password, newPassword
  }

  /// Which letters of a field become capital ones by themselves.
  public enum Capitals: Hashable, Sendable {
    /// None of them, the first ones of words or of sentences, all of them.
    case none, words, sentences, all
  }

  /// What the return key of a field says.
  public enum ReturnKey: Hashable, Sendable, CaseIterable {
    /// Nothing special.
    case `default`
    /// That another field, a result, or the end follows.
    case next, done, go, search, send
  }

  /// A sign at the trailing side of a row; that a row can be tapped shows nothing.
  public enum Accessory: Hashable, Sendable {
    /// The row leads to another screen.
    case chevron
    /// The row is the chosen one of several.
    case checkmark
  }

  /// The line between a row and the next one of its list.
  public enum Separator: Hashable, Sendable {
    /// There is none.
    case hidden
    /// It begins so many points after the side of the list.
    case inset(Double)
  }

  /// What shows that a part has changed.
  public enum Motion: Hashable, Sendable {
    /// The old one fades into the new one.
    case fade
    /// The new one pushes the old one out.
    case slide
    /// The numbers in a text go from the old ones to the new ones, where the rest of it stays; best with digits of
    /// one width. Any other part shows the new one at once.
    case count
    /// The new one stands on a color for a moment, such as green for a price that went down.
    case flash(ThemeColor)
  }

  /// What people stop at in a stack who do not see it.
  public enum AccessibilityChildren: Hashable, Sendable {
    /// All of it is one stop; what its buttons do is among the actions of that.
    case combined
    /// Each part is a stop: a text, a stack, a control.
    case apart
  }

  /// The bubble around a message.
  public enum Bubble: Hashable, Sendable {
    /// Grey, at the leading side.
    case received
    /// In the color of controls, at the trailing side.
    case sent
  }
}

extension ThemeColor {
  /// The colors that need no name.
  package static let system: [Look.Color] = [
    .label, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .teal, .blue,
    .indigo, .purple, .pink, .brown, .gray,
  ]
  private static let names = Dictionary(uniqueKeysWithValues: system.map { ($0, "\($0)") })

  /// The color's own name: of the system's, or of the app's.
  package var name: String {
    if case .named(let name) = self { name } else { Self.names[self] ?? "" }
  }
}

// What a change is explained by, and a text is made of: the fields that an app knows.
extension Look.Toggle: CustomReflectable {
  /// The title, the value, and whether it can be turned.
  public var customMirror: Mirror {
    let action = turn.map(LookAction.turn) as Any
    return Mirror(
      self, children: ["title": title, "isOn": isOn, "turn": action, "style": _style],
      displayStyle: .struct)
  }
}

extension Look.Setting: CustomReflectable {
  /// The title, and what can be set.
  public var customMirror: Mirror {
    let (name, value, action): (String, Any, LookAction?) =
      switch control.kind {
      case .slider(let slider, let action): ("slider", slider, action)
      case .stepper(let stepper, let action): ("stepper", stepper, action)
      case .picker(let picker, let action): ("picker", picker, action)
      case .date(let date, let action): ("date", date.text, action)
      default: ("control", control, nil)
      }
    let fields: [Mirror.Child] = [
      ("title", control.title), (name, value), ("action", action as Any), ("style", _style),
    ]
    return Mirror(self, children: fields, displayStyle: .struct)
  }
}
