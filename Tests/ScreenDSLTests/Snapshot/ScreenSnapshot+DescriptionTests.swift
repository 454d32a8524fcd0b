@Suite(.timed) struct ScreenSnapshotDescriptionTests {
  private struct Card: CellModel, Identifiable {
    enum State: Hashable {
      case open
      case closed(reason: String)
    }

    let id: Int
    var title = "t", state = State.open, tags: Set<String> = []
    var onTap: Handler<Int>?, onShow = Handler<Void> {}
  }

  @Test func aScreenOfEverything() {
    let screen = ScreenSnapshot([
      Section("main", header: Label(text: 1), footer: Price(text: 2)) {
        Card(id: 1, title: "It's \"new\"\nhere", tags: ["b", "a"])
        Card(id: 2, state: .closed(reason: "x"), onTap: Handler { _ in }).id("two").onSelect {}
        Container("grid", Grid(text: 3)) {
          Note(id: 1)
          Container("inner", Grid()) { Label() }
        }
        Label()
      }.supplementary("badge", Note(id: 9)), Section(7) {}, Section("main") { Note(id: 5) },
    ])
    #expect(
      screen.description == #"""
        section 'main'
          header: Label (text: 1)
          footer: Price (text: 2)
          badge: Note (id: 9, text: 0)
          Card '1' (title: "It\'s \"new\"\nhere", state: open, tags: ["a", "b"], onTap: nil)
          Card 'two' (id: 2, title: "t", state: closed(reason: "x"), tags: [], onTap: Handler) selectable
          Grid 'grid' (text: 3)
            Note '1' (text: 0)
            Grid 'inner' (text: 0)
              Label '#0' (text: 0)
          Label '#3' (text: 0)
        section '7'
        section 'main~2'
          Note '5' (text: 0)
        """#)
  }
}
