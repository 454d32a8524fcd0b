/// Names the cells that may be exchanged for one another: a model type and, if it has several, a variant.
public struct ReuseIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The model type's name with its module.
  public let model: String
  /// Which of the model type's forms; nil if it has one.
  public let variant: String?
  private let type: ObjectIdentifier

  /// Creates the identifier of a model type, or of one of its variants.
  ///
  /// - Parameters:
  ///   - model: The model's type.
  ///   - variant: A name for one of several forms of cell for that type.
  public init<Model: CellModel>(_ model: Model.Type, variant: String? = nil) {
    self.model = String(reflecting: model)
    self.variant = variant
    type = ObjectIdentifier(model)
  }

  /// The model type's name, followed by `.variant` if there is one.
  public var description: String { variant.map { "\(model).\($0)" } ?? model }
}
