import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

@testable import ScreenDSL
@testable import ScreenDSLHosting
@testable import ScreenDSLUIKit

/// Tests of the tests: adapters that go about an update in a wrong way are caught.
@MainActor @Suite(.timedOnMain) struct BrokenPlanTests {
  private func perform(
    _ operations: Changeset.Operations, in bench: Bench, change: @escaping @MainActor () -> Void
  ) {
    if let adapter = bench.adapter as? TableAdapter {
      adapter.core.perform(operations, isAnimated: true, change: change) {}
    }
    if let adapter = bench.adapter as? CollectionAdapter {
      adapter.core.perform(operations, isAnimated: true, change: change) {}
    }
    bench.settle()
  }

  /// Shows `old`, and then `new` with all stages in one batch.
  private func combine(_ old: ScreenSnapshot, _ new: ScreenSnapshot, in bench: Bench) {
    bench.show(old)
    var all = Changeset.Operations()
    for stage in new.changeset(from: old).stages {
      let operations = stage.operations
      all.sectionMoves += operations.sectionMoves
      all.rowRemovals += operations.rowRemovals
      all.rowInsertions += operations.rowInsertions
      all.rowMoves += operations.rowMoves
      all.reconfigures += operations.reconfigures
      all.reloads += operations.reloads
    }
    perform(all, in: bench) { bench.adapter.updater.current = new }
  }

  private let old = ScreenSnapshot(items: [0, 1, 2, 3])

  @Test(arguments: ListKind.allCases, [ContractLevel.knownBugs, .discipline])
  func aReloadTogetherWithAMove(_ kind: ListKind, _ level: ContractLevel) {
    let bench = Bench(kind, SimOptions(level: level))
    let new = ScreenSnapshot(
      Section("items") {
        Item(id: 3)
        Item(id: 0)
        Other(number: 1)
        Item(id: 2)
      })
    combine(old, new, in: bench)
    #expect(bench.codes.count == 1)
  }

  @Test(arguments: ListKind.allCases, [ContractLevel.knownBugs, .discipline])
  func aSectionMoveWithRowOperations(_ kind: ListKind, _ level: ContractLevel) {
    let bench = Bench(kind, SimOptions(level: level))
    bench.show(ScreenSnapshot(sections: ["a": [1, 2], "b": [3]]))
    let new = ScreenSnapshot(sections: ["b": [3], "a": [5, 1]])
    var operations = Changeset.Operations()
    operations.sectionMoves = [Changeset.SectionMove(from: 0, to: 1)]
    operations.rowRemovals = [RowPosition(section: 0, row: 1)]
    operations.rowInsertions = [RowPosition(section: 1, row: 0)]
    perform(operations, in: bench) { bench.adapter.updater.current = new }
    #expect(bench.codes.count == 1)
  }

  @Test(arguments: ListKind.allCases, [ContractLevel.knownBugs, .discipline])
  func dataSetBeforeTheBlock(_ kind: ListKind, _ level: ContractLevel) throws {
    let bench = Bench(kind, SimOptions(level: level))
    let new = ScreenSnapshot(items: [0, 1, 2, 3, 4])
    bench.show(old)
    let stage = try #require(new.changeset(from: old).stages.first)
    bench.adapter.updater.current = new
    perform(stage.operations, in: bench) {}
    #expect(bench.codes.count == 1)
  }

  @Test(arguments: ListKind.allCases)
  func dataNotSetAtAll(_ kind: ListKind) throws {
    let bench = Bench(kind)
    let new = ScreenSnapshot(items: [0, 1, 2, 3, 4])
    bench.show(old)
    let stage = try #require(new.changeset(from: old).stages.first)
    perform(stage.operations, in: bench) {}
    #expect(bench.codes.count == 1)
  }

  @Test(arguments: ListKind.allCases)
  func aRefillOfARowThatNeedsAnotherCell(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(old)
    var operations = Changeset.Operations()
    operations.reconfigures = [RowPosition(section: 0, row: 1)]
    perform(operations, in: bench) {
      bench.adapter.updater.current = ScreenSnapshot(
        Section("items") {
          Item(id: 0)
          Other(number: 1)
          Item(id: 2)
          Item(id: 3)
        })
    }
    #expect(bench.codes.count == 1)
  }

  @Test(arguments: ListKind.allCases)
  func theSamePlansInTheRightOrderAreFine(_ kind: ListKind) {
    let bench = Bench(kind)
    combine(old, ScreenSnapshot(items: [3, 1, 7]), in: bench)
    #expect(bench.codes == [] && bench.shown == ["3", "1", "7"])
  }
}
