public import ScreenDSL

/// How a headless host behaves: its size, its pool, and how strictly it judges updates.
public struct HeadlessOptions: Sendable {
  /// The length of the visible window along the list, in points; at 0 nothing is visible.
  public var viewport = 640.0
  /// How long rows, headers and footers are, in points.
  public var extents = HeadlessExtents()
  /// The number of rows ahead of the window, in the direction of the last scrolling, to prepare cells
  /// for; at 0 none is.
  public var prefetchWindow = 0
  /// Which of the cells that are no longer shown is used again.
  public var pool = HeadlessPoolPolicy.lifo
  /// How strictly updates are judged.
  public var level = HeadlessLevel.knownBugs
  /// What the list takes in one batch; `.table` and `.separate` are judged as a table, else as a
  /// collection.
  public var stageStrategy = Changeset.StageStrategy.collection
  /// Whether the list is in a window from the start.
  public var hasWindow = true
  /// Whether events are recorded; without them long runs need no memory for their log.
  public var recordsEvents = true

  /// Creates the options of a list of 640 points with rows of 44.
  ///
  /// - Parameters:
  ///   - viewport: The length of the visible window, in points.
  ///   - rowExtent: The length of each row that ``extents`` says nothing else of, in points.
  public init(viewport: Double = 640, rowExtent: Double = 44) {
    self.viewport = viewport
    extents = HeadlessExtents(row: rowExtent)
  }
}

/// Which of the cells that are no longer shown a headless host uses again.
public enum HeadlessPoolPolicy: Hashable, Sendable, CaseIterable {
  /// The one that was put away last.
  case lifo
  /// The one that was put away first.
  case fifo
  /// None: each row gets a new cell.
  case none
}

/// How strictly a headless host judges updates; each level refuses what those above it refuse.
public enum HeadlessLevel: Hashable, Sendable, CaseIterable {
  /// Refuses what is known to raise an exception in UIKit.
  case contract
  /// Also refuses what crashed on a device, or breaks a written rule.
  case knownBugs
  /// Also refuses what careful libraries avoid without a proven crash.
  case discipline
}
