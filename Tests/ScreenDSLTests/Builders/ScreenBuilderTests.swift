@Suite(.timed) struct ScreenBuilderTests {
  @Test func looseRowsFormSectionsAlsoBetweenDeclaredOnes() {
    let screen = ScreenSnapshot.screen {
      Label(text: 1)
      Note(id: 2)
      Section("a") { Label(text: 3) }
      Label(text: 4)
      Section("b") {}
      Section("c") { Note(id: 5) }
      for text in 6..<8 { Label(text: text) }
    }
    #expect(
      screen.description == """
        section 'rows'
          Label '#0' (text: 1)
          Note '2' (text: 0)
        section 'a'
          Label '#0' (text: 3)
        section 'rows after a'
          Label '#3' (text: 4)
        section 'b'
        section 'c'
          Note '5' (text: 0)
        section 'rows after c'
          Label '#6[0]' (text: 6)
          Label '#6[1]' (text: 7)
        """)
    expectEqual(screen.sections.map(\.id.isImplicit), [true, false, true, false, false, true])
    let models: [any CellModel] = [Label(text: 1), Note(id: 2)]
    let loose = ScreenSnapshot.screen {
      models
      models[0]
      Container("grid", Grid()) { Label(text: 3) }
      if models.isEmpty { Label(text: 4) }
    }
    let first = ["Label '#0a[0]' (text: 1)", "Note '2' (text: 0)", "Label '#1' (text: 1)"]
    expectEqual(loose.rowTexts, first + ["Grid 'grid' (text: 0)", "Label '#0' (text: 3)"])
  }

  @Test(arguments: [true, false]) func arraysOptionalsAndFunctionsOfSections(isFirst: Bool) {
    let part: any ScreenContent = Section("l") {}
    let screen = ScreenSnapshot.screen {
      sections(["a", "b"])
      sections(["c"]).first
      sections([]).first
      pair("d")
      for name in ["e", "f"] { Section(name) {} }
      if isFirst { Section("g") {} } else { Section("h") {} }
      for name in ["i", "j", "k"] { if name != "j" { Section(name) {} } }
      part
      List(models: [Note(id: 1)]).id("m")
    }
    let ids = ["a", "b", "c", "d", "rows after d", "e", "f", isFirst ? "g" : "h"]
    expectEqual(screen.sections.map(\.id.description), ids + ["i", "k", "l", "m.list"])
  }

  private func sections(_ names: [String]) -> [Section] { names.map { Section($0) { Label() } } }

  @ScreenBuilder private func pair(_ name: String) -> some ScreenContent {
    Section(name) { Label() }
    Label()
  }

  @Test func looseRowsKeepTheirIdentityWhenASectionAboveDisappears() {
    let screens = [true, false].map { isShown in
      ScreenSnapshot.screen {
        if isShown { Section("promo") { Note(id: 1) } }
        for text in 1..<3 { Label(text: text) }
        Label(text: 3)
        Section("main") { Label(text: 4) }
        Label(text: 5)
      }
    }
    for screen in screens {
      let loose = screen.sections.filter(\.id.isImplicit).flatMap(\.rows)
      expectEqual(loose.map(\.id.description), ["#1[0]", "#1[1]", "#2", "#4"])
    }
    let changes = screens[1].changeset(from: screens[0])
    #expect(changes.rowInsertions == [] && changes.rowUpdates == [])
    expectEqual(changes.rowRemovals, [RowPosition(0, 0)])
  }

  private struct List<Model: CellModel>: Screen {
    var models: [Model]
    var body: some ScreenContent { Section("list") { models } }
  }

  private struct Frame<Content: Screen>: Screen {
    var content: Content, isShown = true
    var body: some ScreenContent {
      if isShown { Section("top") { Label() } }
      content.body
      Section("bottom") { Label() }
    }
  }

  private struct ReadyList: Screen {
    var sections: [Section]
    var body: [Section] { return sections }
  }

  private struct SingleRow: Screen { var body: some ScreenContent { Label() } }
  private struct Nothing: Screen { var body: some ScreenContent {} }

  @Test func screensOfScreensAndReadyListsAndTheSmallest() {
    let screen = Frame(content: List(models: [Note(id: 1)])).snapshot()
    expectEqual(screen.sections.map(\.id), ["top", "list", "bottom"])
    let label = "Label '#0' (text: 0)"
    expectEqual(screen.rowTexts, [label, "Note '1' (text: 0)", label])
    let sections = ["a", "b"].map { Section($0) { Label() } }
    expectEqual(ReadyList(sections: sections).snapshot().sections.map(\.id), ["a", "b"])
    expectEqual(SingleRow().snapshot().description, "section 'rows'\n  " + label)
    expectEqual(Nothing().snapshot(), ScreenSnapshot())
  }
}
