@Suite(.timed) struct ViewStateTests {
  /// One small mistake, and the violation that must be found.
  struct Refused: Sendable, CustomTestStringConvertible {
    var code: String
    var message: String
    var state: ViewState

    var testDescription: String { "\(code) \(message)" }

    init(_ code: String, _ message: String, _ state: ViewState) {
      (self.code, self.message, self.state) = (code, message, state)
    }
  }

  private static func state(
    data: Int = 2, hasWindow: Bool = true, hasBounds: Bool = true, isLaidOut: Bool = true,
    isReloadPending: Bool = false, isReordering: Bool = false, isUpdating: Bool = false
  ) -> ViewState {
    ViewState(
      committedCounts: [2], dataSourceCounts: [data], hasWindow: hasWindow, hasBounds: hasBounds,
      isLaidOut: isLaidOut, isReloadPending: isReloadPending, hasUncommittedUpdates: isReordering,
      isUpdating: isUpdating)
  }

  /// If there are several reasons, the violation names the first: each state here also has all later ones.
  static let refused: [Refused] = [
    Refused(
      "W1", "sim: batch without a window (rdar 15262692); reload the data instead",
      state(
        data: 3, hasWindow: false, hasBounds: false, isLaidOut: false, isReloadPending: true,
        isReordering: true, isUpdating: true)),
    Refused(
      "W2", "sim: batch before the first layout (rdar 26484150); reload the data instead",
      state(
        data: 3, hasBounds: false, isLaidOut: false, isReloadPending: true, isReordering: true,
        isUpdating: true)),
    Refused(
      "W2", "sim: batch with zero bounds (rdar 26484150); reload the data instead",
      state(data: 3, hasBounds: false, isReloadPending: true, isReordering: true, isUpdating: true)),
    Refused(
      "W3", "sim: batch with reloadData pending (rdar 27941923); lay out or reload again",
      state(data: 3, isReloadPending: true, isReordering: true, isUpdating: true)),
    Refused(
      "W4", "sim: batch during an interactive move (Listable); queue it",
      state(data: 3, isReordering: true, isUpdating: true)),
    Refused("W5", "sim: re-entrant update; queue it", state(data: 3, isUpdating: true)),
    Refused(
      "C4",
      "Invalid batch updates detected: the number of sections and/or items returned by the data "
        + "source before and/or after performing the batch updates are inconsistent with the "
        + "updates.", state(data: 3)),
  ]

  @Test(arguments: refused, ListKind.allCases)
  func refusesAnUnfitViewAboveContract(_ refused: Refused, kind: ListKind) {
    #expect(violation(refused.state, kind: kind, level: .contract) == nil)
    for level in [ContractLevel.knownBugs, .discipline] {
      #expect(violation(refused.state, kind: kind, level: level)?.rule.id == refused.code)
      #expect(violation(Self.state(), kind: kind, level: level) == nil)
    }
    let violation = violation(refused.state)
    #expect(violation?.message == refused.message)
    #expect((violation?.details != nil) == (refused.code == "C4"))
  }

  /// The fixture "data too early": data set before the call, then one insert.
  @Test(arguments: [([2], nil, "C4"), (nil, "C2", nil)] as [([Int]?, String?, String?)])
  func dataSetTooEarly(committed: [Int]?, batch: String?, state: String?) {
    let early = ViewState(committedCounts: committed, dataSourceCounts: [3])
    #expect(violation(early)?.rule.id == state)
    // Without committed counts the view uses the new counts as the old ones.
    let insert = BatchOperations(itemInserts: [at(0, 2)])
    #expect(violation(insert, from: early.countsBeforeUpdate, to: [3])?.rule.id == batch)
  }
}
