import Foundation

extension Trait where Self == SuiteTimes {
  package static var timed: Self { SuiteTimes(isOnMain: false) }
  /// If a list breaks a rule, its test fails.
  package static var timedOnMain: Self { SuiteTimes(isOnMain: true) }
}

/// Measures each test from its own turn, because all tests are queued at once. As many tests run at a time as there
/// are processors, at most one of them on the main actor. At the end, `SuiteTally` prints the ten slowest suites.
package struct SuiteTimes: SuiteTrait, TestTrait, TestScoping {
  fileprivate let isOnMain: Bool
  package var isRecursive: Bool { true }

  /// Gives each case of a test a turn of its own.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> SuiteTimes? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite inside another suite has the traits of both.
    guard !Self.isMeasured else { return try await function() }
    // Such a test runs at once, because its time limit would include the wait for its turn.
    if test.hasTimeLimit { return try await measured(test, function) }
    await Turns.shared.take(onMain: isOnMain)
    let result: Result<Void, any Error>
    do { result = .success(try await measured(test, function)) } catch { result = .failure(error) }
    await Turns.shared.leave(onMain: isOnMain)
    try result.get()
  }

  private func measured(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    let start = ProcessInfo.processInfo.systemUptime
    defer {
      let time = ProcessInfo.processInfo.systemUptime - start
      SuiteTally.shared.add(time, to: test.sourceLocation.fileID)
    }
    guard isOnMain else { return try await Self.$isMeasured.withValue(true, operation: function) }
    let rules = BrokenRules()
    try await BrokenRules.$current.withValue(rules) {
      try await Self.$isMeasured.withValue(true, operation: function)
    }
    await rules.report(test)
  }

  @TaskLocal private static var isMeasured = false
}

extension Test {
  fileprivate var hasTimeLimit: Bool {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return false }
    return timeLimit != nil
  }
}

private actor Turns {
  static let shared = Turns()
  private var free = ProcessInfo.processInfo.activeProcessorCount, isMainFree = true
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var waitingForMain: [CheckedContinuation<Void, Never>] = []

  func take(onMain: Bool) async {
    await withCheckedContinuation { continuation in
      if onMain { waitingForMain.append(continuation) } else { waiting.append(continuation) }
      giveTurns()
    }
  }

  func leave(onMain: Bool) {
    free += 1
    if onMain { isMainFree = true }
    giveTurns()
  }

  private func giveTurns() {
    while free > 0 {
      if isMainFree, !waitingForMain.isEmpty {
        isMainFree = false
        waitingForMain.removeFirst().resume()
      } else if !waiting.isEmpty {
        waiting.removeFirst().resume()
      } else {
        return
      }
      free -= 1
    }
  }
}

private final class SuiteTally: @unchecked Sendable {
  // Unchecked because a lock guards the mutable state.
  static let shared: SuiteTally = {
    atexit { SuiteTally.shared.printSlowest() }
    return SuiteTally()
  }()

  private let lock = NSLock()
  private var seconds: [String: Double] = [:]
  func add(_ time: Double, to file: String) { lock.withLock { seconds[file, default: 0] += time } }
  private func text(_ seconds: Double) -> String { String(format: "%6.1f", seconds) }

  private func printSlowest() {
    let seconds = lock.withLock { self.seconds }
    guard seconds.count > 10 else { return }
    let total = text(seconds.values.reduce(0, +)).drop { $0 == " " }
    print("Slowest of \(seconds.count) suites, in seconds of their own (all: \(total)):")
    for (file, time) in seconds.sorted(by: { $0.value > $1.value }).prefix(10) {
      print(text(time), file)
    }
  }
}
