// Containers, arrays and optionals; headers. The tests of builders have the plain statements.

import ScreenDSL

struct Statements: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main", header: Label(text: "Header"), footer: Divider()) {
      Container(Carousel(), dependsOn: 1) { Divider() }
      Container(Carousel()) { Divider() }.onSelect {}
      state.elements.map { ElementRow($0).onSelect {} }
      state.elements.map { element in Container(Carousel()) { ElementCard(element) } }
      [[Label(text: "1")], []]
      state.promo?.id("promo")
      state.promo.map { label in Container(Carousel()) { label } }
      state.elements.first.map { [ElementRow($0)] }
      state.showsBanner ? Label(text: "Shown") : nil
      state.showsBanner ? Label(text: "Shown") : Label(text: "Hidden")
    }
    .supplementary("badge", Divider())
  }
}

func headers(_ title: String, _ subtitle: String?, _ model: (any CellModel)?) -> [Section] {
  [
    Section("main", header: "Customer", footer: Label(text: "1")) { Label(text: "2") },
    Section("main", header: title, footer: subtitle, dependsOn: title) { Label(text: title) },
    Section(header: "Of \(title)", footer: model) { Label(text: "2") },
    Section(header: title.isEmpty ? nil : title) { Label(text: "2") },
    Section("main", header: title.isEmpty ? nil : Label(text: title)) { Label(text: "2") },
  ]
}
