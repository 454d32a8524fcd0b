import ExceptionCatcher
import UIKit
import XCTest

/// Which cell object shows a row after an update.
final class CellIdentityTests: FixtureTestCase {
  func testMoveKeepsCellsOnTable() { replay(.pureMove, on: .table) }
  func testMoveKeepsCellsOnCollection() { replay(.pureMove, on: .collection) }
  func testSectionMoveKeepsCellsOnTable() { replay(.pureSectionMove, on: .table) }
  func testSectionMoveKeepsCellsOnCollection() { replay(.pureSectionMove, on: .collection) }
  func testMoveAsksForNoCellOnTable() { recordRequestsOfMove(.table) }
  func testMoveAsksForNoCellOnCollection() { recordRequestsOfMove(.collection) }
  func testReconfigureKeepsCellOnTable() { reconfigure(.table) }
  func testReconfigureKeepsCellOnCollection() { reconfigure(.collection) }

  /// F30. A move requests no cell.
  ///
  /// - Expected: recorded.
  /// - Otherwise: if the view requests a cell, the simulator must too.
  ///
  /// Two libraries report that a move requests no cell; Apple does not promise it.
  private func recordRequestsOfMove(_ kind: ListKind) {
    let stage = makeStage(kind, counts: BatchFixture.pureMove.old)
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    stage.source.requests = []
    _ = stage.replay(.pureMove)
    note("F30: \(kind): asked for \(stage.source.requests)")
    stage.abandon()
  }

  /// F31. A reconfigure fills the present cell again (K1, K2, S3).
  ///
  /// - Expected: the view fills the same cell object, does not prepare it for reuse, and requests no other cell.
  /// - Otherwise: fill rows in place, in `AdapterCore+Updates`.
  private func reconfigure(
    _ kind: ListKind, file: StaticString = #filePath, line: UInt = #line
  ) {
    let path: IndexPath = [0, 1]
    let stage = makeStage(kind, counts: [3])
    stage.enterWindow()
    stage.view.layoutIfNeeded()
    let cell = stage.cell(at: path)
    let preparations = cell?.preparations
    stage.source.version = 2
    let exception = raisedException {
      stage.performBatch { stage.reconfigure(path) }
      stage.view.layoutIfNeeded()
    }
    let isSame = stage.cell(at: path) === cell
    note("F31: \(kind): same cell: \(isSame), version \(cell?.shownVersion ?? 0)")
    judge(exception, .accepted, file: file, line: line)
    XCTAssertNotNil(cell, file: file, line: line)
    XCTAssertTrue(isSame, "must keep its cell", file: file, line: line)
    XCTAssertEqual(cell?.shownVersion, 2, "filled again", file: file, line: line)
    XCTAssertEqual(cell?.preparations, preparations, "not reused", file: file, line: line)
    XCTAssertEqual(stage.cell(at: [0, 0])?.shownVersion, 1, "others", file: file, line: line)
    stage.abandon()
  }
}
