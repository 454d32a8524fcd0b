/// A value that says what one cell shows, free of any UI framework.
///
/// Two models that are equal look the same, so a cell is updated only when its model changed. A
/// model that is `Identifiable` brings its own row ID; any other is identified by its place, or by
/// `.id(_:)`.
///
/// ```swift
/// struct ElementRow: CellModel, Identifiable {
///   let id: String
///   var name: String
/// }
/// ```
public protocol CellModel: Equatable, Sendable, RowConvertible, SingleRowContent {
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

  public var modelType: any CellModel.Type { Self.self }
  public var sourceLine: SourceLine? { nil }

  public init?(showing row: Row) {
    guard let box = row.box as? TypedModelBox<Self> else { return nil }
    self = box.content
  }

  public func asRow() -> Row { Row(self) }

  @inlinable
  public static var isComparedInPlace: Bool { true }

  @inlinable
  public func showsSame(as other: Self) -> Bool { self == other }

  public func addBranches(to path: inout ContentPath) {}
}

extension CellModel where Self: Identifiable, ID: Sendable {
  @inlinable
  public var identity: RowID? { RowID(id, of: Self.self) }

  @inlinable
  public func isSameRow(as other: Self) -> Bool { id == other.id && self == other }

  public func isIdentified(by id: RowID) -> Bool { RowID(self.id, of: Self.self) == id }
}

/// A cell model whose cell shows rows of its own, such as a carousel or a grid.
///
/// It is placed with ``Container``, which gives it the rows.
public protocol ContainerModel: CellModel {}
