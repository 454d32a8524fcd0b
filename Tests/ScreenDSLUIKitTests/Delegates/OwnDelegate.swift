/// An app's own delegate and data source of a table or a collection, which notes what it hears.
final class OwnDelegate: NSObject, UITableViewDelegate, UITableViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSource
{
  var heard: [String] = [] { didSet { heard.last.map { onHear($0) } } }
  var onHear: (String) -> Void = { _ in }
  var rowHeight: CGFloat = 80
  var isSelectable = true
  /// How many rows it has, of cells that no list dequeued.
  var rowCount = 99

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    30
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView(frame: .zero)
    view.accessibilityLabel = "own \(section)"
    return view
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { heard.append("display \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { heard.append("end \(indexPath.row)") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isSelectable
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: NSString(string: "row \(indexPath.row)"))
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("preview \(configuration.identifier)") }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { heard.append("accessory \(indexPath.row)") }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 1
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Own") { _, _, done in done(true) }
    ])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("slow") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { heard.append("commit \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { heard.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 320, height: 70) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("display \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { heard.append("end \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { isSelectable }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { heard.append("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { heard.append("deselect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: NSString(string: "row \(indexPath.item)"))
  }

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item == 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rowCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { heard.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }
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

  func addDataSource() -> OwnDelegate {
    let own = addDelegate(isDataSource: true)
    setDelegate(nil)
    return own
  }

  func onScroll(_ action: @escaping @MainActor () -> Void) {
    adapter.onScroll = { _ in action() }
  }
}

final class SilentTable: NSObject, UITableViewDelegate {}
