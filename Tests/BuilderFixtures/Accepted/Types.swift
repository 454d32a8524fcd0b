// Screens of types with parameters, and models of types that are known only when the screen is shown.

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

struct Existentials: Screen {
  var header: (any CellModel)?
  var models: [any CellModel]
  var moreModels: [any CellModel]?
  var model: any CellModel

  var body: some ScreenContent {
    Section("main", header: header) {
      model
      Row(model).id("explicit")
      header
      models
      moreModels
      models.first
      for model in models { model }
      if let header { header } else { Divider() }
      [Label(text: "1"), Divider()]
      Container("inside", Carousel()) { models }
    }
    model
    models
    header
    moreModels
  }
}

// Models are compared as the compiler, or their author, says: what explains mistakes is in no way.
enum Kind: CellModel {
  case plain
  case counted(Int)
}

struct Pair<First: Equatable & Sendable, Second: Equatable & Sendable>: CellModel {
  var first: First
  var second: Second
}

struct Rounded: CellModel, Identifiable {
  let id: Int
  var value: Double

  static func == (left: Rounded, right: Rounded) -> Bool {
    left.id == right.id && left.value.rounded() == right.value.rounded()
  }
}

final class Shared: CellModel {
  let name: String
  init(name: String) { self.name = name }

  static func == (left: Shared, right: Shared) -> Bool { left.name == right.name }
}

struct Hashed: CellModel, Hashable, Comparable {
  var rank: Int
  static func < (left: Hashed, right: Hashed) -> Bool { left.rank < right.rank }
}

func compared<Model: CellModel>(_ left: Model, _ right: Model) -> Bool { left == right }

func comparisons(_ label: Label, _ model: any CellModel, _ labels: [Label]) -> [Bool] {
  [
    label == Label(text: "1"), label != Label(text: "2"), labels == [label], labels.first == label,
    Kind.plain == .counted(1), Pair(first: 1, second: "1") == Pair(first: 2, second: "2"),
    compared(label, label), model as? Label == label, labels.contains(label),
  ]
}

struct Equality: Screen {
  var label: Label
  var kind: Kind

  var body: some ScreenContent {
    Section("main") {
      if label == Label(text: "1") { label }
      if kind != .plain { kind }
      Pair(first: label, second: kind)
      Rounded(id: 1, value: 1)
      Hashed(rank: 1)
      Shared(name: "1")
    }
  }
}
