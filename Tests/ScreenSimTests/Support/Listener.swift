import Foundation
import ScreenSim
import UpdateContract

/// A delegate of both kinds of lists that hears of cells and of nothing else.
final class Listener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var shown: [ItemPath] = []
  var hidden: [ItemPath] = []
  var onShow: ((UIView, ItemPath) -> Void)?
  var onHide: ((UIView, ItemPath) -> Void)?

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    show(cell, path)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    hide(cell, path)
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    show(cell, path)
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    hide(cell, path)
  }

  private func show(_ cell: UIView, _ path: IndexPath) {
    shown.append(path.itemPath)
    onShow?(cell, path.itemPath)
  }

  private func hide(_ cell: UIView, _ path: IndexPath) {
    hidden.append(path.itemPath)
    onHide?(cell, path.itemPath)
  }
}
