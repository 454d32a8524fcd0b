// `for` over anything, with conditions, inside one another.

import ScreenDSL

struct Loops: Screen {
  var state: MainState

  var body: some ScreenContent {
    for element in state.elements {
      Section(element.id) { ElementRow(element) }
    }
    Section("main") {
      for element in state.elements { ElementRow(element) }
      for (index, element) in state.elements.enumerated() {
        ElementRow(element).id(index)
        Divider()
      }
      for element in state.elements where element.name.isEmpty { ElementRow(element) }
      for number in 0..<3 {
        for element in state.elements {
          if number == 1 { ElementRow(element).id("\(number) \(element.id)") }
        }
      }
      for element in state.elements {
        switch element.name {
        case "": Divider()
        default: ElementRow(element)
        }
      }
      for element in state.elements {
        Container(element.id, Carousel()) {
          for element in state.elements { ElementCard(element) }
        }
      }
    }
  }
}
