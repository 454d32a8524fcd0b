// options: -emit-sil -o /dev/null
// What a handler runs is on the main actor, and so is a screen's closure that it runs. The compiler finds
// that out after the types.

import ScreenDSL

struct ClosureOfScreen: Screen {
  var elements: [Element]
  var open: (Element) -> Void

  var body: some ScreenContent {
    for element in elements {
      // error: sending 'self' risks causing data races [#SendingRisksDataRace]
      ElementRow(element).onSelect { open(element) }
    }
  }
}

// A class that belongs to no actor and is not `Sendable` is the same.

final class Store {
  func open(_ element: Element) {}
}

struct StoreOfScreen: Screen {
  var elements: [Element]
  var store: Store

  var body: some ScreenContent {
    for element in elements {
      // error: sending 'self' risks causing data races [#SendingRisksDataRace]
      ElementRow(element).onSelect { store.open(element) }
    }
  }
}
