public import Foundation

// In UIKit these methods are optional: `delegate.tableView?(view, didSelectRowAt: path)` calls the method if the
// delegate implements it. The following properties let the same line compile here, with the same effect.

@MainActor private func tried<Answer>(_ call: () -> Answer) -> Answer? { Default.implemented(call) }

@MainActor public struct TableDelegateMethods {
  let owner: any UITableViewDelegate

  public func callAsFunction(
    _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) -> Void? {
    tried { owner.tableView(view, willDisplay: cell, forRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) -> Void? {
    tried { owner.tableView(view, didEndDisplaying: cell, forRowAt: path) }
  }

  public func callAsFunction(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tried { owner.tableView(view, viewForHeaderInSection: section) } ?? nil
  }

  public func callAsFunction(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tried { owner.tableView(view, viewForFooterInSection: section) } ?? nil
  }

  public func callAsFunction(
    _ view: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat? {
    tried { owner.tableView(view, heightForHeaderInSection: section) }
  }

  public func callAsFunction(
    _ view: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat? {
    tried { owner.tableView(view, heightForFooterInSection: section) }
  }

  public func callAsFunction(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat? {
    tried { owner.tableView(view, heightForRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, estimatedHeightForRowAt path: IndexPath
  ) -> CGFloat? {
    tried { owner.tableView(view, estimatedHeightForRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tried { owner.tableView(view, contextMenuConfigurationForRowAt: path, point: point) } ?? nil
  }

  public func callAsFunction(
    _ view: UITableView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    tried { owner.tableView(view, willPerformPreviewActionForMenuWith: menu, animator: animator) }
  }

  public func callAsFunction(
    _ view: UITableView, willDisplayHeaderView own: UIView, forSection section: Int
  ) -> Void? { tried { owner.tableView(view, willDisplayHeaderView: own, forSection: section) } }

  public func callAsFunction(
    _ view: UITableView, willDisplayFooterView own: UIView, forSection section: Int
  ) -> Void? { tried { owner.tableView(view, willDisplayFooterView: own, forSection: section) } }

  public func callAsFunction(
    _ view: UITableView, didEndDisplayingHeaderView own: UIView, forSection section: Int
  ) -> Void? {
    tried { owner.tableView(view, didEndDisplayingHeaderView: own, forSection: section) }
  }

  public func callAsFunction(
    _ view: UITableView, didEndDisplayingFooterView own: UIView, forSection section: Int
  ) -> Void? {
    tried { owner.tableView(view, didEndDisplayingFooterView: own, forSection: section) }
  }

  public func callAsFunction(_ view: UITableView, canFocusRowAt path: IndexPath) -> Bool? {
    tried { owner.tableView(view, canFocusRowAt: path) }
  }

  public func callAsFunction(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool? {
    tried { owner.tableView(view, shouldHighlightRowAt: path) }
  }

  public func callAsFunction(_ view: UITableView, didSelectRowAt path: IndexPath) -> Void? {
    tried { owner.tableView(view, didSelectRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    tried { owner.tableView(view, editingStyleForRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
  ) -> Bool? {
    tried { owner.tableView(view, shouldIndentWhileEditingRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tried { owner.tableView(view, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
  }

  public func callAsFunction(
    _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tried { owner.tableView(view, trailingSwipeActionsConfigurationForRowAt: path) } ?? nil
  }

  public func callAsFunction(_ view: UITableView, didDeselectRowAt path: IndexPath) -> Void? {
    tried { owner.tableView(view, didDeselectRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, targetIndexPathForMoveFromRowAt old: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath? {
    tried {
      owner.tableView(
        view, targetIndexPathForMoveFromRowAt: old, toProposedIndexPath: proposed)
    }
  }
}

extension UITableViewDelegate {
  public var tableView: TableDelegateMethods? { TableDelegateMethods(owner: self) }
}

@MainActor public struct TableDataSourceMethods {
  let owner: any UITableViewDataSource

  public func callAsFunction(
    _ view: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    tried { owner.tableView(view, titleForHeaderInSection: section) } ?? nil
  }

  public func callAsFunction(
    _ view: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    tried { owner.tableView(view, titleForFooterInSection: section) } ?? nil
  }

  public func callAsFunction(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool? {
    tried { owner.tableView(view, canEditRowAt: path) }
  }

  public func callAsFunction(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool? {
    tried { owner.tableView(view, canMoveRowAt: path) }
  }

  public func callAsFunction(
    _ view: UITableView, moveRowAt old: IndexPath, to new: IndexPath
  ) -> Void? {
    tried { owner.tableView(view, moveRowAt: old, to: new) }
  }
}

extension UITableViewDataSource {
  public var tableView: TableDataSourceMethods? { TableDataSourceMethods(owner: self) }
}

@MainActor public struct CollectionDelegateMethods {
  let owner: any UICollectionViewDelegate

  public func callAsFunction(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) -> Void? {
    tried { owner.collectionView(view, willDisplay: cell, forItemAt: path) }
  }

  public func callAsFunction(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) -> Void? {
    tried { owner.collectionView(view, didEndDisplaying: cell, forItemAt: path) }
  }

  public func callAsFunction(
    _ view: UICollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool? {
    tried { owner.collectionView(view, shouldHighlightItemAt: path) }
  }

  public func callAsFunction(
    _ view: UICollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool? {
    tried { owner.collectionView(view, shouldSelectItemAt: path) }
  }

  public func callAsFunction(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tried {
      owner.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
    } ?? nil
  }

  public func callAsFunction(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tried {
      owner.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point)
    } ?? nil
  }

  public func callAsFunction(
    _ view: UICollectionView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    tried {
      owner.collectionView(view, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  public func callAsFunction(
    _ view: UICollectionView, willDisplaySupplementaryView own: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) -> Void? {
    tried {
      owner.collectionView(view, willDisplaySupplementaryView: own, forElementKind: kind, at: path)
    }
  }

  public func callAsFunction(
    _ view: UICollectionView, didEndDisplayingSupplementaryView own: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) -> Void? {
    tried {
      owner.collectionView(
        view, didEndDisplayingSupplementaryView: own, forElementOfKind: kind, at: path)
    }
  }

  public func callAsFunction(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool? {
    tried { owner.collectionView(view, canFocusItemAt: path) }
  }

  public func callAsFunction(_ view: UICollectionView, didSelectItemAt path: IndexPath) -> Void? {
    tried { owner.collectionView(view, didSelectItemAt: path) }
  }

  public func callAsFunction(_ view: UICollectionView, didDeselectItemAt path: IndexPath) -> Void? {
    tried { owner.collectionView(view, didDeselectItemAt: path) }
  }

  public func callAsFunction(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath old: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath? {
    tried {
      owner.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: old,
        atCurrentIndexPath: current, toProposedIndexPath: proposed)
    }
  }
}

extension UICollectionViewDelegate {
  public var collectionView: CollectionDelegateMethods? { CollectionDelegateMethods(owner: self) }
}

@MainActor public struct CollectionDataSourceMethods {
  let owner: any UICollectionViewDataSource

  public func callAsFunction(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    tried { owner.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path) }
  }

  public func callAsFunction(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool? {
    tried { owner.collectionView(view, canMoveItemAt: path) }
  }

  public func callAsFunction(
    _ view: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath
  ) -> Void? {
    tried { owner.collectionView(view, moveItemAt: old, to: new) }
  }
}

extension UICollectionViewDataSource {
  public var collectionView: CollectionDataSourceMethods? {
    CollectionDataSourceMethods(owner: self)
  }
}

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void?)? {
    { view in tried { self.scrollViewDidScroll(view) } }
  }
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void?)? {
    { view in tried { self.scrollViewDidChangeAdjustedContentInset(view) } }
  }
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void?)? {
    { view in tried { self.scrollViewDidEndScrollingAnimation(view) } }
  }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void?)? {
    { view in tried { self.scrollViewWillBeginDragging(view) } }
  }
}
