/// What a row is beside its model: set with the row modifiers.
public struct RowAttributes: Equatable, Sendable {
  /// What happens when the user selects the row; nil if it cannot be selected.
  public var onSelect: Handler<Void>?

  /// Creates the attributes of a plain row.
  public init(onSelect: Handler<Void>? = nil) {
    self.onSelect = onSelect
  }
}

/// The rarely used parts of a row, kept out of line.
@usableFromInline
final class RowExtras: Sendable {
  let attributes: RowAttributes
  let content: RowContent?

  init(attributes: RowAttributes, content: RowContent?) {
    self.attributes = attributes
    self.content = content
  }

  /// Whether both have the same attributes and both or neither hold rows.
  static func haveSameContent(_ left: RowExtras?, _ right: RowExtras?) -> Bool {
    if left === right { return true }
    return (left?.attributes ?? RowAttributes()) == (right?.attributes ?? RowAttributes())
      && (left?.content == nil) == (right?.content == nil)
  }

  /// Whether the rows inside are equal.
  static func haveEqualRows(_ left: RowExtras?, _ right: RowExtras?) -> Bool {
    guard let content = left?.content, let other = right?.content else { return true }
    return content === other || content.isEqual(to: other)
  }
}

/// The rows inside a container's row: declared at first, a snapshot of their own once placed.
class RowContent: @unchecked Sendable {
  // Unchecked because the class is subclassed; all its subclasses hold only `Sendable` constants.
  func isEqual(to other: RowContent) -> Bool { false }
}
