@MainActor @Suite(.timedOnMain) struct ListSimulatorSelectingTests {
  @Test(arguments: ListKind.allCases)
  func aTapSelectsAndDeselectsThePreviousItem(_ kind: ListKind) {
    let (list, chooser) = list(kind)
    #expect(list.sim.tap(index(0, 1)))
    #expect(list.selected == [at(0, 1)])
    #expect(list.sim.tap(index(0, 2)))
    #expect(list.selected == [at(0, 2)])
    #expect(
      chooser.told == [
        "should (0 - 1)", "did (0 - 1)", "should (0 - 2)", "undid (0 - 1)", "did (0 - 2)",
      ])
    #expect(list.sim.log.contains(.selected(at(0, 2))))
    #expect(list.sim.log.contains(.deselected(at(0, 1))))
  }

  @Test(arguments: ListKind.allCases)
  func anItemIsNotSelectedIfTheDelegateRefusesOrItDoesNotShow(_ kind: ListKind) {
    let (list, chooser) = list(kind)
    chooser.refused = [at(0, 1)]
    for path in [index(0, 1), index(0, 10), index(0, 80), index(7, 0)] {
      #expect(!list.sim.tap(path))
    }
    #expect(list.selected == [] && chooser.told == ["should (0 - 1)"])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func severalItemsMayBeSelectedAndATapTogglesThem(_ kind: ListKind) {
    let (list, chooser) = list(kind)
    list.view.allowsMultipleSelection = true
    list.sim.tap(index(0, 3))
    list.sim.tap(index(0, 1))
    #expect(list.selected == [at(0, 1), at(0, 3)])
    #expect(!list.sim.tap(index(0, 3)))
    #expect(list.selected == [at(0, 1)])
    #expect(chooser.told.last == "undid (0 - 3)")
  }

  @Test(arguments: ListKind.allCases)
  func theSelectionFollowsTheItem(_ kind: ListKind) {
    let (list, _) = list(kind)
    list.sim.tap(index(0, 2))
    list.change(
      to: [[-1, 2] + Array(0..<2) + Array(3..<100)],
      BatchOperations(itemInserts: [at(0, 0)], itemMoves: [move(at(0, 2), at(0, 1))]))
    #expect(list.selected == [at(0, 1)])
    #expect(isSelected(list.cell(0, 1)))
    list.change(
      to: [[-1] + Array(0..<2) + Array(3..<100)], BatchOperations(itemDeletes: [at(0, 1)]))
    #expect(list.selected == [])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadedItemIsNoLongerSelected(_ kind: ListKind) {
    let (list, _) = list(kind)
    list.sim.tap(index(0, 2))
    list.change(to: list.source.data, BatchOperations(itemReloads: [at(0, 2)]))
    #expect(list.selected == [])
    #expect(!isSelected(list.cell(0, 2)))
  }

  @Test(arguments: ListKind.allCases)
  func aSelectedItemThatReturnsIsShownSelectedAndItsOldCellIsNot(_ kind: ListKind) {
    let (list, _) = list(kind)
    list.sim.tap(index(0, 2))
    list.sim.scroll(to: 44 * 50)
    #expect((50..<60).allSatisfy { !isSelected(list.cell(0, $0)) })
    list.sim.scroll(to: 0)
    #expect(isSelected(list.cell(0, 2)))
  }

  @Test(arguments: ListKind.allCases)
  func selectionByCallTellsNobodyAndInACollectionMayScroll(_ kind: ListKind) {
    let (list, chooser) = list(kind)
    switch kind {
    case .table: list.table.selectRow(at: index(0, 40), animated: false, scrollPosition: .none)
    case .collection:
      list.collection.selectItem(at: index(0, 40), animated: false, scrollPosition: .top)
    }
    list.sim.drain()
    #expect(list.selected == [at(0, 40)])
    #expect(list.visibleNumbers.first == (kind == .table ? 0 : 40))
    #expect(chooser.told == [])
    switch kind {
    case .table: list.table.deselectRow(at: index(0, 40), animated: false)
    case .collection: list.collection.deselectItem(at: index(0, 40), animated: false)
    }
    #expect(list.selected == [])
    #expect(chooser.told == [])
  }

  private func isSelected(_ cell: UIView?) -> Bool {
    (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected ?? false
  }

  private func list(_ kind: ListKind) -> (TestList, Chooser) {
    let list = TestList(kind, [Array(0..<100)])
    let chooser = Chooser()
    list.connect(delegate: chooser)
    list.sim.drain()
    return (list, chooser)
  }
}

private final class Chooser: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var refused: Set<ItemPath> = []
  var told: [String] = []

  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    told.append("should \(path.itemPath)")
    return !refused.contains(path.itemPath)
  }

  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    told.append("did \(path.itemPath)")
  }

  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    told.append("undid \(path.itemPath)")
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
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorDraggingTests {
  @Test(arguments: ListKind.allCases)
  func anItemThatCannotMoveIsNotLifted(_ kind: ListKind) {
    let (list, source) = list(kind, [[1, 2, 3]])
    source.fixed = [1]
    #expect(!list.sim.reorder(index(0, 0), to: index(0, 2)))
    #expect(!list.view.hasUncommittedUpdates)
    #expect(source.moves == [])
  }

  @Test(arguments: ListKind.allCases)
  func whileAnItemIsDraggedUpdatesAreUncommitted(_ kind: ListKind) {
    let (list, source) = list(kind, [[1, 2, 3]])
    var states: [Bool] = []
    let note = { states.append(list.view.hasUncommittedUpdates) }
    source.onMove = note
    note()
    list.sim.beginDrag(index(0, 0))
    note()
    list.sim.moveDrag(to: index(0, 1))
    note()
    list.sim.endDrag()
    note()
    #expect(states == [false, true, true, true, false])
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aDragThatEndsWhereItBeganOrIsCancelledTellsNobody(_ kind: ListKind, _ isCancelled: Bool) {
    let (list, source) = list(kind, [[1, 2, 3]])
    list.sim.beginDrag(index(0, 0))
    list.sim.moveDrag(to: index(0, 2))
    if isCancelled {
      list.sim.cancelDrag()
    } else {
      list.sim.moveDrag(to: index(0, 0))
      list.sim.endDrag()
    }
    #expect(!list.view.hasUncommittedUpdates && source.moves == [])
    list.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(list.codes == [] && list.visibleNumbers == [2, 3])
  }

  @Test(arguments: ListKind.allCases)
  func withinASectionTheTargetIsTheFinalPlaceAndABatchStartsFromThere(_ kind: ListKind) {
    let (list, source) = list(kind, [[1, 2, 3]])
    list.sim.tap(index(0, 0))
    list.sim.reorder(index(0, 0), to: index(0, 2))
    #expect(source.data == [[2, 3, 1]])
    #expect(list.visibleNumbers == [2, 3, 1] && list.selected == [at(0, 2)])
    list.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 2)]))
    #expect(list.codes == [] && list.visibleNumbers == [2, 3])
  }

  @Test(arguments: ListKind.allCases)
  func theDelegateMayChooseAnotherTarget(_ kind: ListKind) {
    let (list, source) = list(kind, [[1, 2, 3]])
    let guide = DragGuide()
    list.connect(delegate: guide)
    list.sim.drain()
    list.sim.reorder(index(0, 0), to: index(0, 2))
    #expect(source.moves == [move(at(0, 0), at(0, 1))])
    #expect(guide.asked == ["(0 - 0) (0 - 2)"])
  }

  private func list(_ kind: ListKind, _ data: [[Int]]) -> (TestList, MovableSource) {
    let source = MovableSource(data)
    return (TestList(kind, data, source: source), source)
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
