/// The `dependsOn` values of a section or a container.
@usableFromInline
struct Dependency: Sendable {
  private var values: [any Equatable & Sendable] = []
  /// The actions that the section and the groups around it give to the section's rows; nil if there are none, and for a
  /// container. Comparisons ignore the closures of the actions, because a list always runs the newest closure.
  private var actions: GroupActions?

  @usableFromInline
  init<each Value: Equatable & Sendable>(_ value: repeat each Value) {
    repeat values.append(each value)
  }

  func and(_ actions: GroupActions) -> Dependency {
    altered(self) { $0.actions = actions.followed(by: $0.actions) }
  }

  func isEqual(to other: Dependency) -> Bool {
    values.count == other.values.count && GroupActions.areAlike(actions, other.actions)
      && values.indices.allSatisfy { Self.areEqual(values[$0], other.values[$0]) }
  }

  var isEqualToItself: Bool { isEqual(to: self) }

  /// Returns whether two values have the same type and are equal.
  static func areEqual<Value: Equatable, Other: Equatable>(
    _ value: Value, _ other: Other
  ) -> Bool {
    // Equal types make this cast safe, and `unsafeBitCast` is faster than a checked cast.
    Other.self == Value.self && value == unsafeBitCast(other, to: Value.self)
  }
}
