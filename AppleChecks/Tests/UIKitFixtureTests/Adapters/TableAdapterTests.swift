import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// `TableAdapter` on a real table.
final class TableAdapterTests: AdapterTestCase {
  /// F32. A chain of screens without animation, through the table adapter.
  ///
  /// - Expected: every step shows its rows, and rows that stay keep their cells.
  /// - Otherwise: find the step in the log; the stage that it names is not legal.
  func testChainAtOnce() { play(animated: false) }
  /// F33. The same chain, animated.
  ///
  /// - Expected: as without animation.
  /// - Otherwise: stages that follow one another at once disturb the view: wait for completions.
  func testChainAnimated() { play(animated: true) }

  /// F35. The completion of an update.
  ///
  /// - Expected: it runs once the batch is done.
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

  /// F88. A delegate with methods that answer with numbers, which goes while the table is there.
  ///
  /// - Expected: the table asks for no view of it any more, and its rows are where they were.
  /// - Otherwise: `NullDelegate` answers in the wrong registers.
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

/// A delegate that guesses heights of headers, of which there are none.
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 28 }
}
