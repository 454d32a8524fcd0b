import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// `TableAdapter` on a real table.
final class TableAdapterTests: AdapterTestCase {
  /// F32. Applies a sequence of screens to a table, without animation.
  ///
  /// - Expected: the view shows the rows of every step, and rows in both steps keep their cells.
  /// - Otherwise: find the step in the log; the stage that it names is not legal.
  func testChainAtOnce() { play(animated: false) }
  /// F33. Applies the same sequence with animation.
  ///
  /// - Expected: as without animation.
  /// - Otherwise: stages without a pause between them disturb the view: wait for completions.
  func testChainAnimated() { play(animated: true) }

  /// F35. The completion of an update.
  ///
  /// - Expected: the completion runs after the batch.
  /// - Otherwise: adapters must not wait for completions.
  func testCompletionRuns() {
    let table = UITableView.forFixtures()
    let window = makeWindow(around: table)
    let adapter = makeAdapter(table)
    adapter.apply(EntryScreen.chain[0].snapshot())
    table.layoutIfNeeded()
    let done = expectation(description: "completion")
    adapter.apply(EntryScreen.chain[1].snapshot()) { _ in done.fulfill() }
    wait(for: [done], timeout: 10)
    Abandoned.keep(table, in: window, with: adapter)
  }

  /// F88. A delegate whose methods return numbers is deallocated while the table exists.
  ///
  /// - Expected: the table no longer asks the delegate for views, and its rows do not move.
  /// - Otherwise: `NullDelegate` returns values in the wrong registers.
  func testDelegateThatIsGone() {
    let table = UITableView.forFixtures()
    let window = makeWindow(around: table)
    let adapter = makeAdapter(table)
    var delegate: HeaderDelegate? = HeaderDelegate()
    adapter.delegate = delegate
    adapter.apply(EntryScreen.chain[0].snapshot())
    table.layoutIfNeeded()
    let place = table.rectForRow(at: [0, 0])
    delegate = nil
    XCTAssertNil(adapter.delegate)
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: [0, 0]), place)
    _ = delegate
    Abandoned.keep(table, in: window, with: adapter)
  }

  private func play(animated: Bool, _ options: AdapterOptions = AdapterOptions()) {
    let table = UITableView.forFixtures()
    let window = makeWindow(around: table)
    let adapter = makeAdapter(table, options)
    playChain(in: table) { snapshot in
      adapter.apply(snapshot, animated: animated)
    } cells: {
      cells(of: table)
    }
    Abandoned.keep(table, in: window, with: adapter)
  }

  private func makeAdapter(
    _ table: UITableView, _ options: AdapterOptions = AdapterOptions()
  ) -> TableAdapter {
    let cells = CellRegistry<TableList>(.class(TableEntryCell.self))
    return TableAdapter(table, cells: cells, options: options)
  }

  private func cells(of table: UITableView) -> [[any EntryCell]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        table.cellForRow(at: [section, row]) as? TableEntryCell
      }
    }
  }
}

/// A delegate that returns estimated heights of headers; the table has no headers.
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 28 }
}
