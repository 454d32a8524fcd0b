import TestSupport

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

  private enum Mistake: CaseIterable {
    case reloadWithMove, sectionMoveWithRows, dataBeforeTheBlock, noData, refillOfAnotherCell
  }

  @Test(arguments: ListKind.allCases, [ContractLevel.knownBugs, .discipline])
  func aWrongPlanIsCaught(_ kind: ListKind, _ level: ContractLevel) throws {
    for mistake in Mistake.allCases {
      let bench = Bench(kind, SimOptions(level: level))
      let longer = ScreenSnapshot(items: [0, 1, 2, 3, 4])
      bench.show(old)
      let stage = try #require(longer.changeset(from: old).stages.first)
      var operations = stage.operations
      switch mistake {
      case .reloadWithMove: combine(old, items([3, 0, 1, 2]), in: bench)
      case .sectionMoveWithRows:
        bench.show(ScreenSnapshot(sections: ["a": [1, 2], "b": [3]]))
        operations = Changeset.Operations()
        operations.sectionMoves = [Changeset.SectionMove(from: 0, to: 1)]
        operations.rowRemovals = [RowPosition(section: 0, row: 1)]
        operations.rowInsertions = [RowPosition(section: 1, row: 0)]
        perform(operations, in: bench) {
          [new = ScreenSnapshot(sections: ["b": [3], "a": [5, 1]])] in
          bench.adapter.updater.current = new
        }
      case .dataBeforeTheBlock:
        bench.adapter.updater.current = longer
        perform(operations, in: bench) {}
      case .noData: perform(operations, in: bench) {}
      case .refillOfAnotherCell:
        operations = Changeset.Operations()
        operations.reconfigures = [RowPosition(section: 0, row: 1)]
        perform(operations, in: bench) { [new = items([0, 1, 2, 3])] in
          bench.adapter.updater.current = new
        }
      }
      #expect(bench.codes.count == 1, "\(mistake)")
    }
  }

  /// Items, of which 1 needs another cell.
  private func items(_ ids: [Int]) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("items") {
        for id in ids { if id == 1 { Other(number: 1) } else { Item(id: id) } }
      })
  }

  @Test(arguments: ListKind.allCases)
  func theSamePlansInTheRightOrderAreFine(_ kind: ListKind) {
    let bench = Bench(kind)
    combine(old, ScreenSnapshot(items: [3, 1, 7]), in: bench)
    #expect(bench.codes == [] && bench.shown == ["3", "1", "7"])
  }
}
