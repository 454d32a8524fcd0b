@MainActor struct DrivenScreen: @MainActor Screen {
  final class Store {
    var rows = ["a", "b", "c"], calls: [String] = [], menu = "one", cards = Array(1...20)
  }

  struct Menu: CellModel {
    var choice: String, onChange: Handler<String>, onClose: Handler<Void>?, onReset: Handler<Void>
    var onHint: Handler<Int>?
  }

  struct Line: CellModel { var text: String }
  struct Shelf: ContainerModel {}
  struct Card: CellModel, Identifiable { let id: Int }
  let store: Store
  init(_ store: Store) { self.store = store }

  var body: some ScreenContent {
    Section("main") {
      Menu(
        choice: store.menu, onChange: Handler { store.menu = $0 }, onClose: nil,
        onReset: Handler { store.menu = "one" },
        onHint: Handler { store.calls.append("hint \($0)") }
      ).id("menu/v")
      Container("shelf", Shelf()) {
        for card in store.cards { Card(id: card).onSelect { store.calls.append("card \(card)") } }
      }
    }
    Section("rows", header: Line(text: "Title")) {
      for row in store.rows {
        Line(text: row).id("row/\(row)").onSelect { store.rows.removeAll { $0 == row } }
          .swipeActions(.leading, [SwipeAction("Mark") { store.calls.append("mark \(row)") }])
          .swipeActions(SwipeAction("Delete") { store.rows.removeAll { $0 == row } })
          .reorderable { store.rows.insert(store.rows.remove(at: $0.oldIndex), at: $0.index) }
      }
    }
  }
}
