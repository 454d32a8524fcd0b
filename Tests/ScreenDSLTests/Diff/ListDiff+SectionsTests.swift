/// Named examples: the ends, the middle, other sections, sections that move.
@Suite(.timed) struct ListDiffSectionsTests {
  private func diff(_ old: Lists, _ new: Lists) -> String {
    let (before, after) = (old.snapshot, new.snapshot)
    let changes = after.changeset(from: before)
    #expect(before.applying(changes) == after)
    return changes.description.replacing("Price ", with: "")
  }

  @Test(arguments: [2, 3, 9, 10, 100, 2_000])
  func reversed(count: Int) {
    let (old, new): (Lists, Lists) = (["a": Array(0..<count)], ["a": (0..<count).reversed()])
    let (before, after) = (old.snapshot, new.snapshot)
    let changes = after.changeset(from: before)
    #expect(changes.rowMoves.count == count - 1)
    #expect(changes.rowRemovals.isEmpty && changes.rowInsertions.isEmpty)
    #expect(before.applying(changes) == after)
  }

  @Test func blocks() {
    #expect(
      diff(["a": [1, 2, 3, 4, 5, 6, 7]], ["a": [1, 4, 5, 6, 2, 3, 7]])
        == "move '2' from 0.1 to 0.4\nmove '3' from 0.2 to 0.5")
    let numbers = Array(0..<200)
    let new: Lists = ["a": Array(numbers[30..<160] + numbers[..<30] + numbers[160...])]
    let changes = new.snapshot.changeset(from: (["a": numbers] as Lists).snapshot)
    #expect(changes.rowMoves.count == 30)
    #expect(changes.rowMoves.allSatisfy { $0.from.row < 30 })
  }

  @Test func aRowThatLeavesASectionThatGoesIsOneMove() {
    #expect(
      diff(["a": [1, 2], "b": [3]], ["b": [3, 2]])
        == "remove section 'a' at 0\nremove '1' at 0.0\nmove '2' from section 'a' to 0.1")
    #expect(
      diff(["a": [1]], ["n": [1, 2]]) == """
        remove section 'a' at 0
        insert section 'n' at 0
        insert '2' at 0.1
        move '1' from section 'a' to 0.0
        """)
  }
}
