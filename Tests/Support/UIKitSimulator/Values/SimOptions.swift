package import UpdateContract

/// How a simulated list behaves where UIKit does not document its behavior, and how strictly it judges updates.
public struct SimOptions: Sendable {
  /// What the list does with cells that are no longer visible.
  public enum PoolPolicy: Hashable, Sendable {
    case lifo
    case fifo
    case none
    case shuffled(seed: UInt64)
  }

  /// What the list does first in a layout.
  public enum CallbackOrder: Hashable, Sendable, CaseIterable {
    /// The list first removes cells, which it can then reuse at once.
    case leavingFirst
    /// The list first adds cells, so it cannot reuse those that it removes in the same layout.
    case enteringFirst
  }

  /// When the list calls the completion of a batch.
  public enum CompletionTiming: Hashable, Sendable, CaseIterable {
    case afterDrain
    /// Before `performBatchUpdates` returns.
    case immediateAfterLayout
    /// When the test calls `drain()`, with false for `finished`.
    case interrupted
  }

  public var behavior = UIKitBehavior()
  package var level = ContractLevel.knownBugs
  public var poolPolicy = PoolPolicy.lifo
  public var callbackOrder = CallbackOrder.leavingFirst
  public var completionTiming = CompletionTiming.afterDrain
  /// How many invisible cells the list creates in advance, before and after the visible ones.
  public var prefetchCount = 1
  /// How many items before and after those with a cell the list passes to the prefetching data source.
  public var prefetchDistance = 4
  public var isLogging = true
  /// If it is nil, the list prints a violation and ends the process.
  public var onViolation: (@MainActor @Sendable (SimViolation) -> Void)?

  public init() {}

  package init(level: ContractLevel) { self.level = level }

  /// The options of lists that the current task makes. A list inside a cell takes those of the list around it.
  @TaskLocal public static var current = SimOptions()

  public func recording(into recorder: ViolationRecorder) -> SimOptions {
    var options = self
    options.onViolation = { recorder.violations.append($0) }
    return options
  }

  /// The same options, but `ListSimulator.violations` collects violations, and the process continues.
  public var recording: SimOptions {
    var options = self
    options.onViolation = { _ in }
    return options
  }
}

@MainActor public final class ViolationRecorder {
  public internal(set) var violations: [SimViolation] = []

  public init() {}
}
