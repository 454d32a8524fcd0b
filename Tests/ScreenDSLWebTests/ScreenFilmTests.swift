@testable import ScreenDSLWeb

@Suite(.timed) struct ScreenFilmTests {
  @Test func theFigureIsCellsFilledAgainstThoseOfAReload() throws {
    let steps = try PageData(MainScene.film.html).steps
    // The first step has the figures of all others.
    #expect(steps.map { $0.sums["filled"] } == [6, 1, 1, 0, 2, 2, 0, 0])
    let counts = MainScene.film.steps.dropFirst().map { $0.snapshot.allRows.count }
    #expect(steps.map { $0.sums["total"] } == [counts.reduce(0, +)] + counts)
    // A row that moves and is filled again is one row, with both.
    let renamed = try #require(steps[4].touched.first { $0.row.contains("'e2'") })
    #expect(renamed.kinds == ["moved", "reconfigured"] && renamed.row == #"'e2' "Element 0""#)
    #expect(renamed.from != renamed.at && renamed.from.count == 2)
    let (banner, removed) = (try #require(steps[3].touched.first), ["removed"])
    #expect(banner.at == [] && banner.from == [0, 0] && banner.kinds == removed)
  }

  @Test func whatIsNotTouchedIsLeftAloneInEveryRandomUpdate() {
    for seed in 0..<UInt64(TestDepth.cases(1_000)) {
      var random = SplitMix64(seed: seed)
      let old = ListSpec.random(&random, duplicates: false)
      let spec = random.chance(1, in: 3) ? .random(&random, duplicates: false) : old.edited(&random)
      let (before, after) = (old.snapshot(), spec.snapshot())
      let counts = FilmUpdate(before, after, ScreenMarkup(reader: LookReader(looks: .random)))
        .counts
      #expect(counts.untouched >= 0, "seed \(seed)")
      #expect(counts.total == after.allRows.count, "seed \(seed)")
      // Rows of the old screen are gone, rows of the new one new, exchanged, or still there.
      let kept = after.allRows.count - counts[.inserted] - counts[.reloaded]
      let left = before.allRows.count - counts[.removed]
      #expect(
        counts[.reloaded] == 0 ? kept == left : kept <= left + counts[.reloaded], "seed \(seed)")
    }
  }

  @Test func whatIsSaidOfTheScreenAsAWholeIsTold() throws {
    let steps = [false, true].map { isEdited in
      let screen = ScreenSnapshot(Section("s") { Shown(Look.text("a")) }.editing(isEdited))
      return ("\(isEdited)", screen, UpdateReport?.none)
    }
    let touched = try PageData(ScreenFilm("f", steps: steps).html).steps[1].touched
    #expect(touched.map(\.row) == ["Screen"])
    #expect(touched.map(\.why) == [["editing began"]])
  }

  private struct Search: CellModel, Drawn {
    var text: String
    var isRecent: Bool
    var look: some LookPart {
      Look.vertical {
        Look.text("Search, or scroll")
        Look.field("Mails", text: text) { _ in }
      }
    }
  }

  @Test func aRowIsNamedByWhatItShowsFirstAndItsReasonIsToldOnce() throws {
    let steps = ["", "the end"].map { text in
      let row = Search(text: text, isRecent: text.isEmpty)
      return (text, ScreenSnapshot(Section("s") { row.id("x") }), UpdateReport?.none)
    }
    let touched = try PageData(ScreenFilm("f", steps: steps).html).steps[1].touched
    #expect(touched.map(\.row) == [#"'x' "Search, or scroll""#])
    #expect(
      touched.map(\.why) == [
        [#"the field 'Mails' has 'the end' where it was empty"#, "isRecent: true -> false"]
      ])
  }

  @Test func longUpdatesNameTheFirstRowsAndMarkAll() throws {
    let many = (0..<250).map(String.init)
    let film = ScreenFilm(
      "f",
      steps: [
        ("none", ScreenSnapshot(Section("s") { [Shown]() }), nil),
        (
          "many", ScreenSnapshot(Section("s") { for id in many { Shown(Look.text(id)).id(id) } }),
          nil
        ),
      ])
    let touched = try PageData(film.html).steps[1].touched
    #expect(touched.count == 250 && touched.filter { !$0.row.isEmpty }.count == 100)
    #expect(touched.last?.at == [0, 249])
  }

  @Test func theSourceIsTheBodyWithTheStatementsThatMadeRows() throws {
    var film = ScreenFilm("f")
    film.append("first", Sourced(ids: [1]))
    film.append("second", Sourced(ids: [1, 2]))
    film.append("none", ScreenSnapshot())
    #expect(!film.html.contains("id=\"source\""))
    film.showSource(try String(contentsOfFile: #filePath, encoding: .utf8), file: "Other.swift")
    #expect(!film.html.contains("id=\"source\""), "no row is from that file")
    film.showSource(try String(contentsOfFile: #filePath, encoding: .utf8), file: #filePath)
    let page = try PageData(film.html)
    let line = Sourced.line
    #expect(page.steps.flatMap(\.touched).map(\.line) == [5, 2, 3, 5, 5].map { line + $0 })
    let source = try PageData.text(in: page.html, between: "<code>", and: "</code>")
    #expect(
      source.replacingOccurrences(of: "&#10;", with: "\n") == """
        var body: some ScreenContent {
        <span data-line="\(line + 2)">  Section(&quot;s&quot;) {
        </span><span data-line="\(line + 3)">    Shown(Look.text(&quot;&lt;b&gt;&quot;)).id(&quot;b&quot;)
        </span>    for id in ids {
        <span data-line="\(line + 5)">      Shown(Look.text(&quot;x&quot;))
                .id(id)
        </span>    }
          }
        }

        """)
  }

  @Test func aFileThatEndsWithAStatementIsShownToItsEnd() {
    let (line, section) = (#line, Section("a") { Look.text("row") })
    let text = String(repeating: "\n", count: line - 2) + "  var body: Rows {\n    Look.text()"
    var film = ScreenFilm("Film", steps: [("First", ScreenSnapshot([section]), nil)])
    film.showSource(text, file: #filePath)
    let page = film.html.replacingOccurrences(of: "&#10;", with: "\n")
    #expect(page.contains("data-line=\"\(line)\">  Look.text()\n</span></code>"))
    // An empty line ends no body, whatever stands in it.
    film.showSource(text + "\n\n    let last\n  }\n  let after", file: #filePath)
    let whole = film.html.replacingOccurrences(of: "&#10;", with: "\n")
    #expect(whole.contains("</span>\n  let last\n}\n</code>"))
  }

  @Test func aFilmWithoutStepsIsAnEmptyScreen() throws {
    let film = ScreenFilm("Nothing")
    #expect(try PageData(film.html).steps.map(\.title) == [""])
  }

  @Test func screensReuseWhatTheLastOneHad() {
    var film = ScreenFilm("f", looks: .main)
    film.append("first", MainScreen())
    film.append("second", MainScreen())
    #expect(film.steps.map(\.title) == ["first", "second"])
    #expect(film.steps[0].snapshot == film.steps[1].snapshot)
  }
}

/// A screen whose source a film shows.
private struct Sourced: Screen {
  var ids: [Int]

  static let line = #line
  var body: some ScreenContent {
    Section("s") {
      Shown(Look.text("<b>")).id("b")
      for id in ids {
        Shown(Look.text("x"))
          .id(id)
      }
    }
  }
}
