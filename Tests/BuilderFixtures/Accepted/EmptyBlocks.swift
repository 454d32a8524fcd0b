// Blocks and branches without statements.

import ScreenDSL

struct EmptyScreen: Screen {
  var body: some ScreenContent {}
}

struct EmptyBlocks: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("empty") {}
    Section("dependent", dependsOn: 1) {}
    Section("branches") {
      if state.showsBanner {}
      if state.showsBanner {} else { Divider() }
      if state.showsBanner { Divider() } else {}
      for _ in state.elements {}
      switch state.vertical {
      case .unsorted: Divider()
      case .aToZ: nil
      case .zToA: []
      }
      Container("empty", Carousel()) {}
      Container(Carousel(), dependsOn: 1) {}
    }
    if state.showsBanner {}
  }
}
