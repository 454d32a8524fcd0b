public import Foundation

/// Behavior of UIKit that depends on its version, the device or other circumstances. The default is the strictest
/// behavior. Tests run an adapter with all of them.
public struct UIKitBehavior: Hashable, Sendable {
  /// What happens to the completion of a batch.
  public enum LostCompletions: Hashable, Sendable, CaseIterable {
    /// Each is called.
    case none
    /// None is called. The view releases the closures, as if it had left its window.
    case all
  }

  /// Whether `hasUncommittedUpdates` is true during a drag; the documentation promises it only for drags
  /// that are handled by drag and drop.
  public var reportsDrags = false
  /// Whether the cell of an item that was dropped is asked for once more, when the list is drained.
  public var refetchesDroppedCells = true
  /// Which completions are never called.
  public var lostCompletions = LostCompletions.none
  /// Whether `reloadData` while a batch animates is lost, which is reported as a violation.
  public var losesReloadsInAnimations = true
  /// Whether an item that is reconfigured in a batch is asked for at the next layout, not at once.
  public var reconfiguresAtNextLayout = false
  /// Whether heights are estimated until rows show: those of a table, which then measure themselves or ask the
  /// delegate, and those of a collection whose layout has estimated heights. So are those of headers and footers,
  /// which are measured again in each update pass of a table, or if a collection's layout says so.
  public var measuresRows = true
  /// The interface idiom, which views read from `UIDevice.current`.
  public var idiom = UIUserInterfaceIdiom.phone
  /// Whether a batch moves the offset along with the first visible item that stays when others come and go
  /// above, so that it is where it was on the screen. Neither way is stricter; a wrong guess above moves the offset
  /// in any case.
  public var correctsOffset = false
  /// The bars over the content of each window that a driver makes.
  public var bars: UIEdgeInsets = .zero
  /// Whether the system is that of iOS 15: nobody asks a content view what it `supports`, and no row becomes
  /// higher or lower because a cell or its content view says that its size is another.
  public var isBeforeOS16 = false
  /// Whether a cell, a header or a footer asks a content view that answers its size by itself. No source says so.
  public var cellsAskContents = true
  /// Whether a cell is measured at the width 0 first (TableViewCellWithAutoLayout #21). Widths that the rules
  /// demand must then be held with less than the highest priority.
  public var measuresAtWidthZero = false
  /// The space around the content of a row, and between its picture and its text, which systems change.
  public var contentMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
  public var contentPadding: CGFloat = 12
  /// The type size that the user has set.
  public var contentSize = UIContentSizeCategory.large
  /// Whether the user has turned bold text on.
  public var isTextBold = false
  /// The pixels of a point.
  public var displayScale: CGFloat = 3
  /// Whether dark mode is on.
  public var isDark = false
  /// Whether the layout is right to left.
  public var readsFromRight = false
  /// Whether views answer what UIKit says of them to a screen reader. They do while one runs, and in the
  /// inspector; in plain unit tests what nobody has set is nil or false.
  public var runsAccessibility = true

  /// Whether the boundary items of one side of a section are put one after the other; if not, all of them
  /// touch the section's items, moved by their own offsets alone.
  public var stacksBoundaryItems = false

  /// Creates the strict behavior.
  public init() {}
}

/// The interface idiom of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  @available(iOS 17, tvOS 17, *)
  case vision
}
