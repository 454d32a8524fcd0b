/// What happens while the list cannot be changed, and while it is being changed.
@MainActor @Suite(.timedOnMain) struct ListUpdaterWaitingTests {
  private let host = RecordingHost()
  private let log = Log()
  private var updater: ListUpdater { host.updater }

  private func screen(_ rows: [Int], _ texts: [Int: Int] = [:]) -> ScreenSnapshot {
    (["a": rows] as Lists).showing(texts).snapshot
  }

  private func start(_ rows: [Int]) {
    updater.apply(screen(rows))
    _ = host.takeLog()
  }

  @Test func whileBusyOnlyTheNewestWaits() {
    start([1])
    host.readiness = .busy
    updater.apply(screen([1, 2]), isAnimated: true)
    updater.apply(screen([1, 3]), isAnimated: false)
    #expect(host.takeLog() == [])
    #expect(updater.current == screen([1]))
    #expect(updater.newest == screen([1, 3]))
    #expect(updater.isWaiting)
    #expect(host.waitingReports == 2)
    host.readiness = .ready
    updater.resume()
    #expect(host.takeLog() == ["+0.1"])
    #expect(updater.current == screen([1, 3]))
    #expect(host.animations == [false])
    #expect(!updater.isWaiting)
  }

  @Test func whatWaitsMayBeTheFirstSnapshotOrWhatIsShown() {
    host.readiness = .busy
    updater.apply(screen([1]))
    #expect(host.takeLog() == [])
    host.readiness = .ready
    updater.resume()
    #expect(host.takeLog() == ["reload"])
    host.readiness = .busy
    for row in [2, 1] { updater.apply(screen([row])) }
    host.readiness = .ready
    for _ in 0..<2 { updater.resume() }
    #expect(host.takeLog() == [])
  }

  @Test(arguments: [true, false])
  func aSnapshotFromInsideABatchComesAfterIt(isBeforeChange: Bool) {
    start([1, 2])
    let next = { updater.apply(screen([2, 3])) }
    if isBeforeChange { host.beforeChange = [next] } else { host.afterChange = [next] }
    updater.apply(screen([2, 1], [2: 2]))
    #expect(host.takeLog() == ["~0.1", "0.1>0.0", "~0.0", "-0.1 +0.1"])
    #expect(updater.current == screen([2, 3]))
  }

  @Test(arguments: [true, false])
  func aSnapshotFromInsideAReloadComesAfterIt(isBeforeChange: Bool) {
    let next = { updater.apply(screen([1, 2])) }
    if isBeforeChange { host.beforeChange = [next] } else { host.afterChange = [next] }
    updater.apply(screen([1]))
    #expect(host.takeLog() == ["reload", "+0.1"])
    #expect(updater.current == screen([1, 2]))
  }

  @Test func aSnapshotFromACompletion() {
    start([1])
    updater.apply(screen([2])) { [self] _ in
      log.lines.append("first")
      updater.apply(screen([3])) { [self] _ in log.lines.append("second") }
    }
    #expect(log.lines == ["first", "second"])
    #expect(updater.current == screen([3]))
  }

  @Test func aReloadBetweenStagesEndsThePlan() {
    start([1, 2])
    host.afterChange = [{ host.readiness = .needsReload }]
    updater.apply(screen([2, 1, 3], [1: 2]))
    #expect(host.takeLog() == ["~0.0", "reload"])
    #expect(updater.current == screen([2, 1, 3], [1: 2]))
  }

  @Test func busyBetweenStagesPostponesTheRest() {
    start([1, 2])
    host.afterChange = [{ host.readiness = .busy }]
    updater.apply(screen([2, 3], [2: 2])) { [self] _ in log.lines.append("done") }
    #expect(host.takeLog() == ["~0.1"])
    #expect(updater.current == screen([1, 2], [2: 2]))
    #expect(updater.isWaiting)
    #expect(log.lines == [])
    host.readiness = .ready
    updater.resume()
    #expect(host.takeLog() == ["-0.0 +0.1"])
    #expect(updater.current == screen([2, 3], [2: 2]))
    #expect(log.lines == ["done"])
  }

  @Test func busyBetweenStagesWithANewerSnapshot() {
    start([1, 2])
    host.afterChange = [
      {
        host.readiness = .busy
        updater.apply(screen([4]))
      }
    ]
    updater.apply(screen([2, 3], [2: 2])) { [log] in log.lines.append("\($0)") }
    host.readiness = .ready
    updater.resume()
    #expect(host.takeLog() == ["~0.1", "-0.0 -0.1 +0.0"])
    #expect(updater.current == screen([4]))
    #expect(log.lines == ["superseded"])
  }
}

/// A completion is called once, when its snapshot or a newer one is shown and the view is done.
@MainActor @Suite(.timedOnMain) struct ListUpdaterCompletionTests {
  private let host = RecordingHost()
  private let log = Log()
  private var updater: ListUpdater { host.updater }

  private func apply(_ rows: [Int], _ name: String) {
    updater.apply((["a": rows] as Lists).snapshot) { [self] _ in log.lines.append(name) }
  }

  @Test func onlyAfterTheViewIsDone() {
    apply([1], "reload")
    apply([1], "first")
    #expect(log.take() == ["reload", "first"])
    host.finishesAtOnce = false
    apply([2, 3], "second")
    apply([3, 2], "third")
    #expect(log.lines == [])
    host.finishBatches()
    #expect(log.lines == ["second", "third"])
    host.finishBatches()
    #expect(log.lines.count == 2)
  }

  @Test func anEqualSnapshotWaitsForTheBatchUnderWay() {
    apply([1], "first")
    host.finishesAtOnce = false
    apply([2], "second")
    apply([2], "equal")
    #expect(log.lines == ["first"])
    host.finishBatches()
    #expect(log.lines == ["first", "second", "equal"])
  }

  @Test func eachLearnsWhatBecameOfItsSnapshot() {
    func apply(_ rows: [Int]) {
      updater.apply((["a": rows] as Lists).snapshot) { [log] in log.lines.append("\($0)") }
    }
    apply([1])
    apply([1])
    apply([2])
    #expect(log.take() == ["applied", "unchanged", "applied"])
    host.readiness = .busy
    for row in [3, 4, 2] { apply([row]) }
    host.readiness = .ready
    updater.resume()
    #expect(log.take() == ["superseded", "superseded", "unchanged"])
    host.readiness = .busy
    apply([3])
    updater.apply((["a": [4]] as Lists).snapshot)
    host.readiness = .ready
    updater.resume()
    #expect(log.take() == ["superseded"])
    host.finishesAtOnce = false
    for row in [5, 6] { apply([row]) }
    host.finishBatches()
    #expect(log.take() == ["applied", "applied"], "the first was under way")
  }

  @Test func fromInsideABatch() {
    apply([1], "first")
    host.beforeChange = [{ [self] in apply([5], "inner") }]
    apply([2], "outer")
    #expect(log.lines == ["first", "outer", "inner"])
  }
}
