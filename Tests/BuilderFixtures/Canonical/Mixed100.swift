import ScreenDSL

struct Mixed100: Screen {
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
      Banner(title: "Promo 3", onClose: Handler { store.closeBanner() })
      Label(text: "Label 3").id("label3")
      if state.showsBanner {
        Label(text: "Optional 3")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel3", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 3")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 3").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 4", onClose: Handler { store.closeBanner() })
      Label(text: "Label 4").id("label4")
      if state.showsBanner {
        Label(text: "Optional 4")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel4", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 4")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 4").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 5", onClose: Handler { store.closeBanner() })
      Label(text: "Label 5").id("label5")
      if state.showsBanner {
        Label(text: "Optional 5")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel5", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 5")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 5").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 6", onClose: Handler { store.closeBanner() })
      Label(text: "Label 6").id("label6")
      if state.showsBanner {
        Label(text: "Optional 6")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel6", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 6")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 6").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 7", onClose: Handler { store.closeBanner() })
      Label(text: "Label 7").id("label7")
      if state.showsBanner {
        Label(text: "Optional 7")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel7", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 7")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 7").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 8", onClose: Handler { store.closeBanner() })
      Label(text: "Label 8").id("label8")
      if state.showsBanner {
        Label(text: "Optional 8")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel8", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 8")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 8").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
      Banner(title: "Promo 9", onClose: Handler { store.closeBanner() })
      Label(text: "Label 9").id("label9")
      if state.showsBanner {
        Label(text: "Optional 9")
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel9", Carousel(height: 180)) {
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
      case .unsorted: Label(text: "Unsorted 9")
      case .aToZ: Divider()
      case .zToA: Label(text: "Z to A 9").onSelect { store.closeBanner() }
      }
      state.elements.map { ElementRow($0) }
      state.promo
    }
  }
}
