import ContractFixtures
import Testing
import UpdateContract

@Suite struct BatchOperationsTests {
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
