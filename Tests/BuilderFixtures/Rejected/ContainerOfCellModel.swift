import ScreenDSL

struct ContainerOfCellModel: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container("id", Label(text: "1")) { Label(text: "2") }
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container(Label(text: "1")) { Label(text: "2") }
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container("id", Label(text: "1"), dependsOn: 1) { Label(text: "2") }
      // error: this model cannot hold rows; make its type conform to 'ContainerModel'
      Container(Label(text: "1"), dependsOn: 1) { Label(text: "2") }
      for element in state.elements {
        Container("outer", Carousel()) {
          // error: this model cannot hold rows; make its type conform to 'ContainerModel'
          Container("inner", Label(text: "1")) { ElementCard(element) }
        }
      }
    }
    // error: this model cannot hold rows; make its type conform to 'ContainerModel'
    Container("loose", Label(text: "1")) { Label(text: "2") }
  }
}
