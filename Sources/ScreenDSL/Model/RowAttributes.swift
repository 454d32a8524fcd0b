/// What a row has besides its model: set with the row modifiers.
///
/// Whether there is a handler takes part in equality; what it does, not.
public struct RowAttributes: Equatable, Sendable {
  /// What happens when the user selects the row.
  public var onSelect: Handler<Void>?
  /// What happens when the row is no longer selected, because the user touched it or another row.
  package var onDeselect: Handler<Void>?
  package var canSelect: _Condition<Void>?
  /// The actions that a swipe uncovers.
  public var swipeActions = SwipeActions()
  /// The menu that a long touch opens.
  public var contextMenu = ContextMenu()
  /// What happens when a cell starts to show the row.
  package var onDisplay: Handler<Void>?
  /// What happens when a cell stops showing the row.
  package var onEndDisplay: Handler<Void>?
  /// What happens when the row may soon be shown, and when not after all.
  package var onPrefetch: Handler<PrefetchPhase>?
  /// What happens when the user dragged the row to another place; nil if it cannot be dragged.
  public var onReorder: Handler<Reorder>?
  package var canReorder: _Condition<Reorder>?
  /// How high the row is, in points; nil if its cell or the list decides.
  public internal(set) var height: Double?
  /// How high the row probably is, in points, until its cell is measured; nil if the list decides.
  public internal(set) var estimatedHeight: Double?
  /// How the rows inside lie, if the row is a container.
  public var layout: LayoutHint?
  package var replacement = ReplacedIDs()

  /// Creates the attributes of a plain row.
  package init() {}

  /// Whether the user can select the row, if its condition holds.
  public var isSelectable: Bool { onSelect != nil || onDeselect != nil || canSelect != nil }
}

/// The IDs of which a row takes over the first that is there; they say where the row comes from and take
/// no part in equality.
package struct ReplacedIDs: Equatable, Sendable {
  package var ids: [RowID] = []

  package static func == (left: ReplacedIDs, right: ReplacedIDs) -> Bool { true }
}

/// What a host says about a row that may soon be shown.
public enum PrefetchPhase: Hashable, Sendable {
  /// The row may soon be shown: start to load what its cell needs.
  case expected
  /// The row will not be shown soon after all.
  case cancelled
}
