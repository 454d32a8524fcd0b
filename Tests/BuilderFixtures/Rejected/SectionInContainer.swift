import ScreenDSL

struct SectionInContainer: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("outer") {
      Container("carousel", Carousel()) {
        // error: sections cannot be nested; use a 'Container'
        Section("inner") { Label(text: "1") }
        Container(Carousel(), dependsOn: 1) {
          Label(text: "2")
          // error: sections cannot be nested; use a 'Container'
          Section("inner", dependsOn: 1) { Label(text: "3") }
        }
      }
    }
  }
}
