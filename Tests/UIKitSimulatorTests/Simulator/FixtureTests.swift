@MainActor @Suite(.timedOnMain) struct FixtureTests {
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
