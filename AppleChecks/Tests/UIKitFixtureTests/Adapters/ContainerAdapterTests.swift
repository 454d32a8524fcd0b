import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// Lists in rows, in real views.
final class ContainerAdapterTests: AdapterTestCase {
  /// F66. The scroll offset of a carousel belongs to its row.
  ///
  /// - Expected: after the row was scrolled away and back the carousel has its old offset, and the carousel of
  ///   another row is at its start.
  /// - Otherwise: the offset is set before the inner list is laid out; fix `NestedList`.
  func testOffsetComesBack() throws {
    let table = UITableView.forFixtures()
    table.rowHeight = 100
    let window = makeWindow(around: table)
    let cards = CellRegistry<CollectionList>(.class(CollectionEntryCell.self))
    let adapter = TableAdapter(
      table, cells: CellRegistry(.container(Carousel.self, cells: cards)))
    adapter.apply(CarouselScreen(count: 40).snapshot())
    table.layoutIfNeeded()
    try XCTUnwrap(inner(of: table, row: 0)).contentOffset.x = 150
    scroll(table, to: 2_000)
    scroll(table, to: 0)
    XCTAssertEqual(inner(of: table, row: 0)?.contentOffset.x, 150)
    XCTAssertEqual(inner(of: table, row: 1)?.contentOffset.x, 0)
    Abandoned.keep(table, in: window, with: adapter)
  }

  /// F67. A carousel's offset after its row moved.
  ///
  /// - Expected: the same offset at the new position.
  /// - Otherwise: a move prepares the cell for reuse, so the offset must be saved before the move.
  func testOffsetMovesWithTheRow() throws {
    let table = UITableView.forFixtures()
    table.rowHeight = 100
    let window = makeWindow(around: table)
    let cards = CellRegistry<CollectionList>(.class(CollectionEntryCell.self))
    let adapter = TableAdapter(
      table, cells: CellRegistry(.container(Carousel.self, cells: cards)))
    adapter.apply(CarouselScreen(count: 3).snapshot())
    table.layoutIfNeeded()
    try XCTUnwrap(inner(of: table, row: 0)).contentOffset.x = 150
    adapter.apply(CarouselScreen(count: 3, isReversed: true).snapshot())
    table.layoutIfNeeded()
    XCTAssertEqual(inner(of: table, row: 2)?.contentOffset.x, 150)
    Abandoned.keep(table, in: window, with: adapter)
  }

  private func scroll(_ table: UITableView, to offset: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    table.layoutIfNeeded()
  }

  private func inner(of table: UITableView, row: Int) -> UICollectionView? {
    table.cellForRow(at: [0, row]).flatMap { collection(in: $0) }
  }

  private func collection(in view: UIView) -> UICollectionView? {
    if let view = view as? UICollectionView { return view }
    for subview in view.subviews {
      if let found = collection(in: subview) { return found }
    }
    return nil
  }
}

private struct Carousel: ContainerModel {}

/// Carousels of ten cards each.
private struct CarouselScreen: Screen {
  var count: Int
  var isReversed = false

  var body: some ScreenContent {
    Section("carousels") {
      for index in isReversed ? Array((0..<count).reversed()) : Array(0..<count) {
        Container("carousel \(index)", Carousel()) {
          for card in 0..<10 { Entry("card \(card)") }
        }
        .layout(.carousel.itemSize(width: 100, height: 80))
      }
    }
  }
}
