// Functions and properties marked with the builders.

import ScreenDSL

struct MarkedFunctions: Screen {
  var state: MainState

  var body: some ScreenContent {
    sections
    Section("rows") {
      rows
      generic(Divider())
      Container("inside", Carousel()) { rows }
    }
    rows
    for section in allSections(state.elements) { section }
  }

  @ScreenBuilder private var sections: some ScreenContent {
    Section("first") { Divider() }
    Label(text: "loose")
    if state.showsBanner { Section("second") { Divider() } }
  }

  @SectionBuilder private var rows: some SectionContent {
    Label(text: "1")
    if state.showsBanner { Divider() } else { Label(text: "2") }
  }

  @SectionBuilder private func generic(_ model: some CellModel) -> some SectionContent {
    model
    model.id("twice")
  }

  private func allSections(_ elements: [Element]) -> [Section] {
    elements.map { element in Section(element.id) { ElementRow(element) } }
  }
}
