/// The properties of a row besides its ID and its model. Row modifiers set these properties.
///
/// For a handler, `==` compares only whether it is set. `==` ignores the IDs of `replaces(id:)`, and the rows inside a
/// container.
public struct RowAttributes: Equatable, Sendable {
  @usableFromInline var newest: RowAttribute?

  @inlinable package init() {}

  package var onSelect: Handler<Void>? {
    get { self[.onSelect] }
    set { self[.onSelect] = newValue }
  }
  package var onDeselect: Handler<Void>? { self[.onDeselect] }
  package var canSelect: Condition<Void>? { self[.canSelect] }
  package var refusesSelection: Bool { self[.refusesSelection] ?? false }
  package var canDeselect: Condition<Void>? { self[.canDeselect] }
  package var highlights: Bool { self[.highlights] ?? true }
  /// Whether the row can get the focus of a keyboard or a remote; nil if the list decides.
  public var canFocus: Bool? { self[.canFocus] }
  package var swipeActions: SwipeActions {
    get { self[.swipeActions] ?? SwipeActions() }
    set { self[.swipeActions] = newValue == SwipeActions() ? nil : newValue }
  }
  /// Returns the actions that a swipe from one side reveals, from the edge of the row inwards.
  public func swipeActions(on edge: SwipeEdge) -> [SwipeAction] { swipeActions[edge] }
  package var contextMenu: ContextMenu {
    get { self[.contextMenu] ?? ContextMenu() }
    set { self[.contextMenu] = newValue == ContextMenu() ? nil : newValue }
  }
  /// The items of the menu that a long press opens.
  public var menuActions: [MenuAction] { contextMenu.actions }
  package var onDisplay: Handler<Void>? { self[.onDisplay] }
  package var onEndDisplay: Handler<Void>? { self[.onEndDisplay] }
  package var onPrefetch: Handler<PrefetchPhase>? { self[.onPrefetch] }
  package var onReorder: Handler<Reorder>? { self[.onReorder] }
  package var canReorder: Condition<Reorder>? { self[.canReorder] }
  /// The row's height in points; nil if its cell or the list decides.
  public var height: Double? { self[.height] }
  package var estimatedHeight: Double? { self[.estimatedHeight] }
  /// The layout of the rows inside a ``Container``; nil if the container declares no layout.
  package var layout: LayoutHint? {
    get { self[.layout] }
    set { self[.layout] = newValue }
  }
  /// The IDs that the modifiers `replaces(id:)` name, in the order in which the diff looks for old rows with these IDs.
  /// `==` ignores the IDs.
  package var replacedIDs: [RowID] { self[.replacedIDs] ?? [] }
  package var accessibilityLabel: String? { self[.accessibilityLabel] }
  package var accessibilityTraits: [AccessibilityTrait] { self[.accessibilityTraits] ?? [] }
  package var impression: Impression? { self[.impression] }
  package var task: RowTask? { self[.task] }
  package var disclosure: RowDisclosure? { self[.disclosure] }
  package var level: Int { self[.level] ?? 0 }

  /// Whether the user can select the row. The closure of the modifier `selectable` can still refuse the selection.
  public var isSelectable: Bool {
    !refusesSelection && (onSelect != nil || onDeselect != nil || canSelect != nil)
  }

  package var hasDeleteControl: Bool { swipeActions.trailing.contains { $0.style == .destructive } }

  package var hasSelectionMark: Bool {
    isSelectable && (onDeselect != nil || canSelect != nil) && disclosure?.isTapped != true
  }

  package var isWatched: Bool { impression != nil || task != nil }

  package var disclosurePlace: DisclosurePlace? {
    level == 0 && disclosure == nil
      ? nil
      : DisclosurePlace(
        level: level, isExpanded: disclosure?.isExpanded, isTapped: disclosure?.isTapped ?? false)
  }

  mutating func select(_ action: Handler<Void>) {
    onSelect = action
    self[.disclosure] = disclosure.map { altered($0) { $0.isTapped = false } }
  }
}

/// The phase of a row's prefetching.
public enum PrefetchPhase: Hashable, Sendable {
  /// The row may soon be shown: start to load the data of its cell.
  case expected
  /// The row will not be shown soon.
  case cancelled
}

/// A closure of the app that returns whether something is allowed. `==` ignores the closure.
package struct Condition<Input>: Equatable, Sendable {
  package let holds: @MainActor @Sendable (Input) -> Bool

  package static func == (left: Condition, right: Condition) -> Bool { true }
}

/// The move of a row that the user dragged to another position.
///
/// When the action of `reorderable` runs, the list already shows the row at its new position. Change the state of the
/// app, so that the next snapshot has the row at the new position too. If you applied a snapshot during the drag, the
/// properties refer to the rows of that snapshot.
public struct Reorder: Hashable, Sendable {
  /// The ID of the dragged row.
  public let id: RowID
  /// The ID of the row's old section.
  public let oldSection: SectionID
  /// The row's index in its old section, before the drag.
  public let oldIndex: Int
  /// The ID of the row's new section.
  public let section: SectionID
  /// The row's index in its new section, after the drag.
  public let index: Int
  /// The ID of the row that follows the dragged row in the new section; nil if the dragged row is the last one.
  public let next: RowID?

  package init(
    id: RowID, oldSection: SectionID, oldIndex: Int, section: SectionID, index: Int, next: RowID?
  ) {
    (self.id, self.oldSection, self.oldIndex) = (id, oldSection, oldIndex)
    (self.section, self.index, self.next) = (section, index, next)
  }
}

package struct RowDisclosure: Equatable, Sendable {
  package let isExpanded: Bool
  package let handler: Handler<Bool>
  /// Whether a tap anywhere on the row expands or folds it; false if a tap selects the row.
  package var isTapped: Bool
  /// Whether the package omitted the child rows, because disclosure rows are nested too deep or the row contains
  /// itself.
  package let isCut: Bool
}

/// The indentation level and the state of a disclosure row, or of a child row of a disclosure row. If the row is no
/// disclosure row, `isExpanded` is nil.
package struct DisclosurePlace: Hashable, Sendable {
  package let level: Int
  package let isExpanded: Bool?
  package let isTapped: Bool

  /// The level that a cell shows: at most 8, so that there is room for the content.
  package var shownLevel: Int { min(level, 8) }
  /// The indentation in points.
  package var indent: Double { 16 * Double(shownLevel) }
}

/// A row's accessibility trait.
public enum AccessibilityTrait: Hashable, Sendable, CaseIterable {
  /// A tap on the row does something.
  case button
  /// The row is the title of the rows below it.
  case header
  /// The row opens something outside of the app.
  case link
  /// The row is an image.
  case image
  /// The row's texts change often, like those of a clock. VoiceOver reads them from time to time, instead of at each
  /// change.
  case updatesFrequently
}

package struct Impression: Equatable, Sendable {
  /// The fraction of the row's area that must be visible, from 0 to 1.
  package let fraction: Double
  /// The time for which the row must be visible, in seconds.
  package let dwell: Double
  /// A text with the fraction and the duration, if one of them is outside of its valid range; otherwise nil.
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

package struct RowTask: Equatable, Sendable {
  package let id: RowID
  package let action: @MainActor @Sendable () async -> Void

  package static func == (left: RowTask, right: RowTask) -> Bool { left.id == right.id }
}
