@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct ShownRowsTests {
  private let cell = UIView()
  private var shown = ShownRows()
  private let row: LiveRow
  private mutating func isFirst() -> Bool { shown.setRow(row, of: cell).isFirst }

  init() throws {
    let bench = Bench(.table).showing(ScreenSnapshot(items: [1]))
    row = try #require(bench.adapter.updater.currentRow(at: RowPosition(section: 0, row: 0)))
  }

  /// A refill that did not come is not expected of a cell that waits or leaves, but of one that shows.
  @Test(arguments: [false, true])
  mutating func aRefillThatWasAnnouncedIsNoFirstDisplayOnce(isDisplayed: Bool) {
    #expect(isFirst())
    shown.awaitRefill(of: [cell])
    #expect(!isFirst())
    #expect(isFirst(), "from the pool")
    if isDisplayed { #expect(shown.setDisplayed(true, cell) != nil) }
    #expect(shown.cellToRefill(for: row) == nil)
    shown.awaitRefill(of: [cell])
    shown.endRefill(of: [cell])
    for _ in 0..<2 { #expect(isFirst() != isDisplayed, "a cell that shows is not in the pool") }
    _ = shown.setDisplayed(true, cell)
    shown.awaitRefill(of: [cell])
    _ = shown.setDisplayed(false, cell)
    #expect(isFirst())
  }

  @Test(.timeLimit(.minutes(1)))
  mutating func whatComesIntoSightDoesSoInTheOrderOfItsDisplay() {
    let cells = (0..<20_000).map { _ in UIView() }
    for (row, cell) in zip(ScreenSnapshot(items: Array(0..<20_000)).sections[0].rows, cells) {
      _ = shown.setRow(LiveRow(row, in: "a"), of: cell)
      _ = shown.setDisplayed(true, cell)
    }
    expectEqual(
      shown.setInSight(false).map { ObjectIdentifier($0.cell) }, cells.map(ObjectIdentifier.init))
  }

  @Test mutating func cellsThatAreGoneAreForgotten() {
    final class Held: Sendable {}
    struct Weak { weak var held: Held? }
    let cells = (0..<100).map { _ in UIView() }
    for cell in cells { _ = shown.setRow(row, of: cell) }
    _ = shown.setDisplayed(true, cells[0])
    let all = (0..<1_000).map { number in
      let held = Held()
      let screen = ScreenSnapshot(Section("a") { Note(id: number).onSelect { _ = held } })
      let cell = UIView()
      _ = shown.setRow(LiveRow(screen.sections[0].rows[0], in: "a"), of: cell)
      #expect(shown.setDisplayed(true, cell) != nil)
      return Weak(held: held)
    }
    #expect(all.count { $0.held != nil } < 300 && shown.cells.count == cells.count)
    #expect(shown.setDisplayed(false, cells[0]) != nil, "what shows is not")
  }

  @Test func aFreedCellDoesNotTakeARowFromTheCellThatShowsIt() throws {
    let bench = Bench(.table).showing(ScreenSnapshot(sections: ["a": [1, 2], "b": []]))
    let row = try #require(bench.adapter.updater.currentRow(at: RowPosition(section: 0, row: 0)))
    var table = ShownRows()
    func display(_ cell: UIView) {
      _ = table.setRow(row, of: cell)
      #expect(table.setDisplayed(true, cell) != nil)
    }
    display(UIView())
    display(cell)
    bench.show(ScreenSnapshot(sections: ["a": [2], "b": [1]]))
    table.followPaths()
    for other in [UIView(), UIView()] {
      _ = table.setRow(LiveRow(row.row, in: "a"), of: other)
      #expect(table.setDisplayed(true, other) != nil, "a new row has the old path")
      table.forget(other)
    }
    #expect(table.setDisplayed(false, cell)?.section == "b", "each move is followed once")
  }

  @Test(arguments: views) func aCellThatNobodySeesIsFilledAfterItsBatch(_ kind: ListKind) throws {
    var options = SimOptions.with { $0.reconfiguresAtNextLayout = true }
    options.completionTiming = .immediateAfterLayout
    let bench = Bench(kind, options).showing(ScreenSnapshot(items: 0..<20))
    let record = try #require(bench.record(5), "row 5 is prepared")
    bench.show(ScreenSnapshot(items: (0..<20).map { Item(id: $0, text: $0 == 5 ? "new" : "") }))
    expectEqual(record.calls, ["first 5", "first 5 new"])
  }
}
