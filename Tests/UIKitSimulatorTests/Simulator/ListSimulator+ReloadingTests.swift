@MainActor @Suite(.timedOnMain) struct ListSimulatorReloadingTests {
  @Test(arguments: ListKind.allCases)
  func aReloadReadsNothingUntilTheLayoutOrAQuestion(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let tokens = Set(list.sim.itemTokens.joined())
    list.sim.tap(index(0, 1))
    list.forget()
    list.source.data = [[3], [4]]
    list.view.reloadData()
    list.view.reloadData()
    #expect(list.sim.log == [.reload, .reload] && list.source.countReads == 0)
    #expect(list.sim.hasReloadPending && list.sim.committedCounts == nil)
    #expect(list.cell(0, 0) == nil && list.listener.hidden == [])
    #expect(list.view.numberOfSections == 2)
    #expect(list.source.countReads == 1 && list.source.asked == [] && list.sim.hasReloadPending)
    list.view.layoutIfNeeded()
    #expect(!list.sim.hasReloadPending && list.source.countReads == 2)
    #expect(list.visibleNumbers == [3, 4] && list.selected == [])
    #expect(list.listener.hidden == [at(0, 0), at(0, 1)])
    #expect(list.listener.shown == [at(0, 0), at(1, 0)] && list.source.asked.count == 2)
    #expect(tokens.isDisjoint(with: list.sim.itemTokens.joined()))
  }

  @Test(arguments: ListKind.allCases)
  func atDisciplineAReloadWhileABatchAnimatesIsOnlyLogged(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], level: .discipline)
    list.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)]))
    list.view.reloadData()
    #expect(list.codes == ["W9"])
    #expect(!list.sim.isPoisoned)
    list.sim.drain()
    list.view.reloadData()
    #expect(list.codes == ["W9"])
  }

  @Test func aTableWithoutADataSourceHasOneEmptySectionAndACollectionHasNone() {
    let table = TestList(.table, [[1]])
    table.disconnectSource()
    #expect(table.view.numberOfSections == 1)
    #expect(table.count(0) == 0)
    let collection = TestList(.collection, [[1]])
    collection.disconnectSource()
    #expect(collection.view.numberOfSections == 0)
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorReconfiguringTests {
  @Test(arguments: ListKind.allCases, [false, true])
  func theCellIsFilledAgainAndStays(_ kind: ListKind, _ isInBatch: Bool) {
    let list = TestList(kind, [[1, 2]])
    let cell = list.cell(0, 1)
    if isInBatch {
      list.change(to: [[1, 20]], BatchOperations(itemReconfigures: [at(0, 1)]))
    } else {
      list.source.data = [[1, 20]]
      list.reconfigure(at(0, 1))
    }
    list.sim.drain()
    #expect(list.cell(0, 1) === cell)
    #expect(cell?.number == 20)
    #expect(cell?.preparations == 0)
    #expect(list.source.asked == [at(0, 1)])
    #expect(list.listener.shown == [])
    #expect(list.listener.hidden == [])
  }

  @Test(arguments: ListKind.allCases)
  func theLogSaysThatTheLiveCellWasDequeued(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let number = list.cell(0, 1).map { list.sim.viewNumber(of: $0) } ?? 0
    list.reconfigure(at(0, 1))
    #expect(
      list.sim.log == [
        .operation(BatchOperations(itemReconfigures: [at(0, 1)])),
        .asked(.cell(at(0, 1))),
        .dequeued(.cell, identifier: "number", path: at(0, 1), view: number, origin: .live),
        .reconfigured(path: at(0, 1), view: number),
      ])
  }

  @Test(arguments: ListKind.allCases)
  func aPreparedCellIsRefreshedTooAndAnItemWithoutACellIsIgnored(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<50)])
    let cell = list.cell(0, 10)
    list.source.data[0][10] = 100
    list.reconfigure(at(0, 10), at(0, 30))
    #expect(list.sim.preparedPaths == [at(0, 10)] && list.cell(0, 10) === cell)
    #expect(cell?.number == 100 && list.source.asked == [at(0, 10)])
    #expect(list.sim.log.last == .reconfigured(path: at(0, 30), view: nil))
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func withReloadPendingNothingIsAsked(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.view.reloadData()
    list.reconfigure(at(0, 0))
    #expect(list.source.asked == [])
    #expect(list.codes == [])
  }
}
