@MainActor @Suite(.timedOnMain) struct TerminalUnfoldingTests {
  @Test func enterUnfoldsAndFolds() {
    let (host, heard) = (TerminalHost(columns: 30, lines: 10), Log())
    for isExpanded in [false, true] {
      let row = Look.text("Work").id("work").disclosureRows(
        isExpanded: isExpanded, Handler { heard.add("\($0)") }
      ) { Look.text("Mail").id("mail") }
      host.apply(ScreenSnapshot("all") { row })
      #expect(host.hint == "enter select" && host.handle(.enter))
    }
    #expect(host.lines.contains { $0.contains("Work") && $0.contains("⌄") }, "\(host.lines)")
    #expect(host.lines.contains { $0.hasPrefix("│   Mail") }, "\(host.lines)")
    expectEqual(heard.take(), ["true", "false"])
  }

  @Test func theFocusPassesRowsOverAndSelectsTheOthers() {
    let (host, log) = (TerminalHost(columns: 30, lines: 12), Log())
    host.updater.selectionMode = .single
    func show(_ rows: [Int], _ open: Set<Int>) {
      let section = Section("all") {
        for id in rows {
          Look.text("row \(id)").id(id).focusable(open.contains(id)).onSelect { log.add("\(id)") }
        }
      }
      host.apply(ScreenSnapshot(section.selectionFollowsFocus()))
    }
    func focus(_ key: TerminalKey) -> String {
      host.handle(key)
      return "\(host.focusedRow.map { "\($0.id)" } ?? "-") \(log.take().joined())"
    }
    show([0, 1, 2, 3, 4], [1, 3])
    #expect(host.focusedRow?.id == RowID(1) && log.take() == [], "nobody went there")
    #expect(focus(.down) == "3 3" && focus(.down) == "3 " && focus(.home) == "1 1")
    #expect(focus(.pageDown) == "3 3" && focus(.pageUp) == "1 1" && focus(.end) == "3 3")
    expectEqual(host.updater.selection.map { "\($0.id)" }, ["3"])
    #expect(host.lines.contains { $0.hasPrefix("│▸row 3") })
    show([0, 1, 2, 4], [1, 4])
    expectEqual(host.focusedRow?.id, RowID(4))
    show([0, 2], [])
    expectEqual(focus(.down), "- ", "no row can have it")
  }

  @Test func rowsOfAnEditedListAreMarked() {
    let rows = Section("all") {
      for id in 0..<2 { Look.text("row \(id)").id(id).selectable() }
      Look.text("folder").id("folder").disclosureRows(isExpanded: false, Handler { _ in }) {}
    }
    let host = Shop.host(30, 8, ScreenSnapshot(rows.editing(true, selectsRows: true)))
    host.handle(.enter)
    #expect(host.lines[1].hasPrefix("│▸(✓) row 0") && host.lines[3].hasPrefix("│ ( ) row 1"))
    #expect(host.lines[5].hasPrefix("│ folder"), "a tap unfolds it")
    #expect(host.handle(.enter) && host.lines[1].hasPrefix("│ ( ) row 0"))
  }
}
