import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorApplyingTests {
  @Test(arguments: ListKind.allCases)
  func survivorsKeepTheirCellsAndAreNotAskedFor(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2, 3]])
    let cell = bed.cell(0, 2)
    bed.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(bed.cell(0, 1) === cell)
    #expect(bed.source.asked == [])
    #expect(cell?.preparations == 0)
  }

  @Test(arguments: ListKind.allCases)
  func aMoveAsksForNoCell(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2, 3], [4]])
    let cells = [bed.cell(0, 0), bed.cell(0, 1)]
    bed.change(
      to: [[2, 3], [4, 1]], BatchOperations(itemMoves: [move(at(0, 0), at(1, 1))]))
    #expect(bed.cell(1, 1) === cells[0])
    #expect(bed.cell(0, 0) === cells[1])
    #expect(bed.source.asked == [])
    #expect(bed.listener.shown == [])
    #expect(bed.listener.hidden == [])
  }

  @Test(arguments: ListKind.allCases)
  func aMovedSectionKeepsItsCells(_ kind: ListKind) {
    let bed = Bed(kind, [[1], [2, 3]])
    let cell = bed.cell(1, 1)
    let tokens = bed.sim.sectionTokens
    bed.change(to: [[2, 3], [1]], BatchOperations(sectionMoves: [move(1, 0)]))
    #expect(bed.cell(0, 1) === cell)
    #expect(bed.sim.sectionTokens == tokens.reversed())
    #expect(bed.source.asked == [])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadGivesAnotherCell(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let cell = bed.cell(0, 1)
    let token = bed.sim.itemTokens[0][1]
    bed.change(to: [[1, 20]], BatchOperations(itemReloads: [at(0, 1)]))
    #expect(bed.cell(0, 1) !== cell)
    #expect(bed.cell(0, 1)?.number == 20)
    #expect(bed.sim.itemTokens[0][1] != token)
    #expect(bed.source.asked == [at(0, 1)])
    #expect(bed.listener.hidden == [at(0, 1)])
    #expect(bed.listener.shown == [at(0, 1)])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadedSectionGivesOtherCells(_ kind: ListKind) {
    let bed = Bed(kind, [[1], [2, 3]])
    let section = bed.sim.sectionTokens
    bed.change(to: [[1], [2, 3, 4]], BatchOperations(sectionReloads: [1]))
    #expect(bed.source.asked == [at(1, 0), at(1, 1), at(1, 2)])
    #expect(bed.sim.sectionTokens[0] == section[0])
    #expect(bed.sim.sectionTokens[1] != section[1])
  }

  @Test(arguments: ListKind.allCases)
  func theEndOfDisplayNamesTheOldPathWhenTheDataIsNew(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2, 3]])
    let cell = bed.cell(0, 2)
    var told: [String] = []
    bed.listener.onHide = { view, path in
      told.append("\(path) \(view === cell) \(bed.source.data)")
    }
    bed.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 2), at(0, 1)]))
    #expect(told == ["(0 - 1) false [[1]]", "(0 - 2) true [[1]]"])
  }

  @Test(arguments: ListKind.allCases)
  func aDeletedCellMayBeReusedLaterButNotInTheSameBatch(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let cell = bed.cell(0, 0)
    bed.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 0)]))
    bed.change(to: [[2, 3]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(bed.cell(0, 1) === cell)
    #expect(cell?.preparations == 1)
  }

  @Test(arguments: ListKind.allCases)
  func tokensFollowTheNumbers(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2, 3], [4, 5]])
    let before = bed.sim.itemTokens
    bed.change(
      to: [[9, 3, 1], [5]],
      BatchOperations(
        itemDeletes: [at(0, 1), at(1, 0)], itemInserts: [at(0, 0)],
        itemMoves: [move(at(0, 2), at(0, 1))]))
    let after = bed.sim.itemTokens
    #expect(after[0][1...] == [before[0][2], before[0][0]])
    #expect(after[1] == [before[1][1]])
    #expect(!before.joined().contains(after[0][0]))
  }

  @Test(arguments: ListKind.allCases)
  func theResponderOfARemovedCellResigns(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let field = StubbornField(frame: .zero)
    field.isStubborn = false
    bed.cell(0, 1)?.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    bed.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)]))
    #expect(!field.isFirstResponder)
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func theResponderOfASurvivorStays(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let field = StubbornField(frame: .zero)
    bed.cell(0, 1)?.addSubview(field)
    field.becomeFirstResponder()
    bed.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(field.isFirstResponder)
    #expect(bed.codes == [])
  }
}
