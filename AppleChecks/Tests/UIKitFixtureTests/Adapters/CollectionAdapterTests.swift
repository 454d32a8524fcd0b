import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// `CollectionAdapter` on a real collection.
final class CollectionAdapterTests: AdapterTestCase {
  /// F36. Applies a sequence of screens to a collection, without animation.
  ///
  /// - Expected: the view shows the rows of every step, and rows in both steps keep their cells.
  /// - Otherwise: find the step in the log; the stage that it names is not legal.
  func testChainAtOnce() { play(animated: false) }
  /// F37. Applies the same sequence with animation.
  ///
  /// - Expected: as without animation.
  /// - Otherwise: stages without a pause between them disturb the view: wait for completions.
  func testChainAnimated() { play(animated: true) }

  /// F39. The completion of an update.
  ///
  /// - Expected: the completion runs after the batch.
  /// - Otherwise: adapters must not wait for completions.
  func testCompletionRuns() {
    let collection = UICollectionView.forFixtures()
    let window = makeWindow(around: collection)
    let adapter = makeAdapter(collection)
    adapter.apply(EntryScreen.chain[0].snapshot())
    collection.layoutIfNeeded()
    let done = expectation(description: "completion")
    adapter.apply(EntryScreen.chain[1].snapshot()) { _ in done.fulfill() }
    wait(for: [done], timeout: 10)
    Abandoned.keep(collection, in: window, with: adapter)
  }

  private func play(animated: Bool, _ options: AdapterOptions = AdapterOptions()) {
    let collection = UICollectionView.forFixtures()
    let window = makeWindow(around: collection)
    let adapter = makeAdapter(collection, options)
    playChain(in: collection) { snapshot in
      adapter.apply(snapshot, animated: animated)
    } cells: {
      cells(of: collection)
    }
    Abandoned.keep(collection, in: window, with: adapter)
  }

  private func makeAdapter(
    _ collection: UICollectionView, _ options: AdapterOptions = AdapterOptions()
  ) -> CollectionAdapter {
    let cells = CellRegistry<CollectionList>(.class(CollectionEntryCell.self))
    return CollectionAdapter(collection, cells: cells, options: options)
  }

  private func cells(of collection: UICollectionView) -> [[any EntryCell]] {
    (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).compactMap { item in
        collection.cellForItem(at: [section, item]) as? CollectionEntryCell
      }
    }
  }
}
