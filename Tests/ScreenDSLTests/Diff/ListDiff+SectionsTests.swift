import ScreenDSL
import ScreenDSLInspection
import TestSupport
import Testing

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

  @Test func inTheMiddle() {
    #expect(
      diff(["a": [1, 2, 3, 4]], ["a": [1, 3, 5, 4]]) == "remove '2' at 0.1\ninsert '5' at 0.2")
    #expect(diff(["a": [1, 2]], ["a": [1, 9, 8, 2]]) == "insert '9' at 0.1\ninsert '8' at 0.2")
    #expect(diff(["a": [1, 9, 8, 2]], ["a": [1, 2]]) == "remove '9' at 0.1\nremove '8' at 0.2")
    #expect(diff(["a": [1]], ["a": [2]]) == "remove '1' at 0.0\ninsert '2' at 0.0")
  }

  @Test func nothingToEverythingAndBack() {
    #expect(diff(["a": []], ["a": [1, 2]]) == "insert '1' at 0.0\ninsert '2' at 0.1")
    #expect(diff(["a": [1, 2]], ["a": []]) == "remove '1' at 0.0\nremove '2' at 0.1")
    #expect(diff(["a": []], ["a": []]) == "no changes")
    #expect(diff([:], ["a": [1]]) == "insert section 'a' at 0\ninsert '1' at 0.0")
    #expect(diff(["a": [1]], [:]) == "remove section 'a' at 0\nremove '1' at 0.0")
  }

  @Test func allRowsHaveOneID() {
    #expect(diff(["a": [7, 7, 7]], ["a": [7, 7, 7, 7]]) == "insert '7~4' at 0.3")
    #expect(diff(["a": [7, 7, 7]], ["a": [7]]) == "remove '7~2' at 0.1\nremove '7~3' at 0.2")
    #expect(
      diff(["a": [7, 7]], ["a": [7], "b": [7]])
        == "insert section 'b' at 1\nremove '7~2' at 0.1\ninsert '7' at 1.0")
  }

  @Test func rowsThatMoveToOtherSectionsAndChange() {
    #expect(
      diff(["a": [1], "b": [2]], ["a": [2], "b": [1]])
        == "move '2' from 1.0 to 0.0\nmove '1' from 0.0 to 1.0")
    #expect(
      diff(["a": [1, 2], "b": []], (["a": [2], "b": [1]] as Lists).showing([1: 2, 2: 1]))
        == "move '1' from 0.0 to 1.0\nreload '2' at 0.0\nreconfigure '1' at 1.0")
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

  @Test func sectionsChangeTheirOrderAndTheirRows() {
    #expect(
      diff(
        ["a": [1], "b": [2], "c": [3]],
        (["c": [3, 4], "a": [1], "b": []] as Lists).showing([1: 2]).headed(["b": 1])) == """
          move section 'c' from 2 to 0
          update header of section 'b'
          remove '2' at 1.0
          insert '4' at 0.1
          reconfigure '1' at 1.0
          """)
  }

  @Test func aContainerThatMovesToAnotherSection() {
    let old = (["a": [1, 2], "b": []] as Lists).holding([1: [5]])
    let new = (["a": [2], "b": [1]] as Lists).holding([1: [5, 6]])
    #expect(diff(old, new) == "move Grid '1' from 0.0 to 1.0\nin Grid '1':\n  insert '6' at 0.1")
  }
}
