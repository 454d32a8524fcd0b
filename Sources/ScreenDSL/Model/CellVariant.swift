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
