public import Foundation

/// Behavior of UIKit that depends on its version, the device or other circumstances. The default is the strictest
/// behavior. Tests run an adapter with all of them.
public struct UIKitBehavior: Hashable, Sendable {
  /// Whether the list calls the completion of a batch.
  public enum LostCompletions: Hashable, Sendable, CaseIterable {
    case none
    /// The list calls none, and releases them, as if the view had left its window.
    case all
  }

  /// Whether `hasUncommittedUpdates` is true during a drag. The documentation promises this only for drag and drop.
  public var reportsDrags = false
  /// Whether the list asks for the cell of a dropped item once more when the test calls `drain()`.
  public var refetchesDroppedCells = true
  public var lostCompletions = LostCompletions.none
  /// Whether `performBatchUpdates` returns without a call of its block. No source says that UIKit does this.
  public var skipsBatches = false
  /// Whether the list ignores `reloadData` while it animates a batch. It reports this as a violation.
  public var losesReloadsInAnimations = true
  /// Whether the list asks for a reconfigured item only at the next layout, and not at once.
  public var reconfiguresAtNextLayout = false
  /// Whether heights are estimates until rows become visible.
  ///
  /// These are the heights of a table view, whose rows are then measured or whose delegate is asked, and those of a
  /// collection view whose layout has estimated heights. Headers and footers are measured again in each update of a
  /// table view, or if the layout of a collection view wants it.
  public var measuresRows = true
  public var idiom = UIUserInterfaceIdiom.phone
  /// Whether a batch changes the offset so that the first visible item that remains stays at its place on the screen.
  /// Neither value is stricter. If an estimated height above was wrong, the offset changes in any case.
  public var correctsOffset = false
  /// The insets of the bars over each window that tests create.
  public var bars: UIEdgeInsets = .zero
  /// Whether the system is iOS 15. Then nobody calls `supports(_:)` of a content view, and no row changes its height
  /// because a cell or its content view invalidates its size.
  public var isBeforeOS16 = false
  /// Whether a cell, a header or a footer asks a content view for its size. No source confirms that it does.
  public var cellsAskContents = true
  /// Whether a cell is first measured at the width 0 (TableViewCellWithAutoLayout #21). Constraints that demand a
  /// width must then not be required ones.
  public var measuresAtWidthZero = false
  /// The space around the content of a row, and between its picture and its text, which systems change.
  public var contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
  public var contentPadding: CGFloat = 12
  public var contentSize = UIContentSizeCategory.large
  public var isTextBold = false
  public var displayScale: CGFloat = 3
  public var isDark = false
  public var readsFromRight = false
  /// Whether views return UIKit's own labels, values and traits. They do while a screen reader runs, and in the
  /// Accessibility Inspector; in plain unit tests a value that no app has set is nil or false.
  public var runsAccessibility = true

  /// Whether the boundary items at one side of a section follow one another. If false, each is at the edge of the
  /// section, moved by its own offset alone.
  public var stacksBoundaryItems = false

  public init() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  @available(iOS 17, tvOS 17, *)
  case vision
}
