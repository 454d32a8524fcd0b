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
