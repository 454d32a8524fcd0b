// A header is a model or a text, and a group gives its rows or sections an action.

import ScreenDSL

func headers(_ title: String, _ subtitle: String?, _ model: (any CellModel)?) -> [Section] {
  [
    Section("main", header: "Customer", footer: Label(text: "1")) { Label(text: "2") },
    Section("main", header: title, footer: subtitle, dependsOn: title) { Label(text: title) },
    Section(header: "Of \(title)", footer: model) { Label(text: "2") },
    Section(header: title.isEmpty ? nil : title) { Label(text: "2") },
    Section("main", header: title.isEmpty ? nil : Label(text: title)) { Label(text: "2") },
  ]
}

struct OneAction: Screen {
  var state: MainState

  var body: some ScreenContent {
    Group {
      Section("a", header: "A") {
        for element in state.elements { ElementRow(element) }
        Group { Label(text: "1") }.onSelect { _ in }
      }
      if state.showsBanner { Section("b") { Label(text: "2") } }
    }
    .onSelect(ElementRow.self) { log($0.name) }
    .onSelect { row in log("\(row.id)") }
    .swipeActions { _ in [SwipeAction("Delete") {}] }
  }
}
