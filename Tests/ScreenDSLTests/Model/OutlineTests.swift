@Suite(.timed) struct OutlineTests {
  private func folders(
    _ notes: [[Int]], open: Set<Int>, evaluated: (Int) -> Void = { _ in }
  ) -> ScreenSnapshot {
    ScreenSnapshot("all") {
      for folder in notes.indices {
        Photo(id: "\(folder)").disclosureRows(isExpanded: open.contains(folder), Handler { _ in }) {
          let _ = evaluated(folder)
          for note in notes[folder] { Note(id: note) }
          Label()
        }
      }
    }
  }

  private func ids(_ snapshot: ScreenSnapshot) -> [String] {
    snapshot.sections[0].rows.map {
      String(repeating: "-", count: $0.attributes.level) + "\($0.id)"
    }
  }

  @Test func unfoldedRowsStandBelowOneLevelDeeperAndAnotherLevelIsAnUpdate() {
    var evaluated: [Int] = []
    let closed = folders([[1], [2, 3]], open: [])
    let open = folders([[1], [2, 3]], open: [1]) { evaluated.append($0) }
    #expect(ids(closed) == ["0", "1"] && evaluated == [1])
    expectEqual(ids(open), ["0", "1", "-2", "-3", "-1#0a.1"])
    #expect(closed.declarationProblems == [] && open.declarationProblems == [])
    let changes = open.changeset(from: closed)
    #expect(changes.rowInsertions.count == 3 && changes.rowRemovals == [] && changes.rowMoves == [])
    expectEqual(changes.rowUpdates(.reconfigure).map(\.new), [RowPosition(section: 0, row: 1)])
    // Folding takes one stage for the removals, and another for the row itself.
    expectEqual(closed.changeset(from: open).stages.count, 2)
    #expect(
      open.description.contains("Photo '1' (text: 0, onTap: nil) selectable unfolded")
        && open.description.contains("Note '2' (text: 0) level 1"), "\(open)")
    func screen(_ isDeep: Bool) -> ScreenSnapshot {
      ScreenSnapshot("all") {
        Label().id("a").disclosureRows(isExpanded: true, Handler { _ in }) {
          Label().id("b").disclosureRows(isExpanded: isDeep, Handler { _ in }) {
            if isDeep { Note(id: 1) }
          }
          if !isDeep { Note(id: 1) }
        }
      }
    }
    let deeper = screen(true).changeset(from: screen(false))
    expectEqual(ids(screen(true)), ["a", "-b", "--1"])
    expectEqual("\(deeper)", "reconfigure Label 'b' at 0.1\nreconfigure Note '1' at 0.2")
  }

  /// A row without an ID keeps the ID of its place, whether or not a row below has an ID.
  @Test(arguments: [true, false]) func whatIsUnfoldedNamesNoIteration(inGroup: Bool) {
    func screen(_ isExpanded: Bool) -> ScreenSnapshot {
      ScreenSnapshot("all") {
        for number in 0..<2 {
          let rows = Label(text: number).disclosureRows(isExpanded: isExpanded, Handler { _ in }) {
            for id in 0..<2 { Note(id: 10 * number + id) }
            Note(id: 10 * number + 2)
          }
          if inGroup { Group { rows }.onSelect { _ in } } else { rows }
        }
      }
    }
    let changes = screen(true).changeset(from: screen(false))
    #expect(changes.rowRemovals == [] && changes.rowInsertions.count == 6)
  }

  @Test @MainActor func aTapUnfoldsWhereTheRowDoesNothingElse() {
    let log = Log()
    func tap(
      _ isExpanded: Bool, _ select: (@MainActor @Sendable () -> Void)? = nil,
      _ given: (Section) -> Section = { $0 }
    ) -> String {
      let outline = Note(id: 1).onSelect(select).disclosureRows(
        isExpanded: isExpanded, Handler { log.add("\($0)") }, children: {})
      let row = ScreenSnapshot(given(Section(rows: { outline }))).sections[0].rows[0]
      row.attributes.onSelect?(())
      return "\(log.take()[0]) \(row.attributes.disclosure?.isTapped == true)"
    }
    #expect(tap(false) == "true true" && tap(true) == "false true")
    expectEqual(tap(true) { log.add("own") }, "own false")
    // An action from the section or group comes before the tap that expands, and the row's own action before both.
    let give = { (section: Section) in section.onSelect { log.add("given \($0.id)") } }
    expectEqual(tap(true, nil, give), "given 1 false")
    expectEqual(tap(true, { log.add("own") }, give), "own false")
    let note = tap(true, nil) { give($0.onSelect(Note.self) { _ in log.add("note") }) }
    let label = tap(true, nil) { $0.onSelect(Label.self) { _ in log.add("label") } }
    expectEqual([note, label], ["note false", "false true"])
    let refusing = Note(id: 1).selectable(false).disclosureRows(
      isExpanded: true, { log.add("\($0)") }, children: {})
    ScreenSnapshot(give(Section(rows: { refusing }))).sections[0].rows[0].attributes.onSelect?(())
    expectEqual(log.take(), ["false"])
  }

  @Test func aFolderInItselfIsNotUnfoldedAgainAndAnEqualRowInAGroupIsNone() {
    struct Folder: CellModel, Identifiable { let id: Int }
    struct Folders: Component {
      let id: Int

      var body: some SectionContent {
        Folder(id: id).disclosureRows(isExpanded: true, Handler { _ in }) {
          Folders(id: (id + 1) % 2)
          Folders(id: (id + 1) % 2)
        }
      }
    }
    let snapshot = ScreenSnapshot(Section("a") { Folders(id: 0) })
    #expect(snapshot.rowCount == 7 && snapshot.hasDuplicates)
    let cut = snapshot.sections[0].rows.filter { $0.attributes.disclosure?.isCut == true }
    #expect(cut.count == 4 && cut.allSatisfy { $0.attributes.level == 2 })
    struct Endless: Component {
      var body: some SectionContent {
        Label().disclosureRows(isExpanded: true, Handler { _ in }) { Endless() }
      }
    }
    let rows = ScreenSnapshot(Section("a") { Endless() }).sections[0].rows
    #expect(rows.count == Row.depthLimit + 1 && rows.last?.attributes.level == Row.depthLimit)
    expectEqual(rows.firstIndex { $0.attributes.disclosure?.isCut == true }, Row.depthLimit)
    struct Part: Component {
      var body: some SectionContent {
        Note(id: 1).disclosureRows(isExpanded: true, Handler { _ in }) { Label() }
      }
    }
    func screen(@SectionBuilder _ rows: () -> some SectionContent) -> ScreenSnapshot {
      ScreenSnapshot("a") { Note(id: 1).disclosureRows(isExpanded: true, { _ in }, children: rows) }
    }
    for snapshot in [screen { Group("g") { Part() } }, screen { Part().id("g") }] {
      #expect(snapshot.rowCount == 3 && snapshot.declarationProblems == [])
    }
    let own = screen { Group { Part() } }
    #expect(own.rowCount == 2 && own.hasDuplicates)
    let cycle = own.declarationProblems.first { $0.kind == .nestedTooDeep }
    let sentence = "Outlines must be at most 60 levels deep, and not contain themselves "
    expectEqual(cycle?.sentence, sentence + "(the rows below '1~2' are left out)")
  }

  @Test func theCostFollowsWhatIsVisible() {
    struct Mail: CellModel, Identifiable {
      let id: Int
      nonisolated(unsafe) static var comparisons = 0

      static func == (left: Mail, right: Mail) -> Bool {
        comparisons += 1
        return left.id == right.id
      }
    }
    func inbox(_ open: Int?) -> ScreenSnapshot {
      ScreenSnapshot("inbox") {
        for folder in 0..<1_000 {
          Mail(id: -1 - folder).disclosureRows(isExpanded: folder == open, Handler { _ in }) {
            for mail in 0..<100 { Mail(id: folder * 100 + mail) }
          }
        }
      }
    }
    let (old, new) = (inbox(nil), inbox(500))
    Mail.comparisons = 0
    let changes = new.changeset(from: old)
    #expect(changes.rowInsertions.count == 100 && changes.rowUpdates.count == 1)
    #expect(Mail.comparisons <= 1_100 && new.rowCount == 1_100, "\(Mail.comparisons)")
  }
}
