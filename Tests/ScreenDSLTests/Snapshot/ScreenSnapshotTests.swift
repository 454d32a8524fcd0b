@testable import ScreenDSL

@Suite(.timed) struct ScreenSnapshotTests {
  @Test func rowsAtTheEndOfAPath() {
    let screen = ScreenSnapshot("s") {
      Label(text: 1).id("plain")
      Container("outer", Grid()) {
        Label(text: 2).id("plain")
        Container("inner", Grid()) { Label(text: 3).id("deep") }
      }
    }
    #expect(screen.section(id: "s") == screen.sections[0] && screen.position(of: "none") == nil)
    #expect(screen.row(at: screen.path(of: "outer", in: "s"))?.model as? Grid == Grid())
    #expect(
      screen.row(at: RowPath("deep", in: ["outer", "inner"]))?.model as? Label == Label(text: 3))
    #expect(screen.row(at: RowPath("inner", in: ["outer"]))?.innerRows?.rowCount == 1)
    #expect(screen.row(at: "outer")?.model as? Grid == Grid())
    #expect(screen.row(at: "deep") == nil && screen.row(at: RowPath("deep", in: ["outer"])) == nil)
    #expect(screen.row(at: RowPath("deep", in: ["none", "inner"])) == nil)
    #expect(screen.row(at: RowPath("x", in: ["plain"])) == nil)
    // The IDs of a list inside a container are separate.
    #expect(screen.row(at: RowPath("plain", in: ["outer"]))?.model as? Label == Label(text: 2))
    #expect(screen.row(id: "plain")?.model as? Label == Label(text: 1) && screen.rowCount == 2)
    let labels = screen.models(of: Label.self)
    #expect(labels.map { "\($0.path)" } == ["s/plain", "s/outer/plain", "s/outer/inner/deep"])
    #expect(labels.map(\.model.text) == [1, 2, 3] && screen.models(of: Photo.self).isEmpty)
  }

  @Test func oneIDInSeveralSections() {
    let screen = ScreenSnapshot(
      ["favourites", "all"].map { name in
        Section(name) {
          Note(id: name == "all" ? 2 : 1)
          Label(text: name.count).id(3)
          Container("shelf", Grid()) { Label(text: name.count).id("p2") }
        }
      })
    #expect(screen.position(of: 3, in: "none") == nil)
    #expect(screen.models(of: Note.self).map(\.model.id) == [1, 2])
    let note = RowID(1, of: Note.self)
    #expect(screen.position(of: note, in: "all") == nil && screen.position(of: note)?.section == 0)
    #expect(screen.row(at: RowPath("p2", in: ["shelf"])) == nil)
    let path = RowPath("p2", in: ["shelf"], section: "favourites")
    #expect(screen.row(at: path)?.model as? Label == Label(text: 10))
    #expect(screen.allRows.allSatisfy { screen.row(at: $0.path) == $0.row })
  }

  @Test(arguments: [[0, 1], [1, 0], [0, -1]]) func positionsOutOfRangeTrap(_ place: [Int]) async {
    await #expect(processExitsWith: .failure) { [place] in
      _ = ScreenSnapshot(Section("s") { Label() })[RowPosition(place[0], place[1])]
    }
  }
}
