import Foundation
package import Testing

extension Trait where Self == SuiteTimes {
  /// Measures what the tests of a suite cost.
  package static var timed: Self { .anywhere }
  /// Measures what the tests of a suite cost that is on the main actor.
  package static var timedOnMain: Self { .onMainActor }
}

/// Measures what the tests of a suite cost; the ten slowest suites are printed when the process ends.
///
/// Tests are queued all at once, so the time since a test was started is mostly that of others. Here a
/// test starts when it has its turn: as many have one as there are processors, and one at a time of those
/// on the main actor, which could not run together anyway.
package struct SuiteTimes: SuiteTrait, TestTrait, TestScoping {
  private let turns: Turns

  fileprivate static let anywhere = SuiteTimes(
    turns: Turns(ProcessInfo.processInfo.activeProcessorCount))
  fileprivate static let onMainActor = SuiteTimes(turns: Turns(1))

  // So it is one of every test in the suite, too.
  package var isRecursive: Bool { true }

  /// Each case of a test has a turn of its own.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> SuiteTimes? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite inside another one has the traits of both.
    guard !Self.isMeasured else { return try await function() }
    await turns.take()
    let start = ProcessInfo.processInfo.systemUptime
    let result: Result<Void, any Error>
    do {
      result = .success(try await Self.$isMeasured.withValue(true, operation: function))
    } catch {
      result = .failure(error)
    }
    SuiteTally.shared.add(
      ProcessInfo.processInfo.systemUptime - start, to: test.sourceLocation.fileID)
    await turns.leave()
    try result.get()
  }

  @TaskLocal private static var isMeasured = false
}

/// Lets so many tests run at a time.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// The seconds that each suite, or rather each file with suites, has cost so far.
private final class SuiteTally: @unchecked Sendable {
  // Unchecked: the lock guards what changes.
  static let shared: SuiteTally = {
    atexit { SuiteTally.shared.printSlowest() }
    return SuiteTally()
  }()

  private let lock = NSLock()
  private var seconds: [String: Double] = [:]

  func add(_ time: Double, to file: String) {
    lock.withLock { seconds[file, default: 0] += time }
  }

  /// Prints nothing after a run of a few suites, which was about them alone.
  private func printSlowest() {
    let seconds = lock.withLock { self.seconds }
    guard seconds.count > 10 else { return }
    let total = text(seconds.values.reduce(0, +)).drop { $0 == " " }
    print("Slowest of \(seconds.count) suites, in seconds of their own (all: \(total)):")
    for (file, time) in seconds.sorted(by: { $0.value > $1.value }).prefix(10) {
      print(text(time), file)
    }
  }

  private func text(_ seconds: Double) -> String { String(format: "%6.1f", seconds) }
}
