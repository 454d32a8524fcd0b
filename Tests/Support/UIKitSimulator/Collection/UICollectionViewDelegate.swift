public import Foundation

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu of several items, from iOS 16 on. Without items it is that of the background.
  @available(iOS 16, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UICollectionViewDelegate {
  public func collectionView(_: UICollectionView, shouldHighlightItemAt _: IndexPath) -> Bool {
    Default.answer(true)
  }
  public func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool {
    Default.answer(true)
  }
  public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {
    Default.wasHit = true
  }
  public func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {
    Default.wasHit = true
  }
  public func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) { Default.wasHit = true }
  public func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) { Default.wasHit = true }
  public func collectionView(
    _: UICollectionView, willDisplaySupplementaryView _: UICollectionReusableView,
    forElementKind _: String, at _: IndexPath
  ) { Default.wasHit = true }
  public func collectionView(
    _: UICollectionView, didEndDisplayingSupplementaryView _: UICollectionReusableView,
    forElementOfKind _: String, at _: IndexPath
  ) { Default.wasHit = true }
  public func collectionView(
    _: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath _: IndexPath,
    atCurrentIndexPath _: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { Default.answer(proposedIndexPath) }
  public func collectionView(_: UICollectionView, canFocusItemAt _: IndexPath) -> Bool {
    Default.answer(true)
  }
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemAt _: IndexPath, point _: CGPoint
  ) -> UIContextMenuConfiguration? { Default.answer(nil) }
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point _: CGPoint
  ) -> UIContextMenuConfiguration? { Default.answer(nil) }
  public func collectionView(
    _: UICollectionView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator _: any UIContextMenuInteractionCommitAnimating
  ) { Default.wasHit = true }
}

@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt _: IndexPath
  ) -> CGSize { Default.answer(.zero) }
}
