@MainActor @Suite(.timedOnMain) struct ListUpdaterWaitingTests {
  private let host = RecordingHost(), log = Log()
  private var updater: ListUpdater { host.updater }

  @Test func whileBusyOnlyTheNewestWaits() {
    host.start(screen([1]))
    host.readiness = .busy
    updater.apply(screen([1, 2]), animated: true)
    updater.apply(screen([1, 3]), animated: false)
    #expect(host.takeLog() == [] && updater.isWaiting && host.waitingReports == 2)
    #expect(updater.current == screen([1]) && updater.newest == screen([1, 3]))
    host.resume()
    #expect(host.takeLog() == ["+0.1"] && host.animations == [false])
    #expect(updater.current == screen([1, 3]) && !updater.isWaiting)
  }

  @Test(arguments: [true, false]) func aSnapshotFromAnUpdateComesAfterIt(isBeforeChange: Bool) {
    func apply(_ screen: ScreenSnapshot, then next: ScreenSnapshot) -> [String] {
      let action = { updater.apply(next) { [log] _ in log.add("inner") } }
      if isBeforeChange { host.beforeChange = [action] } else { host.afterChange = [action] }
      updater.apply(screen) { [log] _ in log.add("outer") }
      #expect(updater.current == next && log.take() == ["outer", "inner"])
      return host.takeLog()
    }
    expectEqual(apply(screen([1]), then: screen([1, 2])), ["reload", "+0.1"])
    let batches = ["~0.1", "0.1>0.0", "~0.0", "-0.1 +0.1"]
    expectEqual(apply(screen([2, 1], [2: 2]), then: screen([2, 3])), batches)
  }

  @Test(arguments: [false, true])
  func busyBetweenStagesPostponesTheRestUnlessThereIsANewerSnapshot(hasNewer: Bool) {
    host.start(screen([1, 2]))
    host.afterChange.append {
      host.readiness = .busy
      if hasNewer { updater.apply(screen([4])) }
    }
    updater.apply(screen([2, 3], [2: 2])) { [log] in log.add("\($0)") }
    #expect(host.takeLog() == ["~0.1"] && updater.isWaiting)
    #expect(updater.current == screen([1, 2], [2: 2]) && (hasNewer || log.lines == []))
    host.resume()
    expectEqual(host.takeLog(), [hasNewer ? "-0.0 -0.1 +0.0" : "-0.0 +0.1"])
    expectEqual(updater.current, (hasNewer ? screen([4]) : screen([2, 3], [2: 2])))
    expectEqual(log.lines, [hasNewer ? "superseded" : "applied"])
  }

  @Test func aSnapshotFromACellThatIsFilledAgainIsShownByAHostWithoutTouches() {
    let host = BareHost()
    let updater = ListUpdater(host: host)
    updater.apply(screen([1]))
    host.afterChange = [{ updater.apply(screen([1, 2])) }]
    updater.stateDidChange(at: .row(RowPath(1, section: "a")))
    #expect(!updater.isWaiting && updater.current == screen([1, 2]))
  }

  @Test func eachLearnsWhatBecameOfItsSnapshot() {
    func apply(_ rows: Int...) {
      for row in rows { updater.apply(screen([row])) { [log] in log.add("\($0)") } }
    }
    apply(1, 1, 2)
    expectEqual(log.take(), ["applied", "unchanged", "applied"])
    expectEqual(host.takeLog(), ["reload", "-0.0 +0.0"])
    host.readiness = .busy
    apply(3, 4, 2)
    for _ in 0..<2 { host.resume() }
    #expect(log.take() == ["superseded", "superseded", "unchanged"] && host.takeLog() == [])
    host.readiness = .busy
    apply(3)
    updater.apply(screen([4]))
    host.resume()
    expectEqual(log.take(), ["superseded"])
    let row = Note(id: 1).id(1).onDeselect { apply(8) }
    updater.apply(ScreenSnapshot(Section("a") { row }.listID(1)))
    (updater.selectionMode, updater.selection) = (.single, [RowPath(1)])
    apply(7)
    expectEqual(log.take(), ["applied", "applied"], "the second comes from a row of the old list")
    host.finishesAtOnce = false
    apply(5, 6)
    host.finishBatches()
    expectEqual(log.take(), ["applied", "applied"], "the first was under way")
  }
}
