@Suite(.timed) struct ScreenSnapshotNamesTests {
  @Test func pathsByTheirTexts() {
    let screen = ScreenSnapshot([
      Section("shop") {
        Container("shelf", Grid()) {
          Note(id: 1)
          Label().id("p2")
          Label().id("\u{1F3FD}")
        }
        Label().id("a/b")
        Label().id("\u{301}e")
      },
      Section("home") {
        Container("shelf", Grid()) { Label(text: 1).id("p2") }
        Container("shop", Grid()) { Label().id("a/b") }
      },
    ])
    let one = RowPath("p2", in: ["shelf"], section: "shop")
    expectEqual(screen.paths(named: "shop/shelf/p2"), [one])
    let home = RowPath("p2", in: ["shelf"], section: "home")
    expectEqual(screen.paths(named: "shelf/p2"), [one, home])
    expectEqual(screen.paths(named: "shelf/1").map(\.id), [RowID(1, of: Note.self)])
    let both = [RowPath("a/b", section: "shop"), RowPath("a/b", in: ["shop"], section: "home")]
    expectEqual(screen.paths(named: "shop/a/b"), both)
    #expect(screen.paths(named: "none") == [] && screen.paths(named: "") == [])
    // A skin tone or an accent is one `Character` with the slash before it.
    #expect(screen.allRows.map(\.path).allSatisfy { screen.paths(named: "\($0)").contains($0) })
    #expect(screen.resolved("shop/shelf/p2") == one && screen.resolved(one) == one)
    expectEqual(screen.resolved("a/b")?.section, "shop")
    #expect(screen.allRows.allSatisfy { screen.row(at: $0.path) == $0.row })
    #expect(screen.row(at: RowPath("p2", in: ["shelf"])) == nil)
    let sections: [SectionID?] = ["none", "shop", "home", nil]
    expectEqual(sections.map { screen.position(of: "shelf", in: $0)?.section }, [nil, 0, 1, nil])
    #expect(screen.position(of: "shop", in: "shop") == nil && screen.position(of: "shop")?.row == 1)
  }

  @Test func rowsAtTheEndOfAPath() {
    let screen = ScreenSnapshot("s") {
      Label(text: 1).id("plain")
      Container("outer", Grid()) {
        Label(text: 2).id("plain")
        Container("inner", Grid()) { Label(text: 3).id("deep") }
      }
    }
    #expect(screen.section(id: "s") == screen.sections[0] && screen.position(of: "none") == nil)
    expectEqual(screen.row(at: RowPath("outer", section: "s"))?.model as? Grid, Grid())
    expectEqual(
      screen.row(at: RowPath("deep", in: ["outer", "inner"]))?.model as? Label, Label(text: 3))
    expectEqual(screen.row(at: RowPath("inner", in: ["outer"]))?.innerRows?.rowCount, 1)
    expectEqual(screen.row(at: "outer")?.model as? Grid, Grid())
    #expect(screen.row(at: "deep") == nil && screen.row(at: RowPath("deep", in: ["outer"])) == nil)
    #expect(screen.row(at: RowPath("deep", in: ["none", "inner"])) == nil)
    #expect(screen.row(at: RowPath("x", in: ["plain"])) == nil)
    // The IDs of a list inside a container are separate.
    expectEqual(screen.row(at: RowPath("plain", in: ["outer"]))?.model as? Label, Label(text: 2))
    #expect(screen.row(at: "plain")?.model as? Label == Label(text: 1) && screen.rowCount == 2)
    let labels = screen.models(of: Label.self)
    expectEqual(labels.map { "\($0.path)" }, ["s/plain", "s/outer/plain", "s/outer/inner/deep"])
    #expect(labels.map(\.model.text) == [1, 2, 3] && screen.models(of: Photo.self).isEmpty)
  }

  @Test(arguments: [[0, 1], [1, 0], [0, -1]]) func positionsOutOfRangeTrap(_ place: [Int]) async {
    await #expect(processExitsWith: .failure) { [place] in
      _ = ScreenSnapshot(Section("s") { Label() })[RowPosition(place[0], place[1])]
    }
  }

  @Test func aLiteralNamesTheRowThatReadsLikeIt() {
    let screen = ScreenSnapshot([
      Section("s") {
        Note(id: 2)
        Container(7, Grid()) { Photo(id: "x") }
      }, Section(9) { Label() },
    ])
    let number = 2
    for path: RowPath in ["2", "s/\(number)", RowPath("2")] {
      expectEqual(screen.row(at: path)?.model as? Note, Note(id: 2))
    }
    for path: RowPath in ["7/x", "s/7/x", RowPath("7").appending("x")] {
      expectEqual(screen.row(at: path)?.model as? Photo, Photo(id: "x"))
    }
    expectEqual(screen.row(at: "9/#0")?.model as? Label, Label())
    #expect(screen.row(at: RowPath(2)) == nil, "an ID is exact")
    expectEqual(screen.allRows.map(\.path.description), ["s/2", "s/7", "s/7/x", "9/#0"])
    for (path, row) in screen.allRows.map({ ($0.path, $0.row) }) {
      let short = RowPath(path.id, in: Array(path.containers))
      #expect(screen.row(at: path) == row && screen.row(at: short) == row)
    }
  }

  private func failure(of path: RowPath, in screen: ScreenSnapshot) -> String {
    var sentences: [String] = []
    #expect(screen.resolved(path) { sentences.append($0()) } == nil && screen.row(at: path) == nil)
    return sentences.joined(separator: "\n")
  }

  @Test func aLiteralThatNamesNoRowSaysWhichAreNear() {
    let screen = ScreenSnapshot("shop") {
      Label().id("title")
      Container("shelf", Grid()) { Note(id: 1) }
    }
    let all = "rows are 'shop/title', 'shop/shelf', 'shop/shelf/1'"
    expectEqual(
      failure(of: "tidle", in: screen), "No row for 'tidle'; near it are 'shop/title'; \(all)")
    expectEqual(failure(of: "1", in: screen), "No row for '1'; there is 'shop/shelf/1'")
    expectEqual(failure(of: "nothing like it", in: screen), "No row for 'nothing like it'; \(all)")
    expectEqual(failure(of: "a", in: ScreenSnapshot()), "No row for 'a'; the screen has no rows")
  }

  @Test func rowsThatReadAlikeAreToldApart() throws {
    let screen = ScreenSnapshot([
      Section("s") {
        Label(text: 1).id("2")
        Label(text: 2).id(2)
        Note(id: 2, text: 3)
      }, Section("t") { Container("2", Grid()) {} },
    ])
    #expect(
      failure(of: "2", in: screen)
        == #"'2' must be one row (was 4); use RowPath("2", section: "s"), RowPath(2, section: "s"), "#
        + #"RowPath(RowID(2, of: Note.self), section: "s"), "t/2""#)
    let paths = [
      RowPath("2", section: "s"), RowPath(2, section: "s"),
      RowPath(RowID(2, of: Note.self), section: "s"), "t/2",
    ]
    expectEqual(paths.compactMap { screen.row(at: $0).map { "\($0)" } }, screen.rowTexts)
  }

  @Test func whatIsNoLiteralIsLeftOut() {
    enum Kind: Hashable { case a }
    let rows = [Label().id(Kind.a), Label().id("a")]
    let screen = ScreenSnapshot(Section(Kind.a) { Container(Kind.a, Grid()) { rows } })
    let sentence = "'a/a/a' must be one row (was 2); use RowPath(…, in: […], section: …), "
    expectEqual(failure(of: "a/a/a", in: screen), sentence + #"RowPath("a", in: […], section: …)"#)
    expectEqual(ScreenSnapshot().missing("b"), "No section for 'b'; the screen has none")
    // No duplicate reads like another row.
    let names = ["x", "x~2", "x", "x~4", "x", "x~2"]
    let duplicates = ScreenSnapshot(Section("s") { for id in names { Photo(id: id) } })
    expectEqual(duplicates.ids, ["x", "x~2", "x~3", "x~4", "x~5", "x~2~2"])
  }

  #if DEBUG
    @Test func aDebugBuildPrintsIt() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        _ = ScreenSnapshot(Section("shop") { Note(id: 2) }).row(at: "shop/3")
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("No row for 'shop/3'; near it are 'shop/2'"))
    }
  #endif
}
