/// The value that a section's or a container's rows depend on, compared with the previous one.
@usableFromInline
class Dependency: @unchecked Sendable {
  // Unchecked because the class is subclassed; its one subclass holds a `Sendable` constant.
  @usableFromInline
  init() {}

  func isEqual(to other: Dependency) -> Bool { false }

  /// Whether this is a dependency on an equal value of the same type.
  func holds<Other: Equatable>(_ value: Other) -> Bool { false }

  @inlinable
  static func of<Value: Equatable & Sendable>(_ value: Value) -> Dependency {
    TypedDependency(value)
  }
}

@usableFromInline
final class TypedDependency<Value: Equatable & Sendable>: Dependency, @unchecked Sendable {
  // Unchecked only because the superclass is; `value` is a `Sendable` constant.
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: Dependency) -> Bool {
    if self === other { return true }
    guard type(of: other) == TypedDependency<Value>.self else { return false }
    return value == unsafeDowncast(other, to: TypedDependency<Value>.self).value
  }

  override func holds<Other: Equatable>(_ value: Other) -> Bool {
    guard Other.self == Value.self else { return false }
    return withUnsafePointer(to: value) { pointer in
      pointer.withMemoryRebound(to: Value.self, capacity: 1) { $0.pointee == self.value }
    }
  }
}
