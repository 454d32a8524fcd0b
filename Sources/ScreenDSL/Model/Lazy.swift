/// An object with room for one value that is made when it is first needed, by whichever thread
/// comes first.
@usableFromInline
class LazySlot: @unchecked Sendable {
  // Unchecked because `slot` is written after initialisation, but only once and only atomically; it
  // is the first stored property, and only read and written through `pointer`.
  private var slot: AnyObject?

  @usableFromInline
  init() {}

  private var pointer: UnsafeMutablePointer<AnyObject?> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: AnyObject?.self)
  }

  /// Returns the value, or makes it; two threads may both make it, and then the first one's is
  /// kept. All callers for one object ask for one type.
  final func lazily<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let made: Value = made() { return made }
    let new = make()
    _ = _stdlib_atomicInitializeARCRef(object: pointer, desired: new)
    return made() ?? new
  }

  /// The value, if it has been made.
  final func made<Value: AnyObject>(as type: Value.Type = Value.self) -> Value? {
    _stdlib_atomicLoadARCRef(object: pointer).map { unsafeDowncast($0, to: Value.self) }
  }
}
