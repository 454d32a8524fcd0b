import ContractFixtures
import TestSupport
import Testing
import UpdateContract

@Suite(.timed) struct BatchOperationsResolvedTests {
  @Test(arguments: ListKind.allCases, ContractLevel.allCases)
  func anEmptyBatchChangesNothing(kind: ListKind, level: ContractLevel) throws {
    for counts in [[], [0], [3, 0, 2]] {
      let map = try BatchOperations().resolved(from: counts, to: counts, kind: kind, level: level)
      #expect(map == identity(counts))
    }
  }

  @Test func survivorsFillTheSlotsThatMovesLeave() throws {
    let operations = BatchOperations(
      itemDeletes: [at(0, 1)], itemInserts: [at(0, 0), at(1, 1)],
      itemMoves: [move(at(0, 3), at(0, 1)), move(at(0, 0), at(1, 0))])
    let map = try operations.resolved(from: [4, 1], to: [3, 3], kind: .table, level: .discipline)
    #expect(
      map.items == [
        [nil, at(0, 3), at(0, 2)],
        [at(0, 0), nil, at(1, 0)],
      ])
  }

  @Test func itemCountsFollowAMovedSection() throws {
    let operations = BatchOperations(sectionMoves: [move(2, 0)])
    let map = try operations.resolved(
      from: [1, 2, 3], to: [3, 1, 2], kind: .collection, level: .discipline)
    #expect(map.sections == [2, 0, 1])
    #expect(map.items[0] == [at(2, 0), at(2, 1), at(2, 2)])
    #expect(
      violation(operations, from: [1, 2, 3], to: [1, 2, 3])?.message.contains("in section 0.")
        == true)
  }

  @Test func allItemsOfAFreshSectionAreFresh() throws {
    let operations = BatchOperations(sectionInserts: [1], itemInserts: [at(1, 0)])
    let map = try operations.resolved(from: [1], to: [1, 2], kind: .table, level: .contract)
    #expect(map == IdentityMap(sections: [0, nil], items: [[at(0, 0)], [nil, nil]]))
  }

  @Test func operationsInDeletedSectionsAreIgnoredAtContract() throws {
    let operations = BatchOperations(
      sectionDeletes: [0], itemDeletes: [at(0, 1)], itemReloads: [at(0, 0)])
    let map = try operations.resolved(from: [2, 1], to: [1], kind: .table, level: .contract)
    #expect(map == IdentityMap(sections: [1], items: [[at(1, 0)]]))
  }

  @Test func operationsInReloadedSectionsAreIgnoredAtContract() throws {
    let operations = BatchOperations(sectionReloads: [1], itemDeletes: [at(1, 0)])
    let map = try operations.resolved(from: [1, 2], to: [1, 2], kind: .table, level: .contract)
    #expect(map == IdentityMap(sections: [0, nil], items: [[at(0, 0)], [nil, nil]]))
  }

  @Test func repeatedInsertsAreASet() throws {
    let operations = BatchOperations(itemInserts: [at(0, 0), at(0, 0)])
    let map = try operations.resolved(from: [1], to: [2], kind: .table, level: .knownBugs)
    #expect(map.items == [[nil, at(0, 0)]])
  }

  @Test(arguments: ContractLevel.allCases)
  func reconfiguresKeepTheirCells(level: ContractLevel) throws {
    let operations = BatchOperations(itemReconfigures: [at(0, 1), at(1, 0), at(0, 1)])
    let map = try operations.resolved(from: [2, 1], to: [2, 1], kind: .table, level: level)
    #expect(map == identity([2, 1]))
  }

  @Test(.timeLimit(.minutes(1)))
  func judgesAHundredThousandItems() throws {
    let count = 100_000
    let odd = stride(from: 1, to: count, by: 2).map { at(0, $0) }
    let operations = BatchOperations(
      itemDeletes: odd.reversed(),
      itemInserts: odd.indices.map { at(1, $0) },
      itemMoves: odd.indices.map { move(at(0, 2 * $0), at(0, odd.count - 1 - $0)) })
    let map = try operations.resolved(
      from: [count, 0], to: [odd.count, odd.count], kind: .table, level: .discipline)
    #expect(map.items[0].first == at(0, count - 2))
    #expect(map.items[0].last == at(0, 0))
    #expect(map.items[1].allSatisfy { $0 == nil })
  }

  @Test(.timeLimit(.minutes(1)))
  func judgesAHundredThousandSections() throws {
    let old = Array(repeating: 1, count: 100_000)
    let operations = BatchOperations(
      sectionReloads: Array(old.indices.reversed()))
    let map = try operations.resolved(from: old, to: old, kind: .table, level: .discipline)
    #expect(map.sections.allSatisfy { $0 == nil })
    let items = BatchOperations(itemReloads: old.indices.map { at($0, 0) })
    let reloaded = try items.resolved(from: old, to: old, kind: .table, level: .discipline)
    #expect(reloaded.sections == old.indices.map(\.self))
    #expect(reloaded.items.allSatisfy { $0 == [nil] })
  }

  @Test func trapsOnANegativeCount() async {
    await #expect(processExitsWith: .failure) {
      _ = try BatchOperations().resolved(from: [-1], to: [-1], kind: .table, level: .contract)
    }
  }
}

@Suite(.timed) struct FixtureTests {
  @Test(arguments: Fixture.all, ContractLevel.allCases)
  func isJudgedAsReported(_ fixture: Fixture, at level: ContractLevel) throws {
    try #require(fixture.codes.count == ContractLevel.allCases.count)
    for kind in fixture.kinds {
      let actual = violation(
        fixture.operations, from: fixture.old, to: fixture.new, kind: kind, level: level)
      #expect(actual?.rule.id == fixture.codes[level.rawValue], "\(kind): \(fixture.name)")
    }
  }

  @Test(arguments: Fixture.all.filter { !$0.message.isEmpty })
  func raisesTheReportedText(_ fixture: Fixture) throws {
    for kind in fixture.kinds {
      let actual = try #require(
        violation(fixture.operations, from: fixture.old, to: fixture.new, kind: kind))
      #expect(actual.message.contains(fixture.message))
    }
  }

  @Test func everyRefusalAtContractHasAText() {
    #expect(Fixture.all.allSatisfy { ($0.codes[0] == nil) == $0.message.isEmpty })
  }

  @Test func heapCorruptionIsAcceptedWithTheRightMap() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "IGListKit #691" })
    let map = try fixture.operations.resolved(
      from: fixture.old, to: fixture.new, kind: .collection, level: .contract)
    #expect(map.sections == [nil, 3, 0, 1, 2, 4, 5, 6, 7])
    #expect(map.items[0] == [nil, nil, nil])
    #expect(map.items[1] == [nil, at(3, 0), at(3, 1), at(3, 2)])
    #expect(map.items[8] == [at(7, 0), at(7, 1), at(7, 2)])
  }

  @Test func displacedReloadKeepsTheOtherItem() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "reload displaced" })
    let map = try fixture.operations.resolved(
      from: fixture.old, to: fixture.new, kind: .table, level: .knownBugs)
    #expect(map == IdentityMap(sections: [0], items: [[nil, at(0, 2), nil]]))
  }

  @Test func duplicateDeletesAreASetAtContract() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "IGListKit #689" })
    let map = try fixture.operations.resolved(
      from: fixture.old, to: fixture.new, kind: .table, level: .contract)
    #expect(map == IdentityMap(sections: [0], items: [[at(0, 1)]]))
  }
}
