/// A value that describes the content of one cell, without any UI framework.
///
/// Equal models look the same, so an update configures a cell only if its model changed. An `Identifiable` model has
/// its own row ID; any other row is identified by `.id(_:)`, or by the position of its statement. A model that is not
/// equal to itself is updated each time.
///
/// ```swift
/// struct ElementRow: CellModel, Identifiable {
///   let id: String
///   var name: String
/// }
/// ```
public protocol CellModel: Equatable, Sendable, RowConvertible, SupplementaryContent
where _Access: _RowAccess, _Unmodified == Self, _Form == _RowForms.Plain {
  associatedtype _Access = _ModelAccess<Self>

  /// The model's own row ID; nil if the model has none.
  ///
  /// For an `Identifiable` model, this is its `id`, salted with the model's type. If a model has no ID, the path of
  /// its statement identifies its row.
  var identity: RowID? { get }

  /// Identifies the rows that can use the same cell. By default these are the rows with models of the same type.
  ///
  /// A changed model with the same reuse identifier is reconfigured in place. A model with another one is reloaded.
  var reuseIdentifier: ReuseIdentifier { get }
}

extension CellModel {
  @inlinable
  public var identity: RowID? { nil }

  @inlinable
  public var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(Self.self) }
}

extension CellModel where Self: Identifiable, ID: Sendable {
  public typealias _Access = _IdentifiableAccess<Self>

  @inlinable
  public var identity: RowID? { RowID(id, of: Self.self) }
}

/// The content of a header or a footer: a cell model or a text. ``SupplementaryText`` is the model of a text.
public protocol SupplementaryContent {
  /// Returns the model with its attributes; the package implements it.
  static func _row(of content: Self) -> Row
}

extension SupplementaryContent {
  var row: Row { Self._row(of: self) }
}

extension CellModel {
  public static func _row(of model: Self) -> Row { Row(model: model) }
}

/// A cell model whose cell shows rows of its own, such as a carousel or a grid.
///
/// A ``Container`` combines the model with the rows.
public protocol ContainerModel: CellModel {}

// MARK: - Reuse of cells

/// Identifies the rows that can use the same cell: by a model type and, if the type has several kinds of cell, a
/// variant.
public struct ReuseIdentifier: Sendable {
  /// The model's type.
  public let model: any CellModel.Type
  /// The variant; nil if the model type has only one kind of cell.
  public let variant: CellVariant?

  /// Creates the identifier of a model type, or of one of its variants.
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - variant: One of several kinds of cell for that type; nil if there is only one.
  @inlinable
  public init<Model: CellModel>(_ model: Model.Type, variant: CellVariant? = nil) {
    self.model = model
    self.variant = variant
  }
}

extension ReuseIdentifier {
  package init(anyModel model: any CellModel.Type, variant: CellVariant?) {
    self.model = model
    self.variant = variant
  }
}

extension ReuseIdentifier: Hashable {
  public static func == (left: ReuseIdentifier, right: ReuseIdentifier) -> Bool {
    left.model == right.model && left.variant == right.variant
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(model))
    hasher.combine(variant)
  }
}

extension ReuseIdentifier: CustomStringConvertible {
  /// The model type's name with its module, followed by `.variant` if there is one.
  public var description: String {
    let name = ValueText.name(of: model)
    return variant.map { "\(name).\($0)" } ?? name
  }
}

/// Names one of several kinds of cell for a model type.
///
/// Declare variants as constants, so that the compiler finds misspelt ones:
///
/// ```swift
/// extension CellVariant {
///   static let lastNameFirst: CellVariant = "lastNameFirst"
/// }
/// ```
public struct CellVariant: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The variant's name.
  package let name: String

  /// Creates the variant with this name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }
}

extension CellVariant: CustomStringConvertible {
  /// The variant's name.
  public var description: String { name }
}
