import AllocationCounter
import Foundation

/// An operation to measure, and the preparation before each run.
///
/// Only the operation is measured: inputs are prepared before it, and inputs and outputs are released after it.
struct Workload {
  /// Runs the operation and returns nanoseconds; if it is repeated, the nanoseconds of one run.
  let time: () -> Double
  /// Runs the operation once and returns its counts.
  let count: () -> CallCounts
  /// Runs the operation once and returns the requested bytes of all blocks that it allocated and did not free, with
  /// its result; nil if they cannot be counted.
  let liveBytes: () -> Int?

  /// Creates a workload from an operation that consumes or changes its input.
  ///
  /// - Parameters:
  ///   - repeats: The number of runs in one sample, each with an input of its own. Above 1 for operations of less
  ///     than about ten microseconds, where the error of the clock (tens of nanoseconds) would matter.
  ///   - prepare: Creates the input of one run. Create values here that cache a result at first use: in an operation
  ///     only the first sample would include that work.
  ///   - operation: The measured operation. Its result is kept until the measurement ends.
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

  /// Creates a workload from an operation that only reads its values.
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

/// The processor time of this process so far, in nanoseconds; other processes do not count.
private func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Takes a value and does nothing with it, which the optimizer cannot know.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
