import UIKit
import XCTest

/// Cells that take their height from their content.
final class SizingTests: DeviceTestCase {
  private let path = IndexPath(row: 0, section: 0)

  /// F50. A cell with four constraints, the bottom one at priority 999, sizes itself.
  ///
  /// - Expected: a cell with twelve lines is higher than a cell with one, in tables and collections.
  /// - Otherwise: find constraints with which it is, and use them in `HostingCells`.
  func testCellsSizeThemselves() {
    let rows = [[Lines.one, Lines.many]]
    let table = showTable(TextSource(rows))
    XCTAssertGreaterThan(table.rectForRow(at: [0, 1]).height, table.rectForRow(at: path).height)
    let collection = showCollection(TextSource(rows), .listWithHeaders([]))
    let heights = (0..<2).map { collection.cellForItem(at: [0, $0])?.bounds.height ?? 0 }
    XCTAssertGreaterThan(heights[1], heights[0])
  }

  /// F51. A reconfigured row is measured again.
  ///
  /// - Expected: the same cell with a greater height.
  /// - Otherwise: run an empty update after reconfigures.
  func testReconfigureMeasuresAgain() {
    let source = TextSource([[Lines.one]])
    let table = showTable(source)
    let (height, cell) = (table.rectForRow(at: path).height, table.cellForRow(at: path))
    source.sections = [[Lines.many]]
    table.reconfigureRows(at: [path])
    table.layoutIfNeeded()
    XCTAssertTrue(table.cellForRow(at: path) === cell)
    XCTAssertGreaterThan(table.rectForRow(at: path).height, height)
  }

  /// F52. Whether a reconfigure outside a batch requests the cell at once.
  ///
  /// - Expected: recorded, before and after the next layout, in tables and collections.
  /// - Otherwise: `isFirstDisplay` of a cell must not rely on the printed order.
  func testWhenReconfigureAsks() {
    let tableSource = TextSource([[Lines.one]])
    let table = showTable(tableSource)
    tableSource.requests = []
    table.reconfigureRows(at: [path])
    let tableAtOnce = tableSource.requests.count
    table.layoutIfNeeded()
    let collectionSource = TextSource([[Lines.one]])
    let collection = showCollection(collectionSource, .listWithHeaders([]))
    collectionSource.requests = []
    collection.reconfigureItems(at: [path])
    let collectionAtOnce = collectionSource.requests.count
    collection.layoutIfNeeded()
    note("table: \(tableAtOnce) at once of \(tableSource.requests.count)")
    note("collection: \(collectionAtOnce) at once of \(collectionSource.requests.count)")
  }
}
