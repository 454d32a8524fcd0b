/// Bugs that were found once; each test has the name of its bug.
@Suite(.timed) struct RegressionTests {
  /// If two containers have one ID, it is unknown for which of them the rows were evaluated.
  @Test func duplicatedContainersKeepTheirOwnRows() {
    func screen(_ ids: [Int], reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot("s", reusing: old) {
        for id in ids { Container("c", Grid(), dependsOn: 1) { Note(id: id) } }
      }
    }
    let (one, both) = (screen([1]), screen([1, 2]))
    let applied = one.applying(both.changeset(from: one))
    #expect(applied == both && screen([1, 2], reusing: one) == both)
    expectEqual(screen([9], reusing: one), one, "a container that is alone reuses its rows")
    expectEqual(screen([3, 2]).changeset(from: one).nested.count, 1, "its rows are compared once")
    for old in [both, applied] {
      #expect(screen([1, 2], reusing: old) == both && screen([2], reusing: old) == screen([2]))
    }
  }

  @Test func rowsTakeOverOthersInAndOutOfGroups() {
    func changes(_ old: some SectionContent, _ new: some SectionContent) -> String {
      ScreenSnapshot("s") { new }.changeset(from: ScreenSnapshot("s") { old }).description
    }
    let (draft, sent) = (Note(id: 1).id("draft"), Note(id: 7).id(7).replaces(id: "draft"))
    let (old, new) = (Group("g") { draft }, Group("g") { sent })
    expectEqual(changes(old, new), "reconfigure Note 'g.7' at 0.0")
    expectEqual(changes(draft, new), "reconfigure Note 'g.7' at 0.0")
    let (inner, outer) = (Group("g") { Group("h") { draft } }, Group("g") { Group("h") { sent } })
    expectEqual(changes(inner, outer), "reconfigure Note 'g.h.7' at 0.0")
    expectEqual(changes(old, sent), "remove Note 'g.draft' at 0.0\ninsert Note '7' at 0.0")
    expectEqual(changes(Note(id: -1), Note(id: 7).replaces(id: -1)), "reconfigure Note '7' at 0.0")
  }

  @Test func aChainOfHandOversTakesTheFirstRowThatIsThere() {
    func changes(_ ids: [String]) -> String {
      let old = ScreenSnapshot(Section("s") { for id in ids { Label().id(id) } })
      let new = Label().id("c").replaces(id: "a").replaces(id: "b")
      return ScreenSnapshot(Section("s") { new }).changeset(from: old).description
    }
    let (update, all) = ("reconfigure Label 'c' at 0.0", [["a"], ["b"], ["b", "a"]].map(changes))
    expectEqual(all, [update, update, "remove Label 'b' at 0.0\n" + update])
  }

  @Test func onlyOneRowTakesOverARowAndOnlyOneGetsAnID() {
    func screen(_ b: [(String, String)], _ a: [(String, String)]) -> ScreenSnapshot {
      ScreenSnapshot(
        [("b", b), ("a", a)].map { name, rows in
          Section(name) { for row in rows { Label().id(row.0).replaces(id: RowID(row.1)) } }
        })
    }
    let old = screen([], [("d", ""), ("e", "")])
    let second = screen([], [("x", "d"), ("y", "d"), ("e", "")])
    for new in [second, screen([("x", "d")], [("x", "e")])] {
      let changes = new.changeset(from: old)
      #expect(changes.rowInsertions.count == 1 && changes.rowUpdates.count == 1)
      expectEqual(old.applying(changes), new)
    }
  }

  @Test func sectionsThatAreOrWereDuplicatesAreEvaluated() {
    func screen(_ ids: [Int], reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      let rows = ids.map { id in Section("s", dependsOn: 1) { Note(id: id) } }
      let row = { id in Container("c", Grid(), dependsOn: 1) { Note(id: id) } }
      return ScreenSnapshot(rows + ids.map { id in Section("t") { row(id) } }, reusing: old)
    }
    expectEqual(screen([2], reusing: screen([1, 2])), screen([2]))
    expectEqual(screen([2, 1], reusing: screen([1])), screen([2, 1]))
  }

  @Test func sectionIDsReadOffASnapshotAreDuplicatesAgain() {
    let old = ScreenSnapshot([Section("a") { Note(id: 1) }, Section("a") { Note(id: 2) }])
    let new = ScreenSnapshot(old.sections.reversed().map { one in Section(one.id) { Note(id: 3) } })
    expectEqual(Set(new.sections.map(\.id)).count, 2)
    #expect(new.declarationProblems.contains { $0.kind == .duplicateID && $0.path == nil })
    let third = ScreenSnapshot(["a", "a", "b"].map { Section($0) {} }, reusing: new)
    expectEqual(third.sections.count, 3)
  }

  @Test func numbersOfOtherSnapshotsAreForgotten() {
    func screen(_ ids: [RowID], reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { ids.map { Label().id($0) } }, reusing: old)
    }
    let rows = screen(["a", "a"]).sections[0].rows
    let ids: [RowID] = ["b", rows[1].id, "c"]
    let new = screen(ids, reusing: screen(["b", "c"]))
    #expect(new == screen(ids) && new.row(at: "a") != nil)
    let again = ScreenSnapshot("s") { [1, 1, 0].map { row in Group { rows[row] } } }
    expectEqual(again.ids, ["a", "a~2", "a~3"])
  }

  @Test func noUUIDHidesBehindAZeroProduct() {
    let ids = (0..<4_000).map { number in
      UUID(uuidString: String(format: "%08X-0000-4000-D6E8-FEB86659FD93", number)) ?? UUID()
    }
    func screen(_ ids: [UUID]) -> ScreenSnapshot { ScreenSnapshot(ids.map { Label().id($0) }) }
    expectEqual(screen(ids.reversed()).changeset(from: screen(ids)).rowMoves.count, 3_999)
  }

  @Test(arguments: [0..<1, 10..<11, 19..<20, 0..<20]) func ownIdentityBeatsTheID(own: Range<Int>) {
    struct Keyed: CellModel, Identifiable {
      let id: Int
      var isKeyed = false
      var identity: RowID? { RowID(isKeyed ? ~id : id, of: Keyed.self) }
      static func == (left: Keyed, right: Keyed) -> Bool { left.id == right.id }
    }
    let old = ScreenSnapshot(Section("s") { (0..<20).map { Keyed(id: $0) } })
    let new = ScreenSnapshot(Section("s") { (0..<20).map { Keyed(id: $0, isKeyed: own ~= $0) } })
    #expect(old != new && new.changeset(from: old).rowInsertions.map(\.row) == Array(own))
  }

  @Test func stringsWithAnyUnicode() {
    let texts = [
      "", "\u{0}", "e\u{301}", "\u{1F469}\u{200D}\u{1F4BB}", "\u{202E}abc", "\n", "'", "\\",
      "\u{212B}", "\u{FFFD}", String(repeating: "\u{301}", count: 1_000), "K", "\u{37F}",
      "a\u{2028}b", "\r",
    ]
    let old = ScreenSnapshot(Section("\n") { texts.map { Photo(id: $0) } })
    let new = ScreenSnapshot(Section("\n") { texts.reversed().map { Photo(id: $0) } })
    #expect(old.declarationProblems.isEmpty && old.applying(new.changeset(from: old)) == new)
    let changes = old.changeset(from: ScreenSnapshot()).description
    #expect(changes.contains(#"insert Photo '\n' at 0.5"#))
    let lines = [old.description, changes].map { $0.split { $0.isNewline }.count }
    expectEqual(lines, [texts.count + 1, texts.count + 1])
    let rows = ["\u{E9}", "\u{212A}"].map { old.position(of: RowID($0, of: Photo.self))?.row }
    expectEqual(rows, [2, 11])
  }

  @Test func noTextBreaksALine() {
    struct Named: CellModel { var name: String, initial: Character }
    let text = "a\u{2028}b\u{202E}\u{85}c"
    let snapshot = ScreenSnapshot(
      Section("s") {
        Container("c\nd", Grid()) { for _ in 0..<2 { Named(name: text, initial: "\n").id(1) } }
      }.supplementary("k\nl", Label()))
    expectEqual(snapshot.description.components(separatedBy: .newlines).count, 5)
    #expect(snapshot.description.contains(#"(name: "a\u{2028}b\u{202E}\u{0085}c", initial: "\n")"#))
    #expect(snapshot.declarationProblems[0].sentence.components(separatedBy: .newlines).count == 1)
  }
}
