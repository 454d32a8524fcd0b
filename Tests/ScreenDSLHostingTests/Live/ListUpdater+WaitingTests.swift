import TestSupport

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

  @Test func theFirstSnapshotWaitsToo() {
    host.readiness = .busy
    updater.apply(screen([1]))
    #expect(host.takeLog() == [])
    host.readiness = .ready
    updater.resume()
    #expect(host.takeLog() == ["reload"])
  }

  @Test func resumeWithNothingWaitingDoesNothing() {
    start([1])
    updater.resume()
    #expect(host.takeLog() == [])
  }

  @Test func whatWaitsMayBeWhatIsShown() {
    start([1])
    host.readiness = .busy
    updater.apply(screen([2]))
    updater.apply(screen([1]))
    host.readiness = .ready
    updater.resume()
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

  @Test func afterAReloadAndWithoutAnyChange() {
    apply([1], "reload")
    apply([1], "equal")
    #expect(log.lines == ["reload", "equal"])
  }

  @Test func onlyAfterTheViewIsDone() {
    apply([1], "first")
    host.finishesAtOnce = false
    apply([2, 3], "second")
    apply([3, 2], "third")
    #expect(log.lines == ["first"])
    host.finishBatches()
    #expect(log.lines == ["first", "second", "third"])
    host.finishBatches()
    #expect(log.lines.count == 3)
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

  @Test func supersededSnapshotsToo() {
    apply([1], "first")
    host.readiness = .busy
    for number in 2...4 { apply([number], "\(number)") }
    #expect(log.lines == ["first"])
    host.readiness = .ready
    updater.resume()
    #expect(log.lines == ["first", "2", "3", "4"])
    updater.resume()
    #expect(log.lines.count == 4)
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
  }

  @Test func aBatchUnderWayIsAppliedThoughANewerSnapshotFollows() {
    apply([1], "first")
    log.lines = []
    host.finishesAtOnce = false
    for row in [2, 3] {
      updater.apply((["a": [row]] as Lists).snapshot) { [log] in log.lines.append("\($0)") }
    }
    host.finishBatches()
    #expect(log.lines == ["applied", "applied"])
  }

  @Test func fromInsideABatch() {
    apply([1], "first")
    host.beforeChange = [{ [self] in apply([5], "inner") }]
    apply([2], "outer")
    #expect(log.lines == ["first", "outer", "inner"])
  }
}
