import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorQueriesTests {
  @Test(arguments: ListKind.allCases)
  func aCellKnowsItsPath(_ kind: ListKind) throws {
    let bed = Bed(kind, [[1], [2, 3]])
    let cell = try #require(bed.cell(1, 1))
    #expect(path(of: cell, bed) == at(1, 1))
    bed.change(to: [[2, 3]], BatchOperations(sectionDeletes: [0]))
    #expect(path(of: cell, bed) == at(0, 1))
    bed.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 1)]))
    #expect(path(of: cell, bed) == nil)
  }

  @Test(arguments: ListKind.allCases)
  func aPathOutOfRangeHasNoCell(_ kind: ListKind) {
    let bed = Bed(kind, [[1]])
    #expect(bed.cell(0, 1) == nil)
    #expect(bed.cell(7, 0) == nil)
    #expect(bed.codes == [])
  }

  @Test func aTableNamesItsVisibleRowsInOrderAndACollectionInNone() {
    let table = Bed(.table, [[1, 2], [3]]).table
    let paths = [index(0, 0), index(0, 1), index(1, 0)]
    #expect(table.indexPathsForVisibleRows == paths)
    let collection = Bed(.collection, [[1, 2], [3]]).collection
    #expect(Set(collection.indexPathsForVisibleItems) == Set(paths))
  }

  @Test func aTableScrollsToARow() {
    let bed = Bed(.table, [Array(0..<100)])
    let positions: [(UITableView.ScrollPosition, CGFloat)] = [
      (.top, 2_200), (.none, 2_200), (.bottom, 1_804), (.middle, 2_002), (.none, 2_002),
    ]
    for (position, offset) in positions {
      bed.table.scrollToRow(at: index(0, 50), at: position, animated: false)
      #expect(bed.view.contentOffset.y == offset)
    }
    bed.table.scrollToRow(at: index(0, 99), at: .top, animated: false)
    bed.sim.drain()
    #expect(bed.view.contentOffset.y == 3_960)
  }

  @Test func aCollectionScrollsToAnItem() {
    let bed = Bed(.collection, [Array(0..<100)])
    let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 2_200), (.bottom, 1_804), (.centeredVertically, 2_002), ([], 2_002),
    ]
    for (position, offset) in positions {
      bed.collection.scrollToItem(at: index(0, 50), at: position, animated: false)
      #expect(bed.view.contentOffset.y == offset)
    }
  }

  @Test func aPointOfTheContentHasAnItem() {
    let layout = SimListLayout()
    layout.columns = 2
    let collection = Bed(.collection, [[1, 2, 3]], layout: layout).collection
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 10)) == index(0, 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 200, y: 10)) == index(0, 1))
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 50)) == index(0, 2))
    #expect(collection.indexPathForItem(at: CGPoint(x: 200, y: 50)) == nil)
  }

  @Test(arguments: ListKind.allCases)
  func aQuestionBeforeTheFirstLayoutReadsTheCountsOnce(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2], []], isReady: false)
    #expect(bed.view.numberOfSections == 2)
    #expect(bed.count(0) == 2)
    #expect(bed.source.countReads == 1)
    #expect(bed.source.asked == [])
  }

  @Test func aCollectionMayBeAskedForCellsWhileItUpdatesThem() {
    let bed = Bed(.collection, [[1, 2]])
    var answers: [Int] = []
    bed.listener.onHide = { _, _ in answers.append(bed.collection.visibleCells.count) }
    bed.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)]))
    #expect(answers == [1])
    #expect(bed.codes == [])
  }

  private func path(of cell: UIView, _ bed: Bed) -> ItemPath? {
    switch cell {
    case let cell as UITableViewCell: bed.table.indexPath(for: cell)?.itemPath
    case let cell as UICollectionViewCell: bed.collection.indexPath(for: cell)?.itemPath
    default: nil
    }
  }
}
