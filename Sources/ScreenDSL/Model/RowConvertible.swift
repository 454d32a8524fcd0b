/// Something that is one row: a cell model, a ``Row`` or a ``Container``.
///
/// The row modifiers are defined here, so they work on each of them and always give a ``Row``.
public protocol RowConvertible: SectionContent, DirectContent {
  /// Returns the row.
  func asRow() -> Row
}

extension RowConvertible {
  /// Returns the row with an explicit ID, which beats the model's own and the row's place.
  ///
  /// The ID is not salted with the model's type, so a placeholder can become content: the row is
  /// reloaded.
  ///
  /// - Parameter id: A value that no other row of the same list has.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Row {
    var row = asRow()
    row.id = RowID(id)
    return row
  }

  public func addContent(to buffer: inout ContentBuffer) {
    buffer.add(asRow())
  }
}
