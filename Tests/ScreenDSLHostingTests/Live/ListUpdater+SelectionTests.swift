@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct ListUpdaterSelectionTests {
  private let host = RecordingHost(), log = Log()
  private var updater: ListUpdater { host.updater }
  private var selected: [String] { updater.selection.withoutSections.map(\.description) }
  private func select(_ row: Int) -> Bool { updater.select(at: RowPosition(0, row)) }

  private func apply(_ sections: KeyValuePairs<String, [Int]>, place: String = "a") {
    let all = sections.map { name, ids in
      Section(name) { [log] in
        for id in ids {
          Note(id: id).id(id).onSelect { log.add("+\(id)") }.onDeselect { log.add("-\(id)") }
        }
      }
    }
    updater.apply(ScreenSnapshot(all.listID(place).editing(place == "edited", selectsRows: true)))
  }

  private func start(_ mode: SelectionMode) {
    updater.selectionMode = mode
    apply(["a": [1, 2, 3], "b": [4]])
  }

  @Test func whatTheAppSelectsRunsNoHandler() {
    start(.multiple)
    updater.selection = [RowPath(3), RowPath(4), "none", "3", RowPath(1, section: "a")]
    expectEqual(selected, ["1", "3", "4"])
    for place in [RowPosition(0, 9), RowPosition(9, 0)] { #expect(!updater.deselect(at: place)) }
    updater.selectionMode = .single
    expectEqual(selected, ["1"])
    updater.selection = [RowPath(3), RowPath(4)]
    #expect(updater.selection.withoutSections == [RowPath(3)] && log.lines == [])
    updater.selectionMode = ListUpdater(host: host).selectionMode
    #expect(select(0) && updater.selection == [] && updater.selectedPositions == [])
    updater.selection = ["1"]
    #expect(updater.selection == [] && log.lines == ["+1"], "by default none stays selected")
    updater.onProblem = { [log] in log.add($0.sentence) }
    updater.selection = [RowPath(3, in: ["deck"])]
    expectEqual(log.lines.last, "'deck/3' must be in this list (was in another)")
  }

  @Test func theHostShowsASelectionThatNoTouchMade() {
    start(.single)
    expectEqual(host.selections, 0)
    (updater.selection, host.readiness) = (["1"], .needsReload)
    apply(["a": [1, 2, 3], "b": [4, 5]])
    expectEqual(host.selections, 2, "after the reload too")
    #expect(select(1) && host.selections == 3, "row 1 is deselected")
    let folder = Note(id: 9).disclosureRows(isExpanded: false, Handler<Bool> { _ in }) {}
    updater.apply(ScreenSnapshot(Section("a") { folder }.editing(true).listID("a")))
    expectEqual(host.selections, 4, "editing begins")
    updater.apply(ScreenSnapshot(Section("a") { folder }.listID("a")))
    #expect(select(0) && host.selections == 6, "editing ends, and a tap folds a row")
    apply(["a": [1]], place: "other")
    expectEqual(host.selections, 7)
  }

  @Test func thousandsOfRowsCanBeSelectedAndCanWait() {
    let paths = (0..<2_000).map { RowPath(RowID(CountedID(number: $0)), section: "a") }
    updater.selectionMode = .multiple
    updater.apply(ScreenSnapshot("a") { for path in paths { Note(id: 1).id(path.id) } })
    CountedID.lookUps = 0
    for _ in 0..<2 { updater.selection = paths }
    for path in paths + paths { updater.shown.refills.add(.row(path), NewPaths()) }
    let waiting = updater.shown.refills.take()
    #expect(updater.selection == paths && waiting == paths.map(CellPlace.row))
    #expect(CountedID.lookUps < 200 * paths.count)
  }

  @Test(arguments: [true, false]) func thousandsOfSelectedRowsCanFold(inGrid: Bool) {
    struct Child: CellModel, Identifiable {
      let (number, reads): (Int, Evaluations)
      var id: Int { reads.counting(number) }
      static func == (a: Child, b: Child) -> Bool { a.number == b.number }
    }
    let reads = Evaluations()
    let all = (0..<400).map { Child(number: $0, reads: reads) }
    updater.selectionMode = .multiple
    for isOpen in [true, false] {
      let folder = Label().disclosureRows(isExpanded: isOpen, Handler { _ in }) {
        for child in all { child }
        Container("grid", Grid()) { for child in all { child } }
      }
      updater.apply(ScreenSnapshot("a") { folder })
      let paths = isOpen ? updater.current.allRows.map(\.path) : []
      for path in paths where (path.container != nil) == inGrid { updater.selected.insert(path) }
    }
    #expect(updater.selected.paths.count >= 400 && reads.count < 40_000, "\(reads.count)")
  }

  @Test func oneRowIsSelectedAlsoInASnapshotThatWaits() {
    start(.single)
    host.readiness = .busy
    apply(["a": [1, 2, 3, 9], "b": []])
    updater.selection = [RowPath(9)]
    #expect(updater.selection == [] && !updater.canSelect(at: RowPosition(1, 0)))
    host.resume()
    #expect(selected == ["9"] && select(0) && select(2) && select(2) && selected == ["3"])
    expectEqual(log.lines, ["-9", "+1", "-1", "+3", "+3"])
    #expect(updater.deselect(at: RowPosition(0, 2)) && selected == [] && select(2))
    let row = Note(id: 1).id("server").replaces(id: 3).onSelect {}
    updater.apply(ScreenSnapshot(Section("a") { row }.listID("a")))
    expectEqual(updater.selection.withoutSections, ["server"], "a row that takes over another ID")
  }

  @Test func onlyWhatIsSelectedInAnotherListThatWaitsStaysSelected() {
    start(.single)
    #expect(select(0) && log.take() == ["+1"])
    for (place, ids) in [("edited", [2]), ("e", [2, 3]), ("c", []), ("unseen", [3]), ("d", [])] {
      host.readiness = .busy
      apply(["a": [2, 3]], place: place)
      for id in ids { updater.selection += [RowPath(RowID(id))] }
      if place == "c" { updater.selectionMode = .multiple }
      let isOld = updater.selectedPositions != [] || updater.deselect(at: RowPosition(0, 1))
      expectEqual(isOld, (place == "c"))
      if place != "unseen" { host.resume() }
      expectEqual(selected + log.take(), (place == "c" ? ["-2"] : ids.prefix(1).map { "\($0)" }))
    }
  }

  @Test func aHiddenRowReturnsAsNoOtherRow() {
    updater.selectionMode = .multiple
    let plain = { (id: String) in ScreenSnapshot(Section(id) { Label().onSelect {} }.listID("a")) }
    updater.apply(plain("c"))
    #expect(select(0))
    apply(["a": [1], "b": [1]])
    updater.selection += [RowPath(1, section: "a"), RowPath(1, section: "b")]
    for (a, b) in [([], []), ([], [1]), ([1], [1])] { apply(["a": a, "b": b]) }
    expectEqual(updater.selectedPositions.count, 2, "equal IDs in two sections are two rows")
    updater.apply(plain("d"))
    expectEqual(updater.selectedPositions, [], "a row without an ID of its own")
  }
}
