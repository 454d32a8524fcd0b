import RandomScreens
import ScreenDSL
import Testing

/// What a host tells about a row reaches the newest handler.
@MainActor @Suite struct ListUpdaterEventsTests {
  private let host = RecordingHost()
  private let log = Log()
  private var updater: ListUpdater { host.updater }
  private let first = RowPosition(section: 0, row: 0)
  private let second = RowPosition(section: 0, row: 1)

  private func screen(_ name: String, hasRow: Bool = true, isPlain: Bool = false) -> ScreenSnapshot
  {
    let log = log
    let row = Note(id: 1)
      .onSelect { log.lines.append("\(name) select") }
      .onDisplay { log.lines.append("\(name) display") }
      .onEndDisplay { log.lines.append("\(name) end") }
      .onPrefetch { log.lines.append("\(name) \($0)") }
      .swipeActions(SwipeAction("Pin") { log.lines.append("\(name) pin") })
    return ScreenSnapshot(
      Section("s") {
        if hasRow { isPlain ? Note(id: 1).asRow() : row }
        Photo(id: "p")
      })
  }

  @Test func theNewestHandlersRunEvenIfTheirSnapshotWaits() {
    updater.apply(screen("old"))
    let row = updater.current[first]
    host.readiness = .busy
    updater.apply(screen("new"))
    #expect(updater.isWaiting)
    #expect(updater.select(at: first))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: first, .expected)
    updater.prefetch(at: first, .cancelled)
    let action = row.attributes.swipeActions.trailing[0]
    #expect(updater.perform(action, on: .trailing, of: row.id))
    let events = ["select", "display", "end", "expected", "cancelled", "pin"]
    #expect(log.lines == events.map { "new \($0)" })
  }

  @Test func aRowWithoutHandlersRunsNothing() {
    updater.apply(screen("old"))
    let row = updater.current[second]
    #expect(!updater.select(at: second))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: second, .expected)
    #expect(!updater.perform(SwipeAction("Pin") {}, on: .trailing, of: row.id))
    #expect(log.lines == [])
  }

  @Test func aHandlerThatIsGoneIsNotRun() {
    updater.apply(screen("old"))
    let row = updater.current[first]
    host.readiness = .busy
    updater.apply(screen("new", isPlain: true))
    #expect(!updater.select(at: first))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: first, .expected)
    #expect(!updater.perform(row.attributes.swipeActions.trailing[0], on: .trailing, of: row.id))
    #expect(log.lines == [])
  }

  @Test func aRowThatIsGoneEndsItsDisplayItself() {
    updater.apply(screen("old"))
    let row = updater.current[first]
    updater.apply(screen("new", hasRow: false))
    updater.beginDisplay(of: row)
    #expect(!updater.perform(row.attributes.swipeActions.trailing[0], on: .trailing, of: row.id))
    updater.endDisplay(of: row)
    #expect(log.lines == ["old end"])
  }

  @Test func aSwipeActionIsFoundByItsTitleOnItsSide() {
    func screen(_ titles: String...) -> ScreenSnapshot {
      let log = log
      let actions = titles.map { title in SwipeAction(title) { log.lines.append(title) } }
      var row = Note(id: 1).swipeActions(.leading, SwipeAction("C") { log.lines.append("other C") })
      if actions.count == 2 { row = row.swipeActions(actions[0], actions[1]) }
      if actions.count == 1 { row = row.swipeActions(actions[0]) }
      return ScreenSnapshot(Section("s") { row })
    }
    updater.apply(screen("A", "B"))
    let row = updater.current[first]
    let offered = row.attributes.swipeActions.trailing
    updater.apply(screen("B"))
    #expect(updater.perform(offered[1], on: .trailing, of: row.id))
    #expect(!updater.perform(offered[0], on: .trailing, of: row.id))
    #expect(!updater.perform(SwipeAction("C") {}, on: .trailing, of: row.id))
    #expect(!updater.perform(offered[1], on: .trailing, of: "none"))
    #expect(log.lines == ["B"])
  }

  @Test func positionsOutOfRange() {
    updater.apply(screen("old"))
    for (section, row) in [(0, 2), (0, -1), (1, 0), (-1, 0)] {
      let position = RowPosition(section: section, row: row)
      #expect(updater.currentRow(at: position) == nil)
      #expect(!updater.select(at: position))
      updater.prefetch(at: position, .expected)
    }
    #expect(updater.currentRow(at: second)?.id == RowID("p", of: Photo.self))
    #expect(log.lines == [])
  }
}
