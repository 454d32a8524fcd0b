@MainActor @Suite(.timedOnMain) struct ListSimulatorBatchesTests {
  private let insert = BatchOperations(itemInserts: [at(0, 2)])

  @Test(arguments: ListKind.allCases, [ContractLevel.contract, .knownBugs])
  func countsAreReadBeforeTheBlockUnlessCachedAndAfterIt(_ kind: ListKind, _ level: ContractLevel) {
    let list = TestList(kind, [[1, 2]], level: level)
    var reads: [[[Int]]] = []
    list.source.onCount = { reads.append(list.source.data) }
    list.change(to: [[1, 2, 3]], insert)
    #expect(reads == (level == .contract ? [[[1, 2, 3]]] : [[[1, 2]], [[1, 2, 3]]]))
  }

  @Test(arguments: ListKind.allCases)
  func onlyAStaleCollectionLaysOutBeforeTheBlock(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.view.setNeedsLayout()
    var inBlock: [SimEvent] = []
    list.view.performBatchUpdates { inBlock = list.sim.log }
    #expect(inBlock.contains(.layoutPass) == (kind == .collection))
    #expect(inBlock.last == .batchOpened(before: [2]))
  }

  @Test(arguments: ListKind.allCases)
  func insideTheBlockTheListAnswersWithOldCountsAndPaths(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    var answers: [Int?] = []
    list.view.performBatchUpdates {
      list.source.data = [[2], [3]]
      list.play(BatchOperations(sectionInserts: [1], itemDeletes: [at(0, 0)]))
      answers = [list.view.numberOfSections, list.count(0), list.cell(0, 1)?.number]
    }
    #expect(answers == [1, 2, 2])
    #expect(list.view.numberOfSections == 2 && list.cell(0, 0)?.number == 2)
  }

  @Test(arguments: ListKind.allCases)
  func eventsComeInTheOrderOfTheContract(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.change(to: [[1, 2, 3]], insert) { _ in }
    list.sim.drain()
    #expect(
      list.sim.log == [
        .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchOpened(before: [2]),
        .operation(insert),
        .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchClosed(before: [2], after: [3]),
        .layoutPass,
        .asked(.cell(at(0, 2))),
      ])
  }

}
