#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Dispatch

  /// Knows whether a view is in the middle of something, and calls back when it no longer is.
  ///
  /// A view must not be updated while it asks for a cell or reports that one is shown.
  @MainActor
  final class UpdateGate {
    /// How long to wait for a drag to end before asking again, in seconds.
    private static let patience = 0.1

    /// The gate of the list around, which is in the middle of something whenever this one is.
    weak var outer: UpdateGate?
    private let later: Later
    private var depth = 0
    private var isSettling = false
    private var isScheduled = false
    /// What to do when the gate may be open again.
    var onOpen: @MainActor () -> Void = {}

    init(later: @escaping Later) { self.later = later }

    var isClosed: Bool { depth > 0 || isSettling }

    /// Runs `body`, which answers the view.
    func answering<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return if let outer { outer.answering(body) } else { body() }
    }

    /// Keeps the gate closed until the view has put a dragged row in its place.
    func settle() {
      isSettling = true
      schedule()
    }

    /// Calls back at the next turn of the run loop, or after a while if the user is still dragging.
    func schedule(isDragging: Bool = false) {
      if isScheduled { return }
      isScheduled = true
      later(isDragging ? Self.patience : 0) { [weak self] in
        self?.isScheduled = false
        self?.isSettling = false
        self?.onOpen()
      }
    }
  }

  /// Runs a closure after so many seconds, never before the current turn of the run loop is over.
  package typealias Later =
    @MainActor (_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Void

  /// The main queue, which an app runs on.
  @MainActor
  package func onMainQueue(
    _ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
  }
#endif
