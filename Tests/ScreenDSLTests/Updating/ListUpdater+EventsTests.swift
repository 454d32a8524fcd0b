import ScreenDSL
import TestSupport
import Testing

/// What a host tells about a row reaches the newest handler.
@MainActor @Suite(.timedOnMain) struct ListUpdaterEventsTests {
  private let host = RecordingHost()
  private let log = Log()
  private var updater: ListUpdater { host.updater }
  private let first = RowPosition(section: 0, row: 0)
  private let second = RowPosition(section: 0, row: 1)

  private func screen(_ name: String, hasRow: Bool = true, isPlain: Bool = false) -> ScreenSnapshot
  {
    let log = log
    let row = Row(
      Note(id: 1)
        .onSelect { log.lines.append("\(name) select") }
        .onDisplay { log.lines.append("\(name) display") }
        .onEndDisplay { log.lines.append("\(name) end") }
        .onPrefetch { log.lines.append("\(name) \($0)") }
        .swipeActions(SwipeAction("Pin") { log.lines.append("\(name) pin") }))
    return ScreenSnapshot(
      Section("s") {
        if hasRow { isPlain ? Row(Note(id: 1)) : row }
        Photo(id: "p")
      })
  }

  @Test func theNewestHandlersRunEvenIfTheirSnapshotWaits() throws {
    updater.apply(screen("old"))
    let row = try #require(updater.currentRow(at: first))
    host.readiness = .busy
    updater.apply(screen("new"))
    #expect(updater.isWaiting)
    #expect(updater.select(at: first))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: first, .expected)
    updater.prefetch(at: first, .cancelled)
    let action = row.row.attributes.swipeActions.trailing[0]
    #expect(updater.perform(action, on: .trailing, of: row.path))
    let events = ["select", "display", "end", "expected", "cancelled", "pin"]
    #expect(log.lines == events.map { "new \($0)" })
  }

  @Test func aRowWithoutHandlersRunsNothing() throws {
    updater.apply(screen("old"))
    let row = try #require(updater.currentRow(at: second))
    #expect(!updater.select(at: second))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: second, .expected)
    #expect(!updater.perform(SwipeAction("Pin") {}, on: .trailing, of: row.path))
    #expect(log.lines == [])
  }

  @Test func aHandlerThatIsGoneIsNotRun() throws {
    updater.apply(screen("old"))
    let row = try #require(updater.currentRow(at: first))
    host.readiness = .busy
    updater.apply(screen("new", isPlain: true))
    #expect(!updater.select(at: first))
    updater.beginDisplay(of: row)
    updater.endDisplay(of: row)
    updater.prefetch(at: first, .expected)
    #expect(
      !updater.perform(row.row.attributes.swipeActions.trailing[0], on: .trailing, of: row.path))
    #expect(log.lines == [])
  }

  @Test func aRowThatIsGoneEndsItsDisplayItself() throws {
    updater.apply(screen("old"))
    let row = try #require(updater.currentRow(at: first))
    updater.apply(screen("new", hasRow: false))
    updater.beginDisplay(of: row)
    #expect(
      !updater.perform(row.row.attributes.swipeActions.trailing[0], on: .trailing, of: row.path))
    updater.endDisplay(of: row)
    #expect(log.lines == ["old end"])
  }

  @Test func aSwipeActionIsFoundByItsTitleOnItsSide() throws {
    func screen(_ titles: String...) -> ScreenSnapshot {
      let log = log
      let actions = titles.map { title in SwipeAction(title) { log.lines.append(title) } }
      let row = Note(id: 1).swipeActions(.leading, SwipeAction("C") { log.lines.append("other C") })
      return ScreenSnapshot(Section("s") { row.swipeActions(.trailing, actions) })
    }
    updater.apply(screen("A", "B"))
    let row = try #require(updater.currentRow(at: first))
    let offered = row.row.attributes.swipeActions.trailing
    updater.apply(screen("B"))
    #expect(updater.perform(offered[1], on: .trailing, of: row.path))
    #expect(!updater.perform(offered[0], on: .trailing, of: row.path))
    #expect(!updater.perform(SwipeAction("C") {}, on: .trailing, of: row.path))
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
    #expect(updater.currentRow(at: second)?.row.id == RowID("p", of: Photo.self))
    #expect(log.lines == [])
  }
}
