// Screens that return a list, and models compared as the compiler, or their author, says.

import ScreenDSL

struct ReturnedList: Screen {
  var sections: [Section]

  var body: some ScreenContent { return sections }
}

// The declarations that explain mistakes do not hinder models that are compared as they should be.
enum Kind: CellModel {
  case plain
  case counted(Int)
}

struct Pair<First: Equatable & Sendable, Second: Equatable & Sendable>: CellModel {
  var first: First, second: Second
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

struct Equality: Screen {
  var label: Label
  var kind: Kind

  var body: some ScreenContent {
    Section("main") {
      if label == Label(text: "1"), kind != .plain { kind }
      Pair(first: label, second: kind)
      Rounded(id: 1, value: 1)
      Hashed(rank: 1)
      Shared(name: "1")
    }
  }
}
