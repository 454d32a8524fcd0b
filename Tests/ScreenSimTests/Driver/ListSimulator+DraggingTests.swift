import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorDraggingTests {
  @Test(arguments: ListKind.allCases)
  func aReorderMovesTheItemAndTellsTheDataSource(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3], [4]])
    let tokens = bed.sim.itemTokens
    let cell = bed.cell(0, 0)
    #expect(bed.sim.reorder(index(0, 0), to: index(1, 1)))
    bed.sim.drain()
    #expect(source.moves == [move(at(0, 0), at(1, 1))])
    #expect(source.data == [[2, 3], [4, 1]])
    #expect(bed.sim.itemTokens == [[tokens[0][1], tokens[0][2]], [tokens[1][0], tokens[0][0]]])
    #expect(bed.cell(1, 1) === cell)
    #expect(source.asked == [])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func withinASectionTheTargetIsTheFinalPlace(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3]])
    bed.sim.reorder(index(0, 0), to: index(0, 2))
    bed.sim.drain()
    #expect(source.data == [[2, 3, 1]])
    #expect(bed.visibleNumbers == [2, 3, 1])
  }

  @Test(arguments: ListKind.allCases)
  func anItemThatCannotMoveIsNotLifted(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3]])
    source.fixed = [1]
    #expect(!bed.sim.reorder(index(0, 0), to: index(0, 2)))
    #expect(!bed.view.hasUncommittedUpdates)
    #expect(source.moves == [])
  }

  @Test(arguments: ListKind.allCases)
  func whileAnItemIsDraggedUpdatesAreUncommitted(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3]])
    var states: [Bool] = []
    let note = { states.append(bed.view.hasUncommittedUpdates) }
    source.onMove = note
    note()
    bed.sim.beginDrag(index(0, 0))
    note()
    bed.sim.moveDrag(to: index(0, 1))
    note()
    bed.sim.endDrag()
    note()
    #expect(states == [false, true, true, true, false])
  }

  @Test(arguments: ListKind.allCases)
  func aDragThatEndsWhereItBeganTellsNobody(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3]])
    bed.sim.beginDrag(index(0, 0))
    bed.sim.moveDrag(to: index(0, 2))
    bed.sim.moveDrag(to: index(0, 0))
    bed.sim.endDrag()
    #expect(source.moves == [])
    #expect(!bed.view.hasUncommittedUpdates)
    #expect(bed.sim.log.suffix(2) == [.dragBegan(at(0, 0)), .dragCancelled])
  }

  @Test(arguments: ListKind.allCases)
  func aCancelledDragChangesNothingAndABatchMayFollow(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3]])
    bed.sim.beginDrag(index(0, 0))
    bed.sim.moveDrag(to: index(0, 2))
    bed.sim.cancelDrag()
    bed.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(source.moves == [])
    #expect(bed.codes == [])
    #expect(bed.visibleNumbers == [2, 3])
  }

  @Test(arguments: ListKind.allCases)
  func aBatchAfterAReorderStartsFromTheMovedItems(_ kind: ListKind) {
    let (bed, _) = bed(kind, [[1, 2], [3]])
    bed.sim.reorder(index(0, 0), to: index(1, 0))
    bed.change(to: [[2], [3]], BatchOperations(itemDeletes: [at(1, 0)]))
    #expect(bed.codes == [])
    #expect(bed.visibleNumbers == [2, 3])
  }

  @Test(arguments: ListKind.allCases)
  func theDelegateMayChooseAnotherTarget(_ kind: ListKind) {
    let (bed, source) = bed(kind, [[1, 2, 3]])
    let guide = DragGuide()
    switch kind {
    case .table: bed.table.delegate = guide
    case .collection: bed.collection.delegate = guide
    }
    bed.sim.drain()
    bed.sim.reorder(index(0, 0), to: index(0, 2))
    #expect(source.moves == [move(at(0, 0), at(0, 1))])
    #expect(guide.asked == ["(0 - 0) (0 - 2)"])
  }

  @Test func aPointOfTheContentIsATargetInACollection() {
    let (bed, source) = bed(.collection, [[1, 2, 3]])
    #expect(bed.collection.beginInteractiveMovementForItem(at: index(0, 0)))
    bed.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 100))
    bed.collection.endInteractiveMovement()
    #expect(source.moves == [move(at(0, 0), at(0, 2))])
    #expect(bed.collection.beginInteractiveMovementForItem(at: index(0, 0)))
    bed.collection.cancelInteractiveMovement()
    #expect(!bed.view.hasUncommittedUpdates)
  }

  @Test(arguments: ListKind.allCases)
  func theSelectionFollowsADraggedItem(_ kind: ListKind) {
    let (bed, _) = bed(kind, [[1, 2, 3]])
    bed.sim.tap(index(0, 0))
    bed.sim.reorder(index(0, 0), to: index(0, 1))
    #expect(bed.selected == [at(0, 1)])
  }

  private func bed(_ kind: ListKind, _ data: [[Int]]) -> (Bed, MovableSource) {
    let source = MovableSource(data)
    return (Bed(kind, data, source: source), source)
  }
}

/// Sends every dragged item to the second place.
private final class DragGuide: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var asked: [String] = []

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt origin: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    asked.append("\(origin.itemPath) \(proposed.itemPath)")
    return index(0, 1)
  }

  func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath origin: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    asked.append("\(origin.itemPath) \(proposed.itemPath)")
    return index(0, 1)
  }
}
