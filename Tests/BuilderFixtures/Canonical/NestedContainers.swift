import ScreenDSL

struct NestedContainers: Screen {
  var state: MainState

  var body: some ScreenContent {
    Section("main") {
      Label(text: "Level 0")
      Container("level0", Carousel()) {
        Label(text: "Level 1")
        Container("level1", Carousel()) {
          Label(text: "Level 2")
          Container("level2", Carousel()) {
            Label(text: "Level 3")
            Container("level3", Carousel()) {
              Label(text: "Level 4")
              Container("level4", Carousel()) {
                Label(text: "Level 5")
                Container("level5", Carousel()) {
                  Label(text: "Level 6")
                  Container("level6", Carousel()) {
                    Label(text: "Level 7")
                    Container("level7", Carousel()) {
                      Label(text: "Level 8")
                      Container("level8", Carousel()) {
                        Label(text: "Level 9")
                        Container("level9", Carousel()) {
                          for element in state.elements { ElementCard(element) }
                        }
                        if state.showsBanner {
                          Container(Carousel(height: 9)) {
                            for element in state.elements { ElementCard(element) }
                          }
                        }
                      }
                      if state.showsBanner {
                        Container(Carousel(height: 8)) {
                          for element in state.elements { ElementCard(element) }
                        }
                      }
                    }
                    if state.showsBanner {
                      Container(Carousel(height: 7)) {
                        for element in state.elements { ElementCard(element) }
                      }
                    }
                  }
                  if state.showsBanner {
                    Container(Carousel(height: 6)) {
                      for element in state.elements { ElementCard(element) }
                    }
                  }
                }
                if state.showsBanner {
                  Container(Carousel(height: 5)) {
                    for element in state.elements { ElementCard(element) }
                  }
                }
              }
              if state.showsBanner {
                Container(Carousel(height: 4)) {
                  for element in state.elements { ElementCard(element) }
                }
              }
            }
            if state.showsBanner {
              Container(Carousel(height: 3)) {
                for element in state.elements { ElementCard(element) }
              }
            }
          }
          if state.showsBanner {
            Container(Carousel(height: 2)) {
              for element in state.elements { ElementCard(element) }
            }
          }
        }
        if state.showsBanner {
          Container(Carousel(height: 1)) {
            for element in state.elements { ElementCard(element) }
          }
        }
      }
      if state.showsBanner {
        Container(Carousel(height: 0)) {
          for element in state.elements { ElementCard(element) }
        }
      }
    }
  }
}
