// An app's own `ForEach` is not in the way of the one that explains itself, nor the other way round.

import ScreenDSL

struct ForEach: CellModel {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
}

struct OwnForEach: Screen {
  var body: some ScreenContent {
    Section("main") {
      ForEach([1, 2])
      ForEach([]).id("empty")
    }
  }
}
