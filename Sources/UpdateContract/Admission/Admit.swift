/// Judges whether a view in this state may begin a batch update.
///
/// - Parameters:
///   - state: The view just before its batch update runs the block of changes.
///   - kind: The kind of view, which decides the words of messages.
///   - level: How strictly to judge. Nothing is refused at `contract`, where a view takes what its
///     data source says for the state before the update and the counts fail later, if at all.
/// - Throws: The rule that is broken: W1 to W5, or C4 if the data changed too early.
/// - Complexity: O(*n*), where *n* is the number of sections.
public func admit(
  _ state: ViewState, kind: ListKind, level: ContractLevel
) throws(Violation) {
  guard level > .contract else { return }
  guard state.hasWindow else { throw .noWindow }
  guard state.isLaidOut else { throw .neverLaidOut }
  guard state.hasBounds else { throw .noBounds }
  guard !state.isReloadPending else { throw .reloadPending }
  guard !state.hasUncommittedUpdates else { throw .uncommittedUpdates }
  guard !state.isUpdating else { throw .reentrantUpdate }
  guard state.countsBeforeUpdate == state.dataSourceCounts else {
    throw .dataChangedEarly(
      committed: state.countsBeforeUpdate, now: state.dataSourceCounts, kind: kind)
  }
}
