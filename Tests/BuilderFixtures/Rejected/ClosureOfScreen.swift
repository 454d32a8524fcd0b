// options: -emit-sil -o /dev/null
// What a handler runs is on the main actor, and so is a screen's closure that it runs, and an object of no actor.
// The compiler finds that out after the types.

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
