// `if`, `if let`, `else if`, `else`, `switch`, expressions of them, and blocks without statements.

import ScreenDSL

struct Branches: Screen {
  var state: MainState

  var body: some ScreenContent {
    if state.showsBanner { Section("banner") { Divider() } }
    Section("main") {
      if state.showsBanner {
        Label(text: "1")
        Divider()
      } else if state.elements.isEmpty {
        Divider()
      } else if let title = state.title, !title.isEmpty {
        Label(text: title).id("title")
      } else {
        state.elements.map { ElementRow($0) }
        Divider()
      }
      if let promo = state.promo { promo }
      if case .aToZ = state.vertical { Divider() }
      switch state.vertical {
      case .unsorted: Label(text: "1")
      case .aToZ:
        Divider()
        Divider()
      case .zToA where state.showsBanner: Container(Carousel()) { Divider() }
      case .zToA: nil
      }
      switch state.title {
      case let title? where title.isEmpty: Divider()
      case let title?: Label(text: title)
      case nil: fatalError("No title")
      }
      do {
        Label(text: "1")
        Divider()
      }
    }
    switch state.horizontal {
    case .unsorted: Section("a") { Divider() }
    case .aToZ: Label(text: "loose")
    case .zToA: [Section("b") { Divider() }]
    }
  }
}

struct EmptyBlocks: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("branches", dependsOn: 1) {
      if state.showsBanner {} else { Divider() }
      if state.showsBanner { Divider() } else {}
      switch state.vertical {
      case .unsorted: Divider()
      case .aToZ: nil
      case .zToA: []
      }
      Container(Carousel(), dependsOn: 1) {}
    }
    if state.showsBanner {}
    switch state.horizontal {
    case .unsorted: nil
    default: Section("sorted") { Divider() }
    }
  }
}
