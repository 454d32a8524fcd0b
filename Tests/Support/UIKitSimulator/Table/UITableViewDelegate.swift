public import Foundation

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UITableViewDelegate {
  public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {
    Default.wasHit = true
  }
  public func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath)
  { Default.wasHit = true }

  public func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {
    Default.wasHit = true
  }
  public func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {
    Default.wasHit = true
  }
  public func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {
    Default.wasHit = true
  }
  public func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {
    Default.wasHit = true
  }
  public func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat {
    Default.answer(UITableView.automaticDimension)
  }
  public func tableView(_: UITableView, heightForHeaderInSection _: Int) -> CGFloat {
    Default.answer(UITableView.automaticDimension)
  }
  public func tableView(_: UITableView, heightForFooterInSection _: Int) -> CGFloat {
    Default.answer(UITableView.automaticDimension)
  }
  public func tableView(_: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
    Default.answer(UITableView.automaticDimension)
  }
  public func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? {
    Default.answer(nil)
  }
  public func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? {
    Default.answer(nil)
  }

  public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool {
    Default.answer(true)
  }
  public func tableView(_: UITableView, didSelectRowAt _: IndexPath) { Default.wasHit = true }
  public func tableView(_: UITableView, didDeselectRowAt _: IndexPath) { Default.wasHit = true }
  public func tableView(_: UITableView, editingStyleForRowAt _: IndexPath)
    -> UITableViewCell.EditingStyle
  { Default.answer(.delete) }
  public func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath)
    -> UISwipeActionsConfiguration?
  { Default.answer(nil) }
  public func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath)
    -> UISwipeActionsConfiguration?
  { Default.answer(nil) }
  public func tableView(
    _: UITableView, targetIndexPathForMoveFromRowAt _: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { Default.answer(proposedDestinationIndexPath) }
  public func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool {
    Default.answer(true)
  }
  public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {
    Default.wasHit = true
  }
  public func tableView(_: UITableView, canFocusRowAt _: IndexPath) -> Bool { Default.answer(true) }
  public func tableView(
    _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point _: CGPoint
  ) -> UIContextMenuConfiguration? { Default.answer(nil) }
  public func tableView(
    _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
    animator _: any UIContextMenuInteractionCommitAnimating
  ) { Default.wasHit = true }
}
