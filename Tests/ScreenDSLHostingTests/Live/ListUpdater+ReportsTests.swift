@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct ListUpdaterReportsTests {
  private let host = RecordingHost(), heard = Heard()
  private let plain = CellRegistry<FakeHost>(.class(NoteCell.self), .class(LabelCell.self))
  var wide: CellRegistry<FakeHost> { .init(.class(WideNoteCell.self), plain.registrations[1]) }
  private var updater: ListUpdater { host.updater }
  init() { updater.onUpdate = { [heard] in heard.reports.append($0) } }

  private func report(_ screens: ScreenSnapshot..., animated: Bool = true) throws -> UpdateReport {
    for screen in screens { updater.apply(screen, animated: animated) }
    return try heard.takeOnly()
  }

  @Test func eachUpdateSaysWhatItDid() throws {
    let first = try report(screen([1, 2, 3]))
    #expect(first.reload == .firstDisplay && first.stages == 0 && !first.isUnchanged)
    #expect(first.changes.old == ScreenSnapshot() && first.changes.new == screen([1, 2, 3]))
    expectEqual(first.outcome, "reloaded: nothing was shown before; 0 cells filled, 0 made")
    let second = try report(screen([3, 1, 4], [1: 1]))
    #expect(second.reload == nil && second.stages == 2 && second.animated)
    expectEqual(host.animations, [true, true], "whether the user may see it is passed on")
    expectEqual("\(second.changes)", "\(updater.current.changeset(from: screen([1, 2, 3])))")
    #expect(!second.hasWaited && second.superseded == 0 && second.otherCells == 0)
    let third = try report(screen([3, 1, 4], [1: 1]))
    #expect(third.isUnchanged && third.changes.isEmpty && third.stages == 0)
    expectEqual(try report(screen([3]), animated: false).animated, false)
  }

  @Test func aReloadSaysWhy() throws {
    let empty = try report(ScreenSnapshot())
    #expect(empty.reload == .firstDisplay && !empty.isUnchanged, "an empty list is shown, too")
    #expect(try report(ScreenSnapshot()).isUnchanged && host.takeLog() == ["reload"])
    host.readiness = .needsReload
    expectEqual(try report(screen([1])).reload, .viewNotReady)
    updater.reloadThreshold = 2
    #expect(try report(screen([1, 2, 3])).reload == nil)
    #expect(try report(screen([7, 8])).outcome.hasPrefix("reloaded: more changes than 'reload"))
    (host.beforeChange, updater.reloadThreshold) = ([{ host.readiness = .needsReload }], nil)
    let midway = try report(screen([8, 7, 9], [7: 1]))
    #expect(midway.reload == .viewNotReady && midway.stages == 1)
  }

  @Test func whatWaitedIsOneUpdate() throws {
    _ = try report(screen([1]))
    host.readiness = .busy
    for rows in [[2], [3], [4]] { updater.apply(screen(rows)) }
    #expect(heard.reports.isEmpty, "nothing is shown yet")
    host.resume()
    let waited = try heard.takeOnly()
    #expect(waited.hasWaited && waited.superseded == 2)
    #expect(waited.changes.old == screen([1]) && waited.changes.new == screen([4]))
    let next = try report(screen([5]))
    #expect(!next.hasWaited && next.superseded == 0)
  }

  @Test func thePartsOfAnInterruptedUpdateAddUp() throws {
    _ = try report(screen([1, 2]))
    updater.reports.clock = { [heard] in
      heard.time += 0.25
      return heard.time
    }
    let work: @MainActor () -> Void = { [heard, updater] in
      heard.time += 0.5
      updater.countNewCell()
      _ = updater.site(of: .row(RowID(1), "a"), isFirstDisplay: true)
    }
    host.beforeChange = [work, work, work]
    host.afterChange = [{ host.readiness = .busy }]
    updater.apply(screen([2, 1, 3], [1: 1]))
    #expect(heard.reports.isEmpty, "the plan is interrupted")
    updater.apply(screen([1, 4], [1: 2]))
    host.resume()
    let whole = try heard.takeOnly()
    #expect(whole.hasWaited && whole.superseded == 1)
    #expect(whole.changes.old == screen([1, 2]) && whole.changes.new == screen([1, 4], [1: 2]))
    let lines = "remove Price '2' at 0.1\ninsert Price '4' at 0.1\nreconfigure Price '1' at 0.0"
    #expect("\(whole.changes)" == lines && whole.diffTime == 0.5 && whole.batchTime == 2)
    #expect(whole.stages == 3 && whole.cellsMade == 3 && whole.cellsFilled == 3)
  }

  @Test func theLastPartMayDoNothing() throws {
    _ = try report(screen([1, 2]))
    host.afterChange = [{ host.readiness = .busy }]
    updater.apply(screen([2, 1, 3], [1: 1]))
    updater.apply(updater.current)
    host.resume()
    let whole = try heard.takeOnly()
    #expect(whole.stages == 1 && whole.animated && whole.changes.new == updater.current)
    let old = updater.current
    host.afterChange = [{ host.readiness = .busy }]
    for screen in [screen([1, 3, 4], [3: 1]), old] { updater.apply(screen) }
    host.resume()
    let undone = try heard.takeOnly()
    #expect(undone.changes.isEmpty && undone.stages > 0 && !undone.isUnchanged)
  }

  @Test func whatOthersApplyMeanwhileIsReportedThoughItIsTheSame() {
    host.afterChange = [{ updater.apply(screen([1])) }]
    updater.apply(screen([1]))
    expectEqual(heard.take().map(\.isUnchanged), [false, true])
  }

  @Test func whatAHandlerAppliesIsReportedAfterIt() {
    var (next, lines) = ([screen([2]), screen([3]), screen([3])], [String]())
    updater.onUpdate = { [updater] report in
      lines.append("begin \(report.changes.new.ids.joined())")
      if !next.isEmpty { updater.apply(next.removeFirst()) }
      lines.append("end \(updater.current.ids.joined())")
    }
    updater.apply(screen([1]))
    expectEqual(lines, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    #expect(next.isEmpty && updater.current == screen([3]))
  }

  @Test func aHandlerMayApplyTheSameEachTime() throws {
    let same = screen([9])
    updater.onUpdate = { [updater, heard] report in
      heard.reports.append(report)
      updater.apply(same)
    }
    updater.apply(screen([1]))
    expectEqual(heard.take().map(\.changes.new), [screen([1]), same])
    updater.apply(same)
    #expect(try heard.takeOnly().isUnchanged, "what others apply is reported")
    updater.wait = { $1() }
    updater.tellingLater { updater.apply(same) }
    #expect(try heard.takeOnly().isUnchanged)
    updater.apply(same)
    expectEqual(heard.take().count, 0, "SwiftUI answers a handler that is told later even later")
  }

  @Test func whoBeginsToListenHearsNothingOfBefore() throws {
    updater.onUpdate = nil
    _ = updater.evaluate { _ in
      heard.time += 5
      return screen([1])
    }
    host.readiness = .busy
    for rows in [[1], [2]] { updater.apply(screen(rows)) }
    host.resume()
    #expect(heard.reports.isEmpty)
    updater.onUpdate = { [heard] in heard.reports.append($0) }
    let report = try report(screen([3]))
    #expect(report.superseded == 0 && !report.hasWaited && report.buildTime == 0)
    #expect(report.stages == 1 && report.changes.old == screen([2]))
  }

  @Test func eachDurationIsItsOwn() throws {
    let host = RecordingHost(looksAtRows: false)
    let updater = host.updater
    updater.onUpdate = { [heard] in heard.reports.append($0) }
    updater.reports.clock = { [heard] in heard.time }
    let slow = { (text: Int) in ScreenSnapshot("s") { SlowModel(id: 1, text: text, heard: heard) } }
    updater.apply(slow(1))
    _ = heard.take()
    host.beforeChange = [{ heard.time += 0.5 }]
    host.readiness = .busy
    for text in [2, 3] {
      let screen = updater.evaluate { previous in
        expectEqual(previous, updater.newest)
        heard.time += 4
        return slow(text)
      }
      updater.apply(screen)
    }
    heard.time += 100
    host.resume()
    let report = try heard.takeOnly()
    #expect(report.buildTime == 8 && report.diffTime >= 16 && report.batchTime == 0.5)
    updater.apply(slow(3))
    expectEqual(try heard.takeOnly().buildTime, 0)
  }

  private struct SlowModel: CellModel, Identifiable {
    let id: Int
    var text: Int
    let heard: Heard

    static func == (left: SlowModel, right: SlowModel) -> Bool {
      MainActor.assumeIsolated { left.heard.time += 16 }
      return left.text == right.text
    }
  }

  @Test func otherCellsAreAnUpdate() throws {
    let section = Section("s", header: Label()) {
      for id in 1...2 { Note(id: id) }
      Label()
    }
    _ = try report(ScreenSnapshot(section))
    updater.changeCells(from: plain, to: wide) {}
    let one = try heard.takeOnly()
    #expect(one.otherCells == 2 && one.stages == 1 && one.changes.isEmpty && one.superseded == 0)
    #expect(!one.isUnchanged && one.reload == nil && one.animated)
    expectEqual(one.outcome, "2 with other cells; 1 batch, animated; 0 cells filled, 0 made")
    updater.reloadThreshold = 1
    updater.changeCells(from: wide, to: plain) {}
    expectEqual(try heard.takeOnly().reload, .tooManyChanges)
    (host.readiness, updater.reloadThreshold) = (.needsReload, nil)
    updater.changeCells(from: plain, to: wide) {}
    let both = try heard.takeOnly()
    #expect(both.reload == .viewNotReady && both.otherCells == 2 && both.stages == 0)
  }

  @Test func otherCellsMayBeTheFirstPart() throws {
    let notes = { (ids: [Int]) in ScreenSnapshot(Section("s") { for id in ids { Note(id: id) } }) }
    _ = try report(notes([1, 2]))
    (host.readiness, updater.reloadThreshold) = (.busy, 1)
    updater.changeCells(from: plain, to: wide) {}
    updater.apply(notes([1]))
    host.afterChange = [{ host.readiness = .busy }]
    for _ in 0..<2 { host.resume() }
    let whole = try heard.takeOnly()
    #expect(whole.reload == .tooManyChanges && whole.otherCells == 2 && whole.stages == 1)
  }
}
