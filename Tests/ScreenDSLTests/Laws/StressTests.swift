/// Sizes and shapes at the edge: no crash, no hang, right results.
@Suite(.timed) struct StressTests {
  @Test func tenLevelsOfContainers() throws {
    let old = nested(depth: 10, text: 0)
    let new = nested(depth: 10, text: 1)
    let changes = new.changeset(from: old)
    #expect(changes.rowUpdates.isEmpty)
    let paths = changes.changedContainers.map(\.path).withoutSections
    #expect(paths == [RowPath(10, in: (1..<10).map { RowID($0) })])
    #expect(old.applying(changes) == new)
    #expect(changes.stages.isEmpty)
    let inner = try #require(changes.changedContainers.first?.changes)
    #expect(inner.stages.count == 1)
    #expect(inner.stages[0].operations.reconfigures == [RowPosition(section: 0, row: 0)])
  }

  private func nested(depth: Int, text: Int) -> ScreenSnapshot {
    var row = Row(Note(id: 0, text: text))
    for level in (1...depth).reversed() {
      row = Row(Container(level, Grid()) { row })
    }
    return ScreenSnapshot(row)
  }

  @Test func aMillionRows() {
    let count = TestDepth.cases(1_000_000)
    let notes = (0..<count).map { Note(id: $0) }
    var edited = notes
    edited[count / 2].text = 1
    edited.append(edited.remove(at: 10))
    let old = ScreenSnapshot(Section("all") { notes })
    let new = ScreenSnapshot(Section("all") { edited }, reusing: old)
    let changes = new.changeset(from: old)
    #expect(changes.rowMoves.map(\.to.row) == [count - 1])
    #expect(changes.rowUpdates.map(\.old.row) == [count / 2])
    #expect(new.position(of: RowID(10, of: Note.self))?.row == count - 1)
    #expect(old.applying(changes) == new)
  }

  @Test func allRowsIdentical() {
    let old = ScreenSnapshot(Section("s") { (0..<2_000).map { _ in Note(id: 7) } })
    let new = ScreenSnapshot(Section("s") { (0..<1_999).map { _ in Note(id: 7) } })
    #expect(old.rowCount == 2_000)
    #expect(Set(old.sections[0].rows.map(\.id)).count == 2_000)
    #expect(old.issues.count == 1_999)
    let changes = new.changeset(from: old)
    #expect(changes.rowRemovals == [RowPosition(section: 0, row: 1_999)])
    #expect(old.applying(changes) == new)
  }

  @Test func stringsWithAnyUnicode() {
    let texts = [
      "", "\u{0}", "e\u{301}", "\u{1F469}\u{200D}\u{1F4BB}", "\u{202E}abc", "\n", "'", "\\",
      "\u{212B}", "\u{FFFD}", String(repeating: "\u{301}", count: 1_000), "K", "\u{37F}",
    ]
    let old = ScreenSnapshot(Section("s") { texts.map { Photo(id: $0) } })
    let new = ScreenSnapshot(Section("s") { texts.reversed().map { Photo(id: $0) } })
    #expect(old.issues.isEmpty)
    #expect(old.applying(new.changeset(from: old)) == new)
    #expect(old.description.split(separator: "\n").count == texts.count + 1)
    #expect(old.position(of: RowID("\u{E9}", of: Photo.self))?.row == 2)
    #expect(old.position(of: RowID("\u{212A}", of: Photo.self))?.row == 11)
  }
}
