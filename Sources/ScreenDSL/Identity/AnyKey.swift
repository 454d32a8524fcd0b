/// A hashable value of any type behind a reference, with its hash computed once.
@usableFromInline
class AnyKey: @unchecked Sendable, CustomStringConvertible {
  // Unchecked because the class is subclassed; it and its one subclass hold only `Sendable`
  // constants.
  let hash: Int

  init(hash: Int) { self.hash = hash }

  func isEqual(to other: AnyKey) -> Bool { false }
  func unbox<Value>(as type: Value.Type) -> Value? { nil }

  @usableFromInline var description: String { "" }
}

/// The one concrete `AnyKey`.
final class Key<Value: Hashable & Sendable>: AnyKey, @unchecked Sendable {
  // Unchecked only because the superclass is; `value` is a `Sendable` constant.
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(hash: value.hashValue)
  }

  override func isEqual(to other: AnyKey) -> Bool {
    guard hash == other.hash, let value = other.unbox(as: Value.self) else { return false }
    return self.value == value
  }

  override func unbox<Other>(as type: Other.Type) -> Other? {
    Other.self == Value.self ? value as? Other : nil
  }

  override var description: String { ValueText.text(of: value) }
}
