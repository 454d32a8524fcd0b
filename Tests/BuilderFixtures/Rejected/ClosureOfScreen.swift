// options: -emit-sil -o /dev/null
// What a handler runs is on the main actor, and so is a screen's closure that it runs, and an object of no actor.
// The compiler finds that out after the types. A closure of the screen takes all of its properties along.

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

@MainActor protocol Guide: AnyObject { func open(_ element: Element) }
@MainActor protocol SafeGuide: AnyObject, Sendable { func open(_ element: Element) }

struct Guided: Screen {
  var elements: [Element]
  weak var guide: (any Guide)?, safe: (any SafeGuide)?

  var body: some ScreenContent {
    for element in elements {
      // error: sending 'self' risks causing data races [#SendingRisksDataRace]
      ElementRow(element).onSelect { safe?.open(element) }
    }
  }
}

struct SafelyGuided: Screen {
  var elements: [Element]
  weak var guide: (any SafeGuide)?

  var body: some ScreenContent {
    for element in elements { ElementRow(element).onSelect { guide?.open(element) } }
  }
}
