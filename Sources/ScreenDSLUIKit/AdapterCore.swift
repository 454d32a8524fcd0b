#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Implements both public adapters: it owns the live list in a table or a collection view.
  ///
  /// `ListUpdater` decides what happens and when; this class makes the calls of the view. It answers the view from
  /// the snapshot of the running stage.
  @MainActor
  final class AdapterCore<View: ListView> {
    weak var ownView: View?
    /// The delegate object that this adapter sets as the view's data source.
    weak var owner: AnyObject?
    let options: AdapterOptions
    let gate: UpdateGate
    /// Reports events of the view that have no delegate method.
    let sensor = ListSensor(frame: .zero)
    private(set) lazy var updater = ListUpdater(host: self)
    /// The registry in use. A new registry replaces it as soon as the list can be changed.
    private(set) var registry: CellRegistry<View.List>
    private(set) var requested: CellRegistry<View.List>
    /// Called when the view scrolled.
    var onScroll: @MainActor (UIScrollView) -> Void = { _ in }
    /// Runs once, before the first snapshot whose rows may have heights of their own.
    var onHeights: @MainActor () -> Void = {}
    /// Whether rows may have heights of their own.
    var hasHeights = false
    /// Whether rows show view controllers.
    var hasControllers = false
    /// The positions of the visible rows before the running update.
    var anchor: ScrollAnchor?
    /// The row that the view scrolls to, at once or as soon as it has a size and a window.
    var target: ScrollTarget?
    /// The insets of views that float over the list.
    var floatingInsets = UIEdgeInsets.zero {
      didSet { exchange(oldValue, for: floatingInsets) }
    }
    /// The edit mode that the adapter has set in the view; nil if the app controls edit mode.
    var editing: (isOn: Bool, selectsRows: Bool)?
    /// The space above the rows of the empty content, which centers them.
    var substituteGap: CGFloat = 0
    /// The updates that wait while the user edits or touches their cells.
    var deferred: [DeferredUpdate] = []
    /// Whether the visibility of rows is tracked.
    var isWatched = false
    /// Whether another check of the visibility is scheduled, because something covers the list.
    var looksAgain = false
    #if !os(tvOS)
      /// The refresh control, if the screen has a refresh action and the app no control of its own.
      weak var refreshControl: UIRefreshControl?
      /// Whether a short list bounced before the adapter added the refresh control.
      var bounced = true
      /// The search field in the navigation bar; nil if the field is a row.
      var searchBar: SearchBar? {
        didSet {
          oldValue?.leave()
          updater.hasSearchBar = searchBar != nil
          searchBar?.follow()
        }
      }
    #endif
    /// The view's value of `selectionFollowsFocus` before the screen changed it; nil if the screen does not change
    /// it.
    var followedFocus: Bool?
    /// The default layout of sections; nil before a layout was created.
    var layoutHint: LayoutHint? { didSet { if layoutHint != oldValue { followHints() } } }
    /// The package's own layout, which applies the layout hints; nil if the view uses another layout.
    weak var layout: AnyObject?
    /// The sections that the app lays out.
    var ownLayouts: Set<SectionID> = []
    var shown = ShownRows()
    /// For each supplementary view, what it shows now or has shown last.
    var shownSupplementaries: [ObjectIdentifier: ShownSupplementary] = [:]
    /// The supplementary views that the adapter leaves out for a moment, so that the view creates new ones.
    var hiddenSupplementaries: Set<SupplementaryPlace> = []
    /// The identifiers of the registered cells, and the reuse identifiers that differ from their registration's.
    var (registeredCells, pools) = (Set<String>(), [ReuseIdentifier: String]())
    /// The registered supplementary views, by kind and identifier.
    var registeredSupplementaries: Set<[String]> = []
    /// A number that changes with the registry, so that inner lists notice a new registry.
    private(set) var registryNumber = 0
    private var hasNewRegistry = false
    /// The identifiers of nibs whose bundle does not exist.
    var unloadable: Set<String> = []
    /// Whether a cell got swipe actions as accessibility actions.
    var offersSwipes = false
    /// Whether the app performs a drop.
    private var isDropping = false
    /// Whether the view has a reload pending, and has not been laid out since.
    var isReloadPending = false
    /// Whether the view has asked if the user can drag a row. A drag may follow, and `hasUncommittedUpdates` does not
    /// report it.
    var mayBeReordering = false

    init(_ view: View, registry: CellRegistry<View.List>, options: AdapterOptions) {
      ownView = view
      self.registry = registry
      requested = registry
      self.options = options
      gate = UpdateGate(later: options.later)
      updater.reloadThreshold = options.reloadThreshold
      updater.reports.console = options.console
      updater.wait = options.later
      gate.onOpen = { [weak self] in self?.resume() }
      place(sensor, in: view)
      registerCells(in: view)
    }

    /// Adds the invisible view that reports window, size and layout to the list.
    private func place(_ sensor: ListSensor, in view: View) {
      sensor.frame = view.bounds
      sensor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sensor.isUserInteractionEnabled = false
      sensor.onWindow = { [weak self] in self?.windowDidChange(isInWindow: $0) }
      sensor.onResize = { [weak self] in self?.rememberPlaces(beforeResizingFrom: $0) }
      sensor.onLayout = { [weak self] in
        guard let self else { return }
        gate.endLayout()
        // An update keeps its rows in place itself, after its last stage.
        if anchor?.keepsRowInSight == true { gate.isClosed ? gate.schedule() : keepPlaces() }
      }
      view.addSubview(sensor)
    }

    /// Does the work that waited until the view has a window.
    private func windowDidChange(isInWindow: Bool) {
      if isWatched { isInWindow ? updater.appear() : updater.checkVisibility() }
      if isInWindow, updater.isWaiting || anchor != nil || target?.isMoving == false {
        gate.schedule()
      }
    }

    /// Records that the view is being laid out. Until that ends, nothing may change the view, not even an action of a
    /// subview, such as a field that resigns first responder.
    func noteLayout() { if gate.beginLayout() { sensor.setNeedsLayout() } }

    private func resume() {
      updater.resume()
      applyDeferred()
      shareRegistry()
      showSelection()
      keepPlaces()
      centerSubstitute()
      if let target, !target.isMoving { _ = scroll(to: target, animated: false) }
    }
  }

  /// The content of a section's supplementary view, and whether it is visible.
  typealias ShownSupplementary = (
    content: Supplementary, section: SectionID, isDisplayed: Bool
  )

  /// An update of a row or a supplementary that waits while the user edits or touches it.
  struct DeferredUpdate {
    /// Returns its current place.
    let place: @MainActor () -> CellPlace
    /// Whether it needs another view now.
    var needsOtherView: Bool
  }

  // MARK: - Registries

  extension AdapterCore {
    /// Changes the registry as soon as the view can be changed.
    func use(_ new: CellRegistry<View.List>) {
      requested = new
      updater.changeCells(from: registry, to: new) { [weak self] in self?.adopt(new) }
      shareRegistry()
    }

    private func adopt(_ new: CellRegistry<View.List>) {
      registry = new
      registryNumber += 1
      hasNewRegistry = true
      if let view { registerCells(in: view) }
    }

    /// Passes another registry to inner lists whose containers keep their cells.
    private func shareRegistry() {
      guard hasNewRegistry else { return }
      // The view is laying out inner lists now, so wait.
      if gate.isClosed { return gate.schedule() }
      hasNewRegistry = false
      for (cell, row, _) in shown.cells {
        guard let cell = cell as? any ContainerCell, cell.nested.isAttached,
          let registration = registration(for: row)
        else { continue }
        inherit(cell, registration)
        cell.nested.useInheritedCells()
      }
    }
  }

  // MARK: - The updater's host

  extension AdapterCore: TouchedListHost {
    /// The view; nil if another object is the view's data source, so that the adapter does not change the view.
    var view: View? { ownView?.asked.dataSource === owner ? ownView : nil }

    /// If another object has replaced the adapter as the view's data source or delegate, reports that once.
    private func reportOthers() {
      guard let asked = ownView?.asked else { return }
      for (role, object) in [("data source", asked.dataSource), ("delegate", asked.delegate)]
      where object !== owner {
        let other =
          object is ForwardingDelegate
          ? "another adapter" : object.map { ValueText.name(of: type(of: $0)) } ?? "none"
        let subject = "\(other) as \(role) of \(View.self)"
        updater.report(
          Problem(
            .adapterReplaced,
            "A view's data source and delegate must be its adapter (was \(subject))"),
          onceFor: [subject, "\(ObjectIdentifier(self))"])
      }
    }

    var readiness: ListReadiness {
      reportOthers()
      guard let view else { return .needsReload }
      if gate.isClosed || isReordering { return .busy }
      if needsReload(view) { return .needsReload }
      // After a reload and a layout, the view can run batches again. The app may have reloaded it.
      isReloadPending = false
      view.layoutIfNeeded()
      return .ready
    }

    /// Whether a view cannot run a batch now.
    func needsReload(_ view: View) -> Bool { view.window == nil || view.bounds.isEmpty }

    func updateIsWaiting() { gate.schedule(isPatient: isReordering) }

    /// A reload would end editing, cancel touches and end a drop.
    var prefersBatch: Bool { isDropping || view?.isInUse == true }

    func performDrop(_ body: () -> Void) {
      isDropping = true
      defer { isDropping = false }
      body()
    }

    /// Whether the user drags a row to another position.
    private var isReordering: Bool {
      guard let view, !isDropping else { return false }
      if mayBeReordering { mayBeReordering = view.isTouched }
      return view.hasUncommittedUpdates || mayBeReordering
    }

    func reload(change: () -> Void) {
      prepareUpdate()
      change()
      guard let view else { return }
      isReloadPending = true
      view.reloadData()
      gate.endLayout()
      releaseControllers()
      keepPlaces()
      centerSubstitute()
    }

    /// Records what the adapter must know before the data changes.
    private func prepareUpdate() {
      // Setting the delegate again makes a table forget its measured heights, so record the positions of rows before.
      rememberPlaces()
      if !hasHeights, updater.newest.sections.contains(where: mayHaveHeights) {
        hasHeights = true
        onHeights()
      }
    }

    func perform(
      _ operations: Changeset.Operations, animated: Bool,
      change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      guard let view else {
        change()
        return completion()
      }
      prepareUpdate()
      let isMoving = view.isDragging || view.isDecelerating
      let update = {
        self.run(operations, in: view, change: change, completion: completion)
      }
      if animated && anchor == nil && (options.animatesWhileScrolling || !isMoving) {
        update()
      } else {
        updater.batchIsNotAnimated()
        UIView.performWithoutAnimation(update)
      }
      // The view has now made all calls for its batch.
      gate.endLayout()
      releaseControllers()
      if options.identifiesCells, !operations.rowMoves.isEmpty {
        for case let cell as UIView in shown.cells.map(\.cell) { shown.identify(cell) }
      }
      keepPlaces()
      // The view deselects rows that it reloads, so select them again.
      showSelection()
      centerSubstitute()
    }
  }

  /// Knows whether the view may be changed, and calls back when it may be changed again.
  ///
  /// A view must not be updated while it asks for a cell or reports a display.
  @MainActor
  final class UpdateGate {
    /// How many seconds to wait for the end of a touch before checking again.
    private static let patience = 0.1
    /// The longest time, in seconds, that a view needs to move a dropped row into place.
    private static let longestSettling = 1.0

    /// The gate of the outer list. It is closed whenever this gate is closed.
    weak var outer: UpdateGate?
    private let later: Scheduler
    private var depth = 0
    /// The gates of this list and of inner lists that are being laid out.
    private var layouts: Set<ObjectIdentifier> = []
    /// The number of the drop whose row the view moves into place; nil if there is none.
    private var settling: Int?
    private var drops = 0
    private var isScheduled = false
    /// Runs when the gate may be open again.
    var onOpen: @MainActor () -> Void = {}

    init(later: @escaping Scheduler) { self.later = later }

    var isClosed: Bool { depth > 0 || settling != nil || !layouts.isEmpty }

    /// Closes this gate and those of the outer lists until the layout of the view ends, at most until the end of this
    /// turn.
    ///
    /// - Returns: Whether the gate was not closed for this layout before.
    @discardableResult
    func beginLayout(of inner: UpdateGate? = nil) -> Bool {
      let isNew = layouts.insert(ObjectIdentifier(inner ?? self)).inserted
      if isNew { outer?.beginLayout(of: inner ?? self) }
      return isNew
    }

    /// Ends a layout. The callback runs in a later turn.
    func endLayout(of inner: UpdateGate? = nil) {
      guard layouts.remove(ObjectIdentifier(inner ?? self)) != nil else { return }
      outer?.endLayout(of: inner ?? self)
    }

    /// Runs `body`, which answers a call of the view, with the gate closed.
    func answering<Result>(_ body: () -> Result) -> Result {
      depth += 1
      defer { depth -= 1 }
      return if let outer { outer.answering(body) } else { body() }
    }

    /// Keeps the gate closed until the view has moved a dropped row into place. After this turn `start` asks the view
    /// to report that; the view may not report it, so there is a time limit.
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

    /// Calls back at the next turn of the run loop, or later if the user must end a touch first.
    func schedule(isPatient: Bool = false) {
      if isScheduled || settling != nil { return }
      isScheduled = true
      later(isPatient ? Self.patience : 0) { [weak self] in
        self?.isScheduled = false
        // A layout never lasts longer than its turn.
        self?.layouts = []
        self?.onOpen()
      }
    }
  }
#endif
