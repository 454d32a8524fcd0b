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
    #expect(
      "\(changes.explanation)".contains(
        #"contextMenu: [] -> ["Share" 'arrow', "More" ["Delete" destructive]]"#))
    #expect(menu.description.contains("menu 'Share', 'More' ['Delete']"))
    let preview = screen(Note(id: 1).contextMenu(items: {}, onPreview: {}))
    #expect(preview != plain)
    #expect(preview == screen(Note(id: 1).contextMenu(items: { [] }, onPreview: {})))
    #expect("\(preview.changeset(from: plain).explanation)".contains("contextMenu.onPreview"))
  }

  @Test(arguments: [true, false]) func theStatementsOfAMenuAreItsItems(isOwn: Bool) {
    let row = Row(
      Note(id: 1).contextMenu {
        MenuAction("Copy") {}
        if isOwn { MenuAction("Edit") {} }
        if isOwn { MenuAction("Delete") {} } else { MenuAction("Report") {} }
        for name in ["Ann", "Bob"] { MenuAction(name) {} }
        [MenuAction("Share") {}]
      })
    let middle = isOwn ? ["Edit", "Delete"] : ["Report"]
    let titles = ["Copy"] + middle + ["Ann", "Bob", "Share"]
    #expect(row.attributes.contextMenu.actions.map(\.title) == titles)
    #expect(row.attributes.contextMenu.onPreview == nil)
  }
}
