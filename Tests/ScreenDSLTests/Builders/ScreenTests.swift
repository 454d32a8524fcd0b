@Suite(.timed) struct ScreenTests {
  private struct List<Model: CellModel>: Screen {
    var models: [Model]
    var body: some ScreenContent { Section("list") { models } }
  }

  private struct Frame<Content: Screen>: Screen {
    var content: Content
    var isShown = true
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

  private struct SingleRow: Screen {
    var body: some ScreenContent { Label() }
  }

  private struct Nothing: Screen {
    var body: some ScreenContent {}
  }

  @Test func screensOfScreens() {
    let screen = Frame(content: List(models: [Note(id: 1)]))
    #expect(
      screen.snapshot().description == """
        section 'top'
          Label '#0' (text: 0)
        section 'list'
          Note '1' (text: 0)
        section 'bottom'
          Label '#0' (text: 0)
        """)
  }

  @Test func readyLists() {
    let sections = [Section("a") { Label() }, Section("b") { Label() }]
    #expect(ReadyList(sections: sections).snapshot().sections.map(\.id) == ["a", "b"])
  }

  @Test func theSmallestScreens() {
    #expect(SingleRow().snapshot().description == "section 'rows'\n  Label '#0' (text: 0)")
    #expect(Nothing().snapshot() == ScreenSnapshot())
  }
}
