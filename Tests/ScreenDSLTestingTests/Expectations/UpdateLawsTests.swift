@testable import ScreenDSL
@testable import ScreenDSLHosting
@testable import ScreenDSLTesting

@Suite(.timed) struct UpdateLawsTests {
  @Test func aLostInsertionAndANeedlessMove() {
    let old: Lists = ["b": [], "a": [2, 4, 1, 5, 6]]
    var wrong = old.changes(to: ["a": [1, 2, 3, 4], "b": [5]])
    wrong.operations.rowInsertions.removeLast()
    let failures = wrong.brokenLaws
    let sentence = "Internal error: the changes made to the old snapshot do not give the new one"
    #expect(failures.contains(sentence))
    #expect(failures.contains { $0.contains(/: stage \d for a table view is illegal: C/) })
    #expect(failures.contains { $0.contains(/: stage \d for a collection view is illegal: C/) })
    var needless = (["a": [1, 2]] as Lists).changes(to: ["a": [1, 2]])
    needless.operations.rowMoves = [.init(from: RowPosition(0, 0), to: RowPosition(0, 0))]
    #expect(!needless.brokenLaws.isEmpty)
  }

  @Test func containersToo() {
    let shelf: Lists = ["s": [0]]
    var wrong = shelf.holding([0: [2, 1]]).changes(to: shelf.holding([0: [1, 2]]))
    expectEqual(wrong.brokenLaws, [])
    let nested = wrong.nested[0]
    var inner = nested.changes
    inner.operations.rowMoves = []
    wrong.nested[0] = Changeset.NestedChangeset(
      container: nested.container, old: nested.old, new: nested.new, changes: inner)
    #expect(!wrong.brokenLaws.isEmpty)
  }
}
