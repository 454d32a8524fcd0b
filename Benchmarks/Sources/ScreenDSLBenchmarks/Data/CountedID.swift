/// An ID that counts how often it is hashed and compared.
///
/// For counted passes only: the counting takes time, and a library sees a type of its own instead
/// of `Int` or `String`.
struct CountedID<Base: Hashable & Sendable>: Hashable, Sendable {
  let base: Base

  static func == (left: Self, right: Self) -> Bool {
    CallCounter.equalityCalls += 1
    return left.base == right.base
  }

  func hash(into hasher: inout Hasher) {
    CallCounter.hashCalls += 1
    hasher.combine(base)
  }
}

/// The calls that all `CountedID` values of this process have received.
///
/// `nonisolated(unsafe)`, because `Hashable` leaves no other way to reach a counter, and because
/// the benchmarks run on one thread from start to end: nothing else reads or writes these while an
/// operation runs.
enum CallCounter {
  nonisolated(unsafe) static var hashCalls = 0
  nonisolated(unsafe) static var equalityCalls = 0
}
