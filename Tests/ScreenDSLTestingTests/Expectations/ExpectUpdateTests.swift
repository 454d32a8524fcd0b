@testable import ScreenDSLTesting

/// What updates are expected to do.
@Suite(.timed) struct ExpectUpdateTests {
  private struct Scene {
    var first = "one"
    var cards = ["a", "b", "c"]
    var items = ["x", "y", "z"]
    var isSelectable = false
    var header = "Title"
    var extra = false

    private static let select: @MainActor @Sendable () -> Void = {}

    var snapshot: ScreenSnapshot {
      ScreenSnapshot(
        [
          Section("main", header: TextLine(text: header)) {
            TextLine(text: first).id("menu/v")
            TextLine(text: "two").id("menu/h")
            Container("carousel", ItemShelf()) {
              for card in cards { ShelfItem(id: card, name: card) }
            }
            for item in items { ShelfItem(id: item).onSelect(isSelectable ? Self.select : nil) }
          }
        ] + (extra ? [Section("extra") { TextLine(text: "e").id("e") }] : []))
    }
  }

  private func failures(
    from old: Scene = Scene(), to new: Scene, allowingOthers: Bool = false,
    _ expect: (inout UpdateExpectation) -> Void
  ) -> [String] {
    updateFailures(
      from: old.snapshot, to: new.snapshot, allowingOthers: allowingOthers,
      expecting: expect
    ).map { $0.replacing(/\ \(ScreenDSLTestingTests[^)]*\)/, with: "") }
  }

  @Test func allThatHappens() {
    let new = Scene(first: "1", cards: ["c", "a", "b", "d"], items: ["z", "y", "w"], header: "T")
    expectUpdate(from: Scene().snapshot, to: new.snapshot) {
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

  @Test func anUpdateOfAHeaderIsNoneOfItsRows() {
    let found = failures(to: Scene(first: "1", header: "T")) { $0.reconfigured(.header("main")) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1 operation was not expected") == true)
  }

  // A suite may have members of any name.
  private func moved() {}
  private func removed() {}
  private func sections() {}
  private func nothing() {}
  private func nested() {}

  private static let change = #"text: "one" -> "1""#

  /// What is expected of an update of the scene, and what is wrong with it.
  private typealias Expecting = @Sendable (inout UpdateExpectation) -> Void
  private static let expected: [(Scene, Expecting, [String])] = [
    (Scene(), { $0.nothing() }, []),
    (Scene(), { $0.untouched("carousel", "x", "carousel/a") }, []),
    (
      Scene(first: "1"), { $0.nothing() },
      [
        """
        Update must be empty (was not)
          reconfigured TextLine 'menu/v': \(change)
        """
      ]
    ),
    (
      Scene(first: "1", cards: ["a", "b"]), { $0.reconfigured("menu/v") },
      [
        """
        1 operation was not expected
          removed ShelfItem 'carousel/c', was 3rd
        """
      ]
    ),
    (
      Scene(first: "1", cards: ["a", "b"]),
      {
        $0.reconfigured("menu/v")
        $0.removed("carousel/c")
      }, []
    ),
    (
      Scene(first: "1", items: ["z", "x", "y"]),
      {
        $0.reloaded("menu/v")
        $0.moved(count: 2)
      },
      [
        "'menu/v' must be reloaded (was reconfigured TextLine 'menu/v': \(change))",
        """
        Number of rows moved must be 2 (was 1)
          moved ShelfItem 'z' from 6th to 4th
        """,
      ]
    ),
    (
      Scene(), { $0.inserted("menu/x") },
      [
        "'menu/x' must be inserted (was not there; near it are 'main/menu/v', 'main/menu/h', 'main/x'; "
          + "rows are 'main/menu/v', 'main/menu/h', 'main/carousel', 'main/carousel/a', "
          + "'main/carousel/b', 'main/carousel/c', 'main/x', 'main/y', 'main/z')"
      ]
    ),
    (
      Scene(cards: ["b", "c"]),
      {
        $0.nested("carousel") {
          $0.removed(count: 2)
          $0.untouched("a")
        }
        $0.nested("menu/v") { $0.nothing() }
      },
      [
        """
        Number of rows removed in 'carousel' must be 2 (was 1)
          removed ShelfItem 'carousel/a', was 1st
        """,
        """
        'carousel/a' must be untouched (was changed)
          removed ShelfItem 'carousel/a', was 1st
        """,
        "No container for 'menu/v'; use the ID of one that is shown",
      ]
    ),
    (Scene(extra: true), { $0.sections(inserted: ["extra"]) }, []),
    (
      Scene(header: "T"), { $0.sections(inserted: ["main"]) },
      [
        "Section 'main' must be inserted (was updated section 'main': "
          + #"header.text: "Title" -> "T")"#
      ]
    ),
    (
      Scene(), { $0.sections(moved: ["extra"]) },
      ["Section 'extra' must be moved (was not there; sections are 'main')"]
    ),
    (
      Scene(), { $0.sections(removed: ["main"]) },
      ["Section 'main' must be removed (was untouched)"]
    ),
  ]

  @Test(arguments: expected)
  private func whatIsWrong(
    new: Scene, expect: Expecting, sentences: [String]
  ) {
    #expect(failures(to: new, expect) == sentences)
  }

  @Test func operationsThatAreNotMentionedMayBeAllowed() {
    let new = Scene(first: "1", cards: ["a", "b"])
    #expect(failures(to: new, allowingOthers: true) { $0.reconfigured("menu/v") } == [])
    #expect(failures(to: Scene(first: "1")) { $0.nested("carousel") { $0.nothing() } }.count == 1)
    #expect(
      failures(from: Scene(extra: true), to: Scene()) { $0.sections(removed: ["extra"]) } == [])
    let untouched = failures(to: Scene()) { $0.reconfigured("menu/v") }
    #expect(untouched.first?.hasPrefix("'menu/v' must be reconfigured (was untouched; ") != false)
  }

  @Test func untouchedRows() {
    #expect(failures(to: Scene(first: "1")) { $0.untouched("menu/v") }.count == 1, "said once")
    let new = Scene(first: "1", cards: ["b", "a", "c"])
    #expect(
      failures(to: new, allowingOthers: true) { $0.untouched("menu/v", "carousel", "gone") } == [
        """
        'menu/v' must be untouched (was changed)
          reconfigured TextLine 'menu/v': \(Self.change)
        """,
        """
        'carousel' must be untouched (was changed)
          moved ShelfItem 'carousel/b' from 2nd to 1st
        """,
        "No row for 'gone'; rows are 'main/menu/v', 'main/menu/h', 'main/carousel', 'main/carousel/b', "
          + "'main/carousel/a', 'main/carousel/c', 'main/x', 'main/y', 'main/z'",
      ])
  }

  /// Two sections with a shelf of one ID.
  private func shelves(_ first: [String], _ second: [String]) -> ScreenSnapshot {
    ScreenSnapshot(
      [("new", first), ("old", second)].map { name, items in
        Section(name) {
          Container("shelf", ItemShelf()) { for item in items { ShelfItem(id: item) } }
        }
      })
  }

  @Test func insideOneOfTwoContainersWithOneID() {
    let (old, new) = (shelves(["a"], ["a"]), shelves(["a"], ["a", "b"]))
    expectUpdate(from: old, to: new) {
      $0.nested("old/shelf") {
        $0.inserted("b")
        $0.untouched("a")
      }
      $0.untouched("new/shelf")
    }
    expectUpdate(from: old, to: new) { $0.inserted("old/shelf/b") }
    func failures(
      _ expect: (inout UpdateExpectation) -> Void
    ) -> [String] {
      updateFailures(from: old, to: new, allowingOthers: true, expecting: expect)
    }
    #expect(
      failures { $0.nested("shelf") { $0.inserted("b") } } == [
        #"'shelf' must be one container (was 2); use "new/shelf", "old/shelf""#
      ])
    #expect(
      failures { $0.nested("new/shelf") { $0.inserted("b") } }.map { $0.prefix(39) } == [
        "'new/shelf/b' must be inserted (was not"
      ])
    #expect(
      failures { $0.untouched("old/shelf") }.map { $0.prefix(46) } == [
        "'old/shelf' must be untouched (was changed)\n  "
      ])
    #expect(failures { $0.nested("new/shelf") { $0.nothing() } } == [])
  }

  @Test func sectionsAreNamedByTheTextsOfTheirIDs() {
    struct Days: Screen {
      var title = "a"
      var days = [1]

      var body: some ScreenContent {
        if days.count > 1 { TextLine(text: "loose") }
        for day in days { Section(day, header: TextLine(text: title)) { TextLine(text: "row") } }
      }
    }
    expectUpdate(from: Days(), to: Days(title: "b", days: [1, 2])) {
      $0.sections(inserted: ["rows", "2"], updated: ["1"])
    }
    expectUpdate(from: Days(), to: Days(title: "b")) { $0.reconfigured(.header("1")) }
    let failures = updateFailures(from: Days(), to: Days()) {
      $0.untouched(.header("1"), .header("3"))
    }
    #expect(failures == ["No header of section '3'; there is one of '1'"])
  }

  @Test func whatIsSaidOfTheScreenAsAWholeIsTold() {
    func screen(_ text: String, _ isEdited: Bool) -> ScreenSnapshot {
      ScreenSnapshot(Section("main") { TextLine(text: text) }.editing(isEdited))
    }
    let changes = screen("b", true).changeset(from: screen("a", false))
    #expect(
      changes.lines() == """
        reconfigured TextLine '#0': text: "a" -> "b"
        screen: editing began
        """)
  }

  @Test func rowsOfContainersThatComeGoOrAreReloadedAreNotUntouched() {
    func screen(_ look: String?) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("main") {
          TextLine(text: "a").id("first")
          if let look {
            if look == "list" {
              Container("shelf", ItemShelf()) { ShelfItem(id: "a", name: look) }
            } else {
              Container("shelf", OtherShelf()) { ShelfItem(id: "a", name: look) }
            }
          }
        })
    }
    func failures(_ old: String?, _ new: String?) -> [String] {
      updateFailures(from: screen(old), to: screen(new), allowingOthers: true) {
        $0.untouched("shelf/a", "first")
      }.map { String($0.prefix(57)) }
    }
    let absent = "'shelf/a' must be untouched (was not there before and aft"
    #expect(failures(nil, "list") == [absent])
    #expect(failures("list", nil) == [absent])
    #expect(
      failures("list", "grid") == ["'shelf/a' must be untouched (was changed)\n  reloaded Othe"])
    #expect(failures("list", "list") == [])
  }

  private struct OtherShelf: ContainerModel {}

  @Test func theRecordedForm() throws {
    let sandbox = try Sandbox(["SCREENDSL_RECORD": "never"])
    let new = Scene(
      first: "1", cards: ["c", "a", "b"], items: ["y", "x", "w"], isSelectable: true, extra: true)
    sandbox.run { expectUpdate(from: Scene().snapshot, to: new.snapshot, named: "nowhere") }
    #expect(
      sandbox.journal.messages.first?.hasPrefix("No reference for 'nowhere'; record it\n") == true)
    #expect(
      new.snapshot.changeset(from: Scene().snapshot).lines() == """
        inserted section 'extra' as 2nd
        removed ShelfItem 'z', was 6th
        inserted ShelfItem 'w' as 6th of 'main'
        inserted TextLine 'e' as 1st of 'extra'
        moved ShelfItem 'y' from 5th to 4th
        reconfigured TextLine 'menu/v': text: "one" -> "1"
        reconfigured ShelfItem 'y': handler onSelect appeared
        reconfigured ShelfItem 'x': handler onSelect appeared
        moved ShelfItem 'carousel/c' from 3rd to 1st
        """)
    #expect(Scene().snapshot.changeset(from: Scene().snapshot).lines() == "nothing")
  }

  @Test func aRecordedUpdateThatDiffersIsToldByItsOperations() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "moved ShelfItem 'y' from 5th to 4th\nreconfigured TextLine 'menu/v': \(Self.change)",
      to: "\(sandbox.references)/both.txt")
    sandbox.run {
      let new = Scene(first: "1", items: ["z", "x", "y"])
      UpdateCheck(from: Scene().snapshot, to: new.snapshot, site: sandbox.site())
        .reference("both").check(record: .never)
    }
    sandbox.expectFailure(
      """
      Update must match reference 'both' (was different)
      did not happen: moved ShelfItem 'y' from 5th to 4th
      not expected: moved ShelfItem 'z' from 6th to 4th
      All failures:
      """)
  }

  @Test func aFailureAndItsPicture() throws {
    let sandbox = try Sandbox()
    sandbox.run {
      expectUpdate(
        from: Scene().snapshot, to: Scene(first: "1").snapshot, picture: .textLines,
        line: 12
      ) { $0.nothing() }
      expectUpdate(from: Scene().snapshot, to: Scene().snapshot, picture: .textLines, line: 99) {
        $0.nothing()
      }
    }
    #expect(sandbox.journal.messages.count == 1)
    let message = sandbox.journal.messages[0]
      .replacing(#/ \(ScreenDSLTestingTests[^)]*\)/#, with: "")
    #expect(
      message.hasPrefix(
        """
        Update must be empty (was not)
          reconfigured TextLine 'menu/v': text: "one" -> "1"
        Picture: '\(sandbox.folder)/artifacts/ScreenDSLTestingTests/ExpectUpdateTests/Suite/test/
        """))
    #expect(sandbox.journal.attachments == ["Suite.test.line-12.update.txt"])
    let folder = "artifacts/ScreenDSLTestingTests/ExpectUpdateTests/Suite/test"
    let name = "line-12"
    #expect(sandbox.read("\(folder)/\(name).update.txt") == "<svg>1</svg>")
    #expect(sandbox.read("\(folder)/line-99.update.txt") == "<svg>0</svg>")
  }
}
