@testable import ScreenDSLTesting

/// Which operations an expectation takes, and which it leaves to others.
@Suite(.timed) struct UpdateMatchingTests {
  private struct Lists: Screen {
    /// The rows of each section; those of a shelf come after `shelf`.
    var sections: [(id: String, rows: [String])]
    var text = "a"

    var body: some ScreenContent {
      for section in sections {
        Section(section.id) {
          for row in section.rows where row != "shelf" { TextLine(text: text).id(row) }
          if section.rows.contains("shelf") {
            Container("shelf", ItemShelf()) {
              Container("inner", ItemShelf()) { TextLine(text: text).id("deep") }
              ShelfItem(id: text)
            }
          }
        }
      }
    }
  }

  private func failures(
    _ old: Lists, _ new: Lists, allowingOthers: Bool = false,
    _ expect: (inout UpdateExpectation) -> Void
  ) -> [String] {
    updateFailures(from: old, to: new, allowingOthers: allowingOthers, expecting: expect)
      .map { $0.replacing(/\ \(ScreenDSLTestingTests[^)]*\)/, with: "") }
  }

  @Test func aSectionThatComesTakesItsOwnRowsOnly() {
    let rows = Lists(sections: [("a", ["1", "2"]), ("b", ["3"])])
    #expect(
      failures(Lists(sections: [("a", ["1"])]), rows) { $0.sections(inserted: ["b"]) }
        == ["1 operation was not expected\n  inserted TextLine '2' as 2nd of 'a'"])
    let old = Lists(sections: [("a", ["shelf"])])
    let new = Lists(sections: [("b", ["shelf"])], text: "b")
    let found = failures(old, new) {
      $0.sections(inserted: ["b"], removed: ["a"])
      $0.moved("shelf")
      $0.nested("shelf") {
        $0.removed("a")
        $0.reconfigured("inner/deep")
      }
    }
    #expect(found.first?.contains("inserted ShelfItem 'shelf/b'") == true, "\(found)")
  }

  @Test func nothingInsideAContainerMeansAllOfIt() {
    var new = Lists(sections: [("a", ["shelf"])])
    let old = new
    new.text = "b"
    let found = failures(old, new) { $0.nested("shelf") { $0.nothing() } }
    #expect(found.map { $0.prefix(41) } == ["Update in 'shelf' must be empty (was not)"])
    #expect(found.first?.contains("reconfigured TextLine 'shelf/inner/deep'") == true)
  }

  /// The update of a header is none of its rows', none of another header's, and nothing inside a container.
  @Test func aHeaderIsItsOwn() {
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot(
        ["a", "b"].map { id in
          Section(id, header: TextLine(text: text)) {
            TextLine(text: text).id("row")
            Container("shelf", ItemShelf()) { ShelfItem(id: "x", name: text) }
          }
        })
    }
    func failures(_ expect: (inout UpdateExpectation) -> Void) -> [String] {
      updateFailures(from: screen("1"), to: screen("2"), allowingOthers: true, expecting: expect)
    }
    let changed = failures { $0.untouched(.header("a")) }
    #expect(changed.map { $0.split(separator: "\n").count } == [2], "\(changed)")
    let inside = failures { $0.nested("a/shelf") { $0.reconfigured(.header("a")) } }
    #expect(inside.count == 1, "\(inside)")
  }

  @Test func equalIDsOfSeveralSectionsAreToldApart() {
    let old = Lists(sections: [("a", ["x", "shelf"]), ("b", ["x", "shelf"])])
    var new = old
    new.text = "b"
    #expect(
      failures(old, new) {
        for section in ["a", "b"] {
          $0.reconfigured(.path(RowPath("x", section: SectionID(section))))
          $0.reconfigured("\(section)/x")
          $0.nested("\(section)/shelf") {
            $0.reconfigured("inner/deep")
            $0.removed("a")
            $0.inserted("b")
          }
        }
      } == [])
  }

  @Test func anAmbiguousNameListsTheRowsThatThereAreNow() {
    let old = Lists(sections: [("s", ["1", "2"])])
    let new = Lists(sections: [("s", ["1", "2", "3"])], text: "b")
    #expect(
      failures(old, new, allowingOthers: true) { $0.reconfigured(.row(TextLine.self)) } == [
        #"'TextLine' must be one row (was 2); use "s/1", "s/2", "s/3""#
      ])
  }

  @Test func insideAContainerRowsAreNamedByWhatTheyShowToo() {
    func screen(_ items: [String]) -> ScreenSnapshot {
      ScreenSnapshot("s") {
        ShelfItem(id: "b", name: "outside")
        Container("shelf", ItemShelf()) { for id in items { ShelfItem(id: id, name: "b") } }
      }
    }
    expectUpdate(from: screen(["a"]), to: screen([])) { $0.nested("shelf") { $0.removed("b") } }
  }
}
