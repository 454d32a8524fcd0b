// Screens with no section, and with rows between sections.

import ScreenDSL

struct LooseRows: Screen {
  var state: MainState

  var body: some ScreenContent {
    Label(text: "1")
    Label(text: "2").id("two")
    Container(Carousel()) { Divider() }
    state.elements.map { ElementRow($0) }
    for element in state.elements { ElementRow(element) }
    if state.showsBanner { Divider() }
  }
}

struct SingleRow: Screen {
  var body: some ScreenContent { Divider() }
}

struct RowsBetweenSections: Screen {
  var body: some ScreenContent {
    Divider()
    Section("first") { Divider() }
    Divider()
    Divider()
    Section("second") { Divider() }
    Divider()
  }
}
