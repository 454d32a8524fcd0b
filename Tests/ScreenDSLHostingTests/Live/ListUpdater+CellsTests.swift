@MainActor @Suite(.timedOnMain) struct ListUpdaterCellsTests {
  private let host = RecordingHost(), log = Log()
  private let plain = CellRegistry<FakeHost>(
    .class(NoteCell.self), .class(WideNoteCell.self, variant: "wide"), .class(PhotoCell.self),
    .class(LabelCell.self), .class(GridCell.self))
  private var updater: ListUpdater { host.updater }

  private var wide: CellRegistry<FakeHost> {
    var registry = plain
    registry.choose("wide", for: Note.self)
    return registry
  }

  private func screen(_ text: Int = 0) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("a", header: Label()) {
        Note(id: 1)
        Photo(id: "p", text: text)
        Container("g", Grid()) { Note(id: 1) }
      },
      Section("b") {
        Photo(id: "q")
        Note(id: 2)
      },
    ])
  }

  private func change(_ new: CellRegistry<FakeHost>, _ name: String = "change") {
    updater.changeCells(from: plain, to: new) { [self] in
      log.add("\(name) at \(updater.current.rowCount)")
    }
  }

  @Test func whatACellKeepsBeforeItsRowIsShownIsNoUpdate() {
    let cell = NoteCell()
    host.readiness = .busy
    updater.apply(screen())
    let row = LiveRow(screen().sections[0].rows[0], in: "a")
    plain.fill(cell, with: row, in: updater, isFirstDisplay: true)
    cell.context.state[Kept.self] = 1
    cell.context.remeasure()
    host.resume()
    expectEqual(host.takeLog(), ["reload"])
  }

  @Test func anotherHeaderIsExchangedByItself() {
    host.start(screen())
    let new = CellRegistry<FakeHost>(
      plain.registrations[0], .class { (_, _: Label, _) in }, plain.registrations[2])
    change(new)
    #expect(host.takeLog() == ["header0", "!0.2"] && log.lines.count == 1)
  }

  @Test func whileBusyTheLastChangeWaitsAndComesInOneBatchBeforeTheSnapshot() {
    host.start(screen())
    host.readiness = .busy
    updater.apply(screen(1))
    change(wide, "first")
    let last = CellRegistry<FakeHost>(plain.registrations[0], plain.registrations[3])
    updater.changeCells(from: plain, to: last) { [self] in log.add("second") }
    #expect(log.lines == [] && updater.isWaiting)
    host.resume()
    // A row whose cell is no longer registered needs another cell.
    #expect(host.takeLog() == ["!0.1 !0.2 !1.0", "~0.1"] && log.lines == ["second"])
  }

  @Test func aChangeThatNoRowNeedsIsMadeAtOnceAndOnePastTheThresholdIsAReload() {
    change(plain, "early")
    host.start(screen())
    change(plain, "same")
    #expect(host.takeLog() == [] && log.take() == ["early at 0", "same at 5"])
    updater.reloadThreshold = 1
    change(wide)
    #expect(host.takeLog() == ["reload"] && log.lines.count == 1)
  }

  @Test func busyAfterTheChangePostponesTheSnapshot() {
    host.start(screen())
    host.readiness = .busy
    change(wide)
    updater.apply(screen(1))
    host.readiness = .ready
    host.afterChange = [{ (host.readiness, updater.reloadThreshold) = (.busy, 0) }]
    updater.resume()
    expectEqual(host.takeLog(), ["!0.0 !1.1"])
    host.resume()
    #expect(host.takeLog() == ["reload"] && updater.current == screen(1))
  }
}
