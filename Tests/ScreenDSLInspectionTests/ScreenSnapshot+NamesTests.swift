/// Rows that a text names.
@Suite(.timed) struct ScreenSnapshotNamesTests {
  @Test func pathsByTheirTexts() {
    let screen = ScreenSnapshot([
      Section("shop") {
        Container("shelf", Grid()) {
          Note(id: 1)
          Label().id("p2")
        }
        Label().id("a/b")
      },
      Section("home") {
        Container("shelf", Grid()) { Label(text: 1).id("p2") }
        Container("shop", Grid()) { Label().id("a/b") }
      },
    ])
    let one = RowPath("p2", in: ["shelf"], section: "shop")
    #expect(screen.paths(named: "shop/shelf/p2") == [one])
    #expect(
      screen.paths(named: "shelf/p2") == [one, RowPath("p2", in: ["shelf"], section: "home")])
    #expect(screen.paths(named: "shelf/1").map(\.id) == [RowID(1, of: Note.self)])
    #expect(
      screen.paths(named: "shop/a/b") == [
        RowPath("a/b", section: "shop"), RowPath("a/b", in: ["shop"], section: "home"),
      ])
    #expect(screen.paths(named: "none") == [])
    #expect(screen.paths(named: "") == [])
    #expect(screen.resolved("shop/shelf/p2") == one)
    #expect(screen.resolved("home/shelf/p2").section == "home")
    #expect(screen.resolved("shelf/p2") == "shelf/p2", "two have the name")
    #expect(screen.resolved("a/b") == "a/b", "it is an ID")
    #expect(screen.resolved(one) == one)
  }

  @Test func aTextOfOnePart() {
    let screen = ScreenSnapshot([Section("s") { Note(id: 2) }, Section("t") { Label() }])
    let number = 2
    for path: RowPath in ["2", "s/\(number)"] {
      #expect(screen.row(at: screen.resolved(path))?.model as? Note == Note(id: 2))
      #expect(screen.row(at: path) == nil, "a path is exact")
    }
    #expect(screen.row(at: screen.resolved("#0"))?.model as? Label == Label())
    #expect(screen.resolved("3") == "3")
  }
}
