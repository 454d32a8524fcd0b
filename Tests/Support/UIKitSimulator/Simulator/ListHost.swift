import Foundation
import UpdateContract

/// A table or a collection view, for its simulator. It translates the simulator's calls to calls of UIKit's
/// protocols.
@MainActor protocol ListHost: SimListView {
  // Content of the list

  var hasDataSource: Bool { get }
  var scrollsHorizontally: Bool { get }

  func askSectionCount() -> Int
  func askItemCount(inSection section: Int) -> Int
  func askCell(at path: IndexPath) -> UIView
  /// Asks the data source for a supplementary view; nil if it has none, or does not implement the method.
  func askSupplementary(_ slot: SupplementarySlot) -> UIView?
  func shape(ofSection section: Int, itemCount: Int) -> SectionShape
  /// Whether the heights of rows are only estimated until they show.
  func measuresRows(inSection section: Int) -> Bool
  /// The height that a row is estimated to have; nil for that of the shape.
  func guessedHeight(at path: IndexPath) -> CGFloat?
  /// Whether the widths of items that lie side by side are estimates.
  func measuresWidths(inSection section: Int) -> Bool
  /// The height of a row that shows, or the width if that is an estimate; nil if the shape decides.
  func measuredExtent(of cell: UIView, at path: IndexPath) -> CGFloat?
  /// Makes a view of a registered class, or returns nil if the class does not fit.
  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)?
  /// The class that the views of a kind must have.
  func viewType(of kind: ElementKind) -> UIView.Type

  // Calls of the delegate about what is visible

  func tellWillDisplay(_ cell: UIView, at path: IndexPath)
  func tellDidEndDisplaying(_ cell: UIView, at path: IndexPath)
  func tellDisplay(_ isShown: Bool, _ view: UIView, of slot: SupplementarySlot)
  func tellPrefetch(_ paths: [IndexPath])
  func tellCancelPrefetching(_ paths: [IndexPath])

  // Actions of the user

  /// Returns whether a tap selects the item.
  func askSelection(at path: IndexPath) -> Bool
  func tellSelected(_ path: IndexPath)
  func tellDeselected(_ path: IndexPath)
  func show(isSelected: Bool, animated: Bool, on cell: UIView)

  func askMenu(at path: IndexPath) -> UIContextMenuConfiguration?
  func tellPreview(of menu: UIContextMenuConfiguration, _ animator: SimMenuAnimator)
  func askFocus(at path: IndexPath) -> Bool
  /// Returns nil if no method or closure returns a configuration.
  func askSwipe(_ edge: SimEdge, at path: IndexPath) -> UISwipeActionsConfiguration??
  /// Whether a cell is one that can be swiped.
  func isSwipeable(_ cell: UIView) -> Bool
  func askCanMove(_ path: IndexPath) -> Bool
  func askTarget(from origin: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath
  /// Returns whether there is a delegate for drops.
  func tellDrop(_ drop: SimDrop) -> Bool
  /// Returns whether the data source has the method.
  func tellMoved(_ path: IndexPath, to target: IndexPath) -> Bool
}
