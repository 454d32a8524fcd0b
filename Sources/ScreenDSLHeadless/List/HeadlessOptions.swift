package import ScreenDSL
public import ScreenDSLHosting
package import UpdateContract

/// The options of a ``HeadlessHost``, such as its visible length, and whether its rows stay selected.
public struct HeadlessOptions: Sendable {
  /// The length of the visible part of the list in the direction of scrolling, in points. If the length is 0, no row is
  /// visible.
  public var viewport = 640.0
  /// The default length of a row, in points.
  ///
  /// The length of a row is the first of these that exists: the height that the row declares, the item size of the
  /// layout hint, the size of the row's look, the estimated height, this default length. If the list scrolls sideways,
  /// the length is the width of the row. All lengths are clamped to 1 to 100,000.
  package var rowExtent: Double
  /// The default length of a header or a footer, in points. The size of its look takes precedence.
  package var supplementaryExtent = 28.0
  /// Returns the width of a row's content, in points, for carousels whose items are as wide as their content. If nil,
  /// such items have a default width.
  package var contentWidth: (@MainActor @Sendable (Row) -> Double)?
  /// How strictly the host checks batch updates. By default, the host refuses updates that are known to crash UIKit.
  package var level = ContractLevel.knownBugs
  /// Decides which visible rows keep their place on the screen when an update inserts or removes rows above them. Lists
  /// inside containers follow the same policy.
  public var anchor = AnchorPolicy.offset
  /// Whether rows stay selected, and whether the user can select several rows. In lists inside containers, no row stays
  /// selected.
  public var selectionMode = SelectionMode.momentary
  /// Whether the list is in a window at first.
  package var hasWindow = true
  /// Whether a model with neither a registered cell nor a look is a problem. If false, the list shows such a model as
  /// text.
  package var needsCells = true
  /// Whether the host records events. Set this to false in long runs, so that they need no memory for events.
  package var recordsEvents = true

  /// Creates the options of a list. The default is a list of which 640 points are visible, with rows of 44 points.
  ///
  /// - Parameters:
  ///   - viewport: The length of the visible part of the list, in points.
  ///   - rowExtent: The default length of a row, in points.
  public init(viewport: Double = 640, rowExtent: Double = 44) {
    self.viewport = viewport
    self.rowExtent = rowExtent
  }
}
