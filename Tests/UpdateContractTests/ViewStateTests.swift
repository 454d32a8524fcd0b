@Suite(.timed) struct ViewStateTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    var code: String, message: String, state: ViewState
    var testDescription: String { "\(code) \(message)" }
  }

  /// Returns a state that has all reasons for a refusal from one on, in the order of the table; none from the last.
  private static func state(from reason: Int) -> ViewState {
    ViewState(
      committedCounts: [2], dataSourceCounts: [reason > 6 ? 2 : 3], hasWindow: reason > 0,
      hasBounds: reason > 2, isLaidOut: reason > 1, isReloadPending: reason <= 3,
      hasUncommittedUpdates: reason <= 4, isUpdating: reason <= 5)
  }

  /// If there are several reasons, the violation names the first.
  static let refused: [Refused] = [
    ("W1", "sim: batch without a window (rdar 15262692); reload the data instead"),
    ("W2", "sim: batch before the first layout (rdar 26484150); reload the data instead"),
    ("W2", "sim: batch with zero bounds (rdar 26484150); reload the data instead"),
    ("W3", "sim: batch with reloadData pending (rdar 27941923); lay out or reload again"),
    ("W4", "sim: batch during an interactive move (Listable); queue it"),
    ("W5", "sim: re-entrant update; queue it"),
    (
      "C4",
      "Invalid batch updates detected: the number of sections and/or items returned by the data "
        + "source before and/or after performing the batch updates are inconsistent with the "
        + "updates."
    ),
  ].enumerated().map { Refused(code: $1.0, message: $1.1, state: state(from: $0)) }

  @Test(arguments: refused, ListKind.allCases)
  func refusesAnUnfitViewAboveContract(_ refused: Refused, kind: ListKind) {
    #expect(violation(refused.state, kind: kind, level: .contract) == nil)
    for level in [ContractLevel.knownBugs, .discipline] {
      expectEqual(violation(refused.state, kind: kind, level: level)?.rule.id, refused.code)
      #expect(violation(Self.state(from: 7), kind: kind, level: level) == nil)
    }
    let violation = violation(refused.state)
    expectEqual(violation?.message, refused.message)
    expectEqual((violation?.details != nil), (refused.code == "C4"))
  }

  @Test(arguments: [([2], nil, "C4"), (nil, "C2", nil)] as [([Int]?, String?, String?)])
  func dataSetTooEarly(committed: [Int]?, batch: String?, state: String?) {
    let early = ViewState(committedCounts: committed, dataSourceCounts: [3])
    expectEqual(violation(early)?.rule.id, state)
    // Without committed counts the view uses the new counts as the old ones.
    let insert = BatchOperations(itemInserts: [at(0, 2)])
    expectEqual(violation(insert, from: early.countsBeforeUpdate, to: [3])?.rule.id, batch)
  }
}
