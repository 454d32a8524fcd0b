@Suite(.timed) struct UpdateMatchingTests {
  private struct Lists: Screen {
    var sections: [(id: String, rows: [String])], text = "a"
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
    _ old: some SnapshotConvertible, _ new: some SnapshotConvertible,
    _ expect: (inout UpdateExpectation) -> Void
  ) -> [String] { updateFailures(from: old, to: new, allowingOthers: true, expecting: expect) }

  @Test func aSectionThatComesTakesItsOwnRowsOnly() {
    let one = Lists(sections: [("a", ["1"])])
    let two = Lists(sections: [("a", ["1", "2"]), ("b", ["3"])])
    let sentence = "1 operation was not expected\n  inserted TextLine '2' as 2nd of 'a'"
    expectEqual(updateFailures(from: one, to: two) { $0.sections(inserted: ["b"]) }, [sentence])
    let old = Lists(sections: [("a", ["shelf"])])
    let found = updateFailures(from: old, to: Lists(sections: [("b", ["shelf"])], text: "b")) {
      $0.sections(inserted: ["b"], removed: ["a"])
      $0.nested("shelf") {
        $0.removed("a")
        $0.reconfigured("inner/deep")
      }
    }
    expectEqual(found.first?.contains("inserted ShelfItem 'shelf/b'"), true, "\(found)")
    expectEqual(found.first?.contains("moved ItemShelf '"), true, "\(found)")
  }

  @Test func nothingInsideAContainerMeansAllOfIt() {
    let old = Lists(sections: [("a", ["shelf"])])
    let new = Lists(sections: old.sections, text: "b")
    let found = updateFailures(from: old, to: new) { $0.nested("shelf") { $0.nothing() } }
    expectEqual(found.map { $0.prefix(41) }, ["Update in 'shelf' must be empty (was not)"])
    expectEqual(found.first?.contains("reconfigured TextLine 'shelf/inner/deep'"), true)
    let gone = failures(old, Lists(sections: [("a", [])])) { $0.removed("shelf/inner/deep") }
    let sentence = "'shelf/inner/deep' must be removed (was inside removed ItemShelf 'shelf'"
    expectEqual(gone.map { $0.hasPrefix(sentence) }, [true], "\(gone)")
  }

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
    let (old, new) = (screen("1"), screen("2"))
    let changed = failures(old, new) { $0.untouched(.header("a")) }
    expectEqual(changed.map { $0.split(separator: "\n").count }, [2], "\(changed)")
    let inside = failures(old, new) { $0.nested("a/shelf") { $0.reconfigured(.header("a")) } }
    expectEqual(inside.count, 1, "\(inside)")
    let sentence = "'header of c' must be reconfigured (was not there; there is one of 'a', 'b')"
    expectEqual(failures(old, new) { $0.reconfigured(.header("c")) }, [sentence])
    expectEqual(
      failures(old, new) { $0.removed() }, ["What is removed must be named or counted (was not)"])
  }

  @Test func aHeaderIsNotTheFooterToo() {
    func screen(_ text: String, _ hint: LayoutHint = .list) -> ScreenSnapshot {
      let line = TextLine(text: text)
      let section = Section("s", header: line, footer: line) { TextLine(text: "row") }
      return ScreenSnapshot(section.layout(hint))
    }
    let found = updateFailures(from: screen("1"), to: screen("2")) { $0.reconfigured(.header("s")) }
    expectEqual(found.count, 1, "\(found)")
    expectUpdate(from: screen("1"), to: screen("2")) { $0.reconfigured(.header("s"), .footer("s")) }
    let laidOut = updateFailures(from: screen("1"), to: screen("2", .carousel)) {
      $0.reconfigured(.header("s"), .footer("s"))
    }
    expectEqual(laidOut.count, 1, "\(laidOut)")
  }

  @Test func equalIDsOfSeveralSectionsAreToldApart() {
    let old = Lists(sections: [("a", ["x", "shelf"]), ("b", ["x", "shelf"])])
    expectUpdate(from: old, to: Lists(sections: old.sections, text: "b")) {
      for section in ["a", "b"] {
        $0.reconfigured(.path(RowPath("x", section: SectionID(section))), "\(section)/x")
        $0.nested("\(section)/shelf") {
          $0.reconfigured("inner/deep")
          $0.removed("a")
          $0.inserted("b")
        }
      }
    }
    let one = Lists(sections: [("a", ["x"]), ("b", [])])
    let both = Lists(sections: [("a", ["x"]), ("b", ["x"])])
    expectUpdate(from: one, to: both) { $0.inserted(.path(RowPath("x"))) }
  }

  @Test func aRowThatChangesItsSectionIsNamedByWhatItWasOrIs() {
    func lists(_ section: String, _ text: String, _ row: String) -> Lists {
      Lists(sections: ["a", "b"].map { (id: $0, rows: $0 == section ? [row] : []) }, text: text)
    }
    expectUpdate(from: lists("a", "old", "x"), to: lists("b", "new", "x"), allowingOthers: true) {
      $0.moved("a/x", "b/x", "old", "new")
    }
    let (old, new) = (lists("a", "old", "shelf"), lists("b", "new", "shelf"))
    let names: [RowName] = ["a/shelf/inner/deep", "b/shelf/inner/deep"]
    for name in names { expectEqual(failures(old, new) { $0.reconfigured(name) }, []) }
  }

  @Test func anAmbiguousNameListsTheRowsThatItMeans() {
    let old = Lists(sections: [("s", ["1", "2"])])
    let new = Lists(sections: [("s", ["1", "2", "3"])], text: "b")
    let found = failures(old, new) { $0.reconfigured(.row(TextLine.self)) }
    expectEqual(found, [#"'TextLine' must be one row (was 2); use "s/1", "s/2""#])
    let rest = Lists(sections: [("s", ["3"])], text: "b")
    expectEqual(failures(new, rest) { $0.removed(.row(TextLine.self)) }, found)
    let lists = (1...9).map { Lists(sections: [("s", ["\($0)", "shelf"])]) }
    let same = lists.map { list in failures(list, list) { $0.moved(.row(TextLine.self)) } }
    #expect(Set(same).count == 1, "\(same)")
    let swapped = failures(textScreen("x", "y"), textScreen("y", "x")) { $0.reconfigured("x") }
    expectEqual(swapped, [#"'x' must be one row (was 2); use "main/1", "main/0""#])
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
