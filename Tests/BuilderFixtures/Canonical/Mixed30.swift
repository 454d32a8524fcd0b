import ScreenDSL

struct Mixed30: Screen {
  var state: MainState
  var store: MainStore

  var body: some ScreenContent {
    Section("main", header: Label(text: "Statements")) {
      Banner(title: "Promo 0", onClose: Handler { store.closeBanner() })
      Label(text: "Label 0").id("label0")
      if state.showsBanner {
        Label(text: "Optional 0")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel0", Carousel(height: 180)) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(element).onSelect { store.pick(element) }
        }
      }
      for element in state.elements(sorted: state.vertical) {
        ElementRow(element).onSelect { store.pick(element) }
      }
      if let title = state.title {
        Label(text: title)
      } else {
        Divider()
      }
      switch state.vertical {
      case .unsorted: Label(text: "Unsorted 0")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 0").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 1", onClose: Handler { store.closeBanner() })
      Label(text: "Label 1").id("label1")
      if state.showsBanner {
        Label(text: "Optional 1")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel1", Carousel(height: 180)) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(element).onSelect { store.pick(element) }
        }
      }
      for element in state.elements(sorted: state.vertical) {
        ElementRow(element).onSelect { store.pick(element) }
      }
      if let title = state.title {
        Label(text: title)
      } else {
        Divider()
      }
      switch state.vertical {
      case .unsorted: Label(text: "Unsorted 1")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 1").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 2", onClose: Handler { store.closeBanner() })
      Label(text: "Label 2").id("label2")
      if state.showsBanner {
        Label(text: "Optional 2")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel2", Carousel(height: 180)) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(element).onSelect { store.pick(element) }
        }
      }
      for element in state.elements(sorted: state.vertical) {
        ElementRow(element).onSelect { store.pick(element) }
      }
      if let title = state.title {
        Label(text: title)
      } else {
        Divider()
      }
      switch state.vertical {
      case .unsorted: Label(text: "Unsorted 2")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 2").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
    }
  }
}
