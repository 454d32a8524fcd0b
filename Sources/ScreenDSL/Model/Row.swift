/// A row of a list: a cell model, an identity and attributes. The row of a container also has rows inside.
///
/// In a builder, write only the model: the builder makes the row. Two rows are equal if their IDs, models, attributes
/// and inner rows are equal. `==` ignores the closures of handlers, source lines, and the IDs of `replaces(id:)`.
public struct Row: Sendable {
  /// The row's identity in its list.
  ///
  /// If the row has no ID of its own, this is a placeholder until the row is in a snapshot.
  public internal(set) var id: RowID
  @usableFromInline package let box: ModelBox
  /// The attributes that modifiers set.
  public internal(set) var attributes: RowAttributes
  var line: SourceLine

  @inlinable
  init<Model: CellModel>(model: Model) {
    self.init(id: model.identity?.unnumbered ?? RowID.relative, box: TypedModelBox(model))
  }

  @usableFromInline
  init(id: RowID, box: ModelBox) {
    self.id = id
    self.box = box
    attributes = RowAttributes()
    line = .unknown
  }

  /// Creates the row of a model, or of any other content that is one row. If the content has an ID, the row gets that
  /// ID.
  @inlinable
  public init(_ content: some RowConvertible) { self = Self.row(of: content) }

  @inlinable
  static func row<Content: RowConvertible>(of content: Content) -> Row {
    Content._Access.row(content)
  }

  /// The model of the row's cell.
  public var model: any CellModel { box.model }

  /// Identifies the kind of cell that can show the row.
  public var reuseIdentifier: ReuseIdentifier { box.reuseIdentifier }

  /// The source line of the builder's statement, or of the call of `Section.elements`, that declares the row; nil for
  /// any other row.
  package var source: SourceLine? { line.isKnown ? line : nil }

  package var disclosurePlace: DisclosurePlace? { attributes.disclosurePlace }

  @inlinable var inner: InnerRows? { attributes.isEmpty ? nil : attributes.inner }

  package func showsSameModel(as other: Row) -> Bool { box.isEqual(to: other.box) }

  /// Returns whether this row and another row have equal models and equal attributes. The method ignores the IDs of the
  /// two rows, and the rows inside containers.
  @usableFromInline
  func hasSameContent(as other: Row) -> Bool {
    if Swift.type(of: box) != Swift.type(of: other.box) {
      let (left, right) = (unpacked, other.unpacked)
      return left.box.isEqual(to: right.box) && left.attributes == right.attributes
    }
    return box.isEqual(to: other.box) && attributes == other.attributes
  }

  @inlinable
  init<Access: _RowAccess>(packing content: Access.Value, _ access: Access.Type) {
    self.init(
      id: Access.id(of: content)?.unnumbered ?? .relative, box: PackedRowBox<Access>(content))
  }

  /// This row with its modifiers applied. The ID of the result can be a placeholder, so the caller must set it.
  @inline(never) var unpacked: Row {
    guard var row = box.unpackedRow else { return self }
    row.line = line
    return row
  }
}

extension Row: RowConvertible {
  public static func _modified(
    _ row: consuming Row
  ) -> ModifiedRow<Row, _RowForms.Attributes<_RowForms.AskedRowOnly>> {
    let changes = row.takeChanges()
    return ModifiedRow(row, _RowForms.Attributes(changes))
  }

  /// Removes all attributes of the row except the inner rows, and returns the removed attributes as changes. `Changes`
  /// stores the height and the action for a selection in its properties `height` and `onSelect`, not in `attributes`.
  mutating func takeChanges() -> _RowForms.Changes {
    guard !attributes.isEmpty else { return _RowForms.Changes() }
    let inner = attributes.inner
    var taken = _RowForms.Changes(height: attributes.height ?? 0, attributes: attributes)
    if let handler = attributes.onSelect { taken.onSelect = { handler(()) } }
    (taken.attributes.onSelect, taken.attributes[.height]) = (nil, Double?.none)
    (taken.attributes.inner, attributes) = (nil, RowAttributes())
    attributes.inner = inner
    return taken
  }

  /// Reads a row with a model of any type.
  public enum _Access: _RowAccess {
    public typealias Value = Row

    public static var traits: _RowForms.Traits {
      [.containers, .replacements, .mixedModels, .heights]
    }
    @inlinable public static func row(_ content: Row) -> Row { content }

    public static func id(of content: Row) -> RowID? {
      content.id.isRelative ? nil : content.id.unnumbered
    }

    @inlinable public static func inner(of content: Row) -> AnyObject? { content.inner }

    public static func showSame(_ left: Row, _ right: Row) -> Bool {
      left.hasSameContent(as: right)
    }
  }
}

// MARK: - References to models

@usableFromInline
package class ModelBox: @unchecked Sendable {
  // Unchecked `Sendable` because the class has subclasses. The subclasses store only constants: a model, or a model
  // with its modifiers.
  @usableFromInline
  init() {}

  package var model: any CellModel { fatalMistake("Internal error: a model box without a model") }
  package var type: any CellModel.Type {
    fatalMistake("Internal error: a model box without a model")
  }
  var reuseIdentifier: ReuseIdentifier { model.reuseIdentifier }

  func isEqual(to other: ModelBox) -> Bool { false }

  /// The row with its modifiers applied; nil if the box stores only a model. The caller must set the row's ID and
  /// source line.
  var unpackedRow: Row? { nil }
}

@usableFromInline
package final class TypedModelBox<Model: CellModel>: ModelBox, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. `content` is a `Sendable` constant.
  @usableFromInline package let content: Model

  @usableFromInline
  init(_ content: Model) {
    self.content = content
    super.init()
  }

  package override var model: any CellModel { content }
  package override var type: any CellModel.Type { Model.self }
  override var reuseIdentifier: ReuseIdentifier { content.reuseIdentifier }

  override func isEqual(to other: ModelBox) -> Bool {
    if self === other { return true }
    guard Swift.type(of: other) == Swift.type(of: self) else { return false }
    return content == unsafeDowncast(other, to: TypedModelBox<Model>.self).content
  }
}

/// A box that stores a model and its modifiers. On each access, the property `unpackedRow` creates a new row, and
/// applies the modifiers to this row.
@usableFromInline
final class PackedRowBox<Access: _RowAccess>: ModelBox, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. The content is cell models and `Sendable` closures.
  @usableFromInline let content: Access.Value
  @usableFromInline let showSame: (PackedRowBox, PackedRowBox) -> Bool

  @inlinable
  init(_ content: Access.Value) {
    self.content = content
    showSame = { Access.showSame($0.content, $1.content) }
    super.init()
  }

  override var unpackedRow: Row? { Access.row(content) }
  package override var model: any CellModel { Access.row(content).model }
  override var type: any CellModel.Type { Access.modelType(of: content) }
  override var reuseIdentifier: ReuseIdentifier { Access.reuseIdentifier(of: content) }

  override func isEqual(to other: ModelBox) -> Bool {
    guard Swift.type(of: other) == Swift.type(of: self) else { return false }
    let other = unsafeDowncast(other, to: PackedRowBox<Access>.self)
    return self === other || showSame(self, other)
  }
}

/// Stops the process, and prints `sentence`. The function replaces `precondition`, which prints no message in release
/// builds.
@inline(never) package func fatalMistake(_ sentence: String) -> Never { fatalError(sentence) }

@inline(__always)
package func altered<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

/// A line of a source file, such as the line that declares a row, a section or the registration of a cell.
@usableFromInline
package struct SourceLine: CustomStringConvertible, @unchecked Sendable {
  // Unchecked `Sendable` because of the pointer. The pointer is that of a string literal, which nobody writes or
  // frees.
  @usableFromInline let start: UnsafePointer<UInt8>?
  @usableFromInline let length: UInt32
  /// The line, counted from 1.
  @usableFromInline package let line: UInt32

  /// Creates a source line; by default, the line of the code that calls this initializer.
  @inlinable
  package init(fileID: StaticString = #fileID, line: UInt32 = #line) {
    // A `StaticString` can store a single Unicode scalar instead of a pointer. A file ID is never a single scalar.
    let hasPointer = fileID.hasPointerRepresentation
    start = hasPointer ? fileID.utf8Start : nil
    length = hasPointer ? UInt32(truncatingIfNeeded: fileID.utf8CodeUnitCount) : 0
    self.line = line
  }

  @inlinable static var unknown: SourceLine { SourceLine(fileID: "", line: 0) }

  @inlinable var isKnown: Bool { line != 0 }

  /// The module and the name of the file, as in `#fileID`: `App/MainScreen.swift`.
  package var fileID: String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF8.self)
  }

  /// The file and the line, separated by a colon.
  @usableFromInline package var description: String { "\(fileID):\(line)" }
}

@usableFromInline
class LazySlot: @unchecked Sendable {
  // Unchecked `Sendable` because `slot` changes after initialization. It changes only once and atomically. `slot` is
  // the first stored property, and is only accessed through `pointer`.
  private var slot: AnyObject?

  init() {}

  private var pointer: UnsafeMutablePointer<AnyObject?> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: AnyObject?.self)
  }

  /// Returns the object in the slot. If the slot is empty, the method first creates and stores an object. If two
  /// threads create an object at the same time, both get the object that was stored first. All calls for one slot must
  /// have the same type `Value`.
  final func lazily<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let made: Value = made() { return made }
    let new = make()
    _ = _stdlib_atomicInitializeARCRef(object: pointer, desired: new)
    return made() ?? new
  }

  final func made<Value: AnyObject>(as type: Value.Type = Value.self) -> Value? {
    _stdlib_atomicLoadARCRef(object: pointer).map { unsafeDowncast($0, to: Value.self) }
  }
}
