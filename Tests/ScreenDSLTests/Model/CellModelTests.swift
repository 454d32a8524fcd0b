@Suite(.timed) struct CellModelTests {
  private struct Blank: CellModel, Identifiable {
    let id: Int
    var text = 0
    static func == (left: Blank, right: Blank) -> Bool { left.text == right.text }
  }

  @Test(arguments: [1, 3, 15, 16, 40, 1_500]) func rowsWithOtherIDsAreNeverMistaken(count: Int) {
    func screen(_ start: Int, reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot("s", reusing: old) { for id in start..<start + count { Blank(id: id) } }
    }
    let old = screen(0)
    for shift in [1, count / 2, count, 10_000] where shift > 0 {
      let new = screen(shift, reusing: old)
      #expect(new != old, "\(count) rows shifted by \(shift)")
      let changes = new.changeset(from: old)
      expectEqual(changes.rowInsertions.count, min(shift, count))
      #expect(changes.rowRemovals.count == min(shift, count) && changes.rowUpdates.isEmpty)
      expectEqual(old.applying(changes), new)
      expectEqual(new.position(of: RowID(shift, of: Blank.self))?.row, 0)
    }
  }

  private struct Draft: CellModel {
    var savedID: Int?, text = 0
    var identity: RowID? { savedID.map { RowID($0, of: Draft.self) } }
  }

  @Test(arguments: [4, 40, 2_000]) func aModelWithoutAnIDIsKnownByItsPlace(count: Int) {
    let drafts = (0..<count).map { Draft(savedID: $0.isMultiple(of: 3) ? nil : $0) }
    func screen(_ drafts: [Draft], reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { for draft in drafts { draft } }, reusing: old)
    }
    let old = screen(drafts)
    let ids = old.sections[0].rows.map(\.id)
    #expect(Set(ids).count == count && !old.hasDuplicates)
    #expect(ids[1] == RowID(1, of: Draft.self) && ids[3].description == "#0[3]")
    expectEqual(ids.map { old.position(of: $0)?.row }, Array(0..<count))
    var edited = drafts
    edited[3].savedID = 3
    edited[0].text = 5
    let new = screen(edited, reusing: old)
    let changes = new.changeset(from: old)
    #expect(changes.rowUpdates.map(\.new.row) == [0] && old.applying(changes) == new)
    #expect(changes.rowRemovals.map(\.row) == [3] && changes.rowInsertions.map(\.row) == [3])
  }

  @Test func anIDOfAnyKindInALongLoop() {
    struct Item<ID: Hashable & Sendable>: CellModel, Identifiable { let id: ID }
    func check<ID: Hashable & Sendable>(_ ids: [ID]) {
      let old = ScreenSnapshot(Section("s") { ids.map { Item(id: $0) } })
      let new = ScreenSnapshot(Section("s") { ids.reversed().map { Item(id: $0) } }, reusing: old)
      #expect(old.declarationProblems.isEmpty)
      expectEqual(new.position(of: RowID(ids[0], of: Item<ID>.self))?.row, ids.count - 1)
      expectEqual(new.changeset(from: old).rowMoves.count, ids.count - 1)
    }
    check((0..<40).map { Int8($0) })
    check((0..<40).map { UInt64.max - $0 })
    check((0..<40).map { "\($0)" })
    check((0..<40).map { Colliding(number: $0) })
    check((0..<40).map { Optional($0) })
    check((0..<40).map { RowID($0, of: Label.self) })
  }
}
