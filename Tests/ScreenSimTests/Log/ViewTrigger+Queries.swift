import ContractFixtures
import Foundation
import ScreenSim
import UpdateContract

extension ViewTrigger {
  static let queries: [ViewTrigger] = counts + places + malformedPaths + accesses

  private static let counts: [ViewTrigger] = [
    ViewTrigger(
      "Q1",
      "request for number of rows in section 1 when there are only 1 sections in the table view",
      .table
    ) { bed in
      _ = bed.table.numberOfRows(inSection: 1)
    },
    ViewTrigger(
      "Q1",
      "request for number of items in section 1 when there are only 1 sections in the "
        + "collection view", .collection
    ) { bed in
      _ = bed.collection.numberOfItems(inSection: 1)
    },
  ]

  private static let places: [ViewTrigger] = [
    ViewTrigger(
      "Q2",
      "request for rect at invalid index path <NSIndexPath: 0x0> {length = 2, path = 0 - 3}", .table
    ) { bed in
      _ = bed.table.rectForRow(at: index(0, 3))
    },
    ViewTrigger("Q2", "request for rect of invalid section (1)", .table) { bed in
      _ = bed.table.rect(forSection: 1)
    },
    ViewTrigger(
      "Q3",
      "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 "
        + "items in section 0.", .collection
    ) { bed in
      bed.collection.scrollToItem(at: index(0, 3), at: .top, animated: false)
    },
    ViewTrigger(
      "Q3",
      "Attempted to scroll the table view to an out-of-bounds row (0) when there are only 0 rows "
        + "in section 1.", .table
    ) { bed in
      bed.table.scrollToRow(at: index(1, 0), at: .top, animated: false)
    },
    ViewTrigger(
      "Q4",
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: <NSIndexPath: 0x0> {length = 2, path = 0 - 3}", .collection
    ) { bed in
      _ = bed.collection.layoutAttributesForItem(at: index(0, 3))
    },
  ]

  private static let malformedPaths: [ViewTrigger] = [
    ViewTrigger(
      "Q5",
      "Invalid index path for use with UITableView. Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row.", .table
    ) { bed in
      _ = bed.table.cellForRow(at: [0])
    },
    ViewTrigger(
      "Q5",
      "Invalid index path for use with UICollectionView. Index paths passed to collection view "
        + "must contain exactly two indices specifying the section and item.", .collection
    ) { bed in
      bed.collection.performBatchUpdates { bed.collection.insertItems(at: [[0, 1, 2]]) }
    },
  ]

  private static let accesses: [ViewTrigger] = [
    ViewTrigger(
      "Q6",
      "Attempted to access the table view's visibleCells while they were in the process of being "
        + "updated, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForVisibleCellsAccessDuringUpdate", .table, from: .knownBugs
    ) { bed in
      bed.listener.onShow = { _, _ in _ = bed.table.visibleCells }
      bed.change(to: [[1, 2, 3, 4]], BatchOperations(itemInserts: [at(0, 3)]))
    },
    ViewTrigger(
      "Q6",
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of "
        + "updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate", .table, from: .knownBugs
    ) { bed in
      bed.listener.onHide = { _, path in _ = bed.table.cellForRow(at: path.index) }
      bed.change(to: [[1, 2]], BatchOperations(itemDeletes: [at(0, 2)]))
    },
  ]
}
