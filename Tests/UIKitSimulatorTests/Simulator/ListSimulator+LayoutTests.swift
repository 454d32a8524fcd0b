@MainActor @Suite(.timedOnMain) struct ListSimulatorWindowTests {
  @Test(arguments: ListKind.allCases, [100, 100_000])
  func onlyTheWindowAndThePreparedCellsAreAskedFor(_ kind: ListKind, _ count: Int) {
    let list = TestList(kind, [Array(0..<count)], isReady: false)
    list.sim.setWindow(true)
    list.sim.drain()
    #expect(list.sim.visiblePaths == (0..<10).map { at(0, $0) })
    #expect(list.sim.preparedPaths == [at(0, 10)])
    #expect(list.source.asked == (0..<11).map { at(0, $0) })
    #expect(list.listener.shown == (0..<10).map { at(0, $0) })
    #expect(list.source.countReads == 1)
    list.forget()
    list.sim.scroll(to: CGFloat(44 * (count - 10)))
    #expect(list.visibleNumbers == Array((count - 10)..<count))
    #expect(list.source.asked.count == 11 && list.source.countReads == 0)
  }

  @Test(arguments: ListKind.allCases)
  func aPreparedCellIsAnsweredForAndMayNeverShow(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100)])
    let cell = list.cell(0, 10)
    #expect(list.visibleNumbers == Array(0..<10))
    #expect(cell?.number == 10 && cell?.window == nil && list.cell(0, 11) == nil)
    list.sim.scroll(to: 44 * 50)
    #expect(list.cell(0, 10) == nil && cell?.window == nil)
    #expect(!(list.listener.shown + list.listener.hidden).contains(at(0, 10)))
  }

  @Test(arguments: ListKind.allCases)
  func aCellThatLeavesAndReturnsIsNotAskedForAgain(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100)])
    let cell = list.cell(0, 0)
    list.sim.scroll(to: 44)
    #expect(list.listener.hidden == [at(0, 0)])
    list.sim.scroll(to: 1)
    #expect(list.sim.visiblePaths == (0..<11).map { at(0, $0) }, "the first shows partly")
    #expect(list.cell(0, 0) === cell && cell?.preparations == 0)
    #expect(!list.source.asked.contains(at(0, 0)))
    #expect(list.listener.shown.filter { $0 == at(0, 0) }.count == 1)
  }

  @Test(arguments: ListKind.allCases, SimOptions.CallbackOrder.allCases)
  func leavingCellsAreReusedByThoseThatEnterLater(
    _ kind: ListKind, _ callbackOrder: SimOptions.CallbackOrder
  ) {
    let list = TestList(kind, [Array(0..<100)]) { $0.callbackOrder = callbackOrder }
    let isLeavingFirst = callbackOrder == .leavingFirst
    var order: [String] = []
    list.listener.onShow = { _, _ in order.append("show") }
    list.listener.onHide = { _, _ in order.append("hide") }
    func cells(_ items: Range<Int>) -> Set<ObjectIdentifier> {
      Set(items.compactMap { list.cell(0, $0).map(ObjectIdentifier.init) })
    }
    let old = cells(0..<11)
    list.sim.scroll(to: 44 * 50)
    let new = cells(50..<60)
    #expect(isLeavingFirst ? new.isSubset(of: old) : new.isDisjoint(with: old))
    let (hides, shows) = (
      Array(repeating: "hide", count: 10), Array(repeating: "show", count: 10)
    )
    #expect(order == (isLeavingFirst ? hides + shows : shows + hides))
    #expect(list.listener.hidden == (0..<10).map { at(0, $0) })
    list.sim.scroll(to: 0)
    #expect(cells(0..<10).isSubset(of: old.union(new)))
  }

  @Test(arguments: ListKind.allCases)
  func anInsertIntoALargeListAsksForOneCell(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100_000)])
    list.change(to: [[-1] + Array(0..<100_000)], BatchOperations(itemInserts: [at(0, 0)]))
    #expect(list.source.asked == [at(0, 0)])
    #expect(list.source.countReads == 2)
    #expect(list.visibleNumbers == Array(-1..<9))
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorPrefetchingTests {
  @Test(arguments: ListKind.allCases)
  func theItemsAfterThePreparedOnesAreAnnouncedOnceNearestFirst(_ kind: ListKind) {
    let (list, prefetcher) = list(kind)
    #expect(prefetcher.announced == [[at(0, 11), at(0, 12), at(0, 13), at(0, 14)]])
    #expect(list.sim.log.contains(.prefetched(prefetcher.announced[0])))
    list.sim.scroll(to: 44)
    list.sim.scroll(to: 44)
    #expect(prefetcher.announced.dropFirst() == [[at(0, 15)]])
    #expect(prefetcher.cancelled == [], "those that get a cell are not cancelled")
  }

  @Test(arguments: ListKind.allCases)
  func itemsThatFallAwayAreCancelled(_ kind: ListKind) {
    let (list, prefetcher) = list(kind)
    list.sim.scroll(to: 44 * 50)
    #expect(prefetcher.cancelled == [[at(0, 11), at(0, 12), at(0, 13), at(0, 14)]])
    #expect(
      prefetcher.announced.last == [
        at(0, 61), at(0, 48), at(0, 62), at(0, 47), at(0, 63), at(0, 46), at(0, 64), at(0, 45),
      ])
    #expect(list.sim.log.contains(.cancelledPrefetching(prefetcher.cancelled[0])))
  }

  @Test(arguments: ListKind.allCases)
  func announcementsFollowTheItems(_ kind: ListKind) {
    let (list, prefetcher) = list(kind)
    list.change(to: [[-1] + Array(0..<100)], BatchOperations(itemInserts: [at(0, 0)]))
    // The item at 14 is at 15 now, out of reach; the one at 10 left the prepared cells.
    #expect(prefetcher.cancelled == [[at(0, 15)]])
    #expect(prefetcher.announced.dropFirst() == [[at(0, 11)]])
  }

  private func list(_ kind: ListKind) -> (TestList, Prefetcher) {
    let list = TestList(kind, [Array(0..<100)], isReady: false)
    let prefetcher = Prefetcher()
    switch kind {
    case .table: list.table.prefetchDataSource = prefetcher
    case .collection: list.collection.prefetchDataSource = prefetcher
    }
    list.sim.setWindow(true)
    list.sim.drain()
    return (list, prefetcher)
  }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  var announced: [[ItemPath]] = []
  var cancelled: [[ItemPath]] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    announced.append(paths.map(\.itemPath))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    cancelled.append(paths.map(\.itemPath))
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    announced.append(paths.map(\.itemPath))
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    cancelled.append(paths.map(\.itemPath))
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorQueriesTests {
  @Test(arguments: ListKind.allCases)
  func aCellKnowsItsPath(_ kind: ListKind) throws {
    let list = TestList(kind, [[1], [2, 3]])
    let cell = try #require(list.cell(1, 1))
    func path() -> ItemPath? {
      switch cell {
      case let cell as UITableViewCell: list.table.indexPath(for: cell)?.itemPath
      case let cell as UICollectionViewCell: list.collection.indexPath(for: cell)?.itemPath
      default: nil
      }
    }
    #expect(path() == at(1, 1))
    #expect(list.cell(0, 1) == nil && list.cell(7, 0) == nil, "out of range")
    list.change(to: [[2, 3]], BatchOperations(sectionDeletes: [0]))
    #expect(path() == at(0, 1))
    list.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 1)]))
    #expect(path() == nil)
    #expect(list.codes == [])
  }

  @Test func aTableNamesItsVisibleRowsInOrderAndACollectionInNone() {
    let table = TestList(.table, [[1, 2], [3]]).table
    let paths = [index(0, 0), index(0, 1), index(1, 0)]
    #expect(table.indexPathsForVisibleRows == paths)
    let collection = TestList(.collection, [[1, 2], [3]]).collection
    #expect(Set(collection.indexPathsForVisibleItems) == Set(paths))
  }

  @Test func aPointOfTheContentHasAnItem() {
    let collection = TestList(.collection, [[1, 2, 3]], layout: lines(columns: 2)).collection
    let points: [(CGFloat, CGFloat)] = [(10, 10), (200, 10), (10, 50), (200, 50)]
    let items = points.map { collection.indexPathForItem(at: CGPoint(x: $0, y: $1))?.item }
    #expect(items == [0, 1, 2, nil])
  }

  @Test(arguments: ListKind.allCases)
  func aQuestionBeforeTheFirstLayoutReadsTheCountsOnce(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2], []], isReady: false)
    #expect(list.view.numberOfSections == 2)
    #expect(list.count(0) == 2)
    #expect(list.source.countReads == 1)
    #expect(list.source.asked == [])
  }
}
