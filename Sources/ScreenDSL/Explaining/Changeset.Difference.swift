extension Changeset {
  /// One thing in which a row differs from what it was.
  ///
  /// Values are bounded texts without line breaks: of long ones, the part where they differ.
  public enum Difference: Hashable, Sendable {
    /// A field of the model has another value; its path names the fields around it, as `user.name`.
    case field(path: String, old: String, new: String)
    /// A handler appeared, in the model or among the row's attributes.
    case handlerAppeared(String)
    /// A handler vanished.
    case handlerVanished(String)
    /// An attribute of the row that is no handler has another value.
    case attribute(name: String, old: String, new: String)
    /// The row has a model of another type.
    case modelType(old: String, new: String)
    /// Other cells are needed for the row.
    case reuseIdentifier(old: String, new: String)
    /// The row holds rows of its own, and did not; or the other way round.
    case container(isNow: Bool)
    /// The models are not equal, yet no field differs: look at the type's `==`.
    case unequalModels
  }
}

extension Changeset.Difference: CustomStringConvertible {
  /// What differs, in a few words on one line.
  public var description: String {
    switch self {
    case .field(let path, let old, let new) where old == new:
      "\(path): \(old), not equal to itself"
    case .field(let path, let old, let new), .attribute(let path, let old, let new):
      "\(path): \(old) -> \(new)"
    case .handlerAppeared(let name): "handler \(name) appeared"
    case .handlerVanished(let name): "handler \(name) vanished"
    case .modelType(let old, let new): "model: \(old) -> \(new)"
    case .reuseIdentifier(let old, let new): "reuse identifier: \(old) -> \(new)"
    case .container(let isNow): isNow ? "became a container" : "is no longer a container"
    case .unequalModels: "unequal by '==', with the same fields"
    }
  }
}
