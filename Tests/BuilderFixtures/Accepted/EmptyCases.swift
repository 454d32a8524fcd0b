// What stands in for `break`, `continue` and `guard`.

import ScreenDSL

struct EmptyCases: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      switch state.vertical {
      case .unsorted: nil
      case .aToZ: Label(text: "1")
      case .zToA: nil
      }
      for element in state.elements where !element.name.isEmpty { ElementRow(element) }
      if let title = state.title { Label(text: title) }
    }
    switch state.horizontal {
    case .unsorted: nil
    default: Section("sorted") { Divider() }
    }
  }
}
