import ScreenDSL

struct ValueOnScreen: Screen {
  var state: MainState

  var body: some ScreenContent {
    // error: this value is no cell model; make its type conform to 'CellModel'
    Element(id: "1", name: "1")
    Section("main") { Label(text: "1") }
    // error: these values are no cell models; make their type conform to 'CellModel'
    state.elements
    if let first = state.elements.first {
      // error: this value is no cell model; make its type conform to 'CellModel'
      first
    } else {
      Label(text: "2")
    }
    for element in state.elements {
      // error: this value is no cell model; make its type conform to 'CellModel'
      element
    }
  }

  @ScreenBuilder func sections() -> some ScreenContent {
    // error: this value is no cell model; make its type conform to 'CellModel'
    state.title
  }
}
