public import Foundation
import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

// Everything is answered from the snapshot of the stage that runs.
extension CollectionAdapter: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    core.updater.current.sections.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    let sections = core.updater.current.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    core.gate.answering { cell(at: indexPath, in: collectionView) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    core.gate.answering { supplementaryView(kind, at: indexPath, in: collectionView) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    core.updater.currentRow(at: RowPosition(indexPath))?.row.attributes.onReorder != nil
  }

  /// Takes note of what the collection view did already; what the app does about it is shown later.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    core.gate.settle()
    core.updater.userMovedRow(
      from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath))
  }
}

extension CollectionAdapter: UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    core.gate.answering {
      for path in indexPaths { core.updater.prefetch(at: RowPosition(path), .expected) }
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    core.gate.answering {
      for path in indexPaths { core.updater.prefetch(at: RowPosition(path), .cancelled) }
    }
  }
}

extension CollectionAdapter: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    core.gate.answering { core.beginDisplay(cell) }
  }

  /// The path counts in what is no longer shown; the cell itself tells which row it was.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    core.gate.answering { core.endDisplay(cell) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    core.updater.currentRow(at: RowPosition(indexPath))?.row.attributes.onSelect != nil
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    if core.options.deselectsRows { collectionView.deselectItem(at: indexPath, animated: true) }
    core.updater.select(at: RowPosition(indexPath))
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // The collection may scroll because it is being laid out.
    if let collectionView { core.gate.answering { onScroll(collectionView) } }
  }
}
