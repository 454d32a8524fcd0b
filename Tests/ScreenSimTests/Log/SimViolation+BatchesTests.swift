import ContractFixtures
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct SimViolationBatchesTests {
  @Test(arguments: BatchTrigger.all)
  func aListRefusesTheBatchWithItsCodeAndText(_ trigger: BatchTrigger) {
    let bed = played(trigger, trigger.level)
    #expect(bed.codes == [trigger.code.rawValue])
    #expect(bed.messages == [trigger.message])
    #expect(bed.sim.isPoisoned)
    #expect(bed.sim.violations.first?.before == trigger.old)
    #expect(bed.sim.violations.first?.after == trigger.new)
  }

  @Test(arguments: BatchTrigger.all.filter { $0.level > .contract })
  func theLevelBelowAcceptsTheBatch(_ trigger: BatchTrigger) throws {
    for level in trigger.level.below {
      let bed = played(trigger, level)
      #expect(bed.codes == [], "at \(level)")
      #expect(bed.sim.committedCounts == trigger.new)
      #expect(bed.sim.log.contains(.batchClosed(before: trigger.old, after: trigger.new)))
    }
  }

  @Test func everyCodeOfOperationsAndCountsHasATrigger() {
    let triggered = Set(BatchTrigger.all.map(\.code))
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

  private func played(_ trigger: BatchTrigger, _ level: ContractLevel) -> Bed {
    let bed = Bed(trigger.kind, numbers(trigger.old), level: level)
    bed.change(to: numbers(trigger.new), trigger.operations)
    return bed
  }
}
