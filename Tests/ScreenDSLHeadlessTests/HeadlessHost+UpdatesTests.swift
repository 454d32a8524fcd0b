import ScreenDSLHeadless
import TestSupport
import Testing
import UpdateContract

@testable import ScreenDSL
@testable import ScreenDSLHosting

/// Tests of the tests: a host that goes about an update in a wrong way is caught.
@MainActor @Suite(.timedOnMain) struct HeadlessHostUpdatesTests {
  private let host = Sample.host()
  private let old = Sample.lines(0..<4)
  private let new = Sample.lines(1..<6)

  init() { host.apply(old) }

  private var stage: Changeset.Stage {
    get throws { try #require(new.changeset(from: old).stages.first) }
  }

  @Test func aStageThatRunsAsItShouldIsNoViolation() throws {
    let stage = try stage
    host.perform(stage.operations, isAnimated: true) {
      host.updater.current = stage.snapshot
    } completion: {
    }
    #expect(host.violations == [])
    #expect(host.shown == ["line 1:0", "line 2:0"])
  }

  @Test func dataSetBeforeTheBlock() throws {
    let stage = try stage
    host.updater.current = stage.snapshot
    host.perform(stage.operations, isAnimated: true, change: {}, completion: {})
    #expect(host.violations.map(\.code) == ["C4"])
    #expect(host.events.contains(.violation(host.violations[0])))
  }

  @Test func dataNotSetInTheBlock() throws {
    try host.perform(stage.operations, isAnimated: true, change: {}, completion: {})
    #expect(host.violations.map(\.code) == ["B7"])
  }

  @Test func operationsForAnotherSnapshot() throws {
    let stage = try stage
    host.perform(stage.operations, isAnimated: true) {
      host.updater.current = Sample.lines(0..<9)
    } completion: {
    }
    #expect(host.violations.map(\.code) == ["C2"])
    #expect(host.shown == ["line 0:0", "line 1:0"], "it goes on with what the data says")
  }

  @Test func allRowsAreShownAnewAfterAViolation() throws {
    try host.perform(stage.operations, isAnimated: true) {
      host.updater.current = Sample.lines(10..<14)
    } completion: {
    }
    #expect(host.violations.map(\.code) == ["B7"])
    #expect(host.shown == ["line 10:0", "line 11:0"])
    host.scroll(to: 100)
    #expect(host.shown == ["line 12:0", "line 13:0"])
  }

  @Test func aBatchWithoutOperationsNeedsNoWindow() {
    host.setWindow(false)
    host.perform(Changeset.Operations(), isAnimated: true, change: {}, completion: {})
    #expect(host.violations == [])
  }

  @Test func aReloadFromACallback() {
    let isFirst = Log()
    isFirst.add("first")
    host.apply(
      Sample.screen {
        Sample.Line(id: 9).onDisplay { [host] in
          if !isFirst.take().isEmpty { host.reload {} }
        }
      })
    #expect(host.violations.map(\.code) == ["W5"])
    #expect(host.shown == ["line 9:0"])
  }

  @Test func everyMistakeInAPlanIsCaughtOrHarmless() throws {
    for mistake in Mistake.allCases {
      let host = Sample.host { $0.viewport = 1_000 }
      host.apply(Sample.lines([0, 1, 2, 3, 4]))
      let new = Sample.lines([5, 3, 0, 2, 1])
      let stage = try #require(new.changeset(from: host.snapshot).stages.first)
      var operations = stage.operations
      mistake.spoil(&operations)
      host.perform(operations, isAnimated: true) {
        host.updater.current = stage.snapshot
      } completion: {
      }
      let isWrong = host.shown != new.sections[0].rows.map { Sample.text($0.model) }
      #expect(!host.violations.isEmpty || isWrong, "\(mistake)")
    }
  }

  @Test func aBatchWithoutWindow() throws {
    host.setWindow(false)
    try perform()
    #expect(host.violations.map(\.code) == ["W1"])
  }

  @Test func aBatchWithoutSize() throws {
    host.setViewport(0)
    try perform()
    #expect(host.violations.map(\.code) == ["W2"])
  }

  @Test func aBatchFromACallback() throws {
    let isFirst = Log()
    isFirst.add("first")
    let row = Sample.Line(id: 9).onDisplay { [host, new] in
      guard !isFirst.take().isEmpty else { return }
      var operations = Changeset.Operations()
      operations.rowRemovals = [RowPosition(section: 0, row: 0)]
      host.perform(operations, isAnimated: true) {
        host.updater.current = new
      } completion: {
        isFirst.add("done")
      }
      #expect(host.snapshot != new)
    }
    host.apply(Sample.screen { row })
    #expect(host.violations.map(\.code) == ["W5"])
    #expect(host.shown == ["line 1:0", "line 2:0"])
    #expect(isFirst.take() == ["done"])
  }

  @Test func atTheLowestLevelTheStateIsNotJudged() throws {
    let host = Sample.host { $0.level = .contract }
    host.apply(old)
    host.setWindow(false)
    let stage = try stage
    host.perform(stage.operations, isAnimated: true) {
      host.updater.current = stage.snapshot
    } completion: {
    }
    #expect(host.violations == [])
  }

  @Test func aReconfigureOfARowThatNeedsAnotherCell() {
    let host = Sample.host()
    host.apply(Sample.screen { Sample.Price(id: 1, text: 0) })
    var operations = Changeset.Operations()
    operations.reconfigures = [RowPosition(section: 0, row: 0)]
    host.perform(operations, isAnimated: true) {
      host.updater.current = Sample.screen { Sample.Price(id: 1, text: 1) }
    } completion: {
    }
    #expect(host.violations.map(\.code) == ["K1"])
  }

  @Test func anUpdateFromACallbackWaitsUntilItIsOver() {
    let late = Sample.lines(100..<104)
    let calls = Log()
    host.apply(
      Sample.screen {
        Sample.Line(id: 9).onDisplay { [host] in
          host.apply(late)
          calls.add("\(host.updater.isWaiting || host.snapshot != late)")
        }
        Sample.Line(id: 10)
      })
    #expect(calls.take() == ["true"])
    #expect(host.snapshot == late)
    #expect(host.shown == ["line 100:0", "line 101:0"])
    #expect(host.violations == [])
  }

  @Test func anUpdateFromACallbackOfScrollingWaitsUntilItIsOver() {
    let late = Sample.lines(100..<104)
    let calls = Log()
    host.apply(
      Sample.screen {
        for id in 0..<4 {
          Sample.Line(id: id).onDisplay { [host] in
            guard id == 3 else { return }
            host.apply(late)
            calls.add("\(host.updater.isWaiting)")
          }
        }
      })
    host.scroll(to: 100)
    #expect(calls.take() == ["true"])
    #expect(host.shown == ["line 102:0", "line 103:0"])
    #expect(host.violations == [])
  }

  private func perform() throws {
    let stage = try stage
    host.perform(stage.operations, isAnimated: true) {
      host.updater.current = stage.snapshot
    } completion: {
    }
  }
}

/// What a planner may do wrong.
private enum Mistake: CaseIterable {
  case forgetsRemoval, forgetsInsertion, forgetsMove, removesNext, insertsNext, repeatsRemoval
  case reloadsWithMove, reconfiguresWithMove

  func spoil(_ operations: inout Changeset.Operations) {
    switch self {
    case .forgetsRemoval: operations.rowRemovals = []
    case .forgetsInsertion: operations.rowInsertions = []
    case .forgetsMove: operations.rowMoves.removeLast()
    case .removesNext: operations.rowRemovals[0].row -= 1
    case .insertsNext: operations.rowInsertions[0].row += 1
    case .repeatsRemoval: operations.rowRemovals += operations.rowRemovals
    case .reloadsWithMove: operations.reloads = [RowPosition(section: 0, row: 0)]
    case .reconfiguresWithMove: operations.reconfigures = [RowPosition(section: 0, row: 0)]
    }
  }
}
