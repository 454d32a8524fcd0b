// These declarations are for apps that update their own list view with a changeset, without cell models or builders.

extension Section {
  /// Creates a section whose rows stand for values of the app. The app itself updates the list view that shows the
  /// rows.
  ///
  /// ```swift
  /// let new = ScreenSnapshot([Section.elements("inbox", mails)])
  /// for stage in new.changeset(from: old).stages { … }
  /// ```
  /// - Parameters:
  ///   - id: A value that no other section of the list has.
  ///   - elements: The values of the rows. If two elements have the same `id`, the package adds a number to the row ID
  ///     of the later element, and reports the duplicate as a problem of the snapshot.
  /// - Complexity: O(*n*) in the number *n* of elements. The section stores their IDs, and does not copy the array.
  @inlinable
  public static func elements<
    ID: Hashable & Sendable, Element: Identifiable & Equatable & Sendable
  >(
    _ id: ID, _ elements: [Element], fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Section where Element.ID: Sendable {
    let source = SourceLine(fileID: fileID, line: line)
    return Section(
      id: RowID(declared: id), supplementaries: [],
      rows: _ContentBuffer(elements, _ElementAccess<Element>.self, source), source: source)
  }

  /// Creates a section whose rows stand for values of the app. The values can have any `Sendable` type, because `key`
  /// identifies a value and `areEqual` compares two values.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the list has.
  ///   - elements: The values of the rows. If two elements have the same key, the package adds a number to the row ID
  ///     of the later element, and reports the duplicate as a problem of the snapshot.
  ///   - key: Returns the value that identifies an element. You can pass a key path, such as `\.name`.
  ///   - areEqual: Returns whether two elements with the same key look the same.
  /// - Complexity: O(*n*) in the number *n* of elements.
  @inlinable
  public static func elements<ID: Hashable & Sendable, Element: Sendable, Key: Hashable & Sendable>(
    _ id: ID, _ elements: [Element], id key: @escaping @Sendable (Element) -> Key,
    areEqual: @escaping @Sendable (Element, Element) -> Bool,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Section {
    let source = SourceLine(fileID: fileID, line: line)
    let elements = elements.map {
      ListElement($0, id: { RowID(key($0)) }, areEqual: areEqual)
    }
    return Section(
      id: RowID(declared: id), supplementaries: [],
      rows: _ContentBuffer(elements, _ModelAccess<ListElement<Element>>.self, source),
      source: source)
  }
}

/// The model of a row that shows one of an app's own values.
@usableFromInline
struct ListElement<Value: Sendable>: CellModel {
  let value: Value
  private let id: @Sendable (Value) -> RowID
  private let areEqual: @Sendable (Value, Value) -> Bool

  @usableFromInline
  init(
    _ value: Value, id: @escaping @Sendable (Value) -> RowID,
    areEqual: @escaping @Sendable (Value, Value) -> Bool
  ) {
    (self.value, self.id, self.areEqual) = (value, id, areEqual)
  }

  @usableFromInline var identity: RowID? { id(value) }

  @usableFromInline
  static func == (left: ListElement, right: ListElement) -> Bool {
    left.areEqual(left.value, right.value)
  }
}

extension Row {
  /// Returns the app's value that this row stands for; nil if the row stands for no value of the type `type`.
  ///
  /// - Complexity: O(1).
  public func element<Value: Sendable>(as type: Value.Type) -> Value? {
    (model as? ListElement<Value>)?.value
  }
}

/// Reads the IDs and contents of rows that show an app's own values, without creating a model for each value.
public enum _ElementAccess<Value: Identifiable & Equatable & Sendable>: _RowAccess
where Value.ID: Sendable {
  @inlinable
  public static func row(_ content: Value) -> Row {
    Row(model: ListElement(content, id: { RowID($0.id) }, areEqual: { $0 == $1 }))
  }

  @inlinable public static func id(of content: Value) -> RowID? { RowID(content.id) }

  public static func modelType(of content: Value) -> any CellModel.Type { ListElement<Value>.self }

  @inlinable
  public static func showSame(_ left: Value, _ right: Value) -> Bool { left == right }

  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left.id == right.id && left == right
  }

  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { true }
}

extension _ContentBuffer {
  @inlinable
  init<Access: _RowAccess>(
    _ elements: [Access.Value], _ access: Access.Type, _ source: SourceLine
  ) {
    self.init(looping: ())
    line = source
    addRun(elements, access)
  }
}
