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
  func anInsertIntoALargeListAsksForOneCell(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100_000)])
    list.change(to: [[-1] + Array(0..<100_000)], BatchOperations(itemInserts: [at(0, 0)]))
    #expect(list.source.asked == [at(0, 0)])
    #expect(list.source.countReads == 2)
    #expect(list.visibleNumbers == Array(-1..<9))
  }
}
