import ScreenDSL

struct ContainerOfValue: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container("id", Element(id: "1", name: "1")) { Label(text: "2") }
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container(Element(id: "1", name: "1")) { Label(text: "2") }
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container("id", Element(id: "1", name: "1"), dependsOn: 1) { Label(text: "2") }
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container(Element(id: "1", name: "1"), dependsOn: 1) { Label(text: "2") }
      for element in state.elements {
        Container("outer", Carousel()) {
          // error: this model cannot hold rows; make its type conform to 'ContainerModel'
          Container("inner", Element(id: "1", name: "1")) { ElementCard(element) }
        }
      }
    }
    // error: this model cannot hold rows; make its type conform to 'ContainerModel'
    Container("loose", Element(id: "1", name: "1")) { Label(text: "2") }
  }
}
