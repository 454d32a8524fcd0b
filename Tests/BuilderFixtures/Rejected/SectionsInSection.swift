import ScreenDSL

struct SectionsInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("outer") {
      // error: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
      [Section("inner") { Label(text: "1") }]
      // error: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
      state.elements.map { element in Section(element.id) { ElementRow(element) } }
      // error: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
      state.showsBanner ? Section("inner") { Label(text: "2") } : nil
      // error: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
      sections
    }
  }

  @ScreenBuilder var sections: some ScreenContent {
    Section("inner") { Label(text: "3") }
  }
}
