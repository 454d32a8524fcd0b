@testable import ScreenDSLTesting

@Suite(.timed) struct StepChoiceTests {
  private func step(
    _ kind: String, _ action: ControlAction? = nil, in row: RowPath? = nil
  ) -> UserStep { UserStep(place: row.map(CellPlace.row), kind: kind, call: kind, action: action) }

  private func kinds(_ choice: inout StepChoice, _ possible: [UserStep], _ count: Int) -> [String] {
    (0..<count).compactMap { _ in choice.next(possible, nil)?.kind }
  }

  @Test func aReversalIsNotReversed() {
    var (choice, isOn, hasTurned, whileOn) = (StepChoice(), false, false, 0)
    for _ in 0..<30 {
      let turn = step("turn", .turn(!isOn))
      hasTurned = choice.next([turn, step("tap")], hasTurned ? turn : nil)?.kind == "turn"
      if hasTurned { isOn.toggle() } else if isOn { whileOn += 1 }
    }
    #expect(whileOn > 4)
  }

  @Test(arguments: [nil, 1, 2, 3] as [UInt64?]) func aFieldDoesNotCrowdOut(seed: UInt64?) {
    var choice = StepChoice(seed: seed)
    let typed = ["a", "7", "x", "y"].map { step("'Name' type \($0)", .type($0)) }
    let kinds = kinds(&choice, typed + [step("tap")], 40)
    #expect((16...24).contains(kinds.count { $0 == "tap" }), "\(kinds)")
    expectEqual(Set(kinds).count, 5)
  }

  @Test func aNewKindDoesNotCatchUp() {
    var choice = StepChoice()
    _ = kinds(&choice, [step("old")], 20)
    let next = kinds(&choice, [step("old"), step("new")], 6)
    #expect(next.first == "new" && next.count { $0 == "new" } <= 4, "\(next)")
  }

  @Test func rowsAreRemovedRarely() {
    var (choice, removed) = (StepChoice(), 0)
    for number in 0..<24 {
      let row = RowPath(RowID(removed), section: "rows")
      let next = choice.next([step("remove", in: row), step("tap", in: row)], nil)
      if next?.kind == "remove" { removed += 1 }
      #expect(removed <= number / 3 + 1)
    }
    #expect(removed > 4)
  }

  @Test func someWaysLeaveOutKinds() {
    let possible = (0..<20).map { step("tap \($0)") } + [step("'On' turn", .turn(true))]
    var choice = StepChoice()
    choice.begin(1)
    let kinds = Set(kinds(&choice, possible, 60))
    #expect(kinds.contains("'On' turn") && (8...16).contains(kinds.count), "\(kinds)")
    choice.begin(2)
    expectEqual(Set(self.kinds(&choice, possible, 60)).count, 21)
  }
}
