import UIKit

/// A real table view.
@MainActor
final class TableStage: FixtureStage {
  let source: FixtureSource
  let window = FixtureScreen.window()
  private let table = UITableView.forFixtures()

  var view: UIScrollView { table }

  init(counts: [Int]) {
    source = FixtureSource(counts: counts)
    table.register(TableFixtureCell.self, forCellReuseIdentifier: FixtureSource.identifier)
    table.dataSource = source
  }

  var shownCounts: [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  func performBatch(_ updates: @escaping @MainActor () -> Void) {
    table.performBatchUpdates { updates() }
  }

  func perform(_ operations: BatchOperations) {
    if !operations.sectionDeletes.isEmpty {
      table.deleteSections(operations.sectionDeletes, with: .fade)
    }
    if !operations.sectionInserts.isEmpty {
      table.insertSections(operations.sectionInserts, with: .fade)
    }
    if !operations.sectionReloads.isEmpty {
      table.reloadSections(operations.sectionReloads, with: .fade)
    }
    for move in operations.sectionMoves { table.moveSection(move.from, toSection: move.to) }
    performOnRows(operations)
  }

  private func performOnRows(_ operations: BatchOperations) {
    if !operations.itemDeletes.isEmpty {
      table.deleteRows(at: operations.itemDeletes, with: .fade)
    }
    if !operations.itemInserts.isEmpty {
      table.insertRows(at: operations.itemInserts, with: .fade)
    }
    if !operations.itemReloads.isEmpty {
      table.reloadRows(at: operations.itemReloads, with: .fade)
    }
    for move in operations.itemMoves { table.moveRow(at: move.from, to: move.to) }
  }

  func reconfigure(_ path: IndexPath) { table.reconfigureRows(at: [path]) }

  func reloadData() { table.reloadData() }

  func cell(at path: IndexPath) -> (any FixtureCell)? {
    table.cellForRow(at: path) as? TableFixtureCell
  }
}

extension UITableView {
  /// Returns a table with no space between its rows and no estimated heights.
  static func forFixtures() -> UITableView {
    let table = UITableView(frame: FixtureScreen.frame, style: .plain)
    table.rowHeight = FixtureScreen.itemSize.height
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    table.isPrefetchingEnabled = false
    return table
  }
}
