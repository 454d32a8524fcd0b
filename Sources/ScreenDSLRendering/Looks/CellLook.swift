public import ScreenDSL

/// How a cell looks, as a value: a tree of parts that every renderer can draw.
///
/// ```swift
/// let look = CellLook.horizontal(
///   .title("Promo Banner"), .spacer,
///   .button("×").accessibility(label: "Close")
/// ).size(height: 160)
/// ```
/// Titles, subtitles and values that are wider than their room go on in the next line. Texts may come
/// from anywhere: renderers make control characters visible, cut what is too long and escape what
/// their form needs escaped.
public struct CellLook: Hashable, Sendable {
  /// What is shown.
  public var kind: Kind
  /// The wished width in points; nil if it follows from the contents.
  package var width: Double?
  /// The wished height in points; nil if it follows from the contents.
  package var height: Double?
  /// The largest number of lines of a text, the last of which ends with an ellipsis where more is
  /// left; nil if it takes as many as it needs, and less than 1 counts as 1.
  package var lineLimit: Int?
  /// The type style of a text; nil for that of its kind.
  package var textStyle: TextStyle?
  /// The color of a text, an image or a control, and of all images and controls in a stack; nil for
  /// that of its kind.
  package var tint: ActionColor?
  /// The bubble around it; nil for none.
  package var bubble: Bubble?
  /// What stands at the trailing side of the row whose look this is; no part of a look has one.
  package var accessory: Accessory?
  /// The accessibility label, value and traits.
  package var accessibility = Accessibility()
  /// Whether it is shown as selected.
  package var isSelected = false
  /// Whether it is shown as not usable at present.
  public var isDisabled = false
  /// Whether it is shown as what destroys something: "Delete account".
  package var isDestructive = false
  /// Whether an image is round and shows the initials of its name.
  package var isRound = false
  /// Whether it is shown as something that is yet to be loaded: bars of the size of its texts, of
  /// which nobody hears.
  package var isLoading = false

  /// Creates the look of one part, without hints.
  package init(_ kind: Kind) { self.kind = kind }
}

extension CellLook {
  /// What a part of a cell is.
  public enum Kind: Hashable, Sendable {
    /// The text that the cell is about.
    case title(String)
    /// A smaller text that says more.
    case subtitle(String)
    /// A text that the user may have set: the time of an alarm.
    case value(String)
    /// The place of a picture; its name says which.
    case image(String)
    /// Something to press, with its text.
    case button(String)
    /// A text that the user types, and what stands in its place while it is empty.
    case field(String, placeholder: String)
    /// Some choices side by side; the index of the chosen one counts from 0.
    case segments([String], selected: Int?)
    /// Something that is on or off.
    case toggle(isOn: Bool)
    /// A value between 0 and 1 that the user may drag.
    case slider(Double)
    /// A short text in a capsule: a number of new messages.
    case badge(String)
    /// How much of something is done, between 0 and 1.
    case progress(Double)
    /// A thin line, across the direction of the stack around it.
    case divider
    /// Room that takes what the other parts of a stack leave.
    case spacer
    /// Parts side by side, the leading one first.
    case horizontal([CellLook])
    /// Parts below one another, the upper one first.
    case vertical([CellLook])
  }
}

extension CellLook {
  /// A sign at the trailing side of a row. It is asked for: that a row can be tapped shows nothing.
  public enum Accessory: Hashable, Sendable {
    /// The row leads to another screen.
    case chevron
    /// The row is the chosen one of several.
    case checkmark
  }
}

extension CellLook {
  /// The type styles of the system, which say how large a text is at each type size.
  public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    /// From 34 points at the default size down to 20.
    case largeTitle, title, title2, title3
    /// 17 points and bold, at the default size.
    case headline
    /// From 17 points at the default size down to 11.
    case body, callout, subheadline, footnote, caption, caption2
  }

  /// The bubble around a message.
  public enum Bubble: Hashable, Sendable {
    /// Grey, at the leading side.
    case received
    /// In the color of controls, at the trailing side.
    case sent
  }
}

extension CellLook {
  /// A part that shows nothing, for a cell that only takes room.
  public static let empty = CellLook(.vertical([]))

  /// The text that the cell is about.
  public static func title(_ text: String) -> CellLook { CellLook(.title(text)) }

  /// A smaller text that says more.
  public static func subtitle(_ text: String) -> CellLook { CellLook(.subtitle(text)) }

  /// A text that the user may have set.
  public static func value(_ text: String) -> CellLook { CellLook(.value(text)) }

  /// The place of a picture; 40 by 40 points unless it has a size.
  public static func image(_ name: String) -> CellLook { CellLook(.image(name)) }

  /// The place of a person's picture: round, with the initials of the name; 40 by 40 points unless it
  /// has a size.
  public static func avatar(_ name: String) -> CellLook { image(name).with { $0.isRound = true } }

  /// Something to press.
  public static func button(_ text: String) -> CellLook { CellLook(.button(text)) }

  /// A text that the user types.
  ///
  /// - Parameters:
  ///   - text: What is typed so far.
  ///   - placeholder: What stands in its place while it is empty.
  public static func field(_ text: String, placeholder: String = "") -> CellLook {
    CellLook(.field(text, placeholder: placeholder))
  }

  /// Some choices side by side.
  ///
  /// - Parameters:
  ///   - titles: The choices' texts, the leading one first.
  ///   - selected: The index of the chosen one, counted from 0; nil, or one that is out of range,
  ///     if none is.
  public static func segments(_ titles: [String], selected: Int?) -> CellLook {
    CellLook(.segments(titles, selected: selected))
  }

  /// Something that is on or off.
  public static func toggle(isOn: Bool) -> CellLook { CellLook(.toggle(isOn: isOn)) }

  /// A value that the user may drag, between 0 and 1; any other is shown as the nearest of these.
  public static func slider(_ value: Double) -> CellLook { CellLook(.slider(value)) }

  /// A short text in a capsule.
  public static func badge(_ text: String) -> CellLook { CellLook(.badge(text)) }

  /// How much is done, between 0 and 1; any other value is shown as the nearest of these.
  public static func progress(_ value: Double) -> CellLook { CellLook(.progress(value)) }

  /// A thin line, across the direction of the stack around it.
  public static let divider = CellLook(.divider)

  /// Room that takes what the other parts of a stack leave.
  public static let spacer = CellLook(.spacer)
}

extension CellLook {
  /// Returns the look with a wished size; a renderer without points keeps to its own.
  ///
  /// The size of a whole row's look is that of its cell, unless the look is just an image.
  ///
  /// - Parameters:
  ///   - width: In points; what is no positive number leaves it to the contents, nil as it was.
  ///   - height: In points; likewise.
  public func size(width: Double? = nil, height: Double? = nil) -> CellLook {
    with {
      if let width { $0.width = Self.valid(width) }
      if let height { $0.height = Self.valid(height) }
    }
  }

  /// Returns the look of a title, a subtitle or a value that has no more lines than so many.
  ///
  /// - Parameter lines: Less than 1 counts as 1; nil for as many as the text needs.
  public func lineLimit(_ lines: Int?) -> CellLook {
    with { $0.lineLimit = lines.map { max(1, $0) } }
  }

  /// Returns the look of a text in a type style; nil for that of its kind.
  public func textStyle(_ style: TextStyle?) -> CellLook { with { $0.textStyle = style } }

  /// Returns the look in a color; nil for that of its kind.
  ///
  /// A color of the app's is not known to renderers: pictures show it as that of controls.
  public func tint(_ color: ActionColor?) -> CellLook { with { $0.tint = color } }

  /// Returns the look in a bubble, which is as wide as it has to be, and three quarters of its room
  /// at most; nil for none.
  public func bubble(_ bubble: Bubble?) -> CellLook { with { $0.bubble = bubble } }

  /// Returns the look of a row with a sign at its trailing side; nil for none.
  public func accessory(_ accessory: Accessory?) -> CellLook { with { $0.accessory = accessory } }

  /// Returns the look with an accessibility label, value and traits; what is left out stays as it was.
  ///
  /// - Parameters:
  ///   - label: What it is called, instead of the texts that it shows.
  ///   - value: What it is set to, instead of what it shows.
  ///   - traits: Traits besides those that follow from its kind.
  public func accessibility(
    label: String? = nil, value: String? = nil, traits: AccessibilityTrait...
  ) -> CellLook {
    with {
      if let label { $0.accessibility.label = label }
      if let value { $0.accessibility.value = value }
      if !traits.isEmpty { $0.accessibility.traits = .init(traits.map { .init($0) }) }
    }
  }

  /// Returns the look as selected, or as not selected.
  public func selected(_ isSelected: Bool = true) -> CellLook {
    with { $0.isSelected = isSelected }
  }

  /// Returns the look as not usable at present, or as usable.
  public func disabled(_ isDisabled: Bool = true) -> CellLook {
    with { $0.isDisabled = isDisabled }
  }

  /// Returns the look as what destroys something, or as what does not.
  public func destructive(_ isDestructive: Bool = true) -> CellLook {
    with { $0.isDestructive = isDestructive }
  }

  /// Returns the look as one that is yet to be loaded, or as loaded.
  public func loading(_ isLoading: Bool = true) -> CellLook {
    with { $0.isLoading = isLoading }
  }

  /// The first letters of a name's first and last words.
  package static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    return [words.first, words.dropFirst().last].compactMap { $0?.first?.uppercased() }.joined()
  }

  func with(_ change: (inout CellLook) -> Void) -> CellLook {
    var look = self
    change(&look)
    return look
  }

  /// What is written beside a look of which colours tell nothing; a label says what its color means.
  var notes: [String] {
    (accessibility.label == nil ? tint.map { [$0.name] } ?? [] : [])
      + (isDestructive ? ["destructive"] : [])
      + (isDisabled ? ["disabled"] : [])
  }

  /// The look itself without its state, for what shows the state around it.
  package var withoutState: CellLook { with { ($0.isSelected, $0.isDisabled) = (false, false) } }

  static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, maximumLength) : nil
  }

  /// The longest side that a picture may have, in points.
  static let maximumLength = 10_000.0
}

extension ActionColor {
  /// The color's own name: of the system's, or of the app's.
  package var name: String { if case .named(let name) = self { name } else { "\(self)" } }
}
