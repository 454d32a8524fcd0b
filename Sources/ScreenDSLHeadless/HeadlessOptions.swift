package import ScreenDSL
public import ScreenDSLHosting
import ScreenDSLLooks
package import UpdateContract

/// How a headless host behaves: its size, and how strictly it judges updates.
public struct HeadlessOptions: Sendable {
  /// The length of the visible window along the list, in points; at 0 nothing is visible.
  public var viewport = 640.0
  /// How long rows, headers and footers are, in points.
  package var extents = HeadlessExtents()
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
    extents = HeadlessExtents(row: rowExtent)
  }
}

/// How long rows, headers and footers are along a headless list, in points: from 1 to 100,000, as in
/// layout hints; others count as the nearest of these.
///
/// A layout hint's item size beats what is said here, and a row's own height beats both; after these comes the
/// size of a look, and an estimated height counts where nothing else is said. In a list that is scrolled sideways it is the
/// width that counts, in any other the height.
package struct HeadlessExtents: Sendable {
  /// The length of rows whose model type has none of its own, in points.
  package var row: Double
  /// The length of headers and footers whose model type has none of its own, in points.
  package var supplementary: Double
  private var extents: [ObjectIdentifier: @Sendable (any CellModel) -> Double?] = [:]

  /// Creates lengths that are the same for all rows, and for all headers and footers, in points.
  package init(row: Double = 44, supplementary: Double = 28) {
    self.row = row
    self.supplementary = supplementary
  }

  /// Sets the length of all rows, headers and footers with models of a type, in points.
  package mutating func set<Model: CellModel>(_ extent: Double, for model: Model.Type) {
    set(for: model) { _ in extent }
  }

  /// Sets how the length of rows, headers and footers follows from models of a type, in points.
  package mutating func set<Model: CellModel>(
    for model: Model.Type, _ extent: @escaping @Sendable (Model) -> Double
  ) {
    extents[ObjectIdentifier(model)] = { ($0 as? Model).map(extent) }
  }
}

extension HeadlessExtents {
  /// How long a row is.
  ///
  /// - Parameters:
  ///   - itemExtent: What a layout hint says.
  ///   - isSideways: Whether the list is scrolled sideways; heights count in others alone.
  ///   - look: Returns the look of a model.
  func extent(
    of row: Row, itemExtent: Double?, isSideways: Bool, _ look: (any CellModel) -> LookNode?
  ) -> Double {
    let attributes = isSideways ? RowAttributes() : row.attributes
    return Self.valid(
      attributes.height ?? itemExtent ?? extent(of: row.model, isSideways, look)
        ?? attributes.estimatedHeight ?? self.row)
  }

  /// The length of a header or a footer; other decorations take no room.
  func extent(of supplementary: Supplementary, _ look: (any CellModel) -> LookNode?) -> Double {
    Self.valid(extent(of: supplementary.model, false, look) ?? self.supplementary)
  }

  private func extent(
    of model: any CellModel, _ isSideways: Bool, _ look: (any CellModel) -> LookNode?
  ) -> Double? {
    if let known = extents[ObjectIdentifier(type(of: model))]?(model) { return known }
    let style = look(model)?.style.values
    return isSideways ? style?.width : style?.height
  }

  /// In a list of longer rows, an offset would be so great that a step of a point does not change it.
  private static func valid(_ extent: Double) -> Double { min(max(1, extent), 100_000) }
}
