import ScreenDSL

// error at VALUE: make its type conform to 'LookModel' or 'CellModel'
// error at VIEW: an object is no cell model; show it by a registered cell

struct ValueInSection: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Element(id: "1", name: "1")  // VALUE
      Label(text: "1")
      state.elements  // VALUE
      state.elements.map { $0.name }  // VALUE
      [1, 2]  // VALUE
      state.elements.first  // VALUE
      state.elements.count  // VALUE
      "text"  // VALUE
      if state.showsBanner { state } else { Label(text: "2") }  // VALUE
      if let title = state.title { title }  // VALUE
      for element in state.elements { element }  // VALUE
      switch state.vertical {
      case .unsorted: Label(text: "3")
      case .aToZ: 3  // VALUE
      case .zToA: Label(text: "4")
      }
      Container("carousel", Carousel()) {
        for element in state.elements { element }  // VALUE
        state.elements  // VALUE
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

struct ValueOnScreen: Screen {
  var state: MainState

  var body: some ScreenContent {
    Element(id: "1", name: "1")  // VALUE
    Section("main") { Label(text: "1") }
    state.elements  // VALUE
    if let first = state.elements.first { first } else { Label(text: "2") }  // VALUE
    for element in state.elements { element }  // VALUE
  }

  @ScreenBuilder func sections() -> some ScreenContent {
    state.title  // VALUE
  }
}

// A screen names no view: an object is explained as one, a value as one that is no cell model.

class UIView {}
final class UILabel: UIView {}

struct Caption { var text: String }

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
