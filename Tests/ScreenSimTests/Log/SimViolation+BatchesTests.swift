import ContractFixtures
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct SimViolationBatchesTests {
  @Test(arguments: RefusedBatch.all)
  func aListRefusesTheBatchWithItsCodeAndText(_ refused: RefusedBatch) {
    let bed = played(refused, refused.level)
    #expect(bed.codes == [refused.code.rawValue])
    #expect(bed.messages == [refused.message])
    #expect(bed.sim.isPoisoned)
    #expect(bed.sim.violations.first?.before == refused.old)
    #expect(bed.sim.violations.first?.after == refused.new)
  }

  @Test(arguments: RefusedBatch.all.filter { $0.level > .contract })
  func theLevelBelowAcceptsTheBatch(_ refused: RefusedBatch) throws {
    for level in refused.level.below {
      let bed = played(refused, level)
      #expect(bed.codes == [], "at \(level)")
      #expect(bed.sim.committedCounts == refused.new)
      #expect(bed.sim.log.contains(.batchClosed(before: refused.old, after: refused.new)))
    }
  }

  @Test func everyCodeOfOperationsAndCountsHasAMistake() {
    let triggered = Set(RefusedBatch.all.map(\.code))
    let missing = Violation.Code.allCases.filter { !triggered.contains($0) }
    #expect(missing == [.c4, .w1, .w2, .w3, .w4, .w5])
  }

  @Test func wrongCountsAlsoHaveTheTextOfLaterSystems() {
    let bed = Bed(.table, [[1, 2]])
    bed.change(to: [[2, 3, 4]], BatchOperations(itemDeletes: [at(0, 0)], itemInserts: [at(0, 1)]))
    #expect(
      bed.sim.violations[0].details == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [2] }
        Data source after updates = { 1 section with row counts: [3] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 1)
        ]
        """)
  }

  @Test func namesTheOperationsInTheOrderOfTheirKinds() {
    let bed = Bed(.collection, [[1, 2, 3], [4]], level: .contract)
    bed.change(
      to: [[1]],
      BatchOperations(
        sectionDeletes: [1], sectionInserts: [0], sectionReloads: [0], sectionMoves: [move(0, 1)],
        itemDeletes: [at(0, 1)], itemInserts: [at(0, 2)], itemReloads: [at(0, 0)],
        itemReconfigures: [at(0, 2)], itemMoves: [move(at(0, 0), at(0, 1))]))
    #expect(
      bed.sim.violations[0].operations == [
        "Delete section (1)", "Insert section (0)", "Reload section (0)",
        "Move section (0) to (1)", "Delete item (0 - 1)", "Insert item (0 - 2)",
        "Reload item (0 - 0)", "Reconfigure item (0 - 2)", "Move item (0 - 0) to (0 - 1)",
      ])
  }

  private func played(_ refused: RefusedBatch, _ level: ContractLevel) -> Bed {
    let bed = Bed(refused.kind, numbers(refused.old), level: level)
    bed.change(to: numbers(refused.new), refused.operations)
    return bed
  }
}
