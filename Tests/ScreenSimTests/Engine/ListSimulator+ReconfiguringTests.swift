import ContractFixtures
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorReconfiguringTests {
  @Test(arguments: ListKind.allCases, [false, true])
  func theCellIsFilledAgainAndStays(_ kind: ListKind, _ isInBatch: Bool) {
    let bed = Bed(kind, [[1, 2]])
    let cell = bed.cell(0, 1)
    if isInBatch {
      bed.change(to: [[1, 20]], BatchOperations(itemReconfigures: [at(0, 1)]))
    } else {
      bed.source.data = [[1, 20]]
      bed.reconfigure(at(0, 1))
    }
    bed.sim.drain()
    #expect(bed.cell(0, 1) === cell)
    #expect(cell?.number == 20)
    #expect(cell?.preparations == 0)
    #expect(bed.source.asked == [at(0, 1)])
    #expect(bed.listener.shown == [])
    #expect(bed.listener.hidden == [])
  }

  @Test(arguments: ListKind.allCases)
  func theLogSaysThatTheLiveCellWasDequeued(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let number = bed.cell(0, 1).map { bed.sim.viewNumber(of: $0) } ?? 0
    bed.reconfigure(at(0, 1))
    #expect(
      bed.sim.log == [
        .operation(BatchOperations(itemReconfigures: [at(0, 1)])),
        .asked(.cell(at(0, 1))),
        .dequeued(.cell, identifier: "number", path: at(0, 1), view: number, origin: .live),
        .reconfigured(path: at(0, 1), view: number),
      ])
  }

  @Test(arguments: ListKind.allCases)
  func anItemWithoutACellIsIgnored(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<50)])
    bed.reconfigure(at(0, 30))
    #expect(bed.source.asked == [])
    #expect(bed.sim.log.last == .reconfigured(path: at(0, 30), view: nil))
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aPreparedCellIsRefreshedToo(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<50)])
    #expect(bed.sim.preparedPaths == [at(0, 10)])
    let cell = bed.cell(0, 10)
    bed.source.data[0][10] = 100
    bed.reconfigure(at(0, 10))
    #expect(bed.cell(0, 10) === cell)
    #expect(cell?.number == 100)
  }

  @Test(arguments: ListKind.allCases)
  func theFirstPathsAreRefreshedBeforeOneThatIsOutOfRange(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.reconfigure(at(0, 0), at(0, 5), at(0, 1))
    #expect(bed.source.asked == [at(0, 0)])
    #expect(bed.codes == ["K2"])
  }

  @Test(arguments: ListKind.allCases)
  func aReconfiguredItemIsMeasuredAgain(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.reconfigure(at(0, 0))
    bed.sim.drain()
    #expect(bed.sim.log.last == .layoutPass)
  }

  @Test(arguments: ListKind.allCases)
  func withReloadPendingNothingIsAsked(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.view.reloadData()
    bed.reconfigure(at(0, 0))
    #expect(bed.source.asked == [])
    #expect(bed.codes == [])
  }
}
