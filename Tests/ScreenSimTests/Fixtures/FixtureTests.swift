import ContractFixtures
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct FixtureTests {
  @Test(arguments: Fixture.all, ContractLevel.allCases)
  func isJudgedOnAListAsReported(_ fixture: Fixture, at level: ContractLevel) {
    for kind in fixture.kinds {
      let bed = played(fixture, kind, level)
      let code = fixture.codes[level.rawValue]?.rawValue
      #expect(bed.codes == [code].compactMap(\.self), "\(kind): \(fixture.name)")
      #expect(bed.sim.isPoisoned == (code != nil))
    }
  }

  @Test(arguments: Fixture.all.filter { !$0.message.isEmpty })
  func raisesTheReportedText(_ fixture: Fixture) throws {
    for kind in fixture.kinds {
      let message = try #require(played(fixture, kind, .contract).messages.first)
      #expect(message.contains(fixture.message))
    }
  }

  @Test(arguments: Fixture.all, ContractLevel.allCases)
  func survivorsKeepTheirIdentity(_ fixture: Fixture, at level: ContractLevel) throws {
    for kind in fixture.kinds where fixture.codes[level.rawValue] == nil {
      let bed = Bed(kind, numbers(fixture.old), level: level)
      let before = bed.sim.itemTokens
      bed.change(to: numbers(fixture.new), fixture.operations)
      let map = try fixture.operations.resolved(
        from: fixture.old, to: fixture.new, kind: kind, level: level)
      for (origins, tokens) in zip(map.items, bed.sim.itemTokens) {
        for (origin, token) in zip(origins, tokens) {
          #expect(origin.map { before[$0.section][$0.item] } == (origin == nil ? nil : token))
        }
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func dataThatChangedTooEarlyFails(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.source.data = [[1, 2, 3]]
    bed.view.performBatchUpdates { bed.play(BatchOperations(itemInserts: [at(0, 2)])) }
    #expect(bed.codes == ["C4"])
    #expect(
      bed.messages == [
        "Invalid batch updates detected: the number of sections and/or \(kind.noun)s returned by "
          + "the data source before and/or after performing the batch updates are inconsistent "
          + "with the updates."
      ])
    #expect(bed.sim.violations[0].before == [2])
    #expect(bed.sim.violations[0].after == [3])
  }

  @Test(arguments: ListKind.allCases)
  func dataThatChangedTooEarlyIsLetThroughWhereCountsAreCached(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]], level: .contract)
    bed.source.data = [[1, 2, 3]]
    bed.view.performBatchUpdates { bed.play(BatchOperations(itemInserts: [at(0, 2)])) }
    #expect(bed.codes == [])
    #expect(bed.visibleNumbers == [1, 2, 3])
  }

  @Test func aStaleCollectionReadsTheNewCountsAsTheOldOnes() {
    let bed = Bed(.collection, [[1, 2]], level: .contract)
    bed.source.data = [[1, 2, 3]]
    bed.view.setNeedsLayout()
    bed.view.performBatchUpdates { bed.play(BatchOperations(itemInserts: [at(0, 2)])) }
    #expect(bed.codes == ["C2"])
    #expect(bed.messages[0].contains("before the update (3)"))
  }

  private func played(_ fixture: Fixture, _ kind: ListKind, _ level: ContractLevel) -> Bed {
    let bed = Bed(kind, numbers(fixture.old), level: level)
    bed.change(to: numbers(fixture.new), fixture.operations)
    return bed
  }
}
