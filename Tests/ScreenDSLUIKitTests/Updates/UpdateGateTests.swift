@testable import ScreenDSLUIKit

/// When a view must not be updated, and who comes back.
@MainActor @Suite(.timedOnMain) struct UpdateGateTests {
  private let turns = ManualTurns()

  private func gate() -> UpdateGate { UpdateGate(later: turns.options.later) }

  @Test func itIsClosedWhileItAnswers() {
    let gate = gate()
    gate.answering {
      #expect(gate.isClosed)
      gate.answering {}
      #expect(gate.isClosed)
    }
    #expect(!gate.isClosed && turns.requests == 0)
  }

  @Test func itClosesTheGateAround() {
    let (outer, inner) = (gate(), gate())
    inner.outer = outer
    inner.answering {
      #expect(outer.isClosed)
      inner.outer = nil
    }
    #expect(!outer.isClosed, "also if the list goes to another one meanwhile")
    outer.answering { #expect(!inner.isClosed) }
  }

  @Test func afterADropItIsClosedUntilTheViewIsDone() {
    let gate = gate()
    var opened = 0
    var done: (@MainActor () -> Void)?
    gate.onOpen = { opened += 1 }
    gate.settle { done = $0 }
    gate.schedule()
    #expect(gate.isClosed && done == nil, "the view is asked after this turn")
    turns.turn()
    #expect(gate.isClosed && turns.delays.count == 1)
    done?()
    done?()
    #expect(!gate.isClosed && opened == 1)
    turns.turn()
    #expect(opened == 1)
  }

  @Test func aViewThatForgetsToSayThatItIsDoneIsNotWaitedForLong() {
    let gate = gate()
    gate.settle { _ in }
    turns.turn()
    #expect(gate.isClosed && turns.delays.allSatisfy { $0 >= 1 })
    turns.turn()
    #expect(!gate.isClosed)
  }

  @Test func itComesBackOnceForManyRequests() {
    let gate = gate()
    var opened = 0
    gate.onOpen = {
      opened += 1
      if opened < 3 { gate.schedule() }
    }
    for _ in 0..<5 { gate.schedule() }
    #expect(turns.delays == [0])
    for _ in 0..<5 { turns.turn() }
    #expect(opened == 3 && turns.requests == 3, "again for each new request, and no more")
  }

  @Test func duringADragItWaitsALittle() {
    let gate = gate()
    gate.schedule(isPatient: true)
    #expect(turns.delays.count == 1 && turns.delays[0] > 0)
  }

  @Test func aGateThatIsGoneDoesNothing() {
    var gate: UpdateGate? = gate()
    gate?.onOpen = { Issue.record("opened") }
    gate?.schedule()
    gate = nil
    turns.turn()
  }
}
