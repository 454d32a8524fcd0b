package import ScreenDSL
public import ScreenDSLHosting
package import UpdateContract

/// The options of a headless host: its size, and how strictly it judges updates.
public struct HeadlessOptions: Sendable {
  /// The length of the visible window along the list, in points. If it is 0, nothing is visible.
  public var viewport = 640.0
  /// The default length of a row, in points.
  ///
  /// The length of a row is the first of these that exists: the height of the row, the item size of a layout hint, the
  /// size of the look, the estimated height, and this length. If the list scrolls sideways, the length is the width of
  /// the row. All lengths are clamped to 1 to 100,000.
  package var rowExtent: Double
  /// The default length of a header or a footer, in points. The size of its look takes precedence.
  package var supplementaryExtent = 28.0
  /// Returns the width of a row's content, in points, for carousels whose items are as wide as their content. If nil,
  /// such items have the default width.
  package var contentWidth: (@MainActor @Sendable (Row) -> Double)?
  /// The strictness with which the host checks updates.
  package var level = ContractLevel.knownBugs
  /// Decides which rows do not move in the window when an update inserts or removes rows. In lists inside containers,
  /// the offset does not change.
  public var anchor = AnchorPolicy.offset
  /// Whether rows stay selected, and whether the user can select several rows. In lists inside containers, no row stays
  /// selected.
  public var selectionMode = SelectionMode.momentary
  /// Whether the list is in a window at first.
  package var hasWindow = true
  /// Whether each model must have a cell or a look. If false, the list shows a model with neither as text.
  package var needsCells = true
  /// Whether the host records events. Set this to false in long runs, so that they need no memory for events.
  package var recordsEvents = true

  /// Creates the options of a list. The default is a window of 640 points with rows of 44 points.
  ///
  /// - Parameters:
  ///   - viewport: The length of the visible window, in points.
  ///   - rowExtent: The default length of a row, in points.
  public init(viewport: Double = 640, rowExtent: Double = 44) {
    self.viewport = viewport
    self.rowExtent = rowExtent
  }
}
