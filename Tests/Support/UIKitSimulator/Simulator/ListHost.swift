import Foundation
import UpdateContract

/// The view translates the simulator's calls to methods of UIKit's protocols.
@MainActor protocol ListHost: SimListView {
  var hasDataSource: Bool { get }
  var scrollsHorizontally: Bool { get }

  func askSectionCount() -> Int
  func askItemCount(inSection section: Int) -> Int
  func askCell(at path: IndexPath) -> UIView
  func askSupplementary(_ slot: SupplementarySlot) -> UIView?
  func shape(ofSection section: Int, itemCount: Int) -> SectionShape
  func measuresRows(inSection section: Int) -> Bool
  /// The estimated height of a row; nil for the height that the shape of the section has.
  func guessedHeight(at path: IndexPath) -> CGFloat?
  func measuresWidths(inSection section: Int) -> Bool
  /// The height of a visible row, or its width if the width is an estimate; nil if the section's shape decides it.
  func measuredExtent(of cell: UIView, at path: IndexPath) -> CGFloat?
  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)?
  func viewType(of kind: ElementKind) -> UIView.Type

  func tellWillDisplay(_ cell: UIView, at path: IndexPath)
  func tellDidEndDisplaying(_ cell: UIView, at path: IndexPath)
  func tellDisplay(_ isShown: Bool, _ view: UIView, of slot: SupplementarySlot)
  func tellPrefetch(_ paths: [IndexPath])
  func tellCancelPrefetching(_ paths: [IndexPath])

  func askSelection(at path: IndexPath) -> Bool
  func tellSelected(_ path: IndexPath)
  func tellDeselected(_ path: IndexPath)
  func show(isSelected: Bool, animated: Bool, on cell: UIView)

  func askMenu(at path: IndexPath) -> UIContextMenuConfiguration?
  func tellPreview(of menu: UIContextMenuConfiguration, _ animator: SimMenuAnimator)
  func askFocus(at path: IndexPath) -> Bool
  /// Returns the swipe actions of an item; nil if no method or closure returns a configuration.
  func askSwipe(_ edge: SimEdge, at path: IndexPath) -> UISwipeActionsConfiguration??
  func isSwipeable(_ cell: UIView) -> Bool
  func askCanMove(_ path: IndexPath) -> Bool
  func askTarget(from origin: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath
  /// Passes a drop to the delegate. The result is whether there is a delegate for drops.
  func tellDrop(_ drop: SimDrop) -> Bool
  /// Tells the data source that the user has moved an item. The result is whether it implements the method.
  func tellMoved(_ path: IndexPath, to target: IndexPath) -> Bool
}
