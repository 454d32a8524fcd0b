import UIKit
import XCTest

/// Batches whose result is not known for certain: the test prints what happens and never fails.
final class RecordedBatchTests: FixtureTestCase {
  func testRdar48941906OnTable() { replay(.rdar48941906, on: .table) }
  func testRdar48941906OnCollection() { replay(.rdar48941906, on: .collection) }
  func testTLIndexPathTools13OnCollection() {
    replay(.tlIndexPathTools13InCollection, on: .collection)
  }

  func testNoWindowOnTable() { recordNoWindow(.table) }
  func testNoWindowOnCollection() { recordNoWindow(.collection) }
  func testPendingReloadOnTable() { recordPendingReload(.table) }
  func testPendingReloadOnCollection() { recordPendingReload(.collection) }
  func testReloadGetsAnotherCellOnTable() { recordReload(.table) }
  func testReloadGetsAnotherCellOnCollection() { recordReload(.collection) }

  /// F27. A valid batch in a view without a window (W1).
  ///
  /// - Expected: recorded.
  /// - Otherwise: if all tested versions accept it, make W1 a rule of discipline.
  ///
  /// The view was laid out, so it knows its counts.
  private func recordNoWindow(_ kind: ListKind) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.view.layoutIfNeeded()
    report("F27: no window", on: kind, stage.replay(.plainInsert))
    stage.abandon()
  }

  /// F28. A valid batch while a reload is pending (W3).
  ///
  /// - Expected: recorded.
  /// - Otherwise: as for F24.
  ///
  /// The view was told to reload and was not laid out since.
  private func recordPendingReload(_ kind: ListKind) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    stage.reloadData()
    report("F28: pending reload", on: kind, stage.replay(.plainInsert))
    stage.abandon()
  }

  /// F29. A reload shows its row in another cell.
  ///
  /// - Expected: recorded.
  /// - Otherwise: if the row keeps its cell, the simulator must keep it too.
  private func recordReload(_ kind: ListKind) {
    let reload = BatchFixture(
      name: "reload", old: [2], new: [2],
      operations: BatchOperations(itemReloads: [[0, 1]]), outcome: .recorded)
    let stage = makeStage(kind, counts: reload.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    let cell = stage.cell(at: [0, 1])
    let exception = stage.replay(reload)
    report(reload.name, on: kind, exception)
    if exception == nil {
      note("reload, \(kind): same cell: \(stage.cell(at: [0, 1]) === cell)")
    }
    stage.abandon()
  }
}
