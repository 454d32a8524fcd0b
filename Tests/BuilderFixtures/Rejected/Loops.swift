import ScreenDSL

// error at LOOP: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'

struct ForEachInBuilders: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Label(text: "1")
      ForEach(state.elements) { element in  // LOOP
        ElementRow(element).onSelect {}
      }
      ForEach(state.elements) { ElementRow($0) }  // LOOP
      ForEach(state.elements, id: \.name) { element in  // LOOP
        if state.showsBanner { Divider() }
        ElementRow(element)
      }
      Container("carousel", Carousel()) {
        ForEach(0..<3) { Label(text: "\($0)") }  // LOOP
      }
    }
    ForEach(state.elements) { element in  // LOOP
      Section(element.id) { ElementRow(element) }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    ForEach(state.elements) { ElementRow($0) }  // LOOP
  }
}
