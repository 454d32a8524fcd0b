import ScreenDSL

struct ValuesInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      // error: these values are no cell models; make their type conform to 'CellModel'
      state.elements
      Label(text: "1")
      // error: these values are no cell models; make their type conform to 'CellModel'
      [1, 2]
      // error: these values are no cell models; make their type conform to 'CellModel'
      state.elements.map { $0.name }
      if state.showsBanner {
        // error: these values are no cell models; make their type conform to 'CellModel'
        state.elements
      }
      Container("carousel", Carousel()) {
        // error: these values are no cell models; make their type conform to 'CellModel'
        state.elements
      }
    }
  }
}
