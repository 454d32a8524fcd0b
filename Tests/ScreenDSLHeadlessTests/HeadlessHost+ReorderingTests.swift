import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

@MainActor @Suite(.timedOnMain) struct HeadlessHostReorderingTests {
  private let host = Sample.host { $0.viewport = 300 }
  private let calls = Log()

  private func screen(
    _ ids: [Int], then action: @escaping @MainActor @Sendable (Reorder) -> Void = { _ in }
  ) -> ScreenSnapshot {
    Sample.screen { [calls] in
      for id in ids {
        Sample.Line(id: id).reorderable {
          calls.add("\($0.id) from \($0.oldIndex) to \($0.index)")
          action($0)
        }
      }
    }
  }

  @Test func aDraggedRowKeepsItsCellAndTellsItsHandler() throws {
    host.apply(screen([0, 1, 2, 3]))
    let cell = host.line(0)
    try host.reorder(.line(0), to: RowPosition(section: 0, row: 2))
    #expect(host.shown == ["line 1:0", "line 2:0", "line 0:0", "line 3:0"])
    #expect(host.line(0) === cell)
    #expect(calls.take() == ["0 from 0 to 2"])
    #expect(host.takeLines().contains("reorder 0 to 0.2"))
    #expect(host.statistics.created == 4)
  }

  @Test func aSnapshotThatAgreesNeedsNoBatch() throws {
    host.apply(
      screen([0, 1, 2]) { [host] _ in host.apply(screen([1, 2, 0])) })
    _ = host.takeEvents()
    try host.reorder(.line(0), to: RowPosition(section: 0, row: 2))
    #expect(host.shown == ["line 1:0", "line 2:0", "line 0:0"])
    #expect(host.takeLines().filter { $0.hasPrefix("batch") || $0.hasPrefix("reload") } == [])
    #expect(host.violations == [])
  }

  @Test func aSnapshotThatDisagreesMovesTheRowBack() throws {
    host.apply(screen([0, 1, 2]) { [host] _ in host.apply(screen([0, 2, 1])) })
    let cell = host.line(0)
    try host.reorder(.line(0), to: RowPosition(section: 0, row: 2))
    #expect(host.shown == ["line 0:0", "line 2:0", "line 1:0"])
    #expect(host.line(0) === cell)
    #expect(host.violations == [])
  }

  @Test func aRowThatMayNotBePutThereSnapsBack() throws {
    let screen = { [calls] (ids: [Int]) in
      Sample.screen {
        for id in ids {
          Sample.Line(id: id).reorderable(canMove: { $0.index < 2 }) { calls.add("to \($0.index)") }
        }
      }
    }
    host.apply(screen([0, 1, 2]))
    let cell = host.line(0)
    #expect(try !host.reorder(.line(0), to: RowPosition(section: 0, row: 2)))
    #expect(host.shown == ["line 0:0", "line 1:0", "line 2:0"])
    #expect(host.line(0) === cell)
    #expect(host.takeLines().contains("refuse 0 at 0.2"))
    #expect(try host.reorder(.line(0), to: RowPosition(section: 0, row: 1)))
    #expect(host.shown == ["line 1:0", "line 0:0", "line 2:0"])
    #expect(calls.take() == ["to 1"])
    #expect(host.violations == [])
  }

  @Test func aRowThatTheStateLeavesMovesBackInTheNextTurn() async throws {
    host.apply(screen([0, 1, 2]))
    try host.reorder(.line(0), to: RowPosition(section: 0, row: 2))
    for _ in 0..<1_000 where host.shown.last == "line 0:0" { await Task.yield() }
    #expect(host.shown == ["line 0:0", "line 1:0", "line 2:0"])
    #expect(host.violations == [])
  }

  @Test func whatCannotBeDraggedOrDroppedThrows() throws {
    host.apply(
      Sample.screen {
        Sample.Line(id: 0)
        Sample.Line(id: 1).reorderable { _ in }
      })
    let end = RowPosition(section: 0, row: 2)
    #expect(throws: HeadlessError.notReorderable(.line(0))) {
      try host.reorder(.line(0), to: RowPosition(section: 0, row: 1))
    }
    #expect(throws: HeadlessError.positionOutOfRange(end)) {
      try host.reorder(.line(1), to: end)
    }
    host.apply(Sample.lines([3]))
    #expect(host.shown == ["line 3:0"], "a drag that failed keeps nothing waiting")
  }
}
