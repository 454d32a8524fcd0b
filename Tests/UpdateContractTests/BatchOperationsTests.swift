@Suite(.timed) struct BatchOperationsTests {
  @Test func isEmptyByDefault() {
    #expect(BatchOperations().isEmpty)
  }

  @Test(arguments: [
    BatchOperations(sectionDeletes: [0]),
    BatchOperations(sectionInserts: [0]),
    BatchOperations(sectionReloads: [0]),
    BatchOperations(sectionMoves: [move(0, 1)]),
    BatchOperations(itemDeletes: [at(0, 0)]),
    BatchOperations(itemInserts: [at(0, 0)]),
    BatchOperations(itemReloads: [at(0, 0)]),
    BatchOperations(itemReconfigures: [at(0, 0)]),
    BatchOperations(itemMoves: [move(at(0, 0), at(0, 1))]),
  ])
  func isNotEmptyWithAnyOperation(_ operations: BatchOperations) {
    #expect(!operations.isEmpty)
    #expect(operations != BatchOperations())
  }
}

@Suite(.timed) struct ItemPathTests {
  @Test func ordersBySectionThenItem() {
    let sorted = [at(0, 0), at(0, 9), at(1, 0), at(1, 2), at(2, 1)]
    #expect([sorted[3], sorted[0], sorted[4], sorted[1], sorted[2]].sorted() == sorted)
    #expect(!(at(1, 1) < at(1, 1)))
  }
}
