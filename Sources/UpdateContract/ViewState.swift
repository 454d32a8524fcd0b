/// The state of a view before an update.
package struct ViewState: Sendable {
  private let dataSourceCounts: [Int]
  package let countsBeforeUpdate: [Int]
  private let conditions: [(isMet: Bool, rule: String, text: Int)]

  /// Creates the state of a view before an update. The counts are the numbers of items in each section.
  ///
  /// - Parameters:
  ///   - committedCounts: The counts that the view has stored; nil before the view's first layout and after
  ///     `reloadData`.
  ///   - isUpdating: Whether the view is calling its data source, or is calling its delegate because of an update.
  package init(
    committedCounts: [Int]?, dataSourceCounts: [Int], hasWindow: Bool = true,
    hasBounds: Bool = true, isLaidOut: Bool = true, isReloadPending: Bool = false,
    hasUncommittedUpdates: Bool = false, isUpdating: Bool = false
  ) {
    self.dataSourceCounts = dataSourceCounts
    countsBeforeUpdate = committedCounts ?? dataSourceCounts
    conditions = [
      (hasWindow, "W1", 0), (isLaidOut, "W2", 1), (hasBounds, "W2", 0), (!isReloadPending, "W3", 0),
      (!hasUncommittedUpdates, "W4", 0), (!isUpdating, "W5", 0),
    ]
  }

  package func validateUpdate(kind: ListKind, level: ContractLevel) throws(Violation) {
    guard level > .contract else { return }
    for condition in conditions where !condition.isMet {
      throw Violation(condition.rule, text: condition.text, in: kind)
    }
    guard countsBeforeUpdate == dataSourceCounts else {
      let lines = [
        kind.inconsistency,
        kind.line("Data source before updates", counts: dataSourceCounts),
        kind.line("sim: Counts that the view last committed", counts: countsBeforeUpdate),
      ]
      throw Violation("C4", in: kind, lines: lines)
    }
  }
}
