// Screens with type parameters, screens made of screens, and ready lists as bodies.

import ScreenDSL

struct ListScreen<Model: CellModel & Identifiable>: Screen where Model.ID: Sendable {
  var models: [Model]

  var body: some ScreenContent {
    Section("models") {
      models
      for model in models { model }
      models.first
    }
  }
}

struct Frame<Content: Screen>: Screen {
  var content: Content

  var body: some ScreenContent {
    Section("top") { Divider() }
    content.body
    Section("bottom") { Divider() }
  }
}

struct ReadyList: Screen {
  var sections: [Section]

  var body: [Section] { return sections }
}

struct ReturnedList: Screen {
  var sections: [Section]

  var body: some ScreenContent { return sections }
}

func snapshot() -> ScreenSnapshot {
  Frame(content: ListScreen(models: [ElementRow(Element(id: "1", name: "1"))])).snapshot()
}
