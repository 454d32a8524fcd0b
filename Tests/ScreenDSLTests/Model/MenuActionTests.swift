import ScreenDSL
import TestSupport
import Testing

/// Menus are compared by what the user sees.
@Suite(.timed) struct MenuActionTests {
  private static func menu(_ item: MenuAction) -> Row { Row(Note(id: 1).contextMenu { item }) }

  @Test func whatTheUserSeesIsCompared() {
    let forms = [
      MenuAction("A") {}, MenuAction("B") {}, MenuAction("A", image: "a") {},
      MenuAction("A", style: .destructive) {}, MenuAction("A", isDisabled: true) {},
      MenuAction("A", children: []), MenuAction("A", children: [MenuAction("B") {}]),
    ]
    for (index, form) in forms.enumerated() {
      #expect(forms.indices.filter { forms[$0] == form } == [index])
      #expect(forms.indices.filter { Self.menu(forms[$0]) == Self.menu(form) } == [index])
    }
    #expect(forms[0] == MenuAction("A") { Issue.record("run") })
  }

  @Test func aMenuThatAppearsIsAReconfigure() {
    func screen(_ row: some RowConvertible) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { Row(row) })
    }
    let plain = screen(Note(id: 1))
    let menu = screen(
      Note(id: 1).contextMenu {
        MenuAction("Share", image: "arrow") {}
        MenuAction("More", children: [MenuAction("Delete", style: .destructive) {}])
      })
    let changes = menu.changeset(from: plain)
    #expect(changes.rowUpdates.map(\.kind) == [.reconfigure])
    #expect(plain.applying(changes) == menu)
    #expect(
      "\(changes.explanation)".contains(
        #"contextMenu: [] -> ["Share" 'arrow', "More" ["Delete" destructive]]"#))
    #expect(menu.description.contains("menu 'Share', 'More' ['Delete']"))
    let preview = screen(
      Note(id: 1).contextMenu {
      } onPreview: {
      })
    #expect(
      preview != plain
        && preview
          == screen(
            Note(id: 1).contextMenu {
              []
            } onPreview: {
            })
    )
    #expect("\(preview.changeset(from: plain).explanation)".contains("contextMenu.onPreview"))
  }

  @Test(arguments: [true, false])
  func theStatementsOfAMenuAreItsItems(isOwn: Bool) {
    let row = Row(
      Note(id: 1).contextMenu {
        MenuAction("Copy") {}
        if isOwn { MenuAction("Edit") {} }
        if isOwn { MenuAction("Delete") {} } else { MenuAction("Report") {} }
        for name in ["Ann", "Bob"] { MenuAction(name) {} }
        [MenuAction("Share") {}]
      })
    let middle = isOwn ? ["Edit", "Delete"] : ["Report"]
    #expect(
      row.attributes.contextMenu.actions.map(\.title) == ["Copy"] + middle + [
        "Ann", "Bob", "Share",
      ])
    #expect(row.attributes.contextMenu.onPreview == nil)
  }
}

/// What is chosen in a menu reaches the newest handler.
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
    return ScreenSnapshot(
      Section("s") {
        Note(id: 1).contextMenu {
          items
        } onPreview: {
          log.lines.append("preview \(version)")
        }
      })
  }

  @Test func theNewestHandlerRuns() throws {
    updater.apply(
      screen(
        [action("Share", "old"), MenuAction("More", children: [action("Copy", "old")])], "old")
    )
    let row = try #require(updater.currentRow(at: first))
    host.readiness = .busy
    updater.apply(
      screen(
        [MenuAction("More", children: [action("Copy", "new")]), action("Share", "new")], "new")
    )
    #expect(updater.isWaiting)
    for indexes in [[0], [1, 0], []] { #expect(updater.choose(indexes, inMenuOf: row)) }
    #expect(log.lines == ["Share new", "Copy new", "preview new"])
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
