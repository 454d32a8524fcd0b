import TestSupport
import Testing

@testable import ScreenDSL

/// Where the sections stand that go only after rows have moved out of them.
@Suite(.timed) struct StructurePlanTests {
  private func order(_ old: Lists, _ new: Lists) -> [String] {
    let (before, after) = (old.snapshot, new.snapshot)
    let plan = StructurePlan(after.changeset(from: before))
    return plan.order.map { place in
      switch place {
      case .stays(_, let index): "\(after.sections[index].id)"
      case .comes(let index): "+\(after.sections[index].id)"
      case .removedLater(let index): "-\(before.sections[index].id)"
      }
    }
  }

  @Test func afterTheSectionThatStoodBefore() {
    #expect(order(["a": [1], "b": [2], "c": []], ["a": [1, 2], "c": []]) == ["a", "-b", "c"])
    #expect(order(["a": [1], "b": []], ["b": [1]]) == ["-a", "b"])
    #expect(order(["b": [], "a": [1]], ["b": [1]]) == ["b", "-a"])
  }

  @Test func newSectionsStandBetweenThem() {
    #expect(order(["a": [], "b": [2]], ["a": [], "n": [2]]) == ["a", "-b", "+n"])
    #expect(order(["a": [1, 2]], ["n": [1], "m": [2]]) == ["-a", "+n", "+m"])
  }

  @Test func severalInTheirOldOrder() {
    #expect(
      order(["x": [1], "y": [2], "a": [], "z": [3]], ["a": [3, 2, 1]])
        == ["-x", "-y", "a", "-z"])
  }

  @Test func aSectionThatMovesIsNoAnchor() {
    #expect(
      order(["a": [], "b": [], "m": [], "x": [1]], ["m": [1], "a": [], "b": []])
        == ["m", "a", "b", "-x"])
  }

  @Test func onlyThoseThatLoseRowsWait() {
    let (old, new): (Lists, Lists) = (["a": [1], "b": [2], "c": []], ["c": [2]])
    #expect(order(old, new) == ["-b", "c"])
    let plan = StructurePlan(new.snapshot.changeset(from: old.snapshot))
    #expect(plan.sectionsRemovedLast == [1])
    #expect(plan.indexOfOld == [-1, 0, 1])
    #expect(plan.indexOfNew == [1])
  }
}
