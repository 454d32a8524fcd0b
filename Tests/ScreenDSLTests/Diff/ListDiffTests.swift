import ScreenDSL
import TestSupport
import Testing

/// Named changes of one list, with the changes they must give.
@Suite(.timed) struct ListDiffTests {
  private func changes(_ old: [Int], _ new: [Int]) -> Changeset {
    snapshot([("s", new)]).changeset(from: snapshot([("s", old)]))
  }

  private func snapshot(_ sections: [(String, [Int])]) -> ScreenSnapshot {
    ScreenSnapshot(sections.map { id, rows in Section(id) { rows.map { Note(id: $0) } } })
  }

  @Test func firstMovedToTheEnd() {
    #expect(
      changes(Array(0..<100), Array(1..<100) + [0]).description == "move Note '0' from 0.0 to 0.99")
  }

  @Test func lastMovedToTheStart() {
    #expect(
      changes(Array(0..<100), [99] + Array(0..<99)).description == "move Note '99' from 0.99 to 0.0"
    )
  }

  @Test func aSwapOfNeighboursIsOneMove() {
    #expect(changes([0, 1, 2, 3], [0, 2, 1, 3]).rowMoves.count == 1)
  }

  @Test func aBlockThatMovesIsAsManyMovesAsTheSmallerSide() {
    #expect(changes(Array(0..<10), Array(7..<10) + Array(0..<7)).rowMoves.count == 3)
  }

  @Test func aReversalLeavesOneRow() {
    #expect(changes(Array(0..<50), Array((0..<50).reversed())).rowMoves.count == 49)
  }

  @Test func whatOnlyShiftedIsNotMentioned() {
    let text = changes(Array(0..<20), [100] + Array(0..<9) + Array(10..<20)).description
    #expect(text == "remove Note '9' at 0.9\ninsert Note '100' at 0.0")
  }

  @Test func farInsertionsAndRemovals() {
    let old = Array(0..<200)
    var new = old
    new.insert(500, at: 150)
    new.removeSubrange(40..<60)
    let changes = changes(old, new)
    #expect(changes.rowMoves.isEmpty)
    #expect(changes.rowRemovals.map(\.row) == Array(40..<60))
    #expect(changes.rowInsertions.map(\.row) == [130])
  }

  @Test func aRowThatChangesItsSectionIsOneMove() {
    let old = snapshot([("a", [1, 2]), ("b", [3])])
    let new = snapshot([("a", [2]), ("b", [3, 1])])
    #expect(new.changeset(from: old).description == "move Note '1' from 0.0 to 1.1")
  }

  @Test func sectionsThatSwapAreOneMove() {
    let old = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    let new = snapshot([("b", [2]), ("a", [1]), ("c", [3])])
    let changes = new.changeset(from: old)
    #expect(changes.sectionMoves.count == 1)
    #expect(changes.rowMoves.isEmpty)
    #expect(changes.stages.count == 1)
  }

  @Test func aSharedSectionIsNotLookedAt() {
    func screen(_ text: Int, reusing old: ScreenSnapshot? = nil) -> ScreenSnapshot {
      ScreenSnapshot(
        [
          Section("a", dependsOn: 1) { for id in 1..<3 { Note(id: id) } },
          Section("b") { Note(id: 3, text: text) },
        ], reusing: old)
    }
    let old = screen(0)
    let changes = screen(1, reusing: old).changeset(from: old)
    #expect(changes.description == "reconfigure Note '3' at 1.0")
  }
}
