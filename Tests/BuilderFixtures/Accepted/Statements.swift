// A model, a row, a container; arrays and optionals of them.

import ScreenDSL

struct Statements: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main", header: Label(text: "Header"), footer: Divider()) {
      Label(text: "Model")
      Label(text: "Row").id("row")
      Label(text: "Row").onSelect {}
      Row(Divider())
      Container("explicit", Carousel()) { Divider() }
      Container(Carousel()) { Divider() }
      Container("explicit", Carousel(), dependsOn: 1) { Divider() }
      Container(Carousel(), dependsOn: 1) { Divider() }
      Container(Carousel()) { Divider() }.onSelect {}
      state.elements.map { ElementRow($0) }
      state.elements.map { ElementRow($0).onSelect {} }
      state.elements.map { element in Container(Carousel()) { ElementCard(element) } }
      [Label(text: "1"), Label(text: "2")]
      [[Label(text: "1")], []]
      [Label(text: "1"), nil]
      state.promo
      state.promo?.id("promo")
      state.promo.map { label in Container(Carousel()) { label } }
      state.elements.first.map { [ElementRow($0)] }
      state.showsBanner ? Label(text: "Shown") : nil
      state.showsBanner ? Label(text: "Shown") : Label(text: "Hidden")
    }
    .supplementary("badge", Divider())
  }
}
