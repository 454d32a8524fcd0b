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
  public var countsBeforeUpdate: [Int] {
    committedCounts ?? dataSourceCounts
  }
}
