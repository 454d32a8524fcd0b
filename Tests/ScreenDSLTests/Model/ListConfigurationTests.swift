@Suite(.timed) struct ListConfigurationTests {
  private struct Inner: Screen {
    var body: some ScreenContent {
      Section("inner") { Label(text: 1) }.onReachEnd(within: 3) {}.onRefresh {}
    }
  }

  private let section = Section("a") { Label(text: 1) }

  @Test func whatIsSaidIsComparedAndExplainedButNotWhatItDoes() {
    func end(_ rows: Int) -> ScreenSnapshot { ScreenSnapshot(section.onReachEnd(within: rows) {}) }
    func at(_ place: String) -> ScreenSnapshot { ScreenSnapshot(section.listID(place)) }
    let (refreshing, plain) = (ScreenSnapshot(section.onRefresh {}), ScreenSnapshot(section))
    let both = ScreenSnapshot(section.onReachEnd(within: 2) { await Task.yield() }.onRefresh {})
    let following = ScreenSnapshot(section.listID("\n").selectionFollowsFocus())
    let cases: [(ScreenSnapshot, ScreenSnapshot, String)] = [
      (end(5), end(5), "no changes"), (end(5), end(10), "the end's distance 5 -> 10"),
      (refreshing, end(-7), "refresh disappeared\nthe end's distance none -> 1"),
      (end(2), both, "refresh appeared"),
      (plain, edited(false, isAsked: false), "no changes"),
      (edited(false), edited(true), "editing began"),
      (edited(true, selects: true), edited(false), "editing ended"),
      (edited(false), edited(false, selects: true), "no changes"),
      (edited(true), edited(true, selects: true), "selection while editing appeared"),
      (plain, edited(true), "editing began\nthe handler of editing appeared"),
      (edited(true), edited(true, isAsked: false), "the handler of editing disappeared"),
      (at("a"), at("a"), "no changes"), (at("a"), at("\n"), #"the list ID a -> \n"#),
      (plain, at("a"), "the list ID none -> a"), (at("\n"), following, "selection follows focus"),
      (following, plain, "the list ID \\n -> none\nselection no longer follows focus"),
    ]
    for (old, new, text) in cases {
      let changes = new.changeset(from: old)
      #expect(changes.description == text && changes.stages.isEmpty && !changes.hasOwnChanges)
      expectEqual(changes.isEmpty, (old == new))
      expectEqual((old.description == new.description), (old == new))
      expectEqual(changes, new.changeset(from: old))
      expectEqual((changes == old.changeset(from: old)), (old == new))
    }
    let lines = [edited(true, selects: true), both, following].map {
      String($0.description.prefix { !$0.isNewline })
    }
    #expect(
      lines == [
        "screen editable editing with selection", "screen refreshes end within 2",
        #"screen list ID \n selection follows focus"#,
      ])
    #expect(both.description.hasSuffix("\nsection 'a'\n  Label '#0' (text: 1)"))
    let repeated = ScreenSnapshot(section.listID(1).listID(2)).configuration
    #expect(repeated?.place == RowID(2) && repeated?.repeated.map(\.word) == ["listID"])
    #expect(plain.configuration == nil && ScreenSnapshot().configuration == nil)
  }

  @Test func listIDsAndPromptsThatReadAlikeAreOther() {
    let search = ["", "Search"].map { section.searchable("", prompt: $0) { _ in } }
    let none = [section.listID("none"), section.onError { _ in }]
    for pair in [[section.listID(1), section.listID("1")], none, search] {
      let screens = pair.map { ScreenSnapshot($0).showingSearch(false) }
      #expect(screens[0] != screens[1] && !screens[1].changeset(from: screens[0]).isEmpty)
    }
  }

  @Test func aSearchIsARowOfItsOwnAndExplained() {
    func snapshot(
      _ text: String?, _ prompt: String = "Search mail", isUsable: Bool = true,
      reusing old: ScreenSnapshot? = nil
    ) -> ScreenSnapshot {
      let section = Group {
        Section("a", dependsOn: 1) { Label(text: 1) }
        Label(text: 2)
      }
      guard let text else { return ScreenSnapshot(section, reusing: old) }
      let edit: @MainActor @Sendable (String) -> Void = { _ in }
      return ScreenSnapshot(
        section.searchable(text, prompt: prompt, isUsable ? edit : nil), reusing: old)
    }
    expectEqual(snapshot("a").sections.map { "\($0.id)" }, ["search field", "a", "rows after a"])
    expectEqual(snapshot("a").allRows[0].path.section, .search)
    #expect(snapshot("a").description.hasPrefix(#"screen searches "a" "Search mail" enabled"#))
    let cases: [(ScreenSnapshot, ScreenSnapshot, String?)] = [
      (snapshot("a"), snapshot("a"), nil),
      (snapshot("a"), snapshot("b"), #"the search's text "a" -> "b""#),
      (snapshot("a"), snapshot("a", " "), #"the search's prompt "Search mail" -> "Search""#),
      (snapshot("a"), snapshot("a", isUsable: false), "the search's field enabled -> disabled"),
      (snapshot(nil), snapshot("a", ""), #"the search's prompt none -> "Search""#),
      (snapshot("a"), snapshot(nil), #"the search's text "a" -> none"#),
    ]
    for (old, new, text) in cases {
      for isShown in [true, false] {
        let (old, new) = (old.showingSearch(isShown), new.showingSearch(isShown))
        let changes = new.changeset(from: old)
        #expect(changes.isEmpty == (text == nil) && (old == new) == (text == nil))
        expectEqual((old.description == new.description), (text == nil))
        #expect(changes.description.contains(text ?? "no changes"), "\(changes)")
        expectEqual(changes.hasOwnChanges, (isShown && text != nil))
        #expect(changes.stages.last.map { $0.snapshot == new } ?? !changes.hasOwnChanges)
        expectEqual(new.showingSearch(true).showingSearch(false), new.showingSearch(false))
      }
      expectEqual(new.showingSearch(false).showingSearch(true), new)
    }
    // A closure that `dependsOn` skips is still found, with and without the row.
    for old in [snapshot(nil), snapshot("a"), snapshot("b").showingSearch(false)] {
      let shown = snapshot("a", reusing: old)
      #expect(shown == snapshot("a") && snapshot(nil, reusing: old) == snapshot(nil))
      let path = RowPath(snapshot(nil).sections[0].rows[0].id, section: "a")
      #expect(shown.newestRow(at: path) != nil)
      #expect(shown.showingSearch(false).newestRow(at: path) != nil)
    }
  }

  private func edited(_ isOn: Bool, selects: Bool = false, isAsked: Bool = true) -> ScreenSnapshot {
    ScreenSnapshot(
      isAsked
        ? section.editing(isOn, selectsRows: selects) { _ in }
        : section.editing(isOn, selectsRows: selects))
  }

  @Test func theOutermostCountsThenTheFirst() throws {
    let line = UInt32(#line)
    let snapshot = ScreenSnapshot.screen {
      Group {
        Inner()
        Group("x") { Section("b") {}.onRefresh {} }
        for number in 0..<2 { Section(number) {}.onReachEnd(within: 40) {} }
      }.onReachEnd(within: 7) {}
    }
    func lines(_ places: [ListConfiguration.SaidPlace]) -> [String] {
      places.map { "\($0.word) \($0.source.line)" }.sorted()
    }
    let said = try #require(snapshot.configuration)
    #expect(said.end?.rows == 7 && lines(said.places) == ["onReachEnd \(line + 2)", "onRefresh 4"])
    let (loop, inner) = ("onReachEnd \(line + 5)", "onRefresh \(line + 4)")
    expectEqual(lines(said.repeated), ["onReachEnd 4", loop, loop, inner].sorted())
    let screen = Inner().onRefresh {}.onReachEnd(within: 9) {}
    expectEqual(ScreenSnapshot(screen).configuration?.end?.rows, 9)
    let searched = ScreenSnapshot(Inner().searchable("in") { _ in }.searchable("out", nil))
      .configuration
    #expect(searched?.search?.text == "out" && searched?.repeated.count == 1)
  }

  @Test func itChangesNoIDsOfWhatSaysIt() {
    func rows(_ content: some ScreenContent) -> [String] {
      ScreenSnapshot(content).allRows.map { "\($0.path)" }
    }
    @ScreenBuilder func content() -> some ScreenContent {
      Label(text: 0)
      Section { Label(text: 1) }
      for text in 0..<2 { Label(text: text) }
    }
    expectEqual(rows(content()), rows(content().onRefresh {}.emptyContent { Label(text: 7) }))
    expectEqual(rows(content()), Array(rows(content().searchable("") { _ in }).dropFirst()))
    let (row, screen) = (Label(text: 0), Label(text: 0).onRefresh {})
    expectEqual(rows(SectionBuilder.buildBlock(row)), rows(ScreenBuilder.buildBlock(screen)))
  }

  @Test func rowsAreThereInsteadOnlyWhileThereAreNoOthers() {
    func snapshot(_ ids: [Int], reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(
        Group {
          Section("a", dependsOn: ids) { for id in ids { Note(id: id) } }
          Section("b", header: "B") {}
        }.emptyContent {
          Note(id: 1, text: 7)
          Note(id: 1, text: 8)
        }, reusing: old)
    }
    let (empty, full) = (snapshot([]), snapshot([1, 2]))
    #expect(
      empty.description == """
        section 'a'
        section 'b'
          header: SupplementaryText (text: "B")
        section 'when empty' layout list
          Note '1' (text: 7)
          Note '1~2' (text: 8)
        """)
    #expect(full.sections.count == 2 && full.rowCount == 2 && !full.hasSubstitute)
    #expect(snapshot([], reusing: full) == empty && snapshot([1, 2], reusing: empty) == full)
    #expect(snapshot([], reusing: empty).changeset(from: empty).isEmpty)
    #expect(empty.newestRow(at: RowPath("1", section: .substitute)) == nil)
    #expect(
      full.changeset(from: empty).description == """
        remove section 'when empty' at 2
        remove Note '1' at 2.0
        remove Note '1~2' at 2.1
        insert Note '1' at 0.0
        insert Note '2' at 0.1
        """)
    #expect(empty.changeset(from: full).rowMoves.isEmpty)
    for (old, new) in [(empty, full), (full, empty)] {
      expectEqual(new.changeset(from: old).stages.last?.snapshot, new)
    }
    // A search that finds nothing keeps its field.
    let searched = ScreenSnapshot.screen {
      Section("a") {}.searchable("x") { _ in }.emptyContent { Label(text: 7) }
    }
    #expect(searched.hasSubstitute && searched.sections.map(\.id) == [.search, "a", .substitute])
    let nothing = ScreenSnapshot.screen { Section("a") {}.emptyContent {} }
    #expect(!nothing.hasSubstitute && nothing.sections.map(\.id) == ["a"])
  }
}
