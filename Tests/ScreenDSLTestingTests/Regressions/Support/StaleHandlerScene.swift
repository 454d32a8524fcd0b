import ScreenDSL
import ScreenDSLHeadless
import TestSupport

/// A cell keeps the handler that it was filled with, instead of firing what is in its slot.
struct StaleHandlerScene: Screen {
  final class BannerCell: HeadlessCell, ConfigurableCell {
    private(set) var press: @MainActor () -> Void = {}

    func configure(with banner: Scene.Banner, context: CellContext<Scene.Banner>) {
      press = { banner.onClose(()) }  // instead of context.fire(\.onClose)
    }
  }

  static let cells = CellRegistry<HeadlessList>(
    .class(BannerCell.self),
    .class(Scene.NameCell.self, showing: Scene.SortMenu.self) { cell, menu, _ in
      cell.accessibilityLabel = "\(menu.selected)"
    })

  let state: Scene.State
  let store: Scene.Store

  var body: some ScreenContent {
    Section("promo") {
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
