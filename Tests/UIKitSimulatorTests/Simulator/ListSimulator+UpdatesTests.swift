/// Tests what a simulated list reads and shows in batches, reloads and scrolls, and when.
@MainActor @Suite(.timedOnMain) struct ListSimulatorUpdatesTests {
  private let insert = BatchOperations(itemInserts: [at(0, 2)])

  @Test(arguments: views, [ContractLevel.contract, .knownBugs])
  func countsAreReadBeforeTheBlockUnlessCachedAndAfterIt(_ kind: ListKind, _ level: ContractLevel) {
    let list = TestList(kind, [[1, 2]], level: level)
    var reads: [[[Int]]] = []
    list.source.onCount = { reads.append(list.source.data) }
    list.change(to: [[1, 2, 3]], insert)
    expectEqual(reads, (level == .contract ? [[[1, 2, 3]]] : [[[1, 2]], [[1, 2, 3]]]))
  }

  @Test(arguments: views) func onlyAStaleCollectionLaysOutBeforeTheBlock(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.view.setNeedsLayout()
    var inBlock: [SimEvent] = []
    list.view.performBatchUpdates { inBlock = list.sim.log }
    expectEqual(inBlock.contains(.layoutPass), (kind == .collection))
    expectEqual(inBlock.last, .batchOpened(before: [2]))
  }

  @Test(arguments: views) func insideTheBlockTheListAnswersWithOldCountsAndPaths(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    var answers: [Int?] = []
    list.view.performBatchUpdates {
      list.source.data = [[2], [3]]
      list.play(BatchOperations(sectionInserts: [1], itemDeletes: [at(0, 0)]))
      answers = [list.view.numberOfSections, list.count(0), list.cell(0, 1)?.number]
    }
    expectEqual(answers, [1, 2, 2])
    #expect(list.view.numberOfSections == 2 && list.cell(0, 0)?.number == 2)
  }

  @Test(arguments: views) func eventsComeInTheOrderOfTheContract(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.change(to: [[1, 2, 3]], insert) { _ in }
    list.sim.drain()
    #expect(
      list.sim.log == [
        .asked(.sectionCount), .asked(.itemCount(section: 0)), .batchOpened(before: [2]),
        .operation(insert), .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchClosed(before: [2], after: [3]), .layoutPass, .asked(.cell(at(0, 2))),
      ])
  }

  @Test(arguments: views) func aReloadReadsNothingUntilTheLayoutOrAQuestion(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let tokens = Set(list.sim.itemTokens.joined())
    list.forget()
    list.source.data = [[3], [4]]
    for _ in 0..<2 { list.view.reloadData() }
    #expect(list.sim.log == [.reload, .reload] && list.source.countReads == 0)
    #expect(list.sim.committedCounts == nil && list.cell(0, 0) == nil && list.listener.hidden == [])
    expectEqual(list.view.numberOfSections, 2)
    #expect(list.source.countReads == 1 && list.source.asked == [])
    list.view.layoutIfNeeded()
    #expect(list.source.countReads == 2 && list.visibleNumbers == [3, 4])
    expectEqual(list.listener.hidden, [at(0, 0), at(0, 1)])
    #expect(list.listener.shown == [at(0, 0), at(1, 0)] && list.source.asked.count == 2)
    #expect(tokens.isDisjoint(with: list.sim.itemTokens.joined()))
  }

  @Test(arguments: views) func atDisciplineAReloadWhileABatchAnimatesIsLogged(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], level: .discipline)
    list.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)]))
    list.view.reloadData()
    #expect(list.codes == ["W9"] && !list.sim.isPoisoned)
    list.sim.drain()
    list.view.reloadData()
    expectEqual(list.codes, ["W9"])
  }

  /// A stale collection reads the new counts as the old ones.
  @Test(arguments: [(ListKind.table, false), (.collection, false), (.collection, true)])
  func dataThatChangedTooEarlyIsLetThroughWhereCountsAreCached(_ kind: ListKind, isStale: Bool) {
    let list = TestList(kind, [[1, 2]], level: .contract)
    list.source.data = [[1, 2, 3]]
    if isStale { list.view.setNeedsLayout() }
    list.view.performBatchUpdates { list.play(insert) }
    expectEqual(list.codes, (isStale ? ["C2"] : []))
    #expect(isStale || list.visibleNumbers == [1, 2, 3])
    expectEqual(list.messages.first?.contains("before the update (3)"), (isStale ? true : nil))
  }

  @Test func aTableRemembersTheCellItDidNotGet() {
    let list = TestList(.table, [[1]])
    list.source.makeRow = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "number", for: path)
      return OtherRow(style: .default, reuseIdentifier: nil)
    }
    list.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    expectEqual(list.codes, [])
    list.source.makeRow = nil
    list.sim.setBounds(.zero)
    list.sim.drain()
    list.sim.setBounds(CGRect(x: 0, y: 0, width: 320, height: 440))
    list.sim.drain()
    expectEqual(list.codes, ["R4"])
  }
}
