public import ScreenDSL

/// The host of renderers: its cells are looks.
public enum Rendered: CellHost {
  /// A cell that keeps a look.
  public typealias View = LookCell
}

/// A cell of a live list that shows a model as its look, for hosts without views.
@MainActor
public final class LookCell {
  /// How the cell looks at present.
  public internal(set) var look = CellLook.empty

  /// Creates a cell that shows nothing yet.
  public init() {}
}
