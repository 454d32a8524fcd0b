final class OwnDelegate: NSObject, UITableViewDelegate, UITableViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
{
  typealias Table = UITableView
  typealias Row = UITableViewCell
  typealias Cards = UICollectionView
  typealias Card = UICollectionViewCell
  typealias Menu = UIContextMenuConfiguration
  typealias Swipes = UISwipeActionsConfiguration
  typealias Path = IndexPath

  var heard: [String] = [] { didSet { heard.last.map { onHear($0) } } }
  var onHear: (String) -> Void = { _ in }, rowHeight: CGFloat = 80
  var isSelectable = true, rowCount = 99
  let ofWholeLayout = UICollectionReusableView(frame: .zero)
  private func hear(_ event: String, _ path: Path) { heard.append("\(event) \(path.item)") }
  private func menu(_ path: Path) -> Menu { Menu(identifier: NSString(string: "row \(path.item)")) }
  func tableView(_: Table, heightForRowAt path: Path) -> CGFloat { rowHeight }
  func tableView(_: Table, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_: Table, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView(frame: .zero)
    view.accessibilityLabel = "own \(section)"
    return view
  }

  func tableView(_: Table, willDisplay _: Row, forRowAt path: Path) { hear("display", path) }
  func tableView(_: Table, didEndDisplaying _: Row, forRowAt path: Path) { hear("end", path) }
  func tableView(_: Table, shouldHighlightRowAt path: Path) -> Bool { isSelectable }
  func tableView(_: Table, didSelectRowAt path: Path) { hear("select", path) }
  func tableView(_: Table, didDeselectRowAt path: Path) { hear("deselect", path) }
  func tableView(_: Table, accessoryButtonTappedForRowWith path: Path) { hear("accessory", path) }
  func tableView(_: Table, canFocusRowAt path: Path) -> Bool { path.row == 1 }
  func tableView(_: Table, numberOfRowsInSection section: Int) -> Int { rowCount }
  func sectionIndexTitles(for table: Table) -> [String]? { ["A", "B"] }
  func scrollViewDidScroll(_ view: UIScrollView) { heard.append("scroll") }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { heard.append("animated") }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { heard.append("inset") }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { heard.append("drag") }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { heard.append("slow") }

  func tableView(_: Table, contextMenuConfigurationForRowAt path: Path, point: CGPoint)
    -> Menu?
  { menu(path) }

  func tableView(
    _: Table, willPerformPreviewActionForMenuWith menu: Menu,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("preview \(menu.identifier)") }

  func tableView(_: Table, trailingSwipeActionsConfigurationForRowAt path: Path) -> Swipes? {
    Swipes(actions: [UIContextualAction(style: .normal, title: "Own") { _, _, done in done(true) }])
  }

  func tableView(_: Table, leadingSwipeActionsConfigurationForRowAt path: Path) -> Swipes? {
    path.row == 1 ? Swipes(actions: []) : nil
  }

  func tableView(
    _: Table, targetIndexPathForMoveFromRowAt old: Path, toProposedIndexPath new: Path
  ) -> Path { Path(new.row - 1) }

  func tableView(_: Table, cellForRowAt path: Path) -> Row {
    Row(style: .default, reuseIdentifier: nil)
  }
  func tableView(_: Table, commit _: Row.EditingStyle, forRowAt path: Path) { hear("commit", path) }

  func tableView(_: Table, moveRowAt old: Path, to new: Path) {
    heard.append("move \(old.row) to \(new.row)")
  }

  func collectionView(
    _: Cards, layout: UICollectionViewLayout, sizeForItemAt path: Path
  ) -> CGSize { CGSize(width: 320, height: 70) }

  func collectionView(_: Cards, willDisplay _: Card, forItemAt path: Path) { hear("display", path) }
  func collectionView(_: Cards, didEndDisplaying _: Card, forItemAt at: Path) { hear("end", at) }
  func collectionView(_: Cards, shouldSelectItemAt path: Path) -> Bool { true }
  func collectionView(_: Cards, shouldHighlightItemAt path: Path) -> Bool { isSelectable }
  func collectionView(_: Cards, didSelectItemAt path: Path) { hear("select", path) }
  func collectionView(_: Cards, didDeselectItemAt path: Path) { hear("deselect", path) }
  func collectionView(_: Cards, canFocusItemAt path: Path) -> Bool { path.item == 1 }
  func collectionView(_: Cards, numberOfItemsInSection section: Int) -> Int { rowCount }
  func collectionView(_: Cards, cellForItemAt path: Path) -> Card { Card(frame: .zero) }
  func collectionView(
    _: Cards, viewForSupplementaryElementOfKind kind: String, at path: Path
  ) -> UICollectionReusableView { ofWholeLayout }

  func collectionView(
    _: Cards, contextMenuConfigurationForItemAt path: Path, point: CGPoint
  ) -> Menu? { menu(path) }

  func collectionView(
    _: Cards, targetIndexPathForMoveOfItemFromOriginalIndexPath old: Path,
    atCurrentIndexPath current: Path, toProposedIndexPath new: Path
  ) -> Path { Path(new.item - 1) }

  func collectionView(_: Cards, moveItemAt old: Path, to new: Path) {
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
