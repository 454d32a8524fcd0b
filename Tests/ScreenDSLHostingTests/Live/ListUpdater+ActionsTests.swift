@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct ListUpdaterActionsTests {
  private let host = RecordingHost(looksAtRows: false), log = Log()
  private var updater: ListUpdater { host.updater }

  private func list(_ name: String, fails: Bool = false) -> ScreenSnapshot {
    let act: @MainActor @Sendable (String) throws -> Void = { [log] in
      log.add("\($0) \(name)")
      if fails { throw Refusal("refused") }
    }
    let rows = Section("s") { for id in ["row", "last"] { Label().id(id) } }.listID(name)
    let loading = rows.onRefresh { try act("refresh") }.onReachEnd(within: 1) { try act("end") }
    return ScreenSnapshot(loading.onError { [log] in log.add("\($0)") })
  }

  private func reachEnd(of updater: ListUpdater?) throws {
    updater?.beginDisplay(of: try #require(updater?.currentRow(at: RowPosition(0, 1))))
  }

  @Test func anErrorAtTheEndOfTheListIsTaken() async throws {
    updater.apply(list("a", fails: true))
    try reachEnd(of: updater)
    await updater.finishActions()
    updater.didScroll()
    host.lastShownRow = RowPosition(0, 0)
    updater.didScroll()
    #expect(log.lines == ["end a", "refused"] && !updater.work.questions.mayAsk(isSlow: true))
  }

  @Test func whatOneListBeginsTheNextOneDoesNotDo() async throws {
    updater.apply(list("a"))
    try reachEnd(of: updater)
    let tasks = [updater.refresh(), updater.work.reachingEnd]
    updater.apply(list("b"))
    for task in tasks { await task?.value }
    #expect(tasks.allSatisfy { $0 != nil } && log.lines == [])
  }

  @Test func aListThatGoesDoesWhatItBegan() async throws {
    var gone: RecordingHost? = RecordingHost()
    gone?.updater.apply(list("a"))
    try reachEnd(of: gone?.updater)
    let tasks = [gone?.updater.work.reachingEnd, gone?.updater.refresh()]
    gone?.updater.acting(.other, at: .row("row"), keepsRunning: true) {
      AsyncActions.start { throw Refusal("late") }
    }
    gone = nil
    for task in tasks { await task?.value }
    await eventually { log.lines.count == 3 }
    expectEqual(log.take().sorted(), ["end a", "late", "refresh a"])
  }

  @Test func aLoadingRowIsASignAlsoBesideOtherNewRows() {
    func list(_ count: Int, _ isLoading: Bool = false, hasPhoto: Bool = false) -> ScreenSnapshot {
      ScreenSnapshot("s") {
        if hasPhoto { Photo(id: "a") }
        for id in 1...count { Note(id: id) }
        if isLoading { Label() }
      }
    }
    let cases = [(3, true, false), (3, false, false), (2, true, false), (3, true, true)]
    var questions = cases.map { count, isLoading, hasPhoto in
      var questions = EndQuestions()
      questions.ask()
      let changes = list(count, isLoading, hasPhoto: hasPhoto).changeset(from: list(2))
      questions.note(changes, request: 1, isAtWork: false)
      questions.refreshIsOver(since: questions.rows)
      return questions
    }
    #expect(questions[0].rows == questions[1].rows && questions[0].rows != 0)
    #expect(questions[3].rows != questions[0].rows, "only one new row is a sign")
    expectEqual(questions.map { $0.mayAsk(isSlow: false) }, [true, true, false, true])
    questions[2].scroll(isLeft: true)
    expectEqual([false, true].map { questions[2].mayAsk(isSlow: $0) }, [false, true])
  }

  @Test func aListWithoutAClockOfItsOwnWaitsForSeconds() async {
    let (updater, start) = (ListUpdater(host: BareHost()), ContinuousClock.now)
    await withCheckedContinuation { done in updater.wait(0.03) { done.resume() } }
    #expect(start.duration(to: .now) > .milliseconds(20))
  }

  @Test func aHostWithoutTouchesIsToldToFillTheCellIfNothingAnswers() {
    let bare = BareHost()
    let updater = ListUpdater(host: bare)
    updater.wait = { $1() }
    updater.apply(screen([1]))
    let site = updater.site(of: .row(1, "a"), isFirstDisplay: true)
    updater.tell(from: site, patience: 1) {}
    #expect(bare.log == ["~0.0"] && !updater.shown.isAwaitingAnswer)
    CellContext<Price>(site).remeasure()
    site.followState()
    updater.apply(screen([1, 2]))
    updater.resume()
    expectEqual(bare.log, ["~0.0", "~0.0", "+0.1", "~0.0"], "measured, and no longer the last row")
  }

  @Test func aRowInAContainerIsBusyUntilItsLastActionEnds() async {
    updater.apply((["a": [1]] as Lists).holding([1: [7]]).snapshot)
    let (path, gates) = (RowPath(7, in: [1], section: "a"), [UInt64(0): Gate(), 1: Gate()])
    let child = host.child(in: 1)
    _ = child.takeLog()
    for (code, gate) in gates {
      updater.acting(.control(code), at: .row(path)) { AsyncActions.start(gate.pass) }
    }
    func busy() -> Set<UInt64>? { updater.busyControls.rows.first { $0.path == path }?.codes }
    #expect(child.takeLog() == ["~0.0", "~0.0"] && busy() == [0, 1])
    gates[0]?.open()
    await eventually { child.log != [] }
    #expect(child.takeLog() == ["~0.0"] && busy() == [1])
    gates[1]?.open()
  }
}
