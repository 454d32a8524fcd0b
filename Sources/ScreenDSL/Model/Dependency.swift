/// The `dependsOn` values of a section or a container.
@usableFromInline
struct Dependency: Sendable {
  private var values: [any Equatable & Sendable] = []

  @usableFromInline
  init<each Value: Equatable & Sendable>(_ value: repeat each Value) {
    repeat values.append(each value)
  }

  func and(_ actions: GroupActions) -> Dependency {
    var all = self
    all.values.append(SharedActions(actions: actions))
    return all
  }

  func isEqual(to other: Dependency) -> Bool {
    values.count == other.values.count
      && values.indices.allSatisfy { Self.areEqual(values[$0], other.values[$0]) }
  }

  var isEqualToItself: Bool { isEqual(to: self) }

  private static func areEqual<Value: Equatable, Other: Equatable>(
    _ value: Value, _ other: Other
  ) -> Bool {
    // Equal types make this cast safe, and `unsafeBitCast` is faster than a checked cast.
    Other.self == Value.self && value == unsafeBitCast(other, to: Value.self)
  }
}

/// `==` ignores the closures of the actions, because a list always runs the newest closure.
private struct SharedActions: Equatable, Sendable {
  let actions: GroupActions

  static func == (left: SharedActions, right: SharedActions) -> Bool {
    GroupActions.areAlike(left.actions, right.actions)
  }
}
