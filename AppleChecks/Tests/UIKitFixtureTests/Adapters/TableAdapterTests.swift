import ScreenDSL
import ScreenDSLUIKit
import UIKit
import XCTest

/// `TableAdapter` on a real table.
final class TableAdapterTests: AdapterTestCase {
  func testChainAtOnce() { play(isAnimated: false) }
  func testChainAnimated() { play(isAnimated: true) }
  func testChainInCombinedBatches() {
    var options = AdapterOptions()
    options.combinesBatches = true
    play(isAnimated: true, options)
  }

  func testCompletionRuns() {
    let table = UITableView.forFixtures()
    let window = makeWindow(around: table)
    let adapter = makeAdapter(table)
    adapter.apply(EntryScreen.chain[0].snapshot())
    table.layoutIfNeeded()
    let done = expectation(description: "completion")
    adapter.apply(EntryScreen.chain[1].snapshot()) { done.fulfill() }
    wait(for: [done], timeout: 10)
    Abandoned.keep(table, in: window, with: adapter)
  }

  private func play(isAnimated: Bool, _ options: AdapterOptions = AdapterOptions()) {
    let table = UITableView.forFixtures()
    let window = makeWindow(around: table)
    let adapter = makeAdapter(table, options)
    playChain(in: table) { snapshot in
      adapter.apply(snapshot, isAnimated: isAnimated)
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
