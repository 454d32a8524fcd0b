#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Decides when the adapter can change the view: only while the gate is open. The gate is closed during a layout of
  /// the list or an inner list, during a callback of the view, such as a request for a cell, and while the view
  /// animates a drop.
  @MainActor
  final class UpdateGate {
    /// The seconds between two checks whether the user still touches or edits a row.
    private static let patience = 0.1
    /// The longest time, in seconds, that a view needs to move a dropped row into place.
    private static let longestSettling = 1.0

    weak var outer: UpdateGate?
    private let later: Scheduler
    private var depth = 0
    /// The identifiers of the gates whose lists are being laid out. These can be this gate and the gates of inner
    /// lists.
    private var layouts: Set<ObjectIdentifier> = []
    /// The number of the drop that the view still animates, counted from 1; nil if the view animates no drop.
    private var settling: Int?
    private var drops = 0
    private var isScheduled = false
    /// A closure that the gate calls when the adapter should try a waiting update again. At this time the gate may
    /// still be closed.
    var onOpen: @MainActor () -> Void = {}

    init(later: @escaping Scheduler) { self.later = later }

    var isClosed: Bool { depth > 0 || settling != nil || !layouts.isEmpty }

    /// Closes this gate and the gates of the outer lists, because the list of `inner` begins its layout. If `inner` is
    /// nil, the list of this gate begins its layout. Returns false if this gate is already closed for the same layout.
    @discardableResult
    func beginLayout(of inner: UpdateGate? = nil) -> Bool {
      let isNew = layouts.insert(ObjectIdentifier(inner ?? self)).inserted
      if isNew { outer?.beginLayout(of: inner ?? self) }
      return isNew
    }

    func endLayout(of inner: UpdateGate? = nil) {
      guard layouts.remove(ObjectIdentifier(inner ?? self)) != nil else { return }
      outer?.endLayout(of: inner ?? self)
    }

    /// Runs `body`, and keeps this gate and the gates of the outer lists closed meanwhile.
    func answering<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return if let outer { outer.answering(body) } else { body() }
    }

    /// Closes the gate, because the view begins to animate a drop. In the next turn of the run loop, the gate calls
    /// `start` with a closure that opens the gate. If nobody has called this closure after `longestSettling` seconds,
    /// the gate opens itself.
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

  /// An invisible subview of the list. The sensor calls `onWindow` when the list enters or leaves a window, `onResize`
  /// when the size of the list changes, and `onLayout` when UIKit lays out the sensor, which is after the layout of the
  /// list.
  final class ListSensor: UIView {
    var onWindow: @MainActor (Bool) -> Void = { _ in }
    var onResize: @MainActor (CGSize) -> Void = { _ in }
    var onLayout: @MainActor () -> Void = {}
    /// A closure that the package's headers, footers and collection view cells call before they leave the list.
    var onLeave: @MainActor () -> Void = {}

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
