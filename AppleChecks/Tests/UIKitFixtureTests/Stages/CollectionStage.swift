import UIKit

/// A real collection view.
@MainActor
final class CollectionStage: FixtureStage {
  let source: FixtureSource
  let window = FixtureScreen.window()
  private let collection = UICollectionView.forFixtures()

  var view: UIScrollView { collection }

  init(counts: [Int]) {
    source = FixtureSource(counts: counts)
    collection.register(
      CollectionFixtureCell.self, forCellWithReuseIdentifier: FixtureSource.identifier)
    collection.dataSource = source
  }

  var shownCounts: [Int] {
    (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }

  func performBatch(_ updates: @escaping @MainActor () -> Void) {
    collection.performBatchUpdates { updates() }
  }

  func perform(_ operations: BatchOperations) {
    if !operations.sectionDeletes.isEmpty {
      collection.deleteSections(operations.sectionDeletes)
    }
    if !operations.sectionInserts.isEmpty {
      collection.insertSections(operations.sectionInserts)
    }
    if !operations.sectionReloads.isEmpty {
      collection.reloadSections(operations.sectionReloads)
    }
    for move in operations.sectionMoves { collection.moveSection(move.from, toSection: move.to) }
    performOnItems(operations)
  }

  private func performOnItems(_ operations: BatchOperations) {
    if !operations.itemDeletes.isEmpty { collection.deleteItems(at: operations.itemDeletes) }
    if !operations.itemInserts.isEmpty { collection.insertItems(at: operations.itemInserts) }
    if !operations.itemReloads.isEmpty { collection.reloadItems(at: operations.itemReloads) }
    for move in operations.itemMoves { collection.moveItem(at: move.from, to: move.to) }
  }

  func reconfigure(_ path: IndexPath) { collection.reconfigureItems(at: [path]) }

  func reloadData() { collection.reloadData() }

  func cell(at path: IndexPath) -> (any FixtureCell)? {
    collection.cellForItem(at: path) as? CollectionFixtureCell
  }
}

extension UICollectionView {
  /// Returns a collection with one item per line and no space between the lines.
  static func forFixtures() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = FixtureScreen.itemSize
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(
      frame: FixtureScreen.frame, collectionViewLayout: layout)
    collection.isPrefetchingEnabled = false
    return collection
  }
}
