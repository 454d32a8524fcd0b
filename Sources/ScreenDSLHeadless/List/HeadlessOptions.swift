package import ScreenDSL
public import ScreenDSLHosting
package import UpdateContract

/// The options of a ``HeadlessHost``, such as its visible length, and whether its rows stay selected.
public struct HeadlessOptions: Sendable {
  /// The length of the visible part of the list in the direction of scrolling, in points. If the length is 0, no row is
  /// visible.
  public var viewport = 640.0
  /// The default length of a row, in points. Row attributes, layout hints and looks take precedence.
  package var rowExtent: Double
  /// The length in points of a header or a footer whose look sets no height.
  package var supplementaryExtent = 28.0
  /// Returns the width in points of a row's content, for carousels whose items are as wide as their content.
  package var contentWidth: (@MainActor @Sendable (Row) -> Double)?
  package var level = ContractLevel.knownBugs
  /// Decides how the list changes its scroll offset when an update inserts or removes rows, or changes their heights.
  /// Lists inside containers follow the same policy.
  public var anchor = AnchorPolicy.offset
  /// Whether rows stay selected, and whether the user can select several rows. In lists inside containers, no row stays
  /// selected.
  public var selectionMode = SelectionMode.momentary
  package var hasWindow = true
  package var needsCells = true
  /// Whether the list records events. While `explore` looks for bugs, this property is false, to save memory.
  package var recordsEvents = true

  /// Creates the options of a list. The default is a list of which 640 points are visible, with rows of 44 points.
  ///
  /// - Parameters:
  ///   - viewport: The length of the visible part of the list, in points.
  ///   - rowExtent: The default length of a row, in points.
  public init(viewport: Double = 640, rowExtent: Double = 44) {
    (self.viewport, self.rowExtent) = (viewport, rowExtent)
  }
}
