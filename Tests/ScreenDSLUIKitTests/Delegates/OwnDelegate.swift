final class OwnDelegate: NSObject, UITableViewDelegate, UITableViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
{
  typealias Table = UITableView
  typealias Collection = UICollectionView
  typealias Menu = UIContextMenuConfiguration
  var heard: [String] = [] { didSet { heard.last.map { onHear($0) } } }
  var onHear: (String) -> Void = { _ in }
  var rowHeight: CGFloat = 80
  var (isSelectable, rowCount) = (true, 99)
  private func hear(_ event: String, _ path: IndexPath) { heard.append("\(event) \(path.item)") }

  private func menu(_ path: IndexPath) -> Menu {
    Menu(identifier: NSString(string: "row \(path.item)"))
  }

  func tableView(_: Table, heightForRowAt path: IndexPath) -> CGFloat { rowHeight }
  func tableView(_: Table, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_: Table, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView(frame: .zero)
    view.accessibilityLabel = "own \(section)"
    return view
  }

  func tableView(_: Table, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    hear("display", path)
  }

  func tableView(_: Table, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    hear("end", path)
  }

  func tableView(_: Table, shouldHighlightRowAt path: IndexPath) -> Bool { isSelectable }
  func tableView(_: Table, didSelectRowAt path: IndexPath) { hear("select", path) }
  func tableView(_: Table, didDeselectRowAt path: IndexPath) { hear("deselect", path) }
  func tableView(_: Table, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint)
    -> Menu?
  { menu(path) }

  func tableView(
    _: Table, willPerformPreviewActionForMenuWith menu: Menu,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("preview \(menu.identifier)") }

  func tableView(_: Table, accessoryButtonTappedForRowWith path: IndexPath) {
    hear("accessory", path)
  }

  func tableView(_: Table, canFocusRowAt path: IndexPath) -> Bool { path.row == 1 }
  func tableView(_: Table, numberOfRowsInSection section: Int) -> Int { rowCount }
  func sectionIndexTitles(for table: Table) -> [String]? { ["A", "B"] }
  func tableView(_: Table, trailingSwipeActionsConfigurationForRowAt path: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Own") { _, _, done in done(true) }
    ])
  }

  func tableView(_: Table, leadingSwipeActionsConfigurationForRowAt path: IndexPath)
    -> UISwipeActionsConfiguration?
  { path.row == 1 ? UISwipeActionsConfiguration(actions: []) : nil }

  func tableView(
    _: Table, targetIndexPathForMoveFromRowAt old: IndexPath, toProposedIndexPath new: IndexPath
  ) -> IndexPath { IndexPath(new.row - 1) }

  func scrollViewDidScroll(_ view: UIScrollView) { heard.append("scroll") }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { heard.append("animated") }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { heard.append("inset") }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { heard.append("drag") }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { heard.append("slow") }

  func tableView(_: Table, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _: Table, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) { hear("commit", path) }

  func tableView(_: Table, moveRowAt old: IndexPath, to new: IndexPath) {
    heard.append("move \(old.row) to \(new.row)")
  }

  func collectionView(
    _: Collection, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: 320, height: 70) }

  func collectionView(
    _: Collection, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { hear("display", path) }

  func collectionView(
    _: Collection, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { hear("end", path) }

  func collectionView(_: Collection, shouldSelectItemAt path: IndexPath) -> Bool { true }
  func collectionView(_: Collection, shouldHighlightItemAt path: IndexPath) -> Bool { isSelectable }
  func collectionView(_: Collection, didSelectItemAt path: IndexPath) { hear("select", path) }
  func collectionView(_: Collection, didDeselectItemAt path: IndexPath) { hear("deselect", path) }

  func collectionView(
    _: Collection, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> Menu? { menu(path) }

  func collectionView(_: Collection, canFocusItemAt path: IndexPath) -> Bool { path.item == 1 }
  func collectionView(_: Collection, numberOfItemsInSection section: Int) -> Int { rowCount }

  func collectionView(_: Collection, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _: Collection, targetIndexPathForMoveOfItemFromOriginalIndexPath old: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath new: IndexPath
  ) -> IndexPath { IndexPath(new.item - 1) }

  func collectionView(_: Collection, moveItemAt old: IndexPath, to new: IndexPath) {
    heard.append("move \(old.item) to \(new.item)")
  }
}

extension Bench {
  func addDelegate(isDataSource: Bool = false) -> OwnDelegate {
    let own = OwnDelegate()
    setDelegate(own)
    if isDataSource {
      tableAdapter?.dataSource = own
      collectionAdapter?.dataSource = own
    }
    return own
  }
}

final class SilentTable: NSObject, UITableViewDelegate {}
