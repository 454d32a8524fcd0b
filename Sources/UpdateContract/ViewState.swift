/// The state of a view before an update.
package struct ViewState: Sendable {
  private let dataSourceCounts: [Int]
  /// The number of items in each section before the update, as the view assumes it. These are the numbers that the view
  /// has read last from its data source. If the view has not read them yet, these are the data source's numbers now.
  package let countsBeforeUpdate: [Int]
  /// The conditions that the view must meet before an update. If a condition is not met, the update breaks `rule`, and
  /// `text` is the index of the message among the texts of this rule.
  private let conditions: [(isMet: Bool, rule: String, text: Int)]

  /// Creates the state of a view, by default one that is ready for an update.
  ///
  /// - Parameters:
  ///   - committedCounts: The number of items in each section that the view has, or nil if it has read none. A view
  ///     has read no numbers before its first layout and after `reloadData`. A collection view reads the numbers
  ///     again if its layout is invalid.
  ///   - dataSourceCounts: The number of items in each section of the data source now.
  ///   - hasWindow: Whether the view is in a window.
  ///   - hasBounds: Whether the view's bounds have a size.
  ///   - isLaidOut: Whether the view has been laid out at least once.
  ///   - isReloadPending: Whether the view was told to reload its data and has not been laid out since.
  ///   - hasUncommittedUpdates: Whether a drag or an interactive reorder is running.
  ///   - isUpdating: Whether the view is calling its data source, or its delegate because of an update.
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

  /// Judges whether a view in this state may begin a batch update.
  ///
  /// - Parameters:
  ///   - kind: The kind of view. The kind decides the words of messages.
  ///   - level: The strictness of the check. The level `contract` refuses no state, because UIKit raises no exception
  ///     at this point.
  /// - Throws: The broken rule. Rules W1 to W5 are about the window, the layout and unfinished updates of the view.
  ///   Rule C4 is broken if the data source changed too early.
  /// - Complexity: O(*n*), where *n* is the number of sections.
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
