import ScreenDSL

// error at ROWS: make the model's type conform to 'ContainerModel'
// error at MODEL: an ID and a 'ContainerModel': 'Container("a", Shelf())'

struct ContainerOfCellModel: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Container("id", Label(text: "1")) { Label(text: "2") }  // ROWS
      Container(Label(text: "1")) { Label(text: "2") }  // MODEL
      Container("id", Label(text: "1"), dependsOn: 1) { Label(text: "2") }  // ROWS
      Container(Label(text: "1"), dependsOn: 1) { Label(text: "2") }  // MODEL
      for element in state.elements {
        Container("outer", Carousel()) {
          Container("inner", Label(text: "1")) { ElementCard(element) }  // ROWS
        }
      }
    }
    Container("loose", Label(text: "1")) { Label(text: "2") }  // ROWS
  }
}

struct ContainerOfValue: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Container("id", Element(id: "1", name: "1")) { Label(text: "2") }  // ROWS
      Container(Element(id: "1", name: "1")) { Label(text: "2") }  // MODEL
      Container("id", Element(id: "1", name: "1"), dependsOn: 1) { Label(text: "2") }  // ROWS
      Container(Element(id: "1", name: "1"), dependsOn: 1) { Label(text: "2") }  // MODEL
      for element in state.elements {
        Container("outer", Carousel()) {
          Container("inner", Element(id: "1", name: "1")) { ElementCard(element) }  // ROWS
        }
      }
    }
    Container("loose", Element(id: "1", name: "1")) { Label(text: "2") }  // ROWS
  }
}
