@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct UpdateGateTests {
  private let turns = ManualTurns()
  private func gate() -> UpdateGate { UpdateGate(later: turns.options.later) }

  @Test func itIsClosedWhileItAnswersWithTheGateAround() {
    let (outer, inner) = (gate(), gate())
    inner.outer = outer
    #expect(inner.beginLayout() && !inner.beginLayout() && outer.isClosed)
    inner.endLayout()
    #expect(!inner.isClosed && !outer.isClosed)
    inner.answering {
      inner.answering {}
      #expect(inner.isClosed && outer.isClosed)
      inner.outer = nil
    }
    #expect(!inner.isClosed && !outer.isClosed, "also if the list goes to another one meanwhile")
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
    for _ in 0..<2 { done?() }
    #expect(!gate.isClosed && opened == 1)
    turns.turn()
    expectEqual(opened, 1)
    for _ in 0..<2 {
      gate.settle { _ in }
      turns.turn()
    }
    #expect(gate.isClosed && turns.delays.allSatisfy { $0 >= 1 }, "not for long if it forgets")
    turns.turn()
    #expect(!gate.isClosed)
  }

  @Test(arguments: views, [true, false])
  func aCellThatLeavesItsSectionClosesItInAWindow(_ kind: ListKind, _ hasWindow: Bool) {
    let (bench, cell) = (Bench(kind, hasWindow: hasWindow), CollectionHostingCell())
    let section = UIScrollView(frame: .zero)
    bench.view.addSubview(section)
    section.addSubview(cell)
    cell.willMove(toSuperview: section)
    #expect(!bench.adapter.core.gate.isClosed)
    cell.removeFromSuperview()
    bench.apply(ScreenSnapshot(items: [1]))
    expectEqual(bench.adapter.updater.isWaiting, hasWindow)
    bench.adapter.core.setDisplayed(true, cell, app: ())
    #expect(bench.adapter.core.gate.isClosed, "a layout displays a cell")
  }

  @Test func theSensorReportsOnlyOtherSizes() {
    let sensor = ListSensor()
    var sizes: [CGSize] = []
    sensor.onResize = { sizes.append($0) }
    for x in [1.0, 2] { sensor.frame = CGRect(x: x, y: 0, width: 3, height: 4) }
    expectEqual(sizes, [.zero])
  }

  @Test func itComesBackOnceForManyRequests() {
    let gate = gate()
    var opened = 0
    gate.onOpen = {
      opened += 1
      if opened < 3 { gate.schedule() }
    }
    for _ in 0..<5 { gate.schedule() }
    expectEqual(turns.delays, [0])
    for _ in 0..<5 { turns.turn() }
    #expect(opened == 3 && turns.requests == 3, "again for each new request, and no more")
    gate.schedule(isPatient: true)
    #expect(turns.delays.count == 1 && turns.delays[0] > 0, "a little, during a drag")
  }
}
