public import ScreenDSL

/// What a user did to a screen that is not in its snapshot: scrolled, selected.
public struct RenderState: Hashable, Sendable {
  /// The paths of the rows that are shown as selected.
  public var selected: Set<RowPath>
  /// The paths of the rows that are shown as not usable at present.
  public var disabled: Set<RowPath>
  /// How far the carousels are scrolled, by the path of their rows, in points.
  public var offsets: [RowPath: Double]

  /// Creates a state; by default that of a screen that nobody has touched.
  public init(
    selected: Set<RowPath> = [], disabled: Set<RowPath> = [], offsets: [RowPath: Double] = [:]
  ) {
    self.selected = selected
    self.disabled = disabled
    self.offsets = offsets
  }

  /// How far the carousel at `path` is scrolled in points; never less than 0.
  func offset(of path: RowPath) -> Double {
    offsets[path].map { $0.isFinite ? max(0, $0) : 0 } ?? 0
  }
}

/// A row with all that a renderer needs to draw it; its texts are safe to show.
struct RenderedRow {
  let path: RowPath
  let row: Row
  /// How the row looks, with the user's selection.
  let look: CellLook
  /// Which characters its texts may have.
  let visible: VisibleText

  /// How the rows inside lie: sideways, unless the screen says otherwise.
  var layout: LayoutHint { row.attributes.layout ?? .carousel }
  var isSelected: Bool { look.isSelected }
  var isDisabled: Bool { look.isDisabled }
}

/// Finds the looks of rows and of what is around them.
struct LookReader: Sendable {
  let looks: LookRegistry
  let state: RenderState
  let visible: VisibleText

  func row(_ row: Row, in containers: [RowID]) -> RenderedRow {
    let path = RowPath(row.id, in: containers)
    let look = visible.look(looks.look(for: row.model)).with {
      $0.isSelected = $0.isSelected || state.selected.contains(path)
      $0.isDisabled = $0.isDisabled || state.disabled.contains(path)
    }
    return RenderedRow(path: path, row: row, look: look, visible: visible)
  }

  func supplementary(_ supplementary: Supplementary) -> CellLook {
    visible.look(looks.look(for: supplementary.model))
  }
}
