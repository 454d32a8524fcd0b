import ContractFixtures
import TestSupport
import Testing
import UpdateContract

@Suite struct MutantsTests {
  @Test func anEmptyBatchHasNone() {
    #expect(mutants(of: BatchOperations()) == [])
  }

  @Test func shiftsItemOperations() {
    #expect(
      mutants(of: BatchOperations(itemDeletes: [at(1, 2)])) == [
        BatchOperations(itemDeletes: [at(1, 3)]),
        BatchOperations(itemDeletes: [at(1, 2), at(1, 2)]),
      ])
    #expect(
      mutants(of: BatchOperations(itemInserts: [at(1, 2), at(0, 0)])) == [
        BatchOperations(itemInserts: [at(1, 3), at(0, 0)]),
        BatchOperations(itemInserts: [at(1, 2), at(0, 1)]),
      ])
    #expect(
      mutants(of: BatchOperations(itemMoves: [move(at(1, 2), at(0, 0))])) == [
        BatchOperations(itemMoves: [move(at(1, 2), at(0, 1))]),
        BatchOperations(),
      ])
  }

  @Test func spoilsSectionOperations() {
    #expect(
      mutants(of: BatchOperations(sectionDeletes: [4])) == [
        BatchOperations(sectionDeletes: [5]),
        BatchOperations(sectionDeletes: [4, 4]),
      ])
    #expect(mutants(of: BatchOperations(sectionInserts: [4])) == [BatchOperations()])
    #expect(
      mutants(of: BatchOperations(sectionMoves: [move(2, 0)])) == [
        BatchOperations(),
        BatchOperations(sectionMoves: [move(3, 0)]),
      ])
  }

  @Test func leavesReloadsAndReconfiguresAlone() {
    let operations = BatchOperations(
      sectionReloads: [0], itemReloads: [at(0, 0)], itemReconfigures: [at(0, 1)])
    #expect(mutants(of: operations) == [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func differFromTheOriginalAndRepeat(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let operations = RandomBatch(using: &generator).operations
    let spoiled = mutants(of: operations)
    #expect(!spoiled.contains(operations), "seed \(seed)")
    #expect(spoiled == mutants(of: operations), "seed \(seed)")
    #expect(spoiled.count == expectedCount(operations), "seed \(seed)")
  }

  private func expectedCount(_ operations: BatchOperations) -> Int {
    2 * (operations.itemDeletes.count + operations.itemMoves.count)
      + 2 * (operations.sectionDeletes.count + operations.sectionMoves.count)
      + operations.itemInserts.count + operations.sectionInserts.count
  }
}
