import UIKit
import XCTest

/// The texts of exceptions about cells and queries, which `ExceptionText` parses.
final class TextTests: DeviceTestCase {
  /// F62. A table cell without a registration (R1).
  ///
  /// - Expected: raises "unable to dequeue a cell with identifier".
  /// - Otherwise: correct the text in `rules.txt`.
  func testUnregisteredTableCell() {
    let table = showTable(TextSource([[Lines.one]]))
    assertRaises("unable to dequeue a cell with identifier") {
      _ = table.dequeueReusableCell(withIdentifier: "other", for: [0, 0])
    }
  }

  /// F63. A collection cell without a registration (R2).
  ///
  /// - Expected: raises "could not dequeue a view of kind".
  /// - Otherwise: correct the text in `rules.txt`.
  func testUnregisteredCollectionCell() {
    let collection = showCollection(TextSource([[Lines.one]]), .listWithHeaders([]))
    assertRaises("could not dequeue a view of kind") {
      _ = collection.dequeueReusableCell(withReuseIdentifier: "other", for: [0, 0])
    }
  }

  /// F64. A scroll to an item that does not exist (Q3).
  ///
  /// - Expected: recorded, because some versions may ignore it.
  /// - Otherwise: correct the text in `rules.txt`.
  func testScrollOutOfBounds() {
    let collection = showCollection(TextSource([[Lines.one]]), .listWithHeaders([]))
    record { collection.scrollToItem(at: [0, 5], at: .top, animated: false) }
  }

  /// F65. Sections and moves in the long text of iOS 16.4 and later (C3).
  ///
  /// - Expected: recorded; lines such as `Move row (0 - 0) to (0 - 1)`.
  /// - Otherwise: fix `BatchOperations.lines(for:)` and `ListedBatch`.
  func testLongText() {
    let source = TextSource([[Lines.one, Lines.one], [Lines.one], [Lines.one]])
    let table = showTable(source)
    record {
      table.performBatchUpdates {
        source.sections = [Array(repeating: Lines.one, count: 9), [], []]
        table.deleteSections([1], with: .none)
        table.insertSections([2], with: .none)
        table.moveRow(at: [0, 0], to: [0, 1])
      }
    }
  }
}
