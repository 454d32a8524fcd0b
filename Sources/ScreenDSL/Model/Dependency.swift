/// The `dependsOn` values of a section or a container, as a linked list.
@usableFromInline
class Dependency: @unchecked Sendable {
  // Unchecked `Sendable` because the class has subclasses. They have only `Sendable` constants.
  @usableFromInline let others: Dependency?

  @inlinable
  init(and others: Dependency?) { self.others = others }

  /// Creates a dependency on several values; nil if there are none.
  @inlinable
  static func on<each Value: Equatable & Sendable>(_ value: repeat each Value) -> Dependency? {
    var result: Dependency?
    for value in repeat each value { result = TypedDependency(value, and: result) }
    return result
  }

  final func isEqual(to other: Dependency) -> Bool {
    if self === other { return true }
    guard hasSameValue(as: other) else { return false }
    guard let others, let rest = other.others else { return others == nil && other.others == nil }
    return others.isEqual(to: rest)
  }

  func hasSameValue(as other: Dependency) -> Bool { false }

  /// Whether each value is equal to itself. NaN is not equal to itself.
  final var isEqualToItself: Bool { hasSameValue(as: self) && others?.isEqualToItself != false }
}

@usableFromInline
final class TypedDependency<Value: Equatable & Sendable>: Dependency, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: `value` is a `Sendable` constant.
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value, and others: Dependency?) {
    self.value = value
    super.init(and: others)
  }

  override func hasSameValue(as other: Dependency) -> Bool {
    guard type(of: other) == TypedDependency<Value>.self else { return false }
    return value == unsafeDowncast(other, to: TypedDependency<Value>.self).value
  }
}

/// A dependency on the actions that a section or a group gives to its rows.
///
/// Comparing two such dependencies ignores the closures of the actions, because a list always runs the newest closure.
final class SharedActions: Dependency, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: `actions` is a `Sendable` constant.
  private let actions: GroupActions

  init(_ actions: GroupActions, and others: Dependency?) {
    self.actions = actions
    super.init(and: others)
  }

  override func hasSameValue(as other: Dependency) -> Bool {
    guard let other = other as? SharedActions else { return false }
    return GroupActions.areAlike(actions, other.actions)
  }
}
