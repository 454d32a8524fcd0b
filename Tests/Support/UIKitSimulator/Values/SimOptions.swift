package import UpdateContract

/// How a simulated list behaves where UIKit promises nothing, and how strictly it judges.
public struct SimOptions: Sendable {
  /// What happens to cells that are no longer needed.
  public enum PoolPolicy: Hashable, Sendable {
    /// The last one in is the first one out.
    case lifo
    /// The first one in is the first one out.
    case fifo
    /// Every cell is new.
    case none
    /// Any one, from a generator with a seed.
    case shuffled(seed: UInt64)
  }

  /// What a layout does first.
  public enum CallbackOrder: Hashable, Sendable, CaseIterable {
    /// Cells leave and can be reused at once.
    case leavingFirst
    /// Cells enter before others leave, so those that leave cannot be reused yet.
    case enteringFirst
  }

  /// When the completion of a batch runs.
  public enum CompletionTiming: Hashable, Sendable, CaseIterable {
    /// When the test drains the list.
    case afterDrain
    /// Before `performBatchUpdates` returns.
    case immediateAfterLayout
    /// When the test drains the list, with `finished` false.
    case interrupted
  }

  /// The behavior of the list where UIKit's behavior varies.
  public var behavior = UIKitBehavior()
  /// How strictly updates are judged.
  package var level = ContractLevel.knownBugs
  /// What happens to cells that are no longer needed.
  public var poolPolicy = PoolPolicy.lifo
  /// What a layout does first.
  public var callbackOrder = CallbackOrder.leavingFirst
  /// When the completion of a batch runs.
  public var completionTiming = CompletionTiming.afterDrain
  /// How many cells before and after the visible ones the list creates in advance.
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

  /// Creates options with a level, the rest being the default.
  package init(level: ContractLevel) { self.level = level }

  /// The options of lists that are made in the current task.
  ///
  /// Set them with `SimOptions.$current.withValue(options) { … }`. A list inside a cell of another
  /// list takes that list's options unless it was given its own.
  @TaskLocal public static var current = SimOptions()

  /// Returns the same options, with violations recorded in one place for all lists that use them.
  public func recording(into recorder: ViolationRecorder) -> SimOptions {
    var options = self
    options.onViolation = { recorder.violations.append($0) }
    return options
  }

  /// The same options, with violations recorded in `ListSimulator.violations` and no trap.
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
