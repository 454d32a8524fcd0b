/// What a row has besides its model: set with the row modifiers.
///
/// Whether there is a handler takes part in equality; what it does, not.
public struct RowAttributes: Equatable, Sendable {
  /// What happens when the user selects the row.
  public var onSelect: Handler<Void>?
  /// What happens when the row is no longer selected, because the user touched it or another row.
  package var onDeselect: Handler<Void>?
  package var canSelect: Condition<Void>?
  /// Whether the row says that nobody can select it.
  package var refusesSelection = false
  package var canDeselect: Condition<Void>?
  /// Whether the row's cell looks different under a finger.
  package var highlights = true
  /// Whether a keyboard or a remote can reach the row; nil if the list decides.
  public internal(set) var canFocus: Bool?
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
  package var onReorder: Handler<Reorder>?
  package var canReorder: Condition<Reorder>?
  /// How high the row is, in points; nil if its cell or the list decides.
  public internal(set) var height: Double?
  /// How high the row probably is, in points, until its cell is measured; nil if the list decides.
  package internal(set) var estimatedHeight: Double?
  /// How the rows inside lie, if the row is a container.
  public var layout: LayoutHint? {
    get { hint }
    set { hint = newValue }
  }
  @Boxed private var hint: LayoutHint?
  package var replacement = ReplacedIDs()
  /// What assistive technologies say of the row if its cell says nothing.
  package var accessibilityLabel: String?
  /// What the row is to assistive technologies.
  package var accessibilityTraits: [AccessibilityTrait] = []
  /// What happens when the user has seen the row.
  @Boxed package var impression: Impression?
  /// What runs while the row is shown.
  @Boxed package var task: RowTask?
  /// Whether the rows below the row are unfolded; nil if it has none to unfold.
  @Boxed package var outline: RowOutline?
  /// How many unfolded rows the row belongs to, one around the other.
  package var level = 0

  /// Creates the attributes of a plain row.
  package init() {}

  /// Whether the user can select the row, if its condition holds.
  public var isSelectable: Bool {
    !refusesSelection && (onSelect != nil || onDeselect != nil || canSelect != nil)
  }

  /// Whether the row has a control that uncovers its actions while the list is edited: one of them takes it away.
  package var hasDeleteControl: Bool {
    swipeActions.trailing.contains { $0.style == .destructive }
  }

  /// Whether the row can be selected, if its condition holds, and so has a mark, where rows are selected while their list
  /// is edited: an action for a tap alone is none for that.
  package var hasSelectionMark: Bool {
    isSelectable && (onDeselect != nil || canSelect != nil) && outline?.isTapped != true
  }

  /// Whether something happens because the row is in sight.
  package var isWatched: Bool { impression != nil || task != nil }

  /// What the package's own cells show of the outline; nil for rows outside of outlines.
  package var outlinePlace: OutlinePlace? {
    level == 0 && outline == nil
      ? nil
      : OutlinePlace(
        level: level, isExpanded: outline?.isExpanded, isTapped: outline?.isTapped ?? false)
  }

  /// Sets what a tap on the row does; the tap no longer unfolds it.
  mutating func select(_ action: Handler<Void>) {
    onSelect = action
    outline?.isTapped = false
  }
}

/// What few rows have, behind a reference: rows without it take no memory for it.
@propertyWrapper
package struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  package static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
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

/// What the app answers when it is asked; it takes no part in equality.
package struct Condition<Input>: Equatable, Sendable {
  package let holds: @MainActor @Sendable (Input) -> Bool

  package static func == (left: Condition, right: Condition) -> Bool { true }
}

/// A row that the user dragged to another place.
///
/// The host shows the row there already; change the state so that the next snapshot does too.
public struct Reorder: Hashable, Sendable {
  /// The row that was dragged.
  public let id: RowID
  /// The section it was taken from.
  public let oldSection: SectionID
  /// Its index in that section, before.
  public let oldIndex: Int
  /// The section it was put in.
  public let section: SectionID
  /// Its index in that section, now.
  public let index: Int
  /// The row after it in that section, now; nil if it is the last.
  public let next: RowID?

  /// Creates the description of a move; indexes count the rows of a section from 0.
  package init(
    id: RowID, oldSection: SectionID, oldIndex: Int, section: SectionID, index: Int, next: RowID?
  ) {
    (self.id, self.oldSection, self.oldIndex) = (id, oldSection, oldIndex)
    (self.section, self.index, self.next) = (section, index, next)
  }
}

/// Whether the rows below a row are unfolded, and what a tap on its disclosure does.
package struct RowOutline: Equatable, Sendable {
  package let isExpanded: Bool
  package let handler: Handler<Bool>
  /// Whether a tap on the row does the same, because the row does nothing else.
  package var isTapped: Bool
  /// Whether the rows below it are left out, because they are too deep or would contain themselves.
  package let isCut: Bool
}

/// How deep a row is in an outline, and whether it is unfolded; nil if it has no rows to unfold.
package struct OutlinePlace: Hashable, Sendable {
  package let level: Int
  package let isExpanded: Bool?
  /// Whether a tap on the row unfolds it, not only one on its disclosure.
  package let isTapped: Bool

  /// How far it is indented in all hosts, in levels: no further than leaves room for something.
  package var shownLevel: Int { min(level, 8) }
  /// The same in points.
  package var indent: Double { 16 * Double(shownLevel) }
}

/// What a row is to assistive technologies.
public enum AccessibilityTrait: Hashable, Sendable, CaseIterable {
  /// It does something when it is tapped.
  case button
  /// It is the title of what follows.
  case header
  /// It opens something outside of the app.
  case link
  /// It is a picture.
  case image
  /// What it says changes often, such as a clock: it is read anew from time to time, not at each change.
  case updatesFrequently
}

/// When a row counts as seen, and what happens then.
package struct Impression: Equatable, Sendable {
  /// The least share of the row's area that must be visible, from 0 to 1.
  package let fraction: Double
  /// How long it must be visible, in seconds.
  package let dwell: Double
  /// What was declared, if that was out of range.
  package let mistake: String?
  package let handler: Handler<Void>

  init(_ fraction: Double, _ dwell: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
    self.dwell = dwell > 0 ? dwell : 0
    let isValid = (0...1).contains(fraction) && dwell >= 0 && dwell.isFinite
    mistake = isValid ? nil : "\(fraction) and \(dwell)"
    handler = Handler { (_: Void) in action() }
  }
}

/// What runs while a row is shown; only the ID takes part in equality.
package struct RowTask: Equatable, Sendable {
  package let id: RowID
  package let action: @MainActor @Sendable () async -> Void

  package static func == (left: RowTask, right: RowTask) -> Bool { left.id == right.id }
}
