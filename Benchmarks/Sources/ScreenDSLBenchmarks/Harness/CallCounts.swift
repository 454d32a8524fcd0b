import AllocationCounter

/// Counts of an operation that are the same in every run.
struct CallCounts: Equatable {
  /// The heap allocations on all threads; nil if they cannot be counted.
  var allocations: Int?
  /// The calls of `hash(into:)` and `==` of `CountedID` values; 0 if the operation has none.
  var hashCalls: Int
  var equalityCalls: Int

  static func reset() {
    CallCounter.hashCalls = 0
    CallCounter.equalityCalls = 0
    allocation_counter_reset()
  }

  static func read() -> CallCounts {
    let allocations = allocation_counter_read()
    return CallCounts(
      allocations: allocations < 0 ? nil : allocations,
      hashCalls: CallCounter.hashCalls,
      equalityCalls: CallCounter.equalityCalls
    )
  }
}
