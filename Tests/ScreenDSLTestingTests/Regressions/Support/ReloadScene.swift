import ScreenDSL
import TestSupport

/// The menu under the thumb gets another cell with each choice.
struct ReloadScene: Screen {
  let state: Scene.State
  let store: Scene.Store

  var body: some ScreenContent {
    Section("main") {
      menu(CellVariant("\(state.vertical)"))  // planted
      for element in state.elements(sorted: state.vertical) {
        Scene.ElementRow(element, label: element.name)
      }
    }
  }

  private func menu(_ variant: CellVariant) -> some SectionContent {
    Scene.SortMenu(
      selected: state.vertical, variant: variant,
      onChange: Handler { store.state.vertical = $0 }
    ).id("menu/v")
  }
}
