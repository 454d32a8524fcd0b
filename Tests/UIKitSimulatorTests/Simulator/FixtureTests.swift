@MainActor @Suite(.timedOnMain) struct FixtureTests {
  @Test(arguments: Fixture.all, ContractLevel.allCases)
  func isJudgedOnAListAsReported(_ fixture: Fixture, at level: ContractLevel) throws {
    for kind in fixture.kinds {
      let list = TestList(kind, numbers(fixture.old), level: level)
      let before = list.sim.itemTokens
      list.change(to: numbers(fixture.new), fixture.operations)
      let code = zip(ContractLevel.allCases, fixture.codes).first { $0.0 == level }?.1
      #expect(list.codes == [code].compactMap(\.self), "\(kind): \(fixture.name)")
      #expect(list.sim.isPoisoned == (code != nil))
      if code != nil {
        let isReported = list.messages[0].contains(fixture.message)
        #expect(level > .contract || fixture.message.isEmpty || isReported)
        continue
      }
      let map = try fixture.operations.resolved(
        from: fixture.old, to: fixture.new, kind: kind, level: level)
      for (origins, tokens) in zip(map.items, list.sim.itemTokens) {
        for (origin, token) in zip(origins, tokens) {
          #expect(origin.map { before[$0.section][$0.item] } == (origin == nil ? nil : token))
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func dataThatChangedTooEarlyIsLetThroughWhereCountsAreCached(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], level: .contract)
    list.source.data = [[1, 2, 3]]
    list.view.performBatchUpdates { list.play(BatchOperations(itemInserts: [at(0, 2)])) }
    #expect(list.codes == [])
    #expect(list.visibleNumbers == [1, 2, 3])
  }

  @Test func aStaleCollectionReadsTheNewCountsAsTheOldOnes() {
    let list = TestList(.collection, [[1, 2]], level: .contract)
    list.source.data = [[1, 2, 3]]
    list.view.setNeedsLayout()
    list.view.performBatchUpdates { list.play(BatchOperations(itemInserts: [at(0, 2)])) }
    #expect(list.codes == ["C2"])
    #expect(list.messages[0].contains("before the update (3)"))
  }
}
