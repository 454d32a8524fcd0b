/// The rows of a container's row in a snapshot, and what they depend on.
final class PlacedContent: RowContent, @unchecked Sendable {
  // Unchecked only because the superclass is; all properties are `Sendable` constants.
  let snapshot: ScreenSnapshot
  let dependency: Dependency?

  init(_ snapshot: ScreenSnapshot, dependency: Dependency? = nil) {
    self.snapshot = snapshot
    self.dependency = dependency
  }

  override func isEqual(to other: RowContent) -> Bool {
    guard let other = other as? PlacedContent else { return false }
    return snapshot == other.snapshot
  }
}

extension Row {
  /// The list inside the row, if it is a container in a snapshot; nil otherwise.
  public var contents: ScreenSnapshot? { placedContent?.snapshot }

  var placedContent: PlacedContent? { content as? PlacedContent }

  /// Returns the row with other rows inside.
  func with(content: RowContent?) -> Row {
    if content === extras?.content { return self }
    return Row(
      id: id, box: box, extras: RowExtras(attributes: attributes, content: content), source: source)
  }
}
