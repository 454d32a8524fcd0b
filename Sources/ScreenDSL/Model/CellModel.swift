/// A value that describes the content of one cell, without any UI framework.
///
/// Equal models must look the same, because an update does not configure a cell again if the cell's row has not
/// changed. If a model is not equal to itself, such as a model with a NaN, each update that evaluates the row again
/// also configures its cell again.
///
/// The modifier `.id(_:)` identifies the row. Without this modifier, the `id` of an `Identifiable` model identifies the
/// row. Without both, the position of the statement in the builder identifies the row.
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
  /// If the model is `Identifiable` and its `id` is `Sendable`, this is by default the `id`, combined with the model's
  /// type. If the `id` is a ``RowID``, this is by default the `id` alone. If the model has no ID and the row has no
  /// modifier `.id(_:)`, the position of the row's statement in the builder identifies the row.
  var identity: RowID? { get }

  /// Identifies the rows that can use the same cell. By default these are the rows with models of the same type.
  ///
  /// If a changed model has the same reuse identifier as before, the list configures the row's cell again. If the reuse
  /// identifier changed, the list reloads the row with another cell.
  var reuseIdentifier: ReuseIdentifier { get }
}

extension CellModel {
  @inlinable
  public var identity: RowID? { nil }

  @inlinable
  public var reuseIdentifier: ReuseIdentifier { ReuseIdentifier(Self.self) }

  public static func _row(of model: Self) -> Row { Row(model: model) }
}

extension CellModel where Self: Identifiable, ID: Sendable {
  public typealias _Access = _IdentifiableAccess<Self>

  @inlinable
  public var identity: RowID? { RowID(id, of: Self.self) }
}

/// The content of a header, a footer or another supplementary view: a cell model, a cell model with modifiers, or a
/// text. ``SupplementaryText`` is the model of a text.
public protocol SupplementaryContent {
  /// Returns a row with the model and the modifiers of the content. The package implements this method.
  static func _row(of content: Self) -> Row
}

extension SupplementaryContent { var row: Row { Self._row(of: self) } }

/// The model of a container. A container is a row whose cell shows a list of its own, such as a carousel or a grid.
///
/// A ``Container`` combines the model with the rows of that list.
public protocol ContainerModel: CellModel {}

/// Identifies the rows that can use the same cell. A reuse identifier consists of a model type and, if the type has
/// several kinds of cell, a variant.
public struct ReuseIdentifier: Sendable, Hashable, CustomStringConvertible {
  /// The model's type.
  @usableFromInline package let model: any CellModel.Type
  /// The variant; nil for the cell without a variant.
  @usableFromInline package let variant: CellVariant?

  /// Creates an identifier for a model type, or for one variant of the type.
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - variant: One of several kinds of cell for that type; nil for the cell without a variant.
  @inlinable
  public init(_ model: any CellModel.Type, variant: CellVariant? = nil) {
    self.model = model
    self.variant = variant
  }

  public static func == (left: ReuseIdentifier, right: ReuseIdentifier) -> Bool {
    left.model == right.model && left.variant == right.variant
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(model))
    hasher.combine(variant)
  }

  /// The model type's name with its module. If there is a variant, a dot and the variant's name follow.
  public var description: String {
    let name = ValueText.name(of: model)
    return variant.map { "\(name).\($0)" } ?? name
  }
}

/// Names one of several kinds of cell for a model type.
///
/// Declare variants as constants, so that the compiler finds misspelt names:
///
/// ```swift
/// extension CellVariant {
///   static let lastNameFirst: CellVariant = "lastNameFirst"
/// }
/// ```
public struct CellVariant: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }

  /// The variant's name.
  public var description: String { name }
}
