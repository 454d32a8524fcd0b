public import Foundation

extension UICollectionView {
  /// Starts to drag an item, if the data source lets it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    sim.beginDrag(indexPath)
  }

  /// Drags the item to a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = sim.path(at: targetPosition) else { return }
    sim.moveDrag(to: path.indexPath)
  }

  /// Drops the item where it is.
  public func endInteractiveMovement() {
    sim.endDrag()
  }

  /// Puts the item back.
  public func cancelInteractiveMovement() {
    sim.cancelDrag()
  }
}
