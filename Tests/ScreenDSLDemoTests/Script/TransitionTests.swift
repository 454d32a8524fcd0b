import ScreenDSL
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite struct TransitionTests {
  private func snapshot(_ ids: [String]) -> ScreenSnapshot {
    let state = MainState(elements: ids.map { Element(id: $0, name: $0) })
    return MainScreen(state: state, store: MainStore(state)).snapshot()
  }

  @Test func keepsItsPromises() {
    let transition = Transition(from: snapshot(["a", "b"]), to: snapshot(["b", "c"]))
    #expect(transition.brokenPromises.isEmpty)
    #expect(
      transition.outcome
        == StepOutcome(
          ChangeCounts(insertions: 1, removals: 1), stages: 2,
          nested: [NestedCounts(name: "carousel", counts: ChangeCounts(insertions: 1, removals: 1))]
        ))
  }

  @Test func noticesBrokenPromises() {
    let right = Transition(from: snapshot(["a", "b"]), to: snapshot(["b", "a"]))
    let wrong = Transition(
      old: right.old, new: snapshot(["a"]), changes: right.changes, stages: right.stages)
    #expect(
      wrong.brokenPromises == [
        "Changes must lead to the new screen (was another one)",
        "Last stage must show the new screen (was another one)",
      ])
    let stageless = Transition(old: right.old, new: right.new, changes: right.changes, stages: [])
    #expect(
      stageless.brokenPromises == ["Last stage must show the new screen (was another one)"])
  }
}
