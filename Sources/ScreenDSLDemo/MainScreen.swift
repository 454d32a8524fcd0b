import ScreenDSL

struct MainScreen: Screen {
  var state: MainState
  var store: MainStore

  var body: some ScreenContent {
    Section("main", header: Heading(text: "Elements")) {
      if state.showsBanner {
        Banner(title: "Promo Banner", onClose: Handler { store.closeBanner() })
      }
      SortMenu(selected: state.horizontal, onChange: Handler { store.sortHorizontally($0) })
      Container("carousel", Carousel()) {
        for element in state.elements(sorted: state.horizontal) {
          ElementCard(id: element.id, name: element.name).onSelect { store.pick(element) }
        }
      }
      .layout(.carousel.itemSize(width: 192, height: 164))
      SortMenu(selected: state.vertical, onChange: Handler { store.sortVertically($0) })
      for element in state.elements(sorted: state.vertical) {
        ElementRow(id: element.id, name: element.name).onSelect { store.pick(element) }
      }
    }
  }
}

struct Heading: CellModel { var text: String }

struct Banner: CellModel {
  var title: String
  var onClose: Handler<Void>
}

struct SortMenu: CellModel {
  var selected: Sort
  var onChange: Handler<Sort>
}

struct Carousel: ContainerModel {
  /// In points.
  var height = 180
}

struct ElementCard: CellModel, Identifiable {
  let id: String
  var name: String
}

struct ElementRow: CellModel, Identifiable {
  let id: String
  var name: String
}
