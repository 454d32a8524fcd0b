public import Foundation
import ScreenDSL

#if canImport(UIKit)
  public import UIKit
#else
  public import ScreenSim
#endif

// Everything is answered from the snapshot of the stage that runs.
extension TableAdapter: UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    core.updater.current.sections.count
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let sections = core.updater.current.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    core.gate.answering { cell(at: indexPath, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let row = core.updater.currentRow(at: RowPosition(indexPath)) else { return false }
    return row.row.attributes.swipeActions != SwipeActions() || row.row.attributes.onReorder != nil
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    core.updater.currentRow(at: RowPosition(indexPath))?.row.attributes.onReorder != nil
  }

  /// Takes note of what the table view did already; what the app does about it is shown later.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    core.gate.settle()
    core.updater.userMovedRow(
      from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath))
  }
}

extension TableAdapter: UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    core.gate.answering {
      for path in indexPaths { core.updater.prefetch(at: RowPosition(path), .expected) }
    }
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    core.gate.answering {
      for path in indexPaths { core.updater.prefetch(at: RowPosition(path), .cancelled) }
    }
  }
}
