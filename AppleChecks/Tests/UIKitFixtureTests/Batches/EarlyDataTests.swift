import UIKit
import XCTest

/// Data that changes before the batch begins instead of inside its block.
final class EarlyDataTests: FixtureTestCase {
  func testReloadThenInsertOnTable() { reloadThenInsert(.table) }
  func testReloadThenInsertOnCollection() { reloadThenInsert(.collection) }
  func testNeverLaidOutOnTable() { neverLaidOut(.table, expected: .recorded) }
  func testNeverLaidOutOnCollection() {
    neverLaidOut(.collection, expected: .raises(.wrongItemCount))
  }
  func testCountsCachedOnTable() { countsCached(.table) }
  func testCountsCachedOnCollection() { countsCached(.collection) }

  /// F24. An insert after a reload without a layout (C4, W3).
  ///
  /// - Expected: raises an exception about a wrong number of items.
  /// - Otherwise: if it is accepted, remove W3 and, with it, a reload of the adapter.
  ///
  /// The view was told to reload with the new data, so the new counts are those before the update,
  /// whether it reads them at once or at the next layout.
  private func reloadThenInsert(
    _ kind: ListKind, file: StaticString = #filePath, line: UInt = #line
  ) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    stage.source.counts = BatchFixture.plainInsert.new
    stage.reloadData()
    insert(in: stage, "F24: reload, then insert", kind, .raises(.wrongItemCount), file, line)
  }

  /// F25. An insert before the first layout, with new data already in the source (C4, W2).
  ///
  /// - Expected: a collection raises an exception about a wrong number of items; a table is recorded.
  /// - Otherwise: if it is accepted, remove W2.
  ///
  /// The view has no counts yet and takes the new ones for those before the update.
  ///
  /// A table may read them when it gets its data source, so for tables nothing is expected.
  private func neverLaidOut(
    _ kind: ListKind, expected: BatchFixture.Outcome,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.enterWindow()
    stage.source.counts = BatchFixture.plainInsert.new
    insert(in: stage, "F25: never laid out", kind, expected, file, line)
  }

  /// F26. New data before the batch, when the view knows the old counts (C4).
  ///
  /// - Expected: recorded.
  /// - Otherwise: if it raises, move C4 to the contract.
  ///
  /// The view knows the old counts and needs no layout. No documentation says whether it reads them again.
  private func countsCached(
    _ kind: ListKind, file: StaticString = #filePath, line: UInt = #line
  ) {
    let stage = makeStage(kind, counts: BatchFixture.plainInsert.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    stage.source.counts = BatchFixture.plainInsert.new
    insert(in: stage, "F26: counts cached", kind, .recorded, file, line)
  }

  private func insert(
    in stage: any FixtureStage, _ name: String, _ kind: ListKind,
    _ expected: BatchFixture.Outcome, _ file: StaticString, _ line: UInt
  ) {
    let exception = stage.replay(.plainInsert)
    report(name, on: kind, exception)
    judge(exception, expected, file: file, line: line)
    stage.abandon()
  }
}
