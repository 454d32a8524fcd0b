import ScreenDSL

struct ValueInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      // error: this value is no cell model; make its type conform to 'CellModel'
      Element(id: "1", name: "1")
      Label(text: "1")
      // error: this value is no cell model; make its type conform to 'CellModel'
      state.elements.first
      // error: this value is no cell model; make its type conform to 'CellModel'
      state.elements.count
      // error: this value is no cell model; make its type conform to 'CellModel'
      "text"
      if state.showsBanner {
        // error: this value is no cell model; make its type conform to 'CellModel'
        state
      } else {
        Label(text: "2")
      }
      if let title = state.title {
        // error: this value is no cell model; make its type conform to 'CellModel'
        title
      }
      for element in state.elements {
        // error: this value is no cell model; make its type conform to 'CellModel'
        element
      }
      switch state.vertical {
      case .unsorted: Label(text: "3")
      // error: this value is no cell model; make its type conform to 'CellModel'
      case .aToZ: 3
      case .zToA: Label(text: "4")
      }
      Container("carousel", Carousel()) {
        // error: this value is no cell model; make its type conform to 'CellModel'
        for element in state.elements { element }
      }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    Label(text: "1")
    // error: this value is no cell model; make its type conform to 'CellModel'
    state.title
  }

  @SectionBuilder func rows<Model>(_ model: Model) -> some SectionContent {
    // error: this value is no cell model; make its type conform to 'CellModel'
    model
  }
}
