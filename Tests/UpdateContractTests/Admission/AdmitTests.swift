import ContractFixtures
import Testing
import UpdateContract

@Suite struct AdmitTests {
  static let ready = ViewState(committedCounts: [2], dataSourceCounts: [2])

  static let unfit: [ViewState] = [
    ViewState(committedCounts: [2], dataSourceCounts: [2], hasWindow: false),
    ViewState(committedCounts: [2], dataSourceCounts: [2], hasBounds: false),
    ViewState(committedCounts: [2], dataSourceCounts: [2], isLaidOut: false),
    ViewState(committedCounts: [2], dataSourceCounts: [2], isReloadPending: true),
    ViewState(committedCounts: [2], dataSourceCounts: [2], hasUncommittedUpdates: true),
    ViewState(committedCounts: [2], dataSourceCounts: [2], isUpdating: true),
    ViewState(committedCounts: [2], dataSourceCounts: [3]),
  ]

  @Test(arguments: ListKind.allCases, ContractLevel.allCases)
  func admitsAViewThatIsReady(kind: ListKind, level: ContractLevel) {
    #expect(violation(Self.ready, kind: kind, level: level) == nil)
  }

  @Test(arguments: unfit, ListKind.allCases)
  func refusesAnUnfitViewAboveContract(state: ViewState, kind: ListKind) {
    #expect(violation(state, kind: kind, level: .contract) == nil)
    #expect(violation(state, kind: kind, level: .knownBugs) != nil)
    #expect(
      violation(state, kind: kind, level: .knownBugs)
        == violation(state, kind: kind, level: .discipline))
  }

  @Test func namesTheFirstOfSeveralReasons() {
    var state = ViewState(
      committedCounts: [2], dataSourceCounts: [3], hasWindow: false, hasBounds: false,
      isLaidOut: false, isReloadPending: true, hasUncommittedUpdates: true, isUpdating: true)
    #expect(violation(state)?.code == .w1)
    state.hasWindow = true
    #expect(violation(state)?.code == .w2)
    state.isLaidOut = true
    #expect(violation(state)?.code == .w2)
    state.hasBounds = true
    #expect(violation(state)?.code == .w3)
    state.isReloadPending = false
    #expect(violation(state)?.code == .w4)
    state.hasUncommittedUpdates = false
    #expect(violation(state)?.code == .w5)
    state.isUpdating = false
    #expect(violation(state)?.code == .c4)
    state.dataSourceCounts = [2]
    #expect(violation(state) == nil)
  }

  @Test func comparesNothingWithoutCommittedCounts() {
    #expect(violation(ViewState(committedCounts: nil, dataSourceCounts: [3])) == nil)
  }

  /// The fixture "data too early": data set before the call, then one insert.
  @Test func dataSetTooEarly() throws {
    let insert = BatchOperations(itemInserts: [at(0, 2)])
    var state = ViewState(committedCounts: [2], dataSourceCounts: [3])
    #expect(violation(state, level: .knownBugs)?.code == .c4)

    // Old counts are cached: at `contract` nothing notices.
    #expect(violation(state, level: .contract) == nil)
    #expect(violation(insert, from: state.countsBeforeUpdate, to: [3]) == nil)

    // They are not: the view takes the new counts for the old ones.
    state.committedCounts = nil
    #expect(violation(state, level: .contract) == nil)
    let miscount = try #require(violation(insert, from: state.countsBeforeUpdate, to: [3]))
    #expect(miscount.code == .c2)
    #expect(miscount.message.contains("before the update (3)"))
  }
}
