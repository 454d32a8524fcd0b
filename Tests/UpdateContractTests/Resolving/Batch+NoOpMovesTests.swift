import ContractFixtures
import Testing
import UpdateContract

@Suite struct BatchNoOpMovesTests {
  private func code(
    _ operations: BatchOperations, _ old: [Int], _ new: [Int], level: ContractLevel = .knownBugs
  ) -> Violation.Code? {
    violation(operations, from: old, to: new, level: level)?.code
  }

  @Test func refusesMovesThatChangeNothing() {
    #expect(code(BatchOperations(sectionMoves: [move(0, 0)]), [1], [1]) == .s9)
    #expect(code(BatchOperations(sectionMoves: [move(0, 0), move(1, 1)]), [1, 1], [1, 1]) == .s9)
    #expect(code(BatchOperations(itemMoves: [move(at(0, 0), at(0, 0))]), [1], [1]) == .s9)
    #expect(code(BatchOperations(sectionMoves: [move(0, 0)]), [1], [1], level: .contract) == nil)
  }

  @Test func acceptsTheFixedPointOfAReversal() {
    let sections = BatchOperations(sectionMoves: [move(2, 0), move(1, 1)])
    #expect(code(sections, [1, 1, 1], [1, 1, 1], level: .discipline) == nil)
    let items = BatchOperations(itemMoves: [move(at(0, 2), at(0, 0)), move(at(0, 1), at(0, 1))])
    #expect(code(items, [3], [3], level: .discipline) == nil)
  }

  @Test func acceptsAMoveWhoseListChanges() {
    let still = move(at(0, 1), at(0, 1))
    let withDelete = BatchOperations(itemDeletes: [at(0, 0)], itemMoves: [still])
    #expect(code(withDelete, [3], [2]) == nil)
    let withInsert = BatchOperations(itemInserts: [at(0, 0)], itemMoves: [still])
    #expect(code(withInsert, [3], [4]) == nil)
    let withArrival = BatchOperations(itemMoves: [still, move(at(1, 0), at(0, 0))])
    #expect(code(withArrival, [3, 1], [4, 0]) == nil)
    let withDeparture = BatchOperations(itemMoves: [still, move(at(0, 0), at(1, 0))])
    #expect(code(withDeparture, [3, 0], [2, 1]) == nil)
  }

  @Test func anotherSectionsChangesDoNotCount() {
    let still = move(at(0, 0), at(0, 0))
    let elsewhere = BatchOperations(
      itemDeletes: [at(1, 0)], itemInserts: [at(1, 0)],
      itemMoves: [still, move(at(1, 2), at(1, 1))])
    #expect(code(elsewhere, [1, 3], [1, 3]) == .s9)
  }

  @Test func resizedSectionsMakeItAMove() {
    let sections = BatchOperations(sectionInserts: [0], sectionMoves: [move(1, 1)])
    #expect(code(sections, [1, 1], [1, 1, 1]) == nil)
    let items = BatchOperations(sectionInserts: [0], itemMoves: [move(at(1, 0), at(1, 0))])
    #expect(code(items, [1, 2], [1, 2, 1]) == nil)
  }
}
