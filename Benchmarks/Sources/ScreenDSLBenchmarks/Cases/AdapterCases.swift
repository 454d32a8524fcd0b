import Foundation
import ScreenDSL
import ScreenDSLUIKit
import UIKitSimulator

/// One change to 100,000 rows in a table or a collection, without the time of the view itself.
func adapterCases() -> [BenchmarkCase] {
  [
    adapterCase("one content changed, through a table's adapter") { TableScene() },
    adapterCase("one content changed, through a collection's adapter") { CollectionScene() },
  ]
}

private func adapterCase(
  _ name: String, _ scene: @escaping @MainActor @Sendable () -> any AdapterScene
) -> BenchmarkCase {
  BenchmarkCase(name, ids: "Int", rows: 100_000, limit: 2) {
    let (old, new) = snapshots()
    let scene = MainActor.assumeIsolated { scene() }
    return .init(
      operation: Workload {
        MainActor.assumeIsolated { scene.apply(old) }
      } operation: { _ in
        MainActor.assumeIsolated { scene.apply(new) }
      },
      floor: .work(name: "changeset", Workload { new.changeset(from: old).stages.count }))
  }
}

/// Returns the rows before and after the change; all rows but one share their values.
private func snapshots() -> (old: ScreenSnapshot, new: ScreenSnapshot) {
  let models = [Entry](count: 100_000).models(Product<Int>.self, .int)
  var changed = models
  changed[50_000].price += 1
  return (snapshot(models), snapshot(changed))
}

@MainActor
private protocol AdapterScene: AnyObject, Sendable {
  func apply(_ snapshot: ScreenSnapshot)
}

@MainActor
private final class TableScene: AdapterScene {
  private let view = IdleTable(
    frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
  private let adapter: TableAdapter
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  init() {
    window.addSubview(view)
    adapter = TableAdapter(
      view,
      cells: CellRegistry(
        .class(UITableViewCell.self, showing: Product<Int>.self) { cell, product, _ in
          cell.accessibilityLabel = product.title
        }))
  }

  func apply(_ snapshot: ScreenSnapshot) {
    adapter.apply(snapshot)
    blackHole(view.dataSource?.tableView(view, numberOfRowsInSection: 0))
  }
}

@MainActor
private final class CollectionScene: AdapterScene {
  private let view = IdleCollection(
    frame: CGRect(x: 0, y: 0, width: 320, height: 640),
    collectionViewLayout: UICollectionViewLayout())
  private let adapter: CollectionAdapter
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  init() {
    window.addSubview(view)
    adapter = CollectionAdapter(
      view,
      cells: CellRegistry(
        .class(UICollectionViewCell.self, showing: Product<Int>.self) { cell, product, _ in
          cell.accessibilityLabel = product.title
        }))
  }

  func apply(_ snapshot: ScreenSnapshot) {
    adapter.apply(snapshot)
    blackHole(view.dataSource?.collectionView(view, numberOfItemsInSection: 0))
  }
}

// Views that accept updates and do nothing, so that only the adapter is measured.

private final class IdleTable: UITableView {
  override func layoutIfNeeded() {}
  override func reloadData() {}

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
}

private final class IdleCollection: UICollectionView {
  override func layoutIfNeeded() {}
  override func reloadData() {}

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
}
