/// The background of a cell. The simulator knows only backgrounds with a name.
public struct UIBackgroundConfiguration: Hashable {
  private enum Look { case clear, listPlain, listGrouped, listHeader }

  private let look: Look

  public static func clear() -> Self { Self(look: .clear) }
  /// The background of cells in a plain list, also outside of lists.
  public static func listPlainCell() -> Self { Self(look: .listPlain) }
  public static func listGroupedCell() -> Self { Self(look: .listGrouped) }
  /// The background of headers and footers in a plain list. From iOS 15 on it is clear unless the header is pinned.
  public static func listPlainHeaderFooter() -> Self { Self(look: .listHeader) }

  /// Whether rows are visible through a header that is pinned over them.
  public var isClearWhenPinned: Bool { look == .clear }
}
