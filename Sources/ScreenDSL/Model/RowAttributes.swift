/// What a row is beside its model: set with the row modifiers.
///
/// Whether there is a handler takes part in equality; what it does, not.
public struct RowAttributes: Equatable, Sendable {
  /// What happens when the user selects the row; nil if it cannot be selected.
  public var onSelect: Handler<Void>?
  /// The actions that a swipe uncovers.
  public var swipeActions = SwipeActions()
  /// What happens when a cell starts to show the row.
  public var onDisplay: Handler<Void>?
  /// What happens when a cell stops showing the row.
  public var onEndDisplay: Handler<Void>?
  /// What happens when the row may soon be shown, and when not after all.
  public var onPrefetch: Handler<PrefetchPhase>?
  /// What happens when the user dragged the row to another place; nil if it cannot be dragged.
  public var onReorder: Handler<Reorder>?
  /// How the rows inside lie, if the row is a container.
  public var layout: LayoutHint?

  /// Creates the attributes of a plain row.
  public init() {}
}

/// The rarely used parts of a row, kept out of line.
@usableFromInline
final class RowExtras: Sendable {
  let attributes: RowAttributes
  let content: RowContent?

  init(attributes: RowAttributes, content: RowContent?) {
    self.attributes = attributes
    self.content = content
  }

  /// Whether both have the same attributes and both or neither hold rows.
  static func haveSameContent(_ left: RowExtras?, _ right: RowExtras?) -> Bool {
    if left === right { return true }
    return (left?.attributes ?? RowAttributes()) == (right?.attributes ?? RowAttributes())
      && (left?.content == nil) == (right?.content == nil)
  }

  /// Whether the rows inside are equal.
  static func haveEqualRows(_ left: RowExtras?, _ right: RowExtras?) -> Bool {
    guard let content = left?.content, let other = right?.content else { return true }
    return content === other || content.isEqual(to: other)
  }
}

/// The rows inside a container's row: declared at first, a snapshot of their own once placed.
class RowContent: @unchecked Sendable {
  // Unchecked because the class is subclassed; all its subclasses hold only `Sendable` constants.
  func isEqual(to other: RowContent) -> Bool { false }
}
