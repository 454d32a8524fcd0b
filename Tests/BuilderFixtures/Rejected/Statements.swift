// What is no row or no section, in each place of a builder.

import ScreenDSL

// error at VALUE: make its type conform to 'LookModel' or 'CellModel'
// error at TEXT: a text is no row; write 'Look.text(…)' around it
// error at VIEW: an object is no cell model; show it by a registered cell
// error at NOTHING: a statement here must produce something to show; it does not
// error at LOOP: use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'
// error at ROWS: make the model's type conform to 'ContainerModel'
// error at MODEL: an ID and a 'ContainerModel': 'Container("a", Shelf())'
// error at NESTED: sections cannot be nested; use a 'Container'
// error at SECTIONS: sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'
// error at WHOLE: write this modifier of a screen after the section

// A screen names no view: an object is explained as one, a value as one that is no cell model. A text has an error of
// its own, because other files of this folder import ScreenDSLLooks.

class UIView {}
final class UILabel: UIView {}

struct InSections: Screen {
  var state: MainState
  var label: UILabel
  var onEvaluation: (() -> Void)?

  var body: some ScreenContent {
    Section("main") {
      Element(id: "1", name: "1")  // VALUE
      Label(text: "1")
      state.elements  // VALUE
      [1, 2]  // VALUE
      state.elements.first  // VALUE
      "text"  // TEXT
      label  // VIEW
      log("evaluated")  // NOTHING
      onEvaluation?()  // NOTHING
      Label(text: "1").onRefresh {}  // WHOLE
      if state.showsBanner { state } else { Label(text: "2") }  // VALUE
      if let title = state.title { title }  // TEXT
      for element in state.elements { element }  // VALUE
      for element in state.elements {
        log(element.name)  // NOTHING
        ElementRow(element)
      }
      switch state.vertical {
      case .unsorted: Section("inner") { Label(text: "5") }  // NESTED
      case .aToZ: 3  // VALUE
      case .zToA: UIView()  // VIEW
      }
      ForEach(state.elements) { ElementRow($0) }  // LOOP
      ForEach(state.elements, id: \.name) { element in  // LOOP
        if state.showsBanner { Divider() }
        ElementRow(element)
      }
      Section("inner", dependsOn: 1) { Label(text: "2") }  // NESTED
      Container("carousel", Carousel()) {
        state.elements  // VALUE
        log("evaluated")  // NOTHING
        Section("inner") {}  // NESTED
        ForEach(0..<3) { Label(text: "\($0)") }  // LOOP
        Group { Label(text: "2") }.emptyContent { Label(text: "3") }  // WHOLE
      }
      Container("id", Label(text: "1")) { Label(text: "2") }  // ROWS
      Container(Label(text: "1")) { Label(text: "2") }  // MODEL
      Container("id", Label(text: "1"), dependsOn: 1) { Label(text: "2") }  // ROWS
      Container(Element(id: "1", name: "1"), dependsOn: 1) { Label(text: "2") }  // MODEL
    }
  }

  @SectionBuilder func rows<Model>(_ model: Model) -> some SectionContent {
    model  // VALUE
    state.title  // TEXT
    log("evaluated")  // NOTHING
    [Section("inner") { Label(text: "1") }]  // SECTIONS
    state.elements.map { element in Section(element.id) { ElementRow(element) } }  // SECTIONS
    state.showsBanner ? Section("inner") { Label(text: "2") } : nil  // SECTIONS
    sections  // SECTIONS
  }

  @ScreenBuilder var sections: some ScreenContent { Section("inner") { Label(text: "3") } }
}

struct OnScreen: Screen {
  var state: MainState

  var body: some ScreenContent {
    Element(id: "1", name: "1")  // VALUE
    log("evaluated")  // NOTHING
    UILabel()  // VIEW
    Section("main") { Label(text: "1") }
    state.elements  // VALUE
    if let first = state.elements.first { first } else { Label(text: "2") }  // VALUE
    for element in state.elements {
      Label(text: element.name)
      log("evaluated")  // NOTHING
    }
    ForEach(state.elements) { element in Section(element.id) { ElementRow(element) } }  // LOOP
    Container("loose", Label(text: "1")) { Label(text: "2") }  // ROWS
  }
}
