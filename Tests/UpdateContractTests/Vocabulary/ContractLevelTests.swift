import Testing
import UpdateContract

@Suite struct ContractLevelTests {
  @Test func growsStricter() {
    let levels: [ContractLevel] = [.contract, .knownBugs, .discipline]
    #expect(ContractLevel.allCases == levels)
    #expect(levels.map(\.rawValue) == [0, 1, 2])
    #expect(levels.shuffled().sorted() == levels)
    #expect(!(ContractLevel.knownBugs < .knownBugs))
  }
}
