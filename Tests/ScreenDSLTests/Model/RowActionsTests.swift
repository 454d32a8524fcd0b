@Suite(.timed) struct RowActionsTests {
  @Test func whatTheUserSeesOfAMenuOrASwipeIsCompared() {
    let menus = [
      MenuAction("A") {}, MenuAction("B") {}, MenuAction("A", image: "a") {},
      MenuAction("A", style: .destructive) {}, MenuAction("A", isDisabled: true) {},
      MenuAction("A", children: []), MenuAction("A", children: [MenuAction("B") {}]),
    ]
    let rows = menus.map { item in Row(Note(id: 1).contextMenu { item }) }
    for (index, menu) in menus.enumerated() {
      expectEqual(menus.indices.filter { menus[$0] == menu }, [index])
      expectEqual(rows.indices.filter { rows[$0] == rows[index] }, [index])
    }
    expectEqual(menus[0], MenuAction("A") { Issue.record("run") })
    let flag = SwipeAction("Flag") {}
    expectEqual(flag, SwipeAction("Flag") { Issue.record("run") })
    expectEqual(flag, SwipeAction("Flag") { () async in false })
    #expect(flag.style == .normal && flag.allowsFullSwipe)
    let forms = [
      flag, SwipeAction("Flag", image: "flag") {}, SwipeAction("Flag", image: "star") {},
      SwipeAction("Pin") {}, SwipeAction("Flag", style: .destructive) {},
      SwipeAction("Flag", color: .orange) {}, SwipeAction("Flag", color: .named("brand")) {},
      SwipeAction("Flag", allowsFullSwipe: false) {},
    ]
    for (index, form) in forms.enumerated() {
      expectEqual(forms.indices.filter { forms[$0] == form }, [index])
    }
    let screens = forms.map { form in ScreenSnapshot("s") { Row(Note(id: 1)).swipeActions(form) } }
    expectEqual(screens[1].changeset(from: screens[0]).rowUpdates(.reconfigure).count, 1)
    let text = "\(screens[6].changeset(from: screens[1]).explanation)"
    #expect(text.contains(#"swipeActions.trailing: ["Flag" 'flag'] -> ["Flag" named("brand")]"#))
  }

  @Test(arguments: [true, false]) func theStatementsOfAMenuAreItsItems(isOwn: Bool) {
    let row = Row(
      Note(id: 1).contextMenu {
        MenuAction("Copy") {}
        if isOwn { MenuAction("Edit") {} }
        if isOwn { MenuAction("Delete") {} } else { MenuAction("Report") {} }
        for name in ["Ann", "Bob"] { MenuAction(name) {} }
        [MenuAction("Share", children: [MenuAction("Print", style: .destructive) {}])]
      })
    let titles = ["Copy"] + (isOwn ? ["Edit", "Delete"] : ["Report"]) + ["Ann", "Bob", "Share"]
    expectEqual(row.attributes.contextMenu.actions.map(\.title), titles)
    #expect(row.attributes.contextMenu.onPreview == nil)
    let words = titles.map { "'\($0)'" }.joined(separator: ", ")
    #expect(row.description.hasSuffix(" menu \(words) ['Print']"))
    let note = Note(id: 1)
    expectEqual(Row(note.contextMenu(items: {}) {}), Row(note.contextMenu(items: { [] }) {}))
  }
}
