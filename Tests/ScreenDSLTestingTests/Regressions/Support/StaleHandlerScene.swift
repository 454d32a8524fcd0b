import ScreenDSL

/// A handler holds a state, in a block that is not evaluated when that state changes.
struct StaleHandlerScene: Screen {
  let state: Scene.State
  let store: Scene.Store

  var body: some ScreenContent {
    Section("promo", dependsOn: state.showsBanner) {
      if state.showsBanner {
        Scene.Banner(title: "Promo", onClose: Handler { close(state) }).id("banner")  // planted
      }
    }
    Section("main") {
      Scene.SortMenu(selected: state.vertical, onChange: Handler { store.state.vertical = $0 })
        .id("menu/v")
    }
  }

  @MainActor private func close(_ state: Scene.State) {
    store.state = state
    store.state.showsBanner = false
  }
}
