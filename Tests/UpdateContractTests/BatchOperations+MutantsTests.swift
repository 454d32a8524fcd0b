import ContractFixtures
import TestSupport
import Testing
import UpdateContract

@Suite(.timed) struct BatchOperationsMutantsTests {
  @Test func anEmptyBatchHasNone() {
    #expect(BatchOperations().mutants() == [])
  }

  @Test func shiftsItemOperations() {
    #expect(
      BatchOperations(itemDeletes: [at(1, 2)]).mutants() == [
        BatchOperations(itemDeletes: [at(1, 3)]),
        BatchOperations(itemDeletes: [at(1, 2), at(1, 2)]),
      ])
    #expect(
      BatchOperations(itemInserts: [at(1, 2), at(0, 0)]).mutants() == [
        BatchOperations(itemInserts: [at(1, 3), at(0, 0)]),
        BatchOperations(itemInserts: [at(1, 2), at(0, 1)]),
      ])
    #expect(
      BatchOperations(itemMoves: [move(at(1, 2), at(0, 0))]).mutants() == [
        BatchOperations(itemMoves: [move(at(1, 2), at(0, 1))]),
        BatchOperations(),
      ])
  }

  @Test func spoilsSectionOperations() {
    #expect(
      BatchOperations(sectionDeletes: [4]).mutants() == [
        BatchOperations(sectionDeletes: [5]),
        BatchOperations(sectionDeletes: [4, 4]),
      ])
    #expect(BatchOperations(sectionInserts: [4]).mutants() == [BatchOperations()])
    #expect(
      BatchOperations(sectionMoves: [move(2, 0)]).mutants() == [
        BatchOperations(),
        BatchOperations(sectionMoves: [move(3, 0)]),
      ])
  }

  @Test func leavesReloadsAndReconfiguresAlone() {
    let operations = BatchOperations(
      sectionReloads: [0], itemReloads: [at(0, 0)], itemReconfigures: [at(0, 1)])
    #expect(operations.mutants() == [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func differFromTheOriginalAndRepeat(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let operations = RandomBatch(using: &generator).operations
    let spoiled = operations.mutants()
    #expect(!spoiled.contains(operations), "seed \(seed)")
    #expect(spoiled == operations.mutants(), "seed \(seed)")
    #expect(spoiled.count == expectedCount(operations), "seed \(seed)")
  }

  private func expectedCount(_ operations: BatchOperations) -> Int {
    2 * (operations.itemDeletes.count + operations.itemMoves.count)
      + 2 * (operations.sectionDeletes.count + operations.sectionMoves.count)
      + operations.itemInserts.count + operations.sectionInserts.count
  }
}
