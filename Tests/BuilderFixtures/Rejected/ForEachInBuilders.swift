import ScreenDSL

struct ForEachInBuilders: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Label(text: "1")
      // error: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
      ForEach(state.elements) { element in
        ElementRow(element).onSelect {}
      }
      // error: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
      ForEach(state.elements) { ElementRow($0) }
      // error: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
      ForEach(state.elements, id: \.name) { element in
        if state.showsBanner { Divider() }
        ElementRow(element)
      }
      Container("carousel", Carousel()) {
        // error: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
        ForEach(0..<3) { Label(text: "\($0)") }
      }
    }
    // error: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
    ForEach(state.elements) { element in
      Section(element.id) { ElementRow(element) }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    // error: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
    ForEach(state.elements) { ElementRow($0) }
  }
}
