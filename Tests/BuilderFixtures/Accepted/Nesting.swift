// Ten levels of containers, and of branches and loops.

import ScreenDSL

func nestedContainers(_ elements: [Element]) -> Section {
  Section("containers") {
    Label(text: "0")
    Container("0", Carousel()) {
      Label(text: "1")
      Container("1", Carousel()) {
        Label(text: "2")
        Container("2", Carousel()) {
          Label(text: "3")
          Container("3", Carousel()) {
            Label(text: "4")
            Container("4", Carousel()) {
              Label(text: "5")
              Container("5", Carousel()) {
                Label(text: "6")
                Container("6", Carousel()) {
                  Label(text: "7")
                  Container("7", Carousel()) {
                    Label(text: "8")
                    Container("8", Carousel()) {
                      Label(text: "9")
                      Container("9", Carousel()) {
                        for element in elements { ElementCard(element) }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

func nestedBranches(_ flags: [Bool], _ elements: [Element]) -> Section {
  Section("branches") {
    for element in elements {
      ElementRow(element)
      if flags[1] {
        Divider()
        for element in elements {
          ElementRow(element)
          if flags[3] {
            Divider()
            for element in elements {
              ElementRow(element)
              if flags[5] {
                Divider()
                for element in elements {
                  ElementRow(element)
                  if flags[7] {
                    Divider()
                    for element in elements {
                      ElementRow(element)
                      if flags[9] {
                        Divider()
                      } else {
                        Label(text: "9")
                      }
                    }
                  } else {
                    Label(text: "7")
                  }
                }
              } else {
                Label(text: "5")
              }
            }
          } else {
            Label(text: "3")
          }
        }
      } else {
        Label(text: "1")
      }
    }
  }
}
