// Ten levels of branches and loops.

import ScreenDSL

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
