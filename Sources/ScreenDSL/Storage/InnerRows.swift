/// The rows of a container's row in a snapshot, and what they depend on.
final class PlacedRows: InnerRows, @unchecked Sendable {
  // Unchecked only because the superclass is; all properties are `Sendable` constants.
  let storage: ScreenStorage
  let dependency: Dependency?
  /// The newest declaration, if the rows were taken over from an earlier snapshot.
  let skipped: DeferredRows?

  init(_ storage: ScreenStorage, dependency: Dependency? = nil, skipped: DeferredRows? = nil) {
    self.storage = storage
    self.dependency = dependency
    self.skipped = skipped
  }
}

extension InnerRows {
  /// The list inside; that of rows that take nothing over is made when it is first needed.
  final var list: ScreenStorage {
    if let placed = self as? PlacedRows { return placed.storage }
    guard let declared = self as? DeclaredRows else { return .empty }
    return declared.lazily { .list(declared.evaluate(), reusing: nil) }
  }

  /// The list inside with the newest handlers.
  final var newestList: ScreenStorage {
    guard let skipped = (self as? PlacedRows)?.skipped else { return list }
    return skipped.lazily { .list(skipped.evaluate(), reusing: nil) }
  }
}

extension Row {
  /// Returns the row with other rows inside.
  func with(inner: InnerRows?) -> Row {
    if inner === extras?.inner { return self }
    var row = self
    row.extras = RowExtras(attributes: attributes, inner: inner)
    return row
  }
}

extension Row: Equatable {
  public static func == (left: Row, right: Row) -> Bool {
    guard left.id == right.id, left.hasSameContent(as: right) else { return false }
    guard let inner = left.inner, let other = right.inner, inner !== other else { return true }
    return inner.list == other.list
  }
}
