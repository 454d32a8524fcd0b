/// What is behind the content of a cell, as far as it has a name.
@MainActor public struct UIBackgroundConfiguration: Hashable, Sendable {
  private enum Look { case clear, listPlain, listGrouped }

  private let look: Look

  /// Nothing.
  public static func clear() -> Self { Self(look: .clear) }
  /// What is behind the cells of a plain list, also those that are in none.
  public static func listPlainCell() -> Self { Self(look: .listPlain) }
  /// What is behind the cells of a grouped list.
  public static func listGroupedCell() -> Self { Self(look: .listGrouped) }
}
