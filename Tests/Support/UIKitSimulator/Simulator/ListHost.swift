import Foundation
import UpdateContract

/// The view behind which a simulator works: it translates to the words of UIKit's protocols.
@MainActor protocol ListHost: SimListView {
  // What the list shows

  var hasDataSource: Bool { get }
  var scrollsHorizontally: Bool { get }

  func askSectionCount() -> Int
  func askItemCount(inSection section: Int) -> Int
  func askCell(at path: ItemPath) -> UIView
  /// Returns nil if there is no view, or no method that returns one.
  func askSupplementary(_ slot: SupplementarySlot) -> UIView?
  func shape(ofSection section: Int, itemCount: Int) -> SectionShape
  /// Whether the heights of rows are only guessed until they show.
  func measuresRows(inSection section: Int) -> Bool
  /// The height that a row is guessed to have; nil for that of the shape.
  func guessedHeight(at path: ItemPath) -> CGFloat?
  /// The height of a row that shows; nil if the shape decides.
  func measuredHeight(of cell: UIView, at path: ItemPath) -> CGFloat?
  /// Makes a view of a registered class, or returns nil if the class does not fit.
  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)?
  /// The class that the views of a kind must have.
  func viewType(of kind: ElementKind) -> UIView.Type

  // News for the delegate about what shows

  func tellWillDisplay(_ cell: UIView, at path: ItemPath)
  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath)
  func tellPrefetch(_ paths: [ItemPath])
  func tellCancelPrefetching(_ paths: [ItemPath])

  // What the user does

  /// Returns whether a tap selects the item.
  func askSelection(at path: ItemPath) -> Bool
  func tellSelected(_ path: ItemPath)
  func tellDeselected(_ path: ItemPath)
  func show(isSelected: Bool, isAnimated: Bool, on cell: UIView)

  /// Returns nil if no method or closure returns a configuration.
  func askSwipe(_ edge: SimEdge, at path: ItemPath) -> UISwipeActionsConfiguration??
  /// Whether a cell is one that can be swiped.
  func isSwipeable(_ cell: UIView) -> Bool
  func askCanMove(_ path: ItemPath) -> Bool
  func askTarget(from origin: ItemPath, at current: ItemPath, proposed: ItemPath) -> ItemPath
  /// Returns whether there is a delegate for drops.
  func tellDrop(
    _ item: SimDropItem, at target: IndexPath, animate: @escaping (IndexPath) -> Void
  ) -> Bool
  /// Returns whether the data source has the method.
  func tellMoved(_ path: ItemPath, to target: ItemPath) -> Bool
}
