import AllocationCounter
import Foundation

/// An operation to measure, with what has to be made ready before each run of it.
///
/// Only the operation is inside the measured region: inputs are prepared before it, inputs and
/// outputs are released after it.
struct Workload {
  /// Runs the operation and returns nanoseconds; for repeated operations, those of one run.
  let time: () -> Double
  /// Runs the operation once and returns what it did.
  let count: () -> CallCounts
  /// Runs the operation once and returns the bytes of all blocks that it allocated and did not
  /// free, its result included, as they were asked for; nil where they cannot be counted.
  let liveBytes: () -> Int?

  /// Creates a workload from an operation that consumes or changes its input.
  ///
  /// - Parameters:
  ///   - repeats: How many runs, each on an input of its own, make one sample. Above 1 for
  ///     operations under some ten microseconds, where the clock (tens of nanoseconds) would be
  ///     seen.
  ///   - prepare: Makes the input of one run. Values that cache something at first use belong here:
  ///     in an operation they would be paid for once and be free in all later samples.
  ///   - operation: What is measured. The result is kept until the measurement is over.
  init<Input, Output>(
    repeats: Int = 1,
    prepare: @escaping () -> Input,
    operation: @escaping (inout Input) -> Output
  ) {
    time = {
      var inputs = (0..<repeats).map { _ in prepare() }
      return Self.nanoseconds(of: operation, on: &inputs) / Double(repeats)
    }
    count = {
      var input = prepare()
      return Self.calls(of: operation, on: &input)
    }
    liveBytes = {
      var input = prepare()
      return Self.liveBytes(of: operation, on: &input)
    }
  }

  /// Creates a workload from an operation on values that it only reads.
  init<Output>(repeats: Int = 1, operation: @escaping () -> Output) {
    self.init(repeats: repeats, prepare: {}, operation: { (_: inout Void) in operation() })
  }

  private static func nanoseconds<Input, Output>(
    of operation: (inout Input) -> Output, on inputs: inout [Input]
  ) -> Double {
    var outputs: [Output] = []
    outputs.reserveCapacity(inputs.count)
    let start = processorTime()
    for index in inputs.indices {
      outputs.append(operation(&inputs[index]))
    }
    let end = processorTime()
    blackHole(outputs)
    return Double(end - start)
  }

  private static func calls<Input, Output>(
    of operation: (inout Input) -> Output, on input: inout Input
  ) -> CallCounts {
    CallCounts.reset()
    let output = operation(&input)
    let counts = CallCounts.read()
    blackHole(output)
    return counts
  }

  private static func liveBytes<Input, Output>(
    of operation: (inout Input) -> Output, on input: inout Input
  ) -> Int? {
    live_bytes_start()
    let output = operation(&input)
    let bytes = live_bytes_stop()
    blackHole(output)
    return bytes < 0 ? nil : bytes
  }
}

/// The processor time of this process so far, in nanoseconds: what else runs on the machine does not count.
private func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Takes a value and does nothing with it, which the optimiser cannot know.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
