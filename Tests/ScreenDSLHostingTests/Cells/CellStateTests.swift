@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct CellStateTests {
  private let host = RecordingHost(looksAtRows: false)
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self), .class(PriceCell.self), .class(LabelCell.self), .class(GridCell.self))
  private var updater: ListUpdater { host.updater }
  private func show(_ lists: Lists) { updater.apply(lists.snapshot) }

  private func state(_ id: RowID, in list: ListUpdater? = nil) throws -> CellState {
    try registry.filled(PriceCell(), with: id, in: list ?? updater).context.state
  }

  @Test func whatIsWrittenAfterTheRowIsGoneIsNotKept() throws {
    show(["a": [1, 2]])
    let old = try state(1)
    old[Kept.self] = 40
    host.afterChange = [{ show(["a": [2, 3]]) }]
    show(["a": [2]])
    old[Kept.self] = 50
    show(["a": [1, 2]])
    expectEqual(try state(1)[Kept.self], 0)
    old[Kept.self] = 60
    expectEqual(try state(1)[Kept.self], 60)
  }

  /// The container's cell and the list in it share one, which a plain row with the container's ID may keep.
  @Test(
    arguments: [
      ((["a": [1]] as Lists).holding([1: [8]]), 50), (["a": [1]], nil), (["a": [2]], 0),
    ] as [(Lists, Int?)])
  func itIsForgottenWithARowInsideAContainer(_ next: Lists, ofContainer kept: Int?) throws {
    let full = (["a": [1, 2]] as Lists).holding([1: [7, 8]])
    show(full)
    let child = host.child(in: 1)
    for id in [7, 8] { try state(RowID(id), in: child.updater)[Kept.self] = 40 }
    child.updater.containerState?[Kept.self] = 50
    let grid = try registry.filled(GridCell(), with: 1, in: updater).context
    #expect(grid.state[Kept.self] == 50 && updater.containerState == nil)
    for lists in [next, full] { show(lists) }
    child.updater.show(updater.rows(in: 1))
    expectEqual(try state(7, in: child.updater)[Kept.self], 0)
    expectEqual(try state(8, in: child.updater)[Kept.self], (kept == 50 ? 40 : 0))
    if let kept { expectEqual(child.updater.containerState?[Kept.self], kept) }
  }

  @Test func headersHaveTheirOwn() throws {
    func state(_ section: SectionID) throws -> CellState {
      let cell = LabelCell()
      let header = try #require(updater.current.section(id: section)?.supplementary(.header))
      registry.fill(cell, with: header, of: section, in: updater, isFirstDisplay: true)
      return cell.context.state
    }
    let full = (["a": [1], "b": [2]] as Lists).headed(["a": 0, "b": 0])
    show(full)
    try state("a")[Kept.self] = 40
    expectEqual(try state("b")[Kept.self], 0)
    show((["b": [2], "a": []] as Lists).headed(["a": 5, "b": 0]))
    expectEqual(try state("a")[Kept.self], 40)
    for lists in [(["b": [2]] as Lists).headed(["b": 0]), full] { show(lists) }
    expectEqual(try state("a")[Kept.self], 0)
    try state("a")[Kept.self] = 40
    for lists in [["a": [1], "b": [2]], full] { show(lists) }
    expectEqual(try state("a")[Kept.self], 0)
  }

  @Test func aRowIsFollowedHoweverManyMovesThereAre() {
    let (a, b) = (RowPath("row", section: "a"), RowPath("row", section: "b"))
    let first = NewPaths()
    var last = first
    for turn in 0...TestDepth.size(200_000) { last = last.adding(turn % 2 == 0 ? [a: b] : [b: a]) }
    expectEqual(first.path(for: a.appending("inside")), b.appending("inside"))
    expectEqual(last.path(for: a), a)
    // The store forgets moves for which no cell waits.
    let store = CellStateStore()
    weak let old = store.newPaths
    store.move([a: b])
    #expect(old == nil)
  }
}
