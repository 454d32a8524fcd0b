import ScreenDSL

@main
struct ScreenDSLDemo {
  @MainActor
  static func main() {
    let elements = [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") }
    let store = MainStore(MainState(elements: elements))
    var old = ScreenSnapshot()
    for sort in Sort.allCases {
      store.sortVertically(sort)
      store.sortHorizontally(sort)
      let new = MainScreen(state: store.state, store: store).snapshot(reusing: old)
      print(new)
      let changes = new.changeset(from: old)
      print(changes)
      print(changes.stages.count, old.applying(changes) == new)
      old = new
    }
  }
}
