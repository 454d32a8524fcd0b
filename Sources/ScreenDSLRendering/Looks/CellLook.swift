/// How a cell looks, as a value: a tree of parts that every renderer can draw.
///
/// ```swift
/// .horizontal(
///   .title("Promo Banner"), .spacer,
///   .button("×").accessibility(label: "Close")
/// ).size(height: 160)
/// ```
/// Texts may come from anywhere: renderers make control characters visible, cut what is too long
/// and escape what their form needs escaped.
public struct CellLook: Hashable, Sendable {
  /// What is shown.
  public var kind: Kind
  /// The wished width in points; nil if it follows from the contents.
  public var width: Double?
  /// The wished height in points; nil if it follows from the contents.
  public var height: Double?
  /// What assistive technologies are told.
  public var accessibility = Accessibility()
  /// Whether it is shown as selected.
  public var isSelected = false
  /// Whether it is shown as not usable at present.
  public var isDisabled = false

  /// Creates the look of one part, without hints.
  public init(_ kind: Kind) { self.kind = kind }
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
    /// Some choices beside one another; the index of the chosen one counts from 0.
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
    /// Parts beside one another, the leading one first.
    case horizontal([CellLook])
    /// Parts below one another, the upper one first.
    case vertical([CellLook])
  }
}
