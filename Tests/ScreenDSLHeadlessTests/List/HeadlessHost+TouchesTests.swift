@testable import ScreenDSLHeadless

@MainActor @Suite(.timedOnMain) struct HeadlessHostTouchesTests {
  private let host = ListSample.host(), calls = Log()

  private func screen(_ version: Int) -> ScreenSnapshot {
    ScreenSnapshot("all") { [calls] in
      for id in 0..<10 {
        ListSample.Line(id: id, onTap: Handler { calls.add("fire \(id) with \($0) in \(version)") })
          .onSelect { calls.add("select \(id) in \(version)") }
          .swipeActions(.leading, [SwipeAction("Pin") { calls.add("pin \(id) in \(version)") }])
      }
      Label()
    }
  }

  @Test func whatIsNotVisibleOrHasNoHandlerCannotBeTouched() throws {
    host.apply(screen(1))
    let (row, gone) = (RowPath.line(5), RowPath.line(99))
    #expect(throws: HeadlessError.notVisible(.row(row))) { try host.tap(row) }
    let onTap = \ListSample.Line.onTap
    #expect(throws: HeadlessError.notVisible(.row(row))) { try host.fire(onTap, row, 1) }
    #expect(throws: HeadlessError.notVisible(.row(row))) { _ = try host.swipe(row) }
    #expect(throws: HeadlessError.missingRow(gone)) { try host.tap(gone) }
    #expect(throws: HeadlessError.missingHandler(.row(.line(0)))) {
      try host.fire(\Price.missingSlot, .line(0), ())
    }
    expectEqual(calls.take(), [])
    try host.scroll(to: row)
    try host.tap(row)
    #expect(calls.take() == ["select 5 in 1"] && host.takeLines().last == "select 5")
    host.scroll(to: 0)
    host.apply(ListSample.lines(0..<3))
    #expect(throws: HeadlessError.notSelectable(.row(.line(0)))) { try host.tap(.line(0)) }
    expectEqual(host.updater.selectedPositions, [])
    let several = ListSample.host { $0.selectionMode = .multiple }
    several.apply(screen(1))
    for _ in 0..<2 { try several.tap(.line(0)) }
    expectEqual(several.takeLines().suffix(2), ["select 0", "deselect 0"])
  }

  @Test func anActionOfARowThatIsGoneRunsNothing() throws {
    for version in 1...2 { host.apply(screen(version)) }
    #expect(try host.swipe(.line(0)).isEmpty && host.takeLines().last == "swipe 0 from trailing")
    let action = try #require(try host.swipe(.line(0), from: .leading).first)
    try host.perform(action)
    expectEqual(calls.take(), ["pin 0 in 2"])
    #expect(throws: HeadlessError.missingSwipeAction("Pin")) { try host.perform(action) }
    try host.swipe(.line(0), from: .leading)
    host.apply(ListSample.lines(5..<8))
    #expect(throws: HeadlessError.missingSwipeAction("Pin")) { try host.perform(action) }
    let line = ListSample.Line(id: 0, onTap: Handler { [calls] in calls.add("fire \($0)") })
    let all = [ScreenSnapshot("new") { line }, ScreenSnapshot(Section("all") { line }.listID("b"))]
    for (index, new) in all.enumerated() {
      host.apply(screen(1))
      host.callOut {
        host.apply(new)
        try? host.fire(\ListSample.Line.onTap, .line(0, in: "all"), index)
      }
    }
    #expect(calls.take() == ["fire 0"], "the handler of a row that moves, and none of another list")
  }

  @Test func aMenuIsClosedByAChoiceAndHasNoOtherItems() throws {
    host.show { [calls] in
      ListSample.Line(id: 0).contextMenu {
        MenuAction("Copy") { calls.add("copy") }
        MenuAction("More", children: [MenuAction("Send") { calls.add("send") }])
        MenuAction("Edit", isDisabled: true) { calls.add("edit") }
      } onPreview: {
        calls.add("preview")
      }
      ListSample.Line(id: 1)
    }
    #expect(try host.openMenu(of: .line(1)).isEmpty)
    expectEqual(try host.openMenu(of: .line(0)).map(\.title), ["Copy", "More", "Edit"])
    expectEqual(host.takeLines().last, "open menu of 0")
    try host.choose(["More", "Send"])
    #expect(throws: HeadlessError.missingMenuItem(["Copy"])) { try host.choose(["Copy"]) }
    for titles in [["More"], ["Edit"], ["Copy", "Send"], ["None"]] {
      try host.openMenu(of: .line(0))
      #expect(throws: HeadlessError.missingMenuItem(titles)) { try host.choose(titles) }
    }
    try host.openMenu(of: .line(0))
    try host.choose([])
    expectEqual(calls.take(), ["send", "preview"])
  }

  @Test func whatCannotBeDraggedOrDroppedThrowsOrSnapsBack() throws {
    let (host, first) = (ListSample.host { $0.viewport = 300 }, RowPath.line(0))
    host.show { [calls] in
      ListSample.Line(id: 0)
      for id in 1...2 {
        ListSample.Line(id: id).reorderable(canMove: { $0.index > 0 }) { calls.add("\($0.index)") }
      }
    }
    let (start, end) = (RowPosition(section: 0, row: 0), RowPosition(section: 0, row: 3))
    #expect(throws: HeadlessError.notReorderable(first)) { try host.reorder(first, to: start) }
    #expect(throws: HeadlessError.positionOutOfRange(end)) { try host.reorder(.line(1), to: end) }
    let cell = host.line(1)
    #expect(try !host.reorder(.line(1), to: start))
    #expect(host.shown == ["line 0:0", "line 1:0", "line 2:0"] && host.line(1) === cell)
    #expect(try host.reorder(.line(1), to: RowPosition(section: 0, row: 1)), "nothing moves")
    #expect(host.takeLines().contains("refuse 1 at 0.0") && calls.take() == [])
    #expect(try host.reorder(.line(1), to: RowPosition(section: 0, row: 2)))
    #expect(host.takeLines().contains("reorder 1 to 0.2") && calls.take() == ["2"])
    host.apply(ListSample.lines([3]))
    expectEqual(host.shown, ["line 3:0"], "a drag that failed keeps nothing waiting")
  }

  private struct Letter: CellModel { var onSend: Handler<Void>? }

  @Test func anActionThatRunsIsNotBegunAgain() async throws {
    let (gate, place) = (Gate(), CellPlace.row(RowPath(RowID(1))))
    host.show { Letter(onSend: Handler<Void> { try? await gate.pass() }).id(1) }
    try host.fire(\Letter.onSend, place, ())
    #expect(throws: HeadlessError.busy(place)) { try host.fire(\Letter.onSend, place, ()) }
    gate.open()
    await host.finishActions()
  }

  @Test func allActionsAreWaitedFor() async throws {
    let gates = [Gate(), Gate()]
    host.show {
      for id in 0..<2 {
        ListSample.Line(id: id)
          .swipeActions(SwipeAction("Send") { (try? await gates[id].pass()) != nil && id == 0 })
      }
    }
    for id in 0..<2 {
      try host.perform(try #require(try host.swipe(.line(id)).first))
      await eventually { gates[id].arrived == 1 }
    }
    _ = host.takeEvents()
    let waiter = Task { [host, calls] in
      await host.finishActions()
      calls.add("finished")
    }
    await yieldTurns()
    gates[0].open()
    await yieldTurns()
    expectEqual(calls.take(), [])
    gates[1].open()
    await waiter.value
    #expect(
      calls.take() == ["finished"] && host.takeLines() == ["did 'Send'", "did not do 'Send'"])
    await host.finishActions()
  }
}

extension Price { fileprivate var missingSlot: Handler<Void>? { nil } }
