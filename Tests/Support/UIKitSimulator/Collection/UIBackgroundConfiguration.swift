/// What is behind the content of a cell, as far as it has a name.
public struct UIBackgroundConfiguration: Hashable {
  private enum Look { case clear, listPlain, listGrouped, listHeader }

  private let look: Look

  /// Nothing.
  public static func clear() -> Self { Self(look: .clear) }
  /// What is behind the cells of a plain list, also those that are in none.
  public static func listPlainCell() -> Self { Self(look: .listPlain) }
  /// What is behind the cells of a grouped list.
  public static func listGroupedCell() -> Self { Self(look: .listGrouped) }
  /// What is behind the headers and footers of a plain list: from iOS 15 on nothing where they lie.
  public static func listPlainHeaderFooter() -> Self { Self(look: .listHeader) }

  /// Whether something shows through a header that is pinned over it.
  public var isClearWhenPinned: Bool { look == .clear }
}
