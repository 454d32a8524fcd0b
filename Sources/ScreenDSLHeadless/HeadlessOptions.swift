package import ScreenDSL
public import ScreenDSLHosting
package import UpdateContract

/// How a headless host behaves: its size, and how strictly it judges updates.
public struct HeadlessOptions: Sendable {
  /// The length of the visible window along the list, in points; at 0 nothing is visible.
  public var viewport = 640.0
  /// How long a row is of which nothing else says it, in points.
  ///
  /// This and all other lengths count from 1 to 100,000, as in layout hints; others count as the nearest of these. A row's
  /// own height comes first, then a layout hint's item size, the size of its look, and its estimated height. In a list
  /// that is scrolled sideways it is the width that counts, in any other the height.
  package var rowExtent: Double
  /// How long a header or a footer is whose look does not say it, in points.
  package var supplementaryExtent = 28.0
  /// How wide a row is that is as wide as what is in it, in points; nil for the width that nothing says.
  package var contentWidth: (@MainActor @Sendable (Row) -> Double)?
  /// How strictly updates are judged.
  package var level = ContractLevel.knownBugs
  /// What stays in place when the rows of the list change; in lists inside it, the offset does.
  public var anchor = AnchorPolicy.offset
  /// How many rows the user can select, in the list and in those inside it.
  public var selectionMode = SelectionMode.momentary
  /// Whether the list is in a window from the start.
  package var hasWindow = true
  /// Whether each model must have a cell or a look; if not, what has none is shown as a text.
  package var needsCells = true
  /// Whether events are recorded; without them long runs need no memory for their log.
  package var recordsEvents = true

  /// Creates the options of a list of 640 points with rows of 44.
  ///
  /// - Parameters:
  ///   - viewport: The length of the visible window, in points.
  ///   - rowExtent: The length of each row that no layout hint and no row says the length of, in points.
  public init(viewport: Double = 640, rowExtent: Double = 44) {
    self.viewport = viewport
    self.rowExtent = rowExtent
  }
}
