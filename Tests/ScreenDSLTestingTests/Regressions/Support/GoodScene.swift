import ScreenDSL
import TestSupport

/// The main scene as it should be.
struct GoodScene: Screen {
  let state: Scene.State
  let store: Scene.Store

  var body: some ScreenContent {
    Section("main", header: Scene.Heading(text: "Elements")) {
      if state.showsBanner {
        Scene.Banner(title: "Promo Banner", onClose: Handler { store.state.showsBanner = false })
          .id("banner")
      }
      Scene.SortMenu(selected: state.horizontal, onChange: Handler { store.state.horizontal = $0 })
        .id("menu/h")
      Container("carousel", Scene.Carousel()) {
        for element in state.elements(sorted: state.horizontal) {
          Scene.ElementCard(element).onSelect { store.pick(element) }
        }
      }
      Scene.SortMenu(selected: state.vertical, onChange: Handler { store.state.vertical = $0 })
        .id("menu/v")
      for element in state.elements(sorted: state.vertical) {
        Scene.ElementRow(element, label: element.name).onSelect { store.pick(element) }
      }
    }
  }
}
