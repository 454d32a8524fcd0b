#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Knows whether the adapter can change the view now. While the view must not be changed, the gate is closed.
  ///
  /// For example, the adapter must not update a list view while the view asks for a cell or reports a display. An
  /// update that finds the gate closed waits: the adapter calls `schedule`, and the gate calls `onOpen` later.
  @MainActor
  final class UpdateGate {
    /// While the user touches the list, the number of seconds from one check of the touch to the next check.
    private static let patience = 0.1
    /// The longest time, in seconds, that a view needs to move a dropped row into place.
    private static let longestSettling = 1.0

    /// The gate of the list that contains this list.
    weak var outer: UpdateGate?
    private let later: Scheduler
    private var depth = 0
    /// The lists whose layout keeps this gate closed: this list and inner lists. Each list is represented by its gate.
    private var layouts: Set<ObjectIdentifier> = []
    /// The number of the drop whose row the view is moving into place; nil if there is none.
    private var settling: Int?
    private var drops = 0
    private var isScheduled = false
    /// Called when the adapter should try a waiting update again. The gate may still be closed then.
    var onOpen: @MainActor () -> Void = {}

    init(later: @escaping Scheduler) { self.later = later }

    var isClosed: Bool { depth > 0 || settling != nil || !layouts.isEmpty }

    /// Records that a layout has begun. This gate and the gates of the outer lists are closed until the layout ends.
    ///
    /// - Parameter inner: The gate of the inner list that is laid out; nil if this list itself is laid out.
    /// - Returns: False if an earlier call has already recorded this layout; otherwise true.
    @discardableResult
    func beginLayout(of inner: UpdateGate? = nil) -> Bool {
      let isNew = layouts.insert(ObjectIdentifier(inner ?? self)).inserted
      if isNew { outer?.beginLayout(of: inner ?? self) }
      return isNew
    }

    /// Records that a layout has ended, in this gate and in the gates of the outer lists.
    func endLayout(of inner: UpdateGate? = nil) {
      guard layouts.remove(ObjectIdentifier(inner ?? self)) != nil else { return }
      outer?.endLayout(of: inner ?? self)
    }

    /// Runs `body` while this gate and the gates of the outer lists are closed, so that no update begins meanwhile. For
    /// example, `body` returns a cell that the view asks for.
    func answering<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return if let outer { outer.answering(body) } else { body() }
    }

    /// Keeps the gate closed until the view has moved a dropped row into place.
    ///
    /// In the next turn of the run loop, this method calls `start` and passes a closure, which opens the gate. `start`
    /// must call the closure when the row is in place. If this takes too long, the gate opens anyway.
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

    /// Calls `onOpen` in the next turn of the run loop, or a little later if `isPatient` is true.
    func schedule(isPatient: Bool = false) {
      if isScheduled || settling != nil { return }
      isScheduled = true
      later(isPatient ? Self.patience : 0) { [weak self] in
        self?.isScheduled = false
        // No layout is running at the beginning of a turn of the run loop.
        self?.layouts = []
        self?.onOpen()
      }
    }
  }

  /// An invisible subview of the list. The sensor reports when the list enters or leaves a window, gets another size,
  /// or has been laid out. UIKit lays out the list before its subviews, such as this one.
  final class ListSensor: UIView {
    var onWindow: @MainActor (Bool) -> Void = { _ in }
    var onResize: @MainActor (CGSize) -> Void = { _ in }
    var onLayout: @MainActor () -> Void = {}

    override var frame: CGRect {
      didSet {
        if frame.size == oldValue.size { return }
        onResize(oldValue.size)
        setNeedsLayout()
      }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onWindow(window != nil)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }
#endif
