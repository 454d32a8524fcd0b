import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorWindowTests {
  @Test(arguments: ListKind.allCases)
  func onlyTheWindowAndThePreparedCellsAreAskedFor(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)], isReady: false)
    bed.sim.setWindow(true)
    bed.sim.drain()
    #expect(bed.sim.visiblePaths == (0..<10).map { at(0, $0) })
    #expect(bed.sim.preparedPaths == [at(0, 10)])
    #expect(bed.source.asked == (0..<11).map { at(0, $0) })
    #expect(bed.listener.shown == (0..<10).map { at(0, $0) })
  }

  @Test(arguments: ListKind.allCases)
  func aPreparedCellIsNotVisibleAndIsAnsweredFor(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    #expect(bed.visibleNumbers == Array(0..<10))
    #expect(bed.cell(0, 10)?.number == 10)
    #expect(bed.cell(0, 10)?.window == nil)
    #expect(bed.cell(0, 11) == nil)
  }

  @Test(arguments: ListKind.allCases)
  func aPreparedCellMayNeverShow(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    let cell = bed.cell(0, 10)
    bed.sim.scroll(to: 44 * 50)
    #expect(bed.cell(0, 10) == nil)
    #expect(!bed.listener.shown.contains(at(0, 10)))
    #expect(!bed.listener.hidden.contains(at(0, 10)))
    #expect(cell?.window == nil)
  }

  @Test(arguments: ListKind.allCases)
  func aCellThatLeavesAndReturnsIsNotAskedForAgain(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    let cell = bed.cell(0, 0)
    bed.sim.scroll(to: 44)
    #expect(bed.listener.hidden == [at(0, 0)])
    #expect(bed.cell(0, 0) === cell)
    bed.sim.scroll(to: 0)
    #expect(bed.cell(0, 0) === cell)
    #expect(!bed.source.asked.contains(at(0, 0)))
    #expect(bed.listener.shown.filter { $0 == at(0, 0) }.count == 1)
    #expect(cell?.preparations == 0)
  }

  @Test(arguments: ListKind.allCases)
  func withoutPrefetchingACellThatReturnsIsAskedForAgain(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)], isReady: false)
    bed.view.isPrefetchingEnabled = false
    bed.show()
    #expect(bed.sim.preparedPaths == [])
    bed.sim.scroll(to: 44)
    bed.sim.scroll(to: 0)
    #expect(bed.source.asked == [at(0, 10), at(0, 0)])
  }

  @Test(arguments: ListKind.allCases)
  func aPartlyVisibleItemShows(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    bed.sim.scroll(to: 1)
    #expect(bed.sim.visiblePaths == (0..<11).map { at(0, $0) })
  }

  @Test(arguments: ListKind.allCases)
  func leavingCellsAreReusedByThoseThatEnter(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    let old = Set((0..<11).compactMap { bed.cell(0, $0).map(ObjectIdentifier.init) })
    bed.sim.scroll(to: 44 * 50)
    let new = Set((50..<60).compactMap { bed.cell(0, $0).map(ObjectIdentifier.init) })
    #expect(new.isSubset(of: old))
    #expect(bed.source.asked.first == at(0, 50))
    #expect(bed.listener.hidden == (0..<10).map { at(0, $0) })
  }

  @Test(arguments: ListKind.allCases)
  func whereCellsEnterFirstNoneOfThePassIsReused(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)]) { $0.callbackOrder = .enteringFirst }
    var order: [String] = []
    bed.listener.onShow = { _, _ in order.append("show") }
    bed.listener.onHide = { _, _ in order.append("hide") }
    let old = Set((0..<11).compactMap { bed.cell(0, $0).map(ObjectIdentifier.init) })
    bed.sim.scroll(to: 44 * 50)
    let new = Set((49..<61).compactMap { bed.cell(0, $0).map(ObjectIdentifier.init) })
    #expect(new.isDisjoint(with: old))
    #expect(order == Array(repeating: "show", count: 10) + Array(repeating: "hide", count: 10))
    bed.sim.scroll(to: 0)
    let third = Set((0..<10).compactMap { bed.cell(0, $0).map(ObjectIdentifier.init) })
    #expect(third.isSubset(of: old))
  }

  @Test(arguments: ListKind.allCases)
  func whereCellsLeaveFirstTheDelegateHearsOfThemFirst(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    var order: [String] = []
    bed.listener.onShow = { _, _ in order.append("show") }
    bed.listener.onHide = { _, _ in order.append("hide") }
    bed.sim.scroll(to: 44 * 50)
    #expect(order == Array(repeating: "hide", count: 10) + Array(repeating: "show", count: 10))
  }

  @Test(arguments: ListKind.allCases, SimOptions.CallbackOrder.allCases)
  func everyDisplayEndsOnce(_ kind: ListKind, _ order: SimOptions.CallbackOrder) {
    let bed = Bed(kind, [Array(0..<100)]) { $0.callbackOrder = order }
    for position in [44, 900, 880, 0, 3_000, 10, 2_000] as [CGFloat] {
      bed.sim.scroll(to: position)
    }
    bed.change(to: [Array(20..<100)], BatchOperations(itemDeletes: (0..<20).map { at(0, $0) }))
    bed.view.reloadData()
    bed.sim.drain()
    bed.source.data = []
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.sim.visiblePaths == [])
    #expect(bed.listener.shown.count + 10 == bed.listener.hidden.count)
    #expect(bed.codes == [])
    #expect(bed.sim.placedViewCount == 0)
  }

  @Test(arguments: ListKind.allCases)
  func neverMoreViewsThanTheWindowAndThePreparedOnes(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<1_000)])
    for position in stride(from: 0, to: 40_000, by: 777) {
      bed.sim.scroll(to: CGFloat(position))
      #expect(bed.sim.placedViewCount <= 13)
    }
  }

  @Test(arguments: ListKind.allCases)
  func aLargeListAsksForItsWindowOnly(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100_000)], isReady: false)
    bed.sim.setWindow(true)
    bed.sim.drain()
    #expect(bed.source.asked.count == 11)
    #expect(bed.source.countReads == 1)
    bed.forget()
    bed.sim.scroll(to: 44 * 99_990)
    #expect(bed.visibleNumbers == Array(99_990..<100_000))
    #expect(bed.source.asked.count == 11)
    #expect(bed.source.countReads == 0)
  }

  @Test(arguments: ListKind.allCases)
  func anInsertIntoALargeListAsksForOneCell(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100_000)])
    bed.change(to: [[-1] + Array(0..<100_000)], BatchOperations(itemInserts: [at(0, 0)]))
    #expect(bed.source.asked == [at(0, 0)])
    #expect(bed.source.countReads == 2)
    #expect(bed.visibleNumbers == Array(-1..<9))
  }
}
