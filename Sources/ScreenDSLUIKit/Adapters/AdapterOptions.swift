/// How an adapter treats its view.
public struct AdapterOptions: Sendable {
  /// Whether cells whose rows changed are filled again by the view, which measures them anew; if not,
  /// the adapter fills them in place.
  public var usesReconfigure = true
  /// Whether a row is deselected once its handler has run.
  public var deselectsRows = true
  /// Whether sections and rows change in one batch wherever the view takes that.
  ///
  /// By default they change in batches of their own, which no device was ever seen to mind.
  public var combinesBatches = false
  /// With more changes than this in the list itself, all rows are shown anew; nil for no limit.
  public var reloadThreshold: Int? = 1_000
  var later: Later = onMainQueue

  /// Creates the usual options.
  public init() {}

  /// Creates options with another clock, for tests.
  package init(later: @escaping Later) { self.later = later }
}
