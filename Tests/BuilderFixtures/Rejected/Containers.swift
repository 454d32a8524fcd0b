import ScreenDSL

// error at ROWS: make the model's type conform to 'ContainerModel'
// error at MODEL: an ID and a 'ContainerModel': 'Container("a", Shelf())'

struct ContainerOfOther: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Container("id", Label(text: "1")) { Label(text: "2") }  // ROWS
      Container(Label(text: "1")) { Label(text: "2") }  // MODEL
      Container("id", Label(text: "1"), dependsOn: 1) { Label(text: "2") }  // ROWS
      Container(Label(text: "1"), dependsOn: 1) { Label(text: "2") }  // MODEL
      Container("id", Element(id: "1", name: "1")) { Label(text: "2") }  // ROWS
      Container(Element(id: "1", name: "1"), dependsOn: 1) { Label(text: "2") }  // MODEL
      for element in state.elements {
        Container("outer", Carousel()) {
          Container("inner", element) { ElementCard(element) }  // ROWS
        }
      }
    }
    Container("loose", Label(text: "1")) { Label(text: "2") }  // ROWS
  }
}
