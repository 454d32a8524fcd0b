#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Knows whether a view is in the middle of something, and calls back when it no longer is.
  ///
  /// A view must not be updated while it asks for a cell or reports that one is shown.
  @MainActor
  final class UpdateGate {
    /// How long to wait for the user to let go before asking again, in seconds.
    private static let patience = 0.1
    /// How long a view may take to put a dragged row in its place, in seconds.
    private static let longestSettling = 1.0

    /// The gate of the list around, which is in the middle of something whenever this one is.
    weak var outer: UpdateGate?
    private let later: Later
    private var depth = 0
    /// The number of the drop that the view is to settle; nil if it is none.
    private var settling: Int?
    private var drops = 0
    private var isScheduled = false
    /// What to do when the gate may be open again.
    var onOpen: @MainActor () -> Void = {}

    init(later: @escaping Later) { self.later = later }

    var isClosed: Bool { depth > 0 || settling != nil }

    /// Runs `body`, which answers the view.
    func answering<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return if let outer { outer.answering(body) } else { body() }
    }

    /// Keeps the gate closed until the view has put a dragged row in its place: after this turn `start`
    /// asks the view, which tells when it is done, or forgets to.
    func settle(_ start: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
      drops += 1
      settling = drops
      later(0) { [weak self, drops] in
        start { self?.open(after: drops) }
        self?.later(Self.longestSettling) { self?.open(after: drops) }
      }
    }

    private func open(after drop: Int) {
      guard settling == drop else { return }
      settling = nil
      onOpen()
    }

    /// Calls back at the next turn of the run loop, or after a while if the user has to do something first.
    func schedule(isPatient: Bool = false) {
      if isScheduled || settling != nil { return }
      isScheduled = true
      later(isPatient ? Self.patience : 0) { [weak self] in
        self?.isScheduled = false
        self?.onOpen()
      }
    }
  }
#endif
