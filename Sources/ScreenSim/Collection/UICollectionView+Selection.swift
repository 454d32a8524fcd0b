public import Foundation

extension UICollectionView {
  /// The selected items in order; empty if there is none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    sim.selection.values.sorted().map(\.indexPath)
  }

  /// Selects an item without telling the delegate; nil selects none.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    sim.select(indexPath, keepsOthers: allowsMultipleSelection)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    sim.deselect(indexPath)
  }
}
