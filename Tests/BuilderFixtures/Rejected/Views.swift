// A screen names no view: an object is explained as one, a value as one that is no cell model.

import ScreenDSL

class UIView {}
final class UILabel: UIView {}

struct Text {
  var text: String
}

struct Views: Screen {
  var state: MainState
  var label: UILabel

  var body: some ScreenContent {
    // error: an object is no cell model; declare what a view shows, and register the view for it
    UILabel()
    Section("main") {
      // error: an object is no cell model; declare what a view shows, and register the view for it
      label
      if state.showsBanner {
        // error: an object is no cell model; declare what a view shows, and register the view for it
        UIView()
      }
      for _ in state.elements {
        // error: an object is no cell model; declare what a view shows, and register the view for it
        label
        Divider()
      }
      // error: this value is no cell model; make its type conform to 'CellModel'
      Text(text: "1")
      Label(text: "1")
    }
  }
}
