package import UpdateContract

/// How a simulated list behaves where UIKit does not document its behavior, and how strictly it judges updates.
public struct SimOptions: Sendable {
  /// What the list does with cells that are no longer visible.
  public enum PoolPolicy: Hashable, Sendable {
    /// The list reuses the cell first that it put into the pool last.
    case lifo
    /// The list reuses the cell first that it put into the pool first.
    case fifo
    /// The list creates a new cell each time.
    case none
    /// The list reuses any cell, at random. The seed decides the order.
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
    /// When the test calls `drain()`.
    case afterDrain
    /// Before `performBatchUpdates` returns.
    case immediateAfterLayout
    /// When the test calls `drain()`, with false for `finished`.
    case interrupted
  }

  /// The behavior of the list where UIKit's behavior varies.
  public var behavior = UIKitBehavior()
  /// How strictly updates are judged.
  package var level = ContractLevel.knownBugs
  /// What the list does with cells that are no longer visible.
  public var poolPolicy = PoolPolicy.lifo
  /// What the list does first in a layout.
  public var callbackOrder = CallbackOrder.leavingFirst
  /// When the list calls the completion of a batch.
  public var completionTiming = CompletionTiming.afterDrain
  /// How many invisible cells the list creates in advance, before and after the visible ones.
  public var prefetchCount = 1
  /// How many items before and after those with a cell the list passes to the prefetching data source.
  public var prefetchDistance = 4
  /// Whether the log is written.
  public var isLogging = true
  /// Receives violations. If it is nil, the list prints a violation and ends the process.
  ///
  /// After the call the list does nothing any more.
  public var onViolation: (@MainActor @Sendable (SimViolation) -> Void)?

  /// Creates the default options.
  public init() {}

  /// Creates the default options with another level.
  package init(level: ContractLevel) { self.level = level }

  /// The options of lists that are made in the current task.
  ///
  /// Set them with `SimOptions.$current.withValue(options) { … }`. A list inside a cell of another
  /// list takes that list's options unless it was given its own.
  @TaskLocal public static var current = SimOptions()

  /// Returns the same options, but a recorder collects the violations of all lists that use them.
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

/// Collects the violations of several lists, in order.
@MainActor public final class ViolationRecorder {
  /// The violations so far.
  public internal(set) var violations: [SimViolation] = []

  /// Creates an empty recorder.
  public init() {}
}
