@MainActor @Suite(.timedOnMain) struct ListSimulatorReloadingTests {
  @Test(arguments: ListKind.allCases)
  func aReloadReadsNothingUntilTheLayoutOrAQuestion(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let tokens = Set(list.sim.itemTokens.joined())
    list.forget()
    list.source.data = [[3], [4]]
    list.view.reloadData()
    list.view.reloadData()
    #expect(list.sim.log == [.reload, .reload] && list.source.countReads == 0)
    #expect(list.sim.committedCounts == nil)
    #expect(list.cell(0, 0) == nil && list.listener.hidden == [])
    #expect(list.view.numberOfSections == 2)
    #expect(list.source.countReads == 1 && list.source.asked == [])
    list.view.layoutIfNeeded()
    #expect(list.source.countReads == 2)
    #expect(list.visibleNumbers == [3, 4])
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

}
