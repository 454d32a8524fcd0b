/// A value that is made when it is first needed, by whichever thread comes first.
final class Lazy<Value: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked because `slot` is written after initialisation, but only once and only atomically.
  private let slot: UnsafeMutablePointer<AnyObject?>

  /// Creates a value that is made later, or the one that is known.
  init(_ value: Value? = nil) {
    slot = .allocate(capacity: 1)
    slot.initialize(to: value)
  }

  deinit {
    slot.deinitialize(count: 1)
    slot.deallocate()
  }

  /// Returns the value, or makes it; two threads may both make it, and then the first one's is
  /// kept.
  func value(_ make: () -> Value) -> Value {
    if let made { return made }
    let new = make()
    _ = _stdlib_atomicInitializeARCRef(object: slot, desired: new)
    return made ?? new
  }

  /// The value, if it has been made.
  var made: Value? {
    _stdlib_atomicLoadARCRef(object: slot).map { unsafeDowncast($0, to: Value.self) }
  }
}
