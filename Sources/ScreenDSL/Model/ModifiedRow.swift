/// A row with modifiers, such as an action for its selection.
///
/// If the body of a `for` loop is one row, all rows of the loop have the same type, so the package can store the loop's
/// array without a copy. The result of a further modifier is one `ModifiedRow` with all modifiers, not a `ModifiedRow`
/// inside another one. The type `Form` decides how the row stores its modifiers.
public struct ModifiedRow<Content: RowConvertible, Form: _RowForms.Form>: RowConvertible {
  @usableFromInline let content: Content
  @usableFromInline let form: Form

  @inlinable
  init(_ content: consuming Content, _ form: consuming Form) {
    self.content = content
    self.form = form
  }

  /// Returns both properties. They are not copied if the row is not used afterwards.
  @inlinable @inline(__always)
  consuming func split() -> (content: Content, form: Form) { (content, form) }

  @inlinable
  public static func _modified(_ row: consuming ModifiedRow) -> ModifiedRow<Content, Form> { row }

  /// Reads and compares rows with modifiers.
  public enum _Access: _WrapperAccess {
    public typealias Value = ModifiedRow
    public typealias Wrapped = Content._Access

    @inlinable public static func wrapped(_ content: ModifiedRow) -> Content { content.content }

    @inlinable public static var traits: _RowForms.Traits {
      Wrapped.traits.union(Form.Scope.traits)
    }

    @inlinable
    public static func add(_ content: ModifiedRow, to buffer: inout _ContentBuffer) {
      let mayHoldRows = Wrapped.traits.contains(.containers)
      buffer.add(mayHoldRows ? row(content) : Row(packing: content, Self.self))
    }

    public static func row(_ content: ModifiedRow) -> Row {
      var row = Wrapped.row(content.content)
      content.form.changes.apply(to: &row)
      return row
    }

    @inlinable
    public static func id(of content: ModifiedRow) -> RowID? {
      content.form.id ?? Wrapped.id(of: content.content)
    }

    @inlinable
    public static func showSame(_ left: ModifiedRow, _ right: ModifiedRow) -> Bool {
      Wrapped.showSame(left.content, right.content) && left.form.isAlike(right.form)
    }

    @inlinable
    public static func areSameRow(_ left: ModifiedRow, _ right: ModifiedRow) -> Bool {
      if left.form.id != nil || right.form.id != nil {
        return id(of: left) == id(of: right) && showSame(left, right)
      }
      return Wrapped.areSameRow(left.content, right.content) && left.form.isAlike(right.form)
    }

    @inlinable
    public static func isComparedInPlace(_ content: ModifiedRow, as id: RowID) -> Bool {
      content.form.id == nil && Wrapped.isComparedInPlace(content.content, as: id)
    }
  }
}

extension ModifiedRow: Sendable where Content: Sendable {}

extension ModifiedRow: SupplementaryContent
where Content: SupplementaryContent, Form.Scope == _RowForms.HeaderOrRow {
  public static func _row(of row: ModifiedRow) -> Row { _Access.row(row) }
}
