import UIKit
import XCTest

/// Batches about which nothing certain is known: what happens is printed and never fails.
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

  /// A right batch in a view without a window, which was laid out and so knows its counts.
  private func recordNoWindow(_ kind: ListKind) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.view.layoutIfNeeded()
    report("no window", on: kind, stage.replay(.plainInsert))
    stage.abandon()
  }

  /// A right batch in a view that was told to reload and not laid out since.
  private func recordPendingReload(_ kind: ListKind) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    stage.reloadData()
    report("pending reload", on: kind, stage.replay(.plainInsert))
    stage.abandon()
  }

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
      note("reload, \(kind.rawValue): same cell: \(stage.cell(at: [0, 1]) === cell)")
    }
    stage.abandon()
  }
}
