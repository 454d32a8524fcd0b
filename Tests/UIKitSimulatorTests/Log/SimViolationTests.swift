@MainActor @Suite(.timedOnMain) struct SimViolationTests {
  @Test(arguments: RefusedBatch.all) func aBatchIsRefusedByCodeAndText(_ refused: RefusedBatch) {
    let list = played(refused, refused.level)
    #expect(list.codes == [refused.code] && list.messages == [refused.message])
    let violation = list.sim.violations.first
    #expect(violation?.before == refused.old && violation?.after == refused.new)
    #expect(list.sim.isPoisoned)
    guard let below = refused.level.below else { return }
    let lenient = played(refused, below)
    #expect(lenient.codes == [] && lenient.sim.committedCounts == refused.new)
    #expect(lenient.sim.log.contains(.batchClosed(before: refused.old, after: refused.new)))
  }

  @Test func aViolationHasItsBatch() {
    let list = TestList(.table, [[1, 2]])
    list.change(to: [[2, 3, 4]], batch("delete 0.0, insert 0.1"))
    let lines = list.sim.violations[0].description.split(separator: "\n")
    expectEqual(lines[0], "C2: \(list.messages[0])")
    #expect(
      lines[1...].starts(with: [
        "Data source before updates = [2]", "Data source after updates = [3]",
        "Updates = [Delete row (0 - 0), Insert row (0 - 1)]",
      ]))
  }

  private func played(_ refused: RefusedBatch, _ level: ContractLevel) -> TestList {
    let list = TestList(refused.kind, numbers(refused.old), level: level)
    list.change(to: numbers(refused.new), refused.operations)
    return list
  }

  /// `ExceptionText` can read the list's exceptions as texts of UIKit, except those for the simulator's own rules.
  @Test(arguments: RefusedUse.all) func aUseIsRefusedByCodeAndText(_ refused: RefusedUse) throws {
    let list = refused.make(refused.kind, refused.level)
    expectEqual(list.codes, [refused.code])
    let message = try #require(list.messages.first)
    #expect(message.contains(refused.message), "\(message)")
    if !refused.code.hasPrefix("X") {
      let rule = ExceptionText(message)?.rule
      #expect(rule?.id == refused.code || (refused.code == "C4" && rule?.id == "C3"))
    }
    if let below = refused.level.below { expectEqual(refused.make(refused.kind, below).codes, []) }
  }

  /// R6 is about a kind of registration that the simulator lacks. R7 and R8 are about a result of nil, which the
  /// types here do not allow.
  @Test func everyCodeOfUsesHasAMistake() {
    let codes = Set(RefusedUse.all.map(\.code))
    let states = (1...10).map { "W\($0)" } + ["S10", "C4", "T1"]
    let views = (1...13).map { "R\($0)" }.filter { !["R6", "R7", "R8"].contains($0) }
    let (queries, own) = ((1...6).map { "Q\($0)" }, [1, 2, 3, 4, 5, 7, 8, 13, 14].map { "X\($0)" })
    expectEqual(codes, Set(states + views + queries + own + ["K1", "K2"]))
  }
}
