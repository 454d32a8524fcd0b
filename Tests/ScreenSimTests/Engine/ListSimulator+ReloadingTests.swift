import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorReloadingTests {
  @Test(arguments: ListKind.allCases)
  func aReloadReadsNothingUntilTheLayout(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.source.data = [[3], [4]]
    bed.view.reloadData()
    #expect(bed.source.countReads == 0)
    #expect(bed.sim.hasReloadPending)
    #expect(bed.sim.committedCounts == nil)
    #expect(bed.sim.log == [.reload])
    bed.view.layoutIfNeeded()
    #expect(bed.source.countReads == 1)
    #expect(!bed.sim.hasReloadPending)
    #expect(bed.visibleNumbers == [3, 4])
  }

  @Test(arguments: ListKind.allCases)
  func aQuestionReadsTheCountsAndLeavesTheReloadPending(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.source.data = [[3], [4]]
    bed.view.reloadData()
    #expect(bed.view.numberOfSections == 2)
    #expect(bed.source.countReads == 1)
    #expect(bed.source.asked == [])
    #expect(bed.sim.hasReloadPending)
  }

  @Test(arguments: ListKind.allCases)
  func allThatShowedEndsItsDisplayAtTheLayout(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.view.reloadData()
    #expect(bed.listener.hidden == [])
    bed.sim.drain()
    #expect(bed.listener.hidden == [at(0, 0), at(0, 1)])
    #expect(bed.listener.shown == [at(0, 0), at(0, 1)])
  }

  @Test(arguments: ListKind.allCases)
  func allTokensAreNewAndTheSelectionIsGone(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let tokens = Set(bed.sim.itemTokens.joined())
    bed.sim.tap(index(0, 1))
    bed.view.reloadData()
    bed.sim.drain()
    #expect(tokens.isDisjoint(with: bed.sim.itemTokens.joined()))
    #expect(bed.selected == [])
  }

  @Test(arguments: ListKind.allCases)
  func whileAReloadIsPendingThereAreNoCellsToAskFor(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.view.reloadData()
    #expect(bed.cell(0, 0) == nil)
  }

  @Test(arguments: ListKind.allCases)
  func severalReloadsInOneTurnAreOne(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.view.reloadData()
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.source.countReads == 1)
    #expect(bed.source.asked == [at(0, 0), at(0, 1)])
  }

  @Test(arguments: ListKind.allCases)
  func anotherDataSourceIsAReload(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let other = PlainSource([[7]])
    bed.connect(to: other)
    #expect(bed.sim.hasReloadPending)
    bed.sim.drain()
    #expect(bed.visibleNumbers == [7])
  }

  @Test(arguments: ListKind.allCases)
  func atDisciplineAReloadWhileABatchAnimatesIsOnlyLogged(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]], level: .discipline)
    bed.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)]))
    bed.view.reloadData()
    #expect(bed.codes == ["W9"])
    #expect(!bed.sim.isPoisoned)
    bed.sim.drain()
    bed.view.reloadData()
    #expect(bed.codes == ["W9"])
  }

  @Test func aTableWithoutADataSourceHasOneEmptySectionAndACollectionHasNone() {
    let table = Bed(.table, [[1]])
    table.disconnectSource()
    #expect(table.view.numberOfSections == 1)
    #expect(table.count(0) == 0)
    let collection = Bed(.collection, [[1]])
    collection.disconnectSource()
    #expect(collection.view.numberOfSections == 0)
  }
}
