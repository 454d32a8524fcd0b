/// What is known about a view at the moment an update is about to begin.
public struct ViewState: Equatable, Sendable {
  /// The number of items in each section that the view works with, or nil if it has read none.
  ///
  /// A view knows no counts before its first layout and after it was told to reload its data. A
  /// collection view with a stale layout reads them again on entry: pass nil for it, too.
  public var committedCounts: [Int]?
  /// The number of items in each section that the data source answers now.
  public var dataSourceCounts: [Int]
  /// Whether the view is in a window.
  public var hasWindow: Bool
  /// Whether the view's bounds have a size.
  public var hasBounds: Bool
  /// Whether the view has been laid out at least once.
  public var isLaidOut: Bool
  /// Whether the view was told to reload its data and has not been laid out since.
  public var isReloadPending: Bool
  /// Whether a drag or an interactive reorder is under way.
  public var hasUncommittedUpdates: Bool
  /// Whether the view is calling its data source, or its delegate because of an update.
  public var isUpdating: Bool

  /// Creates the state of a view, by default one that is ready for an update.
  public init(
    committedCounts: [Int]?,
    dataSourceCounts: [Int],
    hasWindow: Bool = true,
    hasBounds: Bool = true,
    isLaidOut: Bool = true,
    isReloadPending: Bool = false,
    hasUncommittedUpdates: Bool = false,
    isUpdating: Bool = false
  ) {
    self.committedCounts = committedCounts
    self.dataSourceCounts = dataSourceCounts
    self.hasWindow = hasWindow
    self.hasBounds = hasBounds
    self.isLaidOut = isLaidOut
    self.isReloadPending = isReloadPending
    self.hasUncommittedUpdates = hasUncommittedUpdates
    self.isUpdating = isUpdating
  }

  /// The counts that the view takes as those before the update.
  package var countsBeforeUpdate: [Int] { committedCounts ?? dataSourceCounts }

  /// Judges whether a view in this state may begin a batch update.
  ///
  /// - Parameters:
  ///   - kind: The kind of view, which decides the words of messages.
  ///   - level: How strictly to judge. Nothing is refused at `contract`, where a view takes what
  ///     its data source says for the state before the update and the counts fail later, if at all.
  /// - Throws: The rule that is broken: W1 to W5, or C4 if the data changed too early.
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public func validateUpdate(kind: ListKind, level: ContractLevel) throws(Violation) {
    guard level > .contract else { return }
    guard hasWindow else { throw Violation("W1", in: kind) }
    guard isLaidOut else { throw Violation("W2", text: 1) }
    guard hasBounds else { throw Violation("W2") }
    guard !isReloadPending else { throw Violation("W3") }
    guard !hasUncommittedUpdates else { throw Violation("W4") }
    guard !isUpdating else { throw Violation("W5") }
    guard countsBeforeUpdate == dataSourceCounts else {
      let lines = [
        kind.inconsistency,
        kind.line("Data source before updates", counts: dataSourceCounts),
        kind.line("sim: Counts that the view last committed", counts: countsBeforeUpdate),
      ]
      throw Violation("C4", values: [], in: kind, lines: lines)
    }
  }
}
