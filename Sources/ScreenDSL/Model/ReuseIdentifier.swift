/// Names the cells that may be exchanged for one another: a model type and, if it has several, a
/// variant.
public struct ReuseIdentifier: Sendable {
  /// The model's type.
  public let model: any CellModel.Type
  /// Which of the model type's forms; nil if it has one.
  public let variant: CellVariant?

  /// Creates the identifier of a model type, or of one of its variants.
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - variant: One of several forms of cell for that type.
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

/// Names one of several forms of cell for a model type.
///
/// Declare them as constants, so that a typing error is one for the compiler:
///
/// ```swift
/// extension CellVariant {
///   static let lastNameFirst: CellVariant = "lastNameFirst"
/// }
/// ```
public struct CellVariant: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The variant's name.
  public let name: String

  /// Creates the variant with this name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }
}

extension CellVariant: CustomStringConvertible {
  /// The variant's name.
  public var description: String { name }
}
