@Suite(.timed) struct ScreenTests {
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
    #expect(screen.sections.map(\.id) == ["top", "list", "bottom"])
    let label = "Label '#0' (text: 0)"
    #expect(screen.rowTexts == [label, "Note '1' (text: 0)", label])
    let sections = ["a", "b"].map { Section($0) { Label() } }
    #expect(ReadyList(sections: sections).snapshot().sections.map(\.id) == ["a", "b"])
    #expect(SingleRow().snapshot().description == "section 'rows'\n  " + label)
    #expect(Nothing().snapshot() == ScreenSnapshot())
  }
}
