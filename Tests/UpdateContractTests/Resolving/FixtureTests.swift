import ContractFixtures
import Testing
import UpdateContract

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all, ContractLevel.allCases)
  func isJudgedAsReported(_ fixture: Fixture, at level: ContractLevel) throws {
    try #require(fixture.codes.count == ContractLevel.allCases.count)
    for kind in fixture.kinds {
      let actual = violation(
        fixture.operations, from: fixture.old, to: fixture.new, kind: kind, level: level)
      #expect(actual?.code == fixture.codes[level.rawValue], "\(kind): \(fixture.name)")
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
    let map = try resolve(
      fixture.operations, from: fixture.old, to: fixture.new, kind: .collection, level: .contract)
    #expect(map.sections == [nil, 3, 0, 1, 2, 4, 5, 6, 7])
    #expect(map.items[0] == [nil, nil, nil])
    #expect(map.items[1] == [nil, at(3, 0), at(3, 1), at(3, 2)])
    #expect(map.items[8] == [at(7, 0), at(7, 1), at(7, 2)])
  }

  @Test func displacedReloadKeepsTheOtherItem() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "reload displaced" })
    let map = try resolve(
      fixture.operations, from: fixture.old, to: fixture.new, kind: .table, level: .knownBugs)
    #expect(map == IdentityMap(sections: [0], items: [[nil, at(0, 2), nil]]))
  }

  @Test func duplicateDeletesAreASetAtContract() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "IGListKit #689" })
    let map = try resolve(
      fixture.operations, from: fixture.old, to: fixture.new, kind: .table, level: .contract)
    #expect(map == IdentityMap(sections: [0], items: [[at(0, 1)]]))
  }
}
