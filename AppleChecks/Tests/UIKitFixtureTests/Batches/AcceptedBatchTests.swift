import XCTest

/// Batches that keep the contract: the view accepts them, and rows that stay keep their cells.
final class AcceptedBatchTests: FixtureTestCase {
  func testPlainInsertOnTable() { replay(.plainInsert, on: .table) }
  func testPlainInsertOnCollection() { replay(.plainInsert, on: .collection) }
  func testReloadDisplacedOnTable() { replay(.reloadDisplaced, on: .table) }
  func testReloadDisplacedOnCollection() { replay(.reloadDisplaced, on: .collection) }
  func testRdar28163205OnTable() { replay(.rdar28163205, on: .table) }
  func testRdar28163205OnCollection() { replay(.rdar28163205, on: .collection) }
}
