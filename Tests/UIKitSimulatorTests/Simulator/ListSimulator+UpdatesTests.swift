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
    let cell = list.cell(0, 2).map { list.sim.viewNumber(of: $0) } ?? 0
    #expect(
      list.sim.log == [
        .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchOpened(before: [2]),
        .operation(insert),
        .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchClosed(before: [2], after: [3]),
        .layoutPass,
        .asked(.cell(at(0, 2))),
        .dequeued(.cell, identifier: "number", path: at(0, 2), view: cell, origin: .fresh),
        .willDisplay(.cell, path: at(0, 2), view: cell),
        .completion(finished: true),
      ])
  }

  @Test(arguments: ListKind.allCases)
  func nestedBatchesAreOne(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    var done: [String] = []
    list.view.performBatchUpdates(
      {
        list.source.data = [[2, 3]]
        list.play(BatchOperations(itemDeletes: [at(0, 0)]))
        list.view.performBatchUpdates(
          { list.play(BatchOperations(itemInserts: [at(0, 1)])) },
          completion: { _ in done.append("inner") })
        #expect(list.sim.committedCounts == [2])
      }, completion: { _ in done.append("outer") })
    #expect(list.codes == [])
    #expect(list.sim.log.filter { $0 == .batchOpened(before: [2]) }.count == 1)
    list.sim.drain()
    #expect(done == ["inner", "outer"])
    #expect(list.visibleNumbers == [2, 3])
  }

  @Test(arguments: SimOptions.CompletionTiming.allCases)
  func completionsRunWhenTheOptionSays(_ timing: SimOptions.CompletionTiming) {
    let list = TestList(.collection, [[1, 2]]) { $0.completionTiming = timing }
    var answers: [Bool] = []
    list.change(to: [[1, 2, 3]], insert) { answers.append($0) }
    #expect(answers == (timing == .immediateAfterLayout ? [true] : []))
    list.sim.drain()
    #expect(answers == [timing != .interrupted])
  }

  @Test(arguments: ListKind.allCases, SimOptions.CompletionTiming.allCases)
  func aCompletionMayStartTheNextBatch(_ kind: ListKind, _ timing: SimOptions.CompletionTiming) {
    let list = TestList(kind, [[1, 2]]) { $0.completionTiming = timing }
    list.change(to: [[1, 2, 3]], insert) { _ in
      list.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 0)]))
    }
    list.sim.drain()
    #expect(list.codes == [])
    #expect(list.visibleNumbers == [2, 3])
  }

  @Test func atContractAReentrantBatchWaitsForTheLayout() {
    let list = TestList(.table, [[1]], level: .contract)
    var order: [String] = []
    list.listener.onShow = { _, _ in
      list.listener.onShow = nil
      list.view.performBatchUpdates { order.append("inner") }
      order.append("delegate")
    }
    list.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(order == ["delegate", "inner"])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func atContractAnUpdateOutsideABatchIsABatch(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], level: .contract)
    list.source.data = [[1, 2, 3]]
    list.play(insert)
    #expect(list.codes == [])
    #expect(list.visibleNumbers == [1, 2, 3])
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorApplyingTests {
  @Test(arguments: ListKind.allCases)
  func survivorsKeepTheirCellsAndAreNotAskedFor(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2, 3], [4]])
    let cells = [list.cell(0, 0), list.cell(0, 2)]
    list.change(
      to: [[3], [4, 1]],
      BatchOperations(itemDeletes: [at(0, 1)], itemMoves: [move(at(0, 0), at(1, 1))]))
    #expect(list.cell(1, 1) === cells[0] && list.cell(0, 0) === cells[1])
    #expect(list.source.asked == [] && cells[1]?.preparations == 0)
    #expect(list.listener.shown == [] && list.listener.hidden == [at(0, 1)])
  }

  @Test(arguments: ListKind.allCases)
  func aMovedSectionKeepsItsCells(_ kind: ListKind) {
    let list = TestList(kind, [[1], [2, 3]])
    let cell = list.cell(1, 1)
    let tokens = list.sim.sectionTokens
    list.change(to: [[2, 3], [1]], BatchOperations(sectionMoves: [move(1, 0)]))
    #expect(list.cell(0, 1) === cell)
    #expect(list.sim.sectionTokens == tokens.reversed())
    #expect(list.source.asked == [])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadGivesAnotherCell(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let cell = list.cell(0, 1)
    let token = list.sim.itemTokens[0][1]
    list.change(to: [[1, 20]], BatchOperations(itemReloads: [at(0, 1)]))
    #expect(list.cell(0, 1) !== cell)
    #expect(list.cell(0, 1)?.number == 20)
    #expect(list.sim.itemTokens[0][1] != token)
    #expect(list.source.asked == [at(0, 1)])
    #expect(list.listener.hidden == [at(0, 1)])
    #expect(list.listener.shown == [at(0, 1)])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadedSectionGivesOtherCells(_ kind: ListKind) {
    let list = TestList(kind, [[1], [2, 3]])
    let section = list.sim.sectionTokens
    list.change(to: [[1], [2, 3, 4]], BatchOperations(sectionReloads: [1]))
    #expect(list.source.asked == [at(1, 0), at(1, 1), at(1, 2)])
    #expect(list.sim.sectionTokens[0] == section[0])
    #expect(list.sim.sectionTokens[1] != section[1])
  }

  @Test(arguments: ListKind.allCases)
  func theEndOfDisplayNamesTheOldPathWhenTheDataIsNew(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2, 3]])
    let cell = list.cell(0, 2)
    var told: [String] = []
    list.listener.onHide = { view, path in
      told.append("\(path) \(view === cell) \(list.source.data)")
    }
    list.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 2), at(0, 1)]))
    #expect(told == ["(0 - 1) false [[1]]", "(0 - 2) true [[1]]"])
  }

  @Test(arguments: ListKind.allCases)
  func aDeletedCellMayBeReusedLaterButNotInTheSameBatch(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let cell = list.cell(0, 0)
    list.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 0)]))
    list.change(to: [[2, 3]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(list.cell(0, 1) === cell)
    #expect(cell?.preparations == 1)
  }

  @Test(arguments: ListKind.allCases)
  func tokensFollowTheNumbers(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2, 3], [4, 5]])
    let before = list.sim.itemTokens
    list.change(
      to: [[9, 3, 1], [5]],
      BatchOperations(
        itemDeletes: [at(0, 1), at(1, 0)], itemInserts: [at(0, 0)],
        itemMoves: [move(at(0, 2), at(0, 1))]))
    let after = list.sim.itemTokens
    #expect(after[0][1...] == [before[0][2], before[0][0]])
    #expect(after[1] == [before[1][1]])
    #expect(!before.joined().contains(after[0][0]))
  }

  @Test(arguments: ListKind.allCases)
  func theResponderOfARemovedCellResigns(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let field = StubbornField(frame: .zero)
    list.cell(0, 1)?.addSubview(field)
    field.becomeFirstResponder()
    list.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(field.isFirstResponder, "its cell stays")
    field.isStubborn = false
    list.change(to: [[]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(!field.isFirstResponder)
    #expect(list.codes == [])
  }
}
