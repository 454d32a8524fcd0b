@MainActor @Suite(.timedOnMain) struct ListUpdaterEventsTests {
  private let host = RecordingHost(), log = Log()
  private var updater: ListUpdater { host.updater }
  private let first = RowPosition(0, 0), second = RowPosition(0, 1)

  private func screen(_ name: String, isPlain: Bool = false) -> ScreenSnapshot {
    let log = log
    let row = Row(
      Note(id: 1).onSelect { log.add("\(name) select") }.onDisplay { log.add("\(name) display") }
        .onEndDisplay { log.add("\(name) end") }.onPrefetch { log.add("\(name) \($0)") }
        .swipeActions(SwipeAction("Pin") { log.add("\(name) pin") }))
    return ScreenSnapshot("s") {
      isPlain ? Row(Note(id: 1)) : row
      Photo(id: "p")
    }
  }

  @Test func whatIsSaidOfTheScreenAloneTouchesNoRows() {
    var outcomes: [ApplyOutcome] = []
    func show(within rows: Int) -> [String] {
      updater.apply(ScreenSnapshot(Section("s") { Note(id: 1) }.onReachEnd(within: rows) {})) {
        outcomes.append($0)
      }
      return host.takeLog()
    }
    let logs = [5, 10, 10].map(show)
    #expect(logs[0].count == 1 && logs[1...] == [[], []])
    #expect(outcomes == [.applied, .applied, .unchanged] && host.wholes == 3)
    expectEqual(updater.current.configuration?.end?.rows, 10)
  }

  @Test func theNewestHandlersRunEvenIfTheirSnapshotWaits() throws {
    updater.apply(screen("old"))
    let row = try #require(updater.currentRow(at: first))
    host.readiness = .busy
    updater.apply(screen("new"))
    #expect(updater.isWaiting && updater.select(at: first))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    for phase in [PrefetchPhase.expected, .cancelled] { updater.prefetch(at: first, phase) }
    #expect(updater.perform(0, on: .trailing, of: row))
    let events = ["select", "display", "end", "expected", "cancelled", "pin"]
    expectEqual(log.lines, events.map { "new \($0)" })
  }

  @Test func aRowIsFoundWhereTheSnapshotThatWaitsHasIt() {
    func show(_ name: String, _ sections: [[Int]]) {
      let rows = sections.enumerated().map { [log] section, ids in
        ids.map { id in
          Row(Note(id: id).id(id).onSelect { log.add("\(name) \(section)") }.replaces(id: id - 10))
        }
      }
      updater.apply(ScreenSnapshot(rows.enumerated().map { id, rows in Section(id) { rows } }))
    }
    show("old", [[1], [1], [], [], [3]])
    host.readiness = .busy
    show("new", [[], [], [1], [1], [13]])
    for section in [0, 1, 4] { updater.select(at: RowPosition(section, 0)) }
    expectEqual(log.lines, ["new 2", "new 3", "new 4"])
  }

  @Test func aListThatIsNotShownYetHearsNothing() async throws {
    updater.hasSearchBar = true
    expectEqual(host.log, [])
    func show(_ name: String) {
      let rows = Section("s") { [log] in Note(id: 1).onSelect { log.add("select") } }
      updater.apply(ScreenSnapshot(rows.onReachEnd { [log] in log.add(name) }.listID(name)))
      host.readiness = .busy
    }
    for name in ["a", "b"] { show(name) }
    let row = try #require(updater.currentRow(at: first))
    updater.beginDisplay(of: row)
    #expect(!updater.select(at: first) && log.take() == [])
    host.resume()
    updater.beginDisplay(of: row)
    expectEqual(log.take(), ["b"])
    await yieldTurns()
    (host.readiness, host.lastShownRow) = (.busy, first)
    for name in ["a", "b"] { show(name) }
    await eventually { !log.lines.isEmpty }
    expectEqual(log.take(), ["b"], "the list that waited may have cancelled the action")
  }

  @Test(arguments: [true, false]) func aRowThatIsPlainOrGoneRunsNothing(hadHandlers: Bool) throws {
    updater.apply(screen("old"))
    let position = hadHandlers ? first : second
    let row = try #require(updater.currentRow(at: position))
    host.readiness = .busy
    updater.apply(screen("new", isPlain: true))
    #expect(!updater.select(at: position))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: position, .expected)
    #expect(!updater.perform(0, on: .trailing, of: row))
    for (section, row) in [(0, 2), (0, -1), (1, 0), (-1, 0)] {
      let position = RowPosition(section, row)
      #expect(updater.currentRow(at: position) == nil && !updater.select(at: position))
      updater.prefetch(at: position, .expected)
    }
    expectEqual(log.lines, [])
  }

  private func swipeScreen(_ titles: [String], _ version: Int = 0) -> ScreenSnapshot {
    let actions = titles.enumerated().map { [log] index, title in
      SwipeAction(title) { log.add("\(title) \(index) of \(version)") }
    }
    let row = Note(id: 1).swipeActions(.leading, [SwipeAction("C") { [log] in log.add("other C") }])
    return ScreenSnapshot(Section("s") { row.swipeActions(.trailing, actions) })
  }

  @Test func aSwipeActionIsFoundByItsTitleOnItsSide() throws {
    updater.apply(swipeScreen(["A", "B", "C"]))
    let row = try #require(updater.currentRow(at: first))
    updater.apply(swipeScreen(["B"], 1))
    #expect(updater.perform(1, on: .trailing, of: row))
    var answers: [Bool] = []
    for index in [0, 2, 3, -1] {
      #expect(!updater.perform(index, on: .trailing, of: row) { answers.append($0) })
    }
    #expect(answers == [false, false, false, false] && log.take() == ["B 0 of 1"])
    updater.apply(swipeScreen(["A", "Löschen", "Löschen"]))
    let other = try #require(updater.currentRow(at: first))
    updater.apply(swipeScreen(["Löschen", "Löschen", "A"], 1))
    for index in [2, 1, 0] { #expect(updater.perform(index, on: .trailing, of: other)) }
    expectEqual(log.lines, ["Löschen 1 of 1", "Löschen 0 of 1", "A 2 of 1"])
    updater.apply(swipeScreen(["Löschen"], 2))
    #expect(!updater.perform(2, on: .trailing, of: other), "there is only one left")
    let slow = SwipeAction("A") { await Task.yield() }
    updater.apply(ScreenSnapshot("s") { Note(id: 1).swipeActions(.trailing, [slow, slow]) })
    let busy = try #require(updater.currentRow(at: first))
    expectEqual(
      [0, 1, 0].map { updater.perform($0, on: .trailing, of: busy) }, [true, true, false])
  }

  @Test(arguments: [0, 1, 2]) func aDestructiveActionEndsOnceItsRowIsGone(index: Int) async throws {
    let host = host
    for (isDone, removes) in [(true, true), (true, false), (false, false)] {
      let screen = ScreenSnapshot("s") {
        Note(id: 1).swipeActions(
          SwipeAction("Delete", style: .destructive) {
            await Task.yield()
            if removes { host.updater.apply(ScreenSnapshot()) }
            return isDone
          },
          SwipeAction("Remove", style: .destructive) { if removes { host.updater.apply(.init()) } },
          SwipeAction("Flag") { await Task.yield() })
      }
      updater.apply(screen)
      let row = try #require(updater.currentRow(at: first))
      let answer = await withCheckedContinuation { continuation in
        updater.perform(index, on: .trailing, of: row) { continuation.resume(returning: $0) }
      }
      expectEqual(answer, (index == 2 || removes))
    }
  }

  @Test(arguments: [ActionStyle.normal, .destructive], [false, true])
  func aSwipesActionEndsWithItsRow(_ style: ActionStyle, _ keepsRunning: Bool) async throws {
    let gate = Gate()
    var action = SwipeAction("A", style: style) { try await gate.pass() }
    if keepsRunning { action = action.keepsRunning() }
    updater.apply(ScreenSnapshot(Section("s") { Note(id: 1).swipeActions(.trailing, [action]) }))
    let row = try #require(updater.currentRow(at: first))
    #expect(updater.perform(0, on: .trailing, of: row) { _ in })
    await eventually { gate.arrived == 1 }
    updater.apply(ScreenSnapshot())
    gate.open()
    await updater.finishActions()
    expectEqual(gate.cancelled, (keepsRunning || style == .destructive ? 0 : 1))
  }

  private func action(_ title: String, _ name: String, isDisabled: Bool = false) -> MenuAction {
    MenuAction(title, isDisabled: isDisabled) { [log] in log.add("\(title) \(name)") }
  }

  private func menuScreen(_ items: [MenuAction], _ version: String) -> ScreenSnapshot {
    ScreenSnapshot("s") { [log] in
      Note(id: 1).contextMenu(items: { items }, onPreview: { log.add("preview \(version)") })
    }
  }

  @Test func anItemOfAMenuThatCannotBeChosenIsNotRun() throws {
    let items = [
      action("A", "old"), action("Gone", "old"), MenuAction("More", children: [action("B", "old")]),
    ]
    updater.apply(menuScreen(items, "old"))
    let row = try #require(updater.currentRow(at: first))
    updater.apply(
      menuScreen([action("A", "new", isDisabled: true), MenuAction("More", children: [])], "new"))
    for indexes in [[0], [1], [2], [2, 0], [3], [-1], [0, 0]] {
      #expect(!updater.choose(indexes, inMenuOf: row), "\(indexes)")
    }
    updater.apply(ScreenSnapshot())
    #expect(!updater.choose([], inMenuOf: row) && log.lines == [])
  }

  @Test func itemsOfAMenuWithOneTitleAreFoundByTheirPlace() throws {
    updater.apply(menuScreen([action("A", "1"), action("A", "2")], "old"))
    let row = try #require(updater.currentRow(at: first))
    updater.apply(menuScreen([action("B", "0"), action("A", "3"), action("A", "4")], "new"))
    for index in [1, 0] { #expect(updater.choose([index], inMenuOf: row)) }
    expectEqual(log.lines, ["A 4", "A 3"])
    let slow = MenuAction("A") { await Task.yield() }
    updater.apply(menuScreen([slow, slow], "async"))
    expectEqual([0, 1, 0].map { updater.choose([$0], inMenuOf: row) }, [true, true, false])
  }
}
