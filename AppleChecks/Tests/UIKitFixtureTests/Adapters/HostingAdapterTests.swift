import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// The adapter's own cells in real views.
final class HostingAdapterTests: AdapterTestCase {
  /// F89. Rows that show controllers whose views are 120 points high, before and after a scroll.
  ///
  /// - Expected: each row is 120 points high, and its controller is a child while the row is on screen.
  /// - Otherwise: find out when the view measures a cell; `ControllerView` must have the view by then.
  func testControllersSizeTheirRows() {
    let table = UITableView.forFixtures()
    let screen = UIViewController()
    screen.view.frame = FixtureScreen.frame
    screen.view.addSubview(table)
    let window = makeWindow(around: screen.view)
    let adapter = TableAdapter(
      table,
      cells: CellRegistry(
        .viewController(showing: Entry.self) {
          let page = UIViewController()
          page.view.heightAnchor.constraint(equalToConstant: 120).isActive = true
          return page
        } configure: { _, _, _ in
        }))
    let entries = (0..<100).map { Entry("\($0)") }
    adapter.apply(ScreenSnapshot([Section("rows") { entries }]))
    for row in [0, 60] {
      adapter.scroll(to: RowPath(entries[row].identity ?? "row"), at: .top, animated: false)
      table.layoutIfNeeded()
      XCTAssertEqual(table.rectForRow(at: [0, row]).height, 120, accuracy: 0.5)
      XCTAssertGreaterThanOrEqual(screen.children.count, table.visibleCells.count)
    }
    Abandoned.keep(table, in: window, with: adapter)
  }

  /// F90. The background of the adapter's own cells in a list and in a grid.
  ///
  /// - Expected: the cell in the grid has a clear background, the cell in the list has its own or none.
  /// - Otherwise: `CollectionHostingCell` must set it when the state of the cell changes as well.
  func testBackgrounds() {
    let collection = UICollectionView.forFixtures()
    let window = makeWindow(around: collection)
    let cells = CellRegistry<CollectionList>(
      .view(showing: Entry.self) {
        UIView(frame: .zero)
      } configure: { _, _, _ in
      })
    let adapter = CollectionAdapter(collection, cells: cells)
    collection.collectionViewLayout = adapter.layout()
    adapter.apply(
      ScreenSnapshot([
        Section("list") { Entry("a") },
        Section("grid") { Entry("b") }.layout(.grid(columns: 2).itemSize(height: 60)),
      ]))
    collection.layoutIfNeeded()
    let shown = (0..<2).map { collection.cellForItem(at: [$0, 0])?.backgroundConfiguration }
    XCTAssertNotEqual(shown[0], .clear())
    XCTAssertEqual(shown[1], .clear())
    Abandoned.keep(collection, in: window, with: adapter)
  }

  /// F91. A batch inserts rows above the visible ones, and the adapter does not change the offset.
  ///
  /// - Expected: recorded; the view may or may not change the offset, and anchors must work in both cases.
  /// - Otherwise: `UIKitBehavior` corrects offsets that UIKit leaves alone, or the reverse.
  func testOffsetInABatch() {
    let table = UITableView.forFixtures()
    let window = makeWindow(around: table)
    let adapter = TableAdapter(table, cells: CellRegistry(.class(TableEntryCell.self)))
    let entries = (0..<200).map { Entry("\($0)") }
    adapter.apply(ScreenSnapshot([Section("rows") { entries.suffix(100).map { $0 } }]))
    table.layoutIfNeeded()
    adapter.scroll(to: RowPath(entries[150].identity ?? "row"), at: .top, animated: false)
    let before = table.contentOffset.y
    adapter.apply(ScreenSnapshot([Section("rows") { entries }]))
    table.layoutIfNeeded()
    print("FIXTURE F91: offset \(before), then \(table.contentOffset.y)")
    Abandoned.keep(table, in: window, with: adapter)
  }
}
