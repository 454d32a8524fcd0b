import ScreenDSL
import TestSupport

/// A row that can be tapped is silent.
struct LostLabelScene: Screen {
  let state = Scene.State()

  var body: some ScreenContent {
    Section("main") {
      for element in state.elements {
        Scene.ElementRow(element, label: nil).onSelect {}  // planted
      }
    }
  }
}
