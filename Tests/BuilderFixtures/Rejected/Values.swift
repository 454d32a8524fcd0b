import ScreenDSL

// error at VALUE: this value is no cell model; make its type conform to 'LookModel' or 'CellModel'
// error at VALUES: these values are no cell models; make their type conform to 'CellModel'
// error at VIEW: an object is no cell model; declare what a view shows, and register the view for it

struct ValueInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Element(id: "1", name: "1")  // VALUE
      Label(text: "1")
      state.elements.first  // VALUE
      state.elements.count  // VALUE
      "text"  // VALUE
      if state.showsBanner {
        state  // VALUE
      } else {
        Label(text: "2")
      }
      if let title = state.title { title }  // VALUE
      for element in state.elements { element }  // VALUE
      switch state.vertical {
      case .unsorted: Label(text: "3")
      case .aToZ: 3  // VALUE
      case .zToA: Label(text: "4")
      }
      Container("carousel", Carousel()) {
        for element in state.elements { element }  // VALUE
      }
    }
  }

  @SectionBuilder var rows: some SectionContent {
    Label(text: "1")
    state.title  // VALUE
  }

  @SectionBuilder func rows<Model>(_ model: Model) -> some SectionContent {
    model  // VALUE
  }
}

struct ValuesInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      state.elements  // VALUES
      Label(text: "1")
      [1, 2]  // VALUES
      state.elements.map { $0.name }  // VALUES
      if state.showsBanner { state.elements }  // VALUES
      Container("carousel", Carousel()) {
        state.elements  // VALUES
      }
    }
  }
}

struct ValueOnScreen: Screen {
  var state: MainState

  var body: some ScreenContent {
    Element(id: "1", name: "1")  // VALUE
    Section("main") { Label(text: "1") }
    state.elements  // VALUES
    if let first = state.elements.first {
      first  // VALUE
    } else {
      Label(text: "2")
    }
    for element in state.elements { element }  // VALUE
  }

  @ScreenBuilder func sections() -> some ScreenContent {
    state.title  // VALUE
  }
}

// A screen names no view: an object is explained as one, a value as one that is no cell model.

class UIView {}
final class UILabel: UIView {}

struct Caption {
  var text: String
}

struct Views: Screen {
  var state: MainState
  var label: UILabel

  var body: some ScreenContent {
    UILabel()  // VIEW
    Section("main") {
      label  // VIEW
      if state.showsBanner { UIView() }  // VIEW
      for _ in state.elements {
        label  // VIEW
        Divider()
      }
      Caption(text: "1")  // VALUE
      Label(text: "1")
    }
  }
}
