@Suite(.timed) struct ViewStateTests {
  static let ready = ViewState(committedCounts: [2], dataSourceCounts: [2])

  /// A smallest mistake, and the violation that it must lead to.
  struct Refused: Sendable, CustomTestStringConvertible {
    var code: String
    var message: String
    var state = ready

    var testDescription: String { "\(code) \(message)" }

    init(_ code: String, _ message: String, _ change: (inout ViewState) -> Void) {
      self.code = code
      self.message = message
      change(&state)
    }
  }

  static let refused: [Refused] = [
    Refused("W1", "sim: batch without a window (rdar 15262692); reload the data instead") {
      $0.hasWindow = false
    },
    Refused("W2", "sim: batch before the first layout (rdar 26484150); reload the data instead") {
      $0.isLaidOut = false
    },
    Refused("W2", "sim: batch with zero bounds (rdar 26484150); reload the data instead") {
      $0.hasBounds = false
    },
    Refused("W3", "sim: batch with reloadData pending (rdar 27941923); lay out or reload again") {
      $0.isReloadPending = true
    },
    Refused("W4", "sim: batch during an interactive move (Listable); queue it") {
      $0.hasUncommittedUpdates = true
    },
    Refused("W5", "sim: re-entrant update; queue it") { $0.isUpdating = true },
    Refused(
      "C4",
      "Invalid batch updates detected: the number of sections and/or items returned by the data "
        + "source before and/or after performing the batch updates are inconsistent with the "
        + "updates."
    ) { $0.dataSourceCounts = [3] },
  ]

  @Test(arguments: ListKind.allCases, ContractLevel.allCases)
  func admitsAViewThatIsReady(kind: ListKind, level: ContractLevel) {
    #expect(violation(Self.ready, kind: kind, level: level) == nil)
  }

  @Test(arguments: refused, ListKind.allCases)
  func refusesAnUnfitViewAboveContract(_ refused: Refused, kind: ListKind) {
    #expect(violation(refused.state, kind: kind, level: .contract) == nil)
    for level in [ContractLevel.knownBugs, .discipline] {
      #expect(violation(refused.state, kind: kind, level: level)?.rule.id == refused.code)
    }
    let violation = violation(refused.state)
    #expect(violation?.message == refused.message)
    #expect((violation?.details != nil) == (refused.code == "C4"))
  }

  @Test func namesTheFirstOfSeveralReasons() {
    var state = ViewState(
      committedCounts: [2], dataSourceCounts: [3], hasWindow: false, hasBounds: false,
      isLaidOut: false, isReloadPending: true, hasUncommittedUpdates: true, isUpdating: true)
    let mended: [(inout ViewState) -> Void] = [
      { $0.hasWindow = true }, { $0.isLaidOut = true }, { $0.hasBounds = true },
      { $0.isReloadPending = false }, { $0.hasUncommittedUpdates = false },
      { $0.isUpdating = false }, { $0.dataSourceCounts = [2] },
    ]
    var codes = [violation(state)?.rule.id]
    for mend in mended {
      mend(&state)
      codes.append(violation(state)?.rule.id)
    }
    #expect(codes == ["W1", "W2", "W2", "W3", "W4", "W5", "C4", nil])
  }

  @Test func comparesNothingWithoutCommittedCounts() {
    #expect(violation(ViewState(committedCounts: nil, dataSourceCounts: [3])) == nil)
  }

  /// The fixture "data too early": data set before the call, then one insert.
  @Test func dataSetTooEarly() throws {
    let insert = BatchOperations(itemInserts: [at(0, 2)])
    var state = ViewState(committedCounts: [2], dataSourceCounts: [3])
    #expect(violation(state, level: .knownBugs)?.rule.id == "C4")

    // Old counts are cached: at `contract` nothing notices.
    #expect(violation(state, level: .contract) == nil)
    #expect(violation(insert, from: state.countsBeforeUpdate, to: [3]) == nil)

    // They are not: the view takes the new counts for the old ones.
    state.committedCounts = nil
    #expect(violation(state, level: .contract) == nil)
    let miscount = try #require(violation(insert, from: state.countsBeforeUpdate, to: [3]))
    #expect(miscount.rule.id == "C2")
    #expect(miscount.message.contains("before the update (3)"))
  }
}
