@testable import ScreenDSLTesting

@Suite(.timed) struct ExpectUpdateTests {
  private struct Scene: Screen {
    var first = "one", cards = ["a", "b", "c"], items = ["x", "y", "z"], isEdited = false
    var header = "Title", extra = false
    private static let select: @MainActor @Sendable () -> Void = {}
    var body: some ScreenContent {
      Section("main", header: TextLine(text: header)) {
        TextLine(text: first).id("menu/v")
        TextLine(text: "two").id("menu/h")
        Container("carousel", ItemShelf()) { for card in cards { ShelfItem(id: card, name: card) } }
        for item in items { ShelfItem(id: item).onSelect(isEdited ? Self.select : nil) }
      }.editing(isEdited)
      if extra { Section("extra") { TextLine(text: "e").id("e") } }
    }
  }

  private func failures(
    from old: Scene = Scene(), to new: Scene, allowingOthers: Bool = false,
    _ expect: (inout UpdateExpectation) -> Void
  ) -> [String] {
    updateFailures(from: old, to: new, allowingOthers: allowingOthers, expecting: expect)
  }

  @Test func allThatHappens() {
    let new = Scene(first: "1", cards: ["c", "a", "b", "d"], items: ["z", "y", "w"], header: "T")
    expectUpdate(from: Scene(), to: new) {
      $0.reconfigured("menu/v")
      $0.moved(count: 1)
      $0.inserted("w")
      $0.removed("x")
      $0.untouched("menu/h")
      $0.sections(updated: ["main"])
      $0.nested("carousel") {
        $0.moved("c")
        $0.inserted("d")
        $0.untouched("a", "b")
      }
    }
  }

  private static let change = #"text: "one" -> "1""#
  private static let notEmpty =
    "Update must be empty (was not)\n  reconfigured TextLine 'menu/v': \(change)"

  @Test func whatIsWrong() {
    let (scene, new) = (Scene(), Scene(first: "1", cards: ["a", "b"]))
    expectEqual(failures(to: scene) { $0.untouched("carousel", "x", "carousel/a") }, [])
    expectEqual(failures(to: Scene(first: "1")) { $0.nothing() }, [Self.notEmpty])
    let other = "1 operation was not expected\n  removed ShelfItem 'carousel/c', was 3rd"
    expectEqual(failures(to: new) { $0.reconfigured("menu/v") }, [other])
    expectEqual(failures(to: new, allowingOthers: true) { $0.reconfigured("menu/v") }, [])
    let outside = failures(to: Scene(first: "1")) { $0.nested("carousel") { $0.nothing() } }
    expectEqual(outside.map { $0.hasPrefix("1 operation was not expected\n") }, [true])
    #expect(
      failures(to: Scene(first: "1", items: ["z", "x", "y"])) {
        $0.reloaded("menu/v")
        $0.moved(count: 2)
      } == [
        "'menu/v' must be reloaded (was reconfigured TextLine 'menu/v': \(Self.change))",
        "Number of rows moved must be 2 (was 1)\n  moved ShelfItem 'z' from 6th to 4th",
      ])
    #expect(
      failures(to: Scene(cards: ["b", "c"])) {
        $0.nested("carousel") {
          $0.removed(count: 2)
          $0.untouched("a")
        }
        $0.nested("menu/v") { $0.nothing() }
      } == [
        "Number of rows removed in 'carousel' must be 2 (was 1)\n"
          + "  removed ShelfItem 'carousel/a', was 1st",
        "'carousel/a' must be untouched (was changed)\n  removed ShelfItem 'carousel/a', was 1st",
        "No container for 'menu/v'; use the ID of one that is shown",
      ])
    let near = "(was not there; near it are 'main/menu/v', 'main/menu/h', 'main/x'; rows are"
    let absent = failures(to: scene) { $0.inserted("menu/x") }
    expectEqual(absent.map { $0.contains("must be inserted \(near)") }, [true])
  }

  @Test func whatIsWrongOfSections() {
    let more = Scene(extra: true)
    expectEqual(failures(to: more) { $0.sections(inserted: ["extra"]) }, [])
    expectEqual(failures(to: more) { $0.sections(inserted: ["main"]) }.count, 2)
    expectEqual(failures(from: more, to: Scene()) { $0.sections(removed: ["extra"]) }, [])
    let title = #"(was updated section 'main': header.text: "Title" -> "T")"#
    let renamed = failures(to: Scene(header: "T")) { $0.sections(inserted: ["main"]) }
    expectEqual(renamed, ["Section 'main' must be inserted \(title)"])
    #expect(
      failures(to: Scene()) { $0.sections(removed: ["main"], moved: ["extra"]) } == [
        "Section 'main' must be removed (was untouched)",
        "Section 'extra' must be moved (was not there; sections are 'main')",
      ])
  }

  @Test func untouchedRows() {
    expectEqual(failures(to: Scene(first: "1")) { $0.untouched("menu/v") }.count, 1, "said once")
    let new = Scene(first: "1", cards: ["b", "a", "c"])
    let untouched = "untouched (was changed)\n  "
    #expect(
      failures(to: new, allowingOthers: true) { $0.untouched("menu/v", "carousel", "gone") }
        .map { $0.prefix { $0 != "," } } == [
          "'menu/v' must be \(untouched)reconfigured TextLine 'menu/v': \(Self.change)",
          "'carousel' must be \(untouched)moved ShelfItem 'carousel/b' from 2nd to 1st",
          "No row for 'gone'; rows are 'main/menu/v'",
        ])
  }

  @Test func insideOneOfTwoContainersWithOneID() {
    func shelves(_ first: [String], _ second: [String]) -> ScreenSnapshot {
      ScreenSnapshot(
        [("new", first), ("old", second)].map { name, ids in
          Section(name) { Container("shelf", ItemShelf()) { for id in ids { ShelfItem(id: id) } } }
        })
    }
    let (old, new) = (shelves(["a"], ["a"]), shelves(["a"], ["a", "b"]))
    let found = updateFailures(from: old, to: new, allowingOthers: true) {
      $0.nested("shelf") { $0.inserted("b") }
      $0.nested("new/shelf") { $0.inserted("b") }
      $0.inserted("old/shelf/b")
      $0.untouched("old/shelf")
      $0.untouched("new/shelf")
      $0.nested("new/shelf") { $0.nothing() }
    }
    let sentences = [
      #"'shelf' must be one container (was 2); use "new/shelf", "old/shelf""#,
      "'new/shelf/b' must be inserted (was not", "'old/shelf' must be untouched (was changed)\n  ",
    ]
    #expect(found.count == 3 && zip(found, sentences).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }

  @Test func aRowRemovedFromAMovedContainerHasItsOldName() {
    func screen(_ ids: [String], in section: String) -> ScreenSnapshot {
      ScreenSnapshot(
        ["a", "b", "c"].map { name in
          Section(name) {
            if name == "c" { Container("shelf", ItemShelf()) { ShelfItem(id: "x") } }
            if name == section {
              Container("shelf", ItemShelf()) { for id in ids { ShelfItem(id: id) } }
            }
          }
        })
    }
    let changes = screen([], in: "b").changeset(from: screen(["x"], in: "a"))
    #expect(changes.lines().contains("removed ShelfItem 'a/shelf/x', was 1st"))
  }

  @Test func sectionsAreNamedByTheTextsOfTheirIDs() {
    func screen(_ title: String, _ days: Int...) -> ScreenSnapshot {
      .screen {
        if days.count > 1 { TextLine(text: "loose") }
        for day in days { Section(day, header: TextLine(text: title)) { TextLine(text: "row") } }
      }
    }
    let old = screen("a", 1)
    expectUpdate(from: old, to: screen("b", 1, 2)) {
      $0.sections(inserted: ["rows", "2"], updated: ["1"])
    }
    expectUpdate(from: old, to: screen("b", 1)) { $0.reconfigured(.header("1")) }
    let failures = updateFailures(from: old, to: old) { $0.untouched(.header("1"), .header("3")) }
    expectEqual(failures, ["No header of section '3'; there is one of '1'"])
  }

  @Test func rowsOfContainersThatComeGoOrAreReloadedAreNotUntouched() {
    func screen(_ look: String?) -> ScreenSnapshot {
      ScreenSnapshot("main") {
        TextLine(text: "a").id("first")
        if look == "list" { Container("shelf", ItemShelf()) { ShelfItem(id: "a") } }
        if look == "grid" { Container("shelf", Grid()) { ShelfItem(id: "a") } }
      }
    }
    func failures(_ old: String?, _ new: String?) -> [String] {
      updateFailures(from: screen(old), to: screen(new), allowingOthers: true) {
        $0.untouched("shelf/a", "first")
      }.map { String($0.prefix(57)) }
    }
    let absent = "'shelf/a' must be untouched (was not there before and aft"
    #expect(failures(nil, "list") == [absent] && failures("list", nil) == [absent])
    let inside = updateFailures(from: screen(nil), to: screen("list"), allowingOthers: true) {
      $0.nested("shelf") { $0.untouched("a") }
    }
    expectEqual(inside.map { $0.prefix(57) }, [absent[...]])
    let reloaded = "'shelf/a' must be untouched (was changed)\n  reloaded Grid"
    #expect(failures("list", "grid") == [reloaded] && failures("list", "list") == [])
    let shelf = updateFailures(from: screen("list"), to: screen("grid"), allowingOthers: true) {
      $0.untouched("shelf")
    }
    expectEqual(shelf.map { $0.split(separator: "\n").count }, [2], "\(shelf)")
  }

  @Test func theRecordedForm() {
    let new = Scene(
      first: "1", cards: ["c", "a", "b"], items: ["y", "x", "w"], isEdited: true, extra: true)
    let old = Scene().snapshot()
    #expect(
      new.snapshot().changeset(from: old).lines() == """
        inserted section 'extra' as 2nd
        removed ShelfItem 'z', was 6th
        inserted ShelfItem 'w' as 6th of 'main'
        inserted TextLine 'e' as 1st of 'extra'
        moved ShelfItem 'y' from 5th to 4th
        reconfigured TextLine 'menu/v': text: "one" -> "1"
        reconfigured ShelfItem 'y': handler onSelect appeared
        reconfigured ShelfItem 'x': handler onSelect appeared
        moved ShelfItem 'carousel/c' from 3rd to 1st
        screen: editing began
        """)
    expectEqual(Scene().snapshot().changeset(from: old).lines(), "nothing")
  }

  @Test func aRecordedUpdateThatDiffersIsToldByItsOperations() throws {
    let sandbox = Sandbox()
    try sandbox.write(
      "moved ShelfItem 'y' from 5th to 4th\nreconfigured TextLine 'menu/v': \(Self.change)",
      to: "\(sandbox.references)/both.txt")
    sandbox.run {
      let new = Scene(first: "1", items: ["z", "x", "y"])
      UpdateCheck(from: Scene(), to: new, site: sandbox.site()).reference("both")
        .check(record: .never)
    }
    sandbox.expectFailure(
      """
      Update must match reference 'both' (was different)
      did not happen: moved ShelfItem 'y' from 5th to 4th
      not expected: moved ShelfItem 'z' from 6th to 4th
      All failures:
      """)
  }

  @Test func aFailureAndItsPicture() {
    let sandbox = Sandbox()
    sandbox.run {
      for (line, new) in [(12, Scene(first: "1")), (99, Scene())] {
        expectUpdate(from: Scene(), to: new, picture: .textLines, line: line) { $0.nothing() }
      }
    }
    let folder = "artifacts/ScreenDSLTestingTests/ExpectUpdateTests/Suite/test"
    expectEqual(sandbox.journal.messages.count, 1)
    let text = sandbox.journal.messages[0].replacing(#/ \(ScreenDSLTestingTests[^)]*\)/#, with: "")
    #expect(text.hasPrefix("\(Self.notEmpty)\nPicture: '\(sandbox.folder)/\(folder)/"))
    expectEqual(sandbox.journal.attachments, ["Suite.test.line-12.update.txt"])
    let pictures = [12, 99].map { sandbox.read("\(folder)/line-\($0).update.txt") }
    expectEqual(pictures, ["<svg>1</svg>", "<svg>0</svg>"])
  }
}
