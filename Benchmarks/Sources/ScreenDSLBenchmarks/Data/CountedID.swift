/// An ID that counts how often it is hashed and compared.
///
/// It is used only for counts, not for times: counting takes time, and a library sees its own type instead of `Int`
/// or `String`.
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
/// It is `nonisolated(unsafe)`, because `Hashable` leaves no other way to reach a counter. The benchmarks run on one
/// thread, so nothing else reads or writes the counts during an operation.
enum CallCounter {
  nonisolated(unsafe) static var hashCalls = 0
  nonisolated(unsafe) static var equalityCalls = 0
}
