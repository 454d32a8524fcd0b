@testable import ScreenDSL

/// Tests access to rows and sections by position, by ID and by path.
@Suite(.timed) struct ScreenSnapshotTests {
  @Test func everyRowIsWhereItsIDSays() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      let screen = ListSpec.random(&random, duplicates: seed.isMultiple(of: 2)).snapshot()
      for (section, part) in screen.sections.enumerated() {
        #expect(screen.sectionIndex(of: part.id) == section, "seed \(seed)")
        #expect(screen.section(id: part.id) == part, "seed \(seed)")
        for (index, row) in part.rows.enumerated() {
          let position = RowPosition(section: section, row: index)
          #expect(screen.position(of: row.id, in: part.id) == position, "seed \(seed)")
          #expect(screen[position] == row, "seed \(seed)")
          #expect(screen.row(at: RowPath(row.id, section: part.id)) == row, "seed \(seed)")
          #expect(screen.row(at: screen.path(of: row.id, in: part.id)) == row, "seed \(seed)")
          let all = screen.sections.indices.flatMap { section in
            screen.sections[section].rows.enumerated().filter { $0.element.id == row.id }
              .map { RowPosition(section: section, row: $0.offset) }
          }
          #expect(screen.positions(of: row.id) == all, "seed \(seed)")
          let isClear = all.count == 1
          #expect(screen.position(of: row.id) == (isClear ? position : nil), "seed \(seed)")
          #expect(screen.row(id: row.id) == (isClear ? row : nil), "seed \(seed)")
          #expect(screen.row(at: RowPath(row.id)) == (isClear ? row : nil), "seed \(seed)")
        }
      }
      #expect(screen.rowCount == screen.sections.reduce(0) { $0 + $1.rows.count }, "seed \(seed)")
      #expect(screen.position(of: "none") == nil, "seed \(seed)")
    }
  }

  @Test func rowsAtTheEndOfAPath() {
    let screen = nested()
    #expect(
      screen.row(at: RowPath("deep", in: ["outer", "inner"]))?.model as? Label == Label(text: 3))
    #expect(screen.row(at: RowPath("inner", in: ["outer"]))?.innerRows?.rowCount == 1)
    #expect(screen.row(at: "outer")?.model as? Grid == Grid())
    #expect(screen.row(at: RowPath("deep", in: ["outer"])) == nil)
    #expect(screen.row(at: "deep") == nil)
    #expect(screen.row(at: RowPath("deep", in: ["none", "inner"])) == nil)
    #expect(screen.row(at: RowPath("x", in: ["plain"])) == nil)
    // The IDs of a list inside a container are separate.
    #expect(screen.row(at: RowPath("plain", in: ["outer"]))?.model as? Label == Label(text: 2))
    #expect(screen.row(id: "plain")?.model as? Label == Label(text: 1))
    #expect(screen.rowCount == 2)
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
    #expect(screen.position(of: RowID(1, of: Note.self), in: "all") == nil)
    #expect(screen.position(of: RowID(1, of: Note.self), in: nil)?.section == 0)
    #expect(screen.row(at: RowPath("p2", in: ["shelf"])) == nil)
    let path = RowPath("p2", in: ["shelf"], section: "favourites")
    #expect(screen.row(at: path)?.model as? Label == Label(text: 10))
    #expect(
      screen.allRows.map(\.path.description) == [
        "favourites/1", "favourites/3", "favourites/shelf", "favourites/shelf/p2", "all/2", "all/3",
        "all/shelf", "all/shelf/p2",
      ])
    #expect(screen.allRows.allSatisfy { screen.row(at: $0.path) == $0.row })
  }

  private func nested() -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s") {
        Label(text: 1).id("plain")
        Container("outer", Grid()) {
          Label(text: 2).id("plain")
          Container("inner", Grid()) { Label(text: 3).id("deep") }
        }
      })
  }

  @Test func manyTasksMayAskFirst() async {
    for round in 0..<20 {
      let screen = ScreenSnapshot(
        (0..<20).map { number in
          Section(number) { (0..<50).map { Note(id: number * 50 + $0) } }
        })
      let wrong = await withTaskGroup(of: Int.self) { group in
        for task in 0..<8 {
          group.addTask {
            stride(from: task, to: 1_000, by: 8).count { number in
              screen.position(of: RowID(number, of: Note.self))
                != RowPosition(section: number / 50, row: number % 50)
                || screen.sectionIndex(of: SectionID(number / 50)) != number / 50
            }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0, "round \(round)")
    }
  }

  @Test func positionsOutOfRangeTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = ScreenSnapshot(Section("s") { Label() })[RowPosition(section: 0, row: 1)]
    }
    await #expect(processExitsWith: .failure) {
      _ = ScreenSnapshot(Section("s") { Label() })[RowPosition(section: 1, row: 0)]
    }
    await #expect(processExitsWith: .failure) {
      _ = ScreenSnapshot(Section("s") { Label() }).sections[0].rows[-1]
    }
  }
}
