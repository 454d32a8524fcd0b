import Foundation
import ScreenDSL
import TestSupport

/// An ID is made in the builder.
struct RandomIDScene: Screen {
  let state: Scene.State

  var body: some ScreenContent {
    Section("main", header: Scene.Heading(text: "Elements")) {
      Scene.SortMenu(selected: state.vertical, onChange: Handler { _ in })
        .id("menu/v")
      for element in state.elements {
        Scene.ElementRow(element, label: element.name).id(UUID())  // planted
      }
    }
  }
}
