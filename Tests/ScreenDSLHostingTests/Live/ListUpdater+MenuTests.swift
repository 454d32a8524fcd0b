/// Tests that a chosen menu item runs its newest handler.
@MainActor @Suite(.timedOnMain) struct ListUpdaterMenuTests {
  private let host = RecordingHost()
  private let log = Log()
  private var updater: ListUpdater { host.updater }
  private let first = RowPosition(section: 0, row: 0)

  private func action(_ title: String, _ name: String, isDisabled: Bool = false) -> MenuAction {
    let log = log
    return MenuAction(title, isDisabled: isDisabled) { log.lines.append("\(title) \(name)") }
  }

  private func screen(_ items: [MenuAction], _ version: String) -> ScreenSnapshot {
    let log = log
    return ScreenSnapshot("s") {
      Note(id: 1).contextMenu {
        items
      } onPreview: {
        log.lines.append("preview \(version)")
      }
    }
  }

  @Test func whatCannotBeChosenIsNotRun() throws {
    let items = [
      action("A", "old"), action("Gone", "old"), MenuAction("More", children: [action("B", "old")]),
    ]
    updater.apply(screen(items, "old"))
    let row = try #require(updater.currentRow(at: first))
    updater.apply(
      screen([action("A", "new", isDisabled: true), MenuAction("More", children: [])], "new"))
    for indexes in [[0], [1], [2], [2, 0], [3], [-1], [0, 0]] {
      #expect(!updater.choose(indexes, inMenuOf: row), "\(indexes)")
    }
    updater.apply(ScreenSnapshot())
    #expect(!updater.choose([], inMenuOf: row))
    #expect(log.lines == [])
  }

  @Test func itemsOfOneTitleAreFoundByTheirPlace() throws {
    updater.apply(screen([action("A", "1"), action("A", "2")], "old"))
    let row = try #require(updater.currentRow(at: first))
    updater.apply(screen([action("B", "0"), action("A", "3"), action("A", "4")], "new"))
    #expect(updater.choose([1], inMenuOf: row))
    #expect(updater.choose([0], inMenuOf: row))
    #expect(log.lines == ["A 4", "A 3"])
  }
}
