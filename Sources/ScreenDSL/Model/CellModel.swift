/// A value that says what one cell shows, free of any UI framework.
///
/// Two models that are equal look the same, so a cell is updated only when its model changed. A
/// model that is `Identifiable` brings its own row ID; any other is identified by its place, or by
/// `.id(_:)`. A model that is not equal to itself is updated each time.
///
/// ```swift
/// struct ElementRow: CellModel, Identifiable {
///   let id: String
///   var name: String
/// }
/// ```
public protocol CellModel: Equatable, Sendable, RowConvertible, SupplementaryContent
where _Access: _RowAccess {
  associatedtype _Access = _ModelAccess<Self>

  /// The row ID that the model brings along; nil if its place identifies it.
  ///
  /// An `Identifiable` model has its `id`, salted with its type.
  var identity: RowID? { get }

  /// Which cells may be exchanged for one another; by default, those of the same model type.
  ///
  /// A changed model with the same reuse identifier is reconfigured in place, one with another is
  /// reloaded.
  var reuseIdentifier: ReuseIdentifier { get }
}

extension CellModel {
  @inlinable
  public var identity: RowID? { nil }

  public var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(Self.self) }
}

extension CellModel where Self: Identifiable, ID: Sendable {
  public typealias _Access = _IdentifiableAccess<Self>

  @inlinable
  public var identity: RowID? { RowID(id, of: Self.self) }
}

/// A cell model whose cell shows rows of its own, such as a carousel or a grid.
///
/// It is placed with ``Container``, which gives it the rows.
public protocol ContainerModel: CellModel {}

/// How cell models are read.
public protocol _AnyModelAccess: _RowAccess where Value: CellModel {}

extension _AnyModelAccess {
  @inlinable public static func row(_ content: Value) -> Row { Row(model: content) }
  @inlinable public static func id(of content: Value) -> RowID? { content.identity }
  public static func modelType(of content: Value) -> any CellModel.Type { Value.self }

  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    content.reuseIdentifier
  }

  @inlinable
  public static func showSame(_ left: Value, _ right: Value) -> Bool { left == right }
}

/// How a model without an `id` is read.
public enum _ModelAccess<Value: CellModel>: _AnyModelAccess {
  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left == right && left.identity == right.identity
  }

  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { true }
}

/// How an `Identifiable` model is read: its `id` is compared where it is.
public enum _IdentifiableAccess<Value: CellModel & Identifiable>: _AnyModelAccess
where Value.ID: Sendable {
  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left.id == right.id && left == right
  }

  /// A model may bring another ID than its `id`.
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool {
    RowID(content.id, of: Value.self) == id
  }
}
