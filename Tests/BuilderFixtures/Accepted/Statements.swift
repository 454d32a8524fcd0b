// Containers, arrays and optionals; headers and local names. The tests of builders have the plain statements.

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

struct Locals: Screen {
  var state: MainState

  var body: some ScreenContent {
    let sorted = state.elements(sorted: .aToZ)
    let (first, last) = (sorted.first, sorted.last)
    Section("main") {
      let names = sorted.map(\.name)
      let text: String = names.joined(separator: ", ")
      var count: Int { names.count }
      Label(text: text)
      Label(text: "\(count)")
      for name in names {
        let capitals = name.uppercased()
        Label(text: capitals)
      }
      if let first, let last {
        let text = first.name + last.name
        Label(text: text)
      }
    }
  }
}
