import Foundation

@Suite(.timed) struct BatchCheckTests {
  @Test func aBatchThatAViewTakesHasNoViolationHoweverManyItemsThereAre() {
    let operations = batch("delete 0.1, insert 0.2")
    let check = BatchCheck(.table, before: [3, 1], after: [3, 1], operations: operations)
    expectEqual(check.violations(upTo: .discipline), [])
    #expect(
      check.description == """
        Data source before updates = { 2 sections with row counts: [3, 1] }
        Data source after updates = { 2 sections with row counts: [3, 1] }
        Updates = [Delete row (0 - 1), Insert row (0 - 2)]
        No rule is broken
        """)
    // There are more items than memory could hold, because a check reads only the operations of a batch.
    let (before, delete) = (1_000_000_000, batch("delete 0.9"))
    for (after, rules) in [(before - 1, []), (before, ["C2"])] {
      let check = BatchCheck(.table, before: [before, 3], after: [after, 3], operations: delete)
      expectEqual(check.violations(upTo: .discipline).map(\.rule.id), rules)
    }
  }

  @Test func aBrokenBatchSaysWhatIsRaisedAndWhatIsBehindIt() {
    let operations = batch("reload 0.0, move 0.0 to 0.1")
    let check = BatchCheck(.table, before: [2], after: [2], operations: operations)
    expectEqual(check.violations().map(\.rule.id), ["M5", "S2"])
    expectEqual(check.violations(upTo: .contract).map(\.rule.id), ["M5"])
    let miscount = BatchCheck(.table, before: [2], after: [3], operations: BatchOperations())
    expectEqual(miscount.violations(upTo: .discipline).count, 1, "levels agree on it")
    let text =
      "Raises an exception: M5: attempt to perform a delete and a move from the same index path"
      + " (0 - 0)\n  Rule: An item that moves is neither deleted nor reloaded.\n"
    #expect(check.description.contains(text))
    #expect(check.description.contains("Crashed on devices: S2: "))
    let both = batch("insert 1, insert 0.0")
    let bad = BatchCheck(.collection, before: [1], after: [2, 0], operations: both)
    #expect(bad.violations() == [] && bad.description.contains("Better avoided: S8: "))
    expectEqual(bad.violations(upTo: .discipline).map(\.rule.id), ["S8"])
  }

  @Test func aTestOfTheBatchCanBePasted() {
    let all = BatchCheck(
      .collection, before: [5, 0, 2], after: [1, 7],
      operations: BatchOperations(
        sectionDeletes: [1], sectionInserts: [1, 2], sectionReloads: [0],
        sectionMoves: [SectionMove(from: 2, to: 0)], itemDeletes: [[0, 3]],
        itemInserts: [[1, 1], [1, 0]], itemReloads: [[0, 2]], itemReconfigures: [[2, 1]],
        itemMoves: [ItemMove(from: [0, 0], to: [0, 4])]))
    #expect(
      all.test == """
        @Test func aViewTakesTheBatch() {
          let check = BatchCheck(
            .collection, before: [5, 0, 2], after: [1, 7],
            operations: BatchOperations(sectionDeletes: [1], sectionInserts: [1, 2], \
        sectionReloads: [0], sectionMoves: [.init(from: 2, to: 0)], itemDeletes: [[0, 3]], \
        itemInserts: [[1, 1], [1, 0]], itemReloads: [[0, 2]], itemReconfigures: [[2, 1]], \
        itemMoves: [.init(from: [0, 0], to: [0, 4])]))
          #expect(check.violations() == [])
        }
        """)
    let none = BatchCheck(.table, before: [], after: [], operations: batch("")).test
    #expect(none.contains(".table, before: [], after: [],\n    operations: BatchOperations())\n"))
  }

  @Test(arguments: Fixture.all) func aCheckAgreesWithTheJudge(_ fixture: Fixture) {
    for kind in fixture.kinds {
      let check = BatchCheck(
        kind, before: fixture.old, after: fixture.new, operations: fixture.operations)
      for (level, code) in zip(ContractLevel.allCases, fixture.codes) {
        expectEqual(check.violations(upTo: level).map(\.rule.id).last, code, "\(level)")
      }
      let text = check.violations(upTo: .contract).first?.message ?? ""
      #expect(fixture.message.isEmpty || text.contains(fixture.message))
    }
  }

  @Test func pathsAreMadeOfTwoIndexesAndOrderedBySectionThenItem() async {
    expectEqual(ItemPath(IndexPath(indexes: [2, 5])), ItemPath(section: 2, item: 5))
    await #expect(processExitsWith: .failure) { _ = ItemPath(IndexPath(index: 3)) }
    expectEqual(ItemPath([7, 8][...]), [7, 8])
    let sorted: [ItemPath] = [[0, 0], [0, 9], [1, 0], [1, 2], [2, 1]]
    expectEqual([sorted[3], sorted[0], sorted[4], sorted[1], sorted[2]].sorted(), sorted)
    #expect(!(sorted[0] < sorted[0]))
  }
}
