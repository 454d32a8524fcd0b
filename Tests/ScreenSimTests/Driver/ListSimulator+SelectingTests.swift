import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorSelectingTests {
  @Test(arguments: ListKind.allCases)
  func aTapSelectsAndDeselectsThePreviousItem(_ kind: ListKind) {
    let (bed, chooser) = bed(kind)
    #expect(bed.sim.tap(index(0, 1)))
    #expect(bed.selected == [at(0, 1)])
    #expect(bed.sim.tap(index(0, 2)))
    #expect(bed.selected == [at(0, 2)])
    #expect(
      chooser.told == [
        "should (0 - 1)", "did (0 - 1)", "act (0 - 1)",
        "should (0 - 2)", "undid (0 - 1)", "did (0 - 2)", "act (0 - 2)",
      ])
    #expect(bed.sim.log.contains(.selected(at(0, 2))))
    #expect(bed.sim.log.contains(.deselected(at(0, 1))))
  }

  @Test(arguments: ListKind.allCases)
  func theDelegateMayRefuse(_ kind: ListKind) {
    let (bed, chooser) = bed(kind)
    chooser.refused = [at(0, 1)]
    #expect(!bed.sim.tap(index(0, 1)))
    #expect(bed.selected == [])
    #expect(chooser.told == ["should (0 - 1)"])
  }

  @Test func theDelegateOfATableMayChooseAnotherRow() {
    let (bed, chooser) = bed(.table)
    chooser.instead = at(0, 2)
    #expect(bed.sim.tap(index(0, 0)))
    #expect(bed.selected == [at(0, 2)])
    #expect(chooser.told == ["should (0 - 0)", "did (0 - 2)", "act (0 - 2)"])
  }

  @Test(arguments: ListKind.allCases)
  func onlyAnItemThatShowsCanBeTapped(_ kind: ListKind) {
    let (bed, chooser) = bed(kind)
    #expect(!bed.sim.tap(index(0, 10)))
    #expect(!bed.sim.tap(index(0, 80)))
    #expect(!bed.sim.tap(index(7, 0)))
    #expect(chooser.told == [])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func severalItemsMayBeSelectedAndATapTogglesThem(_ kind: ListKind) {
    let (bed, chooser) = bed(kind)
    switch kind {
    case .table: bed.table.allowsMultipleSelection = true
    case .collection: bed.collection.allowsMultipleSelection = true
    }
    bed.sim.tap(index(0, 3))
    bed.sim.tap(index(0, 1))
    #expect(bed.selected == [at(0, 1), at(0, 3)])
    #expect(!bed.sim.tap(index(0, 3)))
    #expect(bed.selected == [at(0, 1)])
    #expect(chooser.told.last == "undid (0 - 3)")
  }

  @Test(arguments: ListKind.allCases)
  func withoutSelectionATapDoesNothing(_ kind: ListKind) {
    let (bed, chooser) = bed(kind)
    switch kind {
    case .table: bed.table.allowsSelection = false
    case .collection: bed.collection.allowsSelection = false
    }
    #expect(!bed.sim.tap(index(0, 1)))
    #expect(chooser.told == [])
  }

  @Test(arguments: ListKind.allCases)
  func theSelectionFollowsTheItem(_ kind: ListKind) {
    let (bed, _) = bed(kind)
    bed.sim.tap(index(0, 2))
    bed.change(
      to: [[-1, 2] + Array(0..<2) + Array(3..<100)],
      BatchOperations(itemInserts: [at(0, 0)], itemMoves: [move(at(0, 2), at(0, 1))]))
    #expect(bed.selected == [at(0, 1)])
    #expect(isSelected(bed.cell(0, 1)))
    bed.change(
      to: [[-1] + Array(0..<2) + Array(3..<100)], BatchOperations(itemDeletes: [at(0, 1)]))
    #expect(bed.selected == [])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadedItemIsNoLongerSelected(_ kind: ListKind) {
    let (bed, _) = bed(kind)
    bed.sim.tap(index(0, 2))
    bed.change(to: bed.source.data, BatchOperations(itemReloads: [at(0, 2)]))
    #expect(bed.selected == [])
    #expect(!isSelected(bed.cell(0, 2)))
  }

  @Test(arguments: ListKind.allCases)
  func aSelectedItemThatReturnsIsShownSelectedAndItsOldCellIsNot(_ kind: ListKind) {
    let (bed, _) = bed(kind)
    bed.sim.tap(index(0, 2))
    bed.sim.scroll(to: 44 * 50)
    #expect((50..<60).allSatisfy { !isSelected(bed.cell(0, $0)) })
    bed.sim.scroll(to: 0)
    #expect(isSelected(bed.cell(0, 2)))
  }

  @Test(arguments: ListKind.allCases)
  func selectionByCallTellsNobodyAndMayScroll(_ kind: ListKind) {
    let (bed, chooser) = bed(kind)
    switch kind {
    case .table: bed.table.selectRow(at: index(0, 40), animated: false, scrollPosition: .top)
    case .collection:
      bed.collection.selectItem(at: index(0, 40), animated: false, scrollPosition: .top)
    }
    bed.sim.drain()
    #expect(bed.selected == [at(0, 40)])
    #expect(bed.visibleNumbers.first == 40)
    #expect(chooser.told == [])
    switch kind {
    case .table: bed.table.deselectRow(at: index(0, 40), animated: false)
    case .collection: bed.collection.deselectItem(at: index(0, 40), animated: false)
    }
    #expect(bed.selected == [])
    #expect(chooser.told == [])
  }

  private func isSelected(_ cell: UIView?) -> Bool {
    (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false
  }

  private func bed(_ kind: ListKind) -> (Bed, Chooser) {
    let bed = Bed(kind, [Array(0..<100)])
    let chooser = Chooser()
    switch kind {
    case .table: bed.table.delegate = chooser
    case .collection: bed.collection.delegate = chooser
    }
    bed.sim.drain()
    return (bed, chooser)
  }
}

private final class Chooser: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var refused: Set<ItemPath> = []
  var instead: ItemPath?
  var told: [String] = []

  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    told.append("should \(path.itemPath)")
    return refused.contains(path.itemPath) ? nil : instead?.index ?? path
  }

  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    told.append("did \(path.itemPath)")
  }

  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    told.append("undid \(path.itemPath)")
  }

  func tableView(_ table: UITableView, performPrimaryActionForRowAt path: IndexPath) {
    told.append("act \(path.itemPath)")
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    told.append("should \(path.itemPath)")
    return !refused.contains(path.itemPath)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    told.append("did \(path.itemPath)")
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    told.append("undid \(path.itemPath)")
  }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    told.append("act \(path.itemPath)")
  }
}
