/// Tests extreme sizes and shapes: no crash, no endless loop, correct results.
@Suite(.timed) struct StressTests {
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

  @Test func stringsWithAnyUnicode() {
    let texts = [
      "", "\u{0}", "e\u{301}", "\u{1F469}\u{200D}\u{1F4BB}", "\u{202E}abc", "\n", "'", "\\",
      "\u{212B}", "\u{FFFD}", String(repeating: "\u{301}", count: 1_000), "K", "\u{37F}",
    ]
    let old = ScreenSnapshot(Section("s") { texts.map { Photo(id: $0) } })
    let new = ScreenSnapshot(Section("s") { texts.reversed().map { Photo(id: $0) } })
    #expect(old.declarationProblems.isEmpty)
    #expect(old.applying(new.changeset(from: old)) == new)
    #expect(old.description.split(separator: "\n").count == texts.count + 1)
    #expect(old.position(of: RowID("\u{E9}", of: Photo.self))?.row == 2)
    #expect(old.position(of: RowID("\u{212A}", of: Photo.self))?.row == 11)
  }
}
