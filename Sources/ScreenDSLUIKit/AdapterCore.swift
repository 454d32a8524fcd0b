#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The owner of a live list in a table or a collection view: the view's adapter is its face.
  ///
  /// `ListUpdater` decides what has to be done and when, and the core does it. What the view asks is
  /// answered from the snapshot of the stage that runs.
  @MainActor
  final class AdapterCore<View: ListView> {
    weak var ownView: View?
    /// What the view asks, if nobody took its place.
    weak var face: AnyObject?
    let options: AdapterOptions
    let gate: UpdateGate
    /// Tells what the view tells nobody else.
    let sensor = ListSensor(frame: .zero)
    private(set) lazy var updater = ListUpdater(host: self)
    /// The registry in use, which a requested one follows as soon as the list can be changed.
    private(set) var registry: CellRegistry<View.List>
    private(set) var requested: CellRegistry<View.List>
    /// Called when the view scrolled.
    var onScroll: @MainActor (UIScrollView) -> Void = { _ in }
    /// Called once, before the first snapshot is shown in which rows may have heights of their own.
    var onHeights: @MainActor () -> Void = {}
    /// Whether rows may have heights of their own.
    var hasHeights = false
    /// Whether rows show controllers.
    var hasControllers = false
    /// Where the visible rows were before the update that is under way.
    var anchor: ScrollAnchor?
    /// The row that the view scrolls to, or will once it has a size and a window.
    var target: ScrollTarget?
    /// What is below things that float over the list.
    var floatingInsets = UIEdgeInsets.zero {
      didSet { exchange(oldValue, for: floatingInsets) }
    }
    /// What the view was told of editing; nil if nothing, so that what it does is the app's.
    var editing: (isOn: Bool, selectsRows: Bool)?
    /// The room above the rows that are there instead of others, which are in the middle.
    var substituteGap: CGFloat = 0
    /// The updates that wait until the user no longer edits or touches their cells.
    var deferred: [DeferredUpdate] = []
    /// Whether it is followed what the user sees.
    var isWatched = false
    /// Whether the list looks again soon at what the user sees, because something covers it.
    var looksAgain = false
    #if !os(tvOS)
      /// What the user pulls down, if the screen says what a pull does and the app has no control of its own.
      weak var refreshControl: UIRefreshControl?
      /// Whether a list that is too short to scroll could be pulled before it had that.
      var bounced = true
      /// What has the field of the screen's search, if that is not in the list.
      var searchBar: SearchBar? {
        didSet {
          oldValue?.leave()
          updater.hasSearchBar = searchBar != nil
          searchBar?.follow()
        }
      }
    #endif
    /// Whether the selection followed the focus before the screen said that it does; nil while it does not.
    var followedFocus: Bool?
    /// How the rows of sections lie that say nothing about theirs; nil before a layout was made.
    var layoutHint: LayoutHint? { didSet { if layoutHint != oldValue { followHints() } } }
    /// The layout that follows the hints, if the view has it.
    weak var layout: AnyObject?
    /// The sections that the app lays out itself.
    var ownLayouts: Set<SectionID> = []
    var shown = ShownRows()
    /// What each view of a header, a footer or another supplementary shows, or showed last.
    var shownSupplementaries: [ObjectIdentifier: ShownSupplementary] = [:]
    /// The supplementaries that are left out for a moment, so that the view gives their places to others.
    var hiddenSupplementaries: Set<SupplementaryPlace> = []
    /// The cells that the view knows, by identifier, and those pools that have another name than their
    /// registration.
    var (registeredCells, pools) = (Set<String>(), [ReuseIdentifier: String]())
    /// The supplementary views that the view knows, by kind and identifier.
    var registeredSupplementaries: Set<[String]> = []
    /// Counts the registries that were in use, so that the lists inside notice another one.
    private(set) var registryNumber = 0
    private var hasNewRegistry = false
    /// The identifiers of nibs whose bundle is not there.
    var unloadable: Set<String> = []
    /// Whether a cell was given swipes as actions for those who listen.
    var offersSwipes = false
    /// Whether the app carries a drop out.
    private var isDropping = false
    /// Whether the view was told to reload and has not been laid out since.
    var isReloadPending = false
    /// Whether the view asked for a row that can be dragged: a drag of its own may follow, about which
    /// `hasUncommittedUpdates` says nothing.
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

    /// Puts a view into the list that tells of its window, its size and its layout.
    private func place(_ sensor: ListSensor, in view: View) {
      sensor.frame = view.bounds
      sensor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sensor.isUserInteractionEnabled = false
      sensor.onWindow = { [weak self] in self?.windowDidChange(isInWindow: $0) }
      sensor.onResize = { [weak self] in self?.rememberPlaces(beforeResizingFrom: $0) }
      sensor.onLayout = { [weak self] in
        guard let self else { return }
        gate.endLayout()
        // An update brings its own rows back, once the last of its stages is over.
        if anchor?.keepsRowInSight == true { gate.isClosed ? gate.schedule() : keepPlaces() }
      }
      view.addSubview(sensor)
    }

    /// What had to wait for a window is done once there is one.
    private func windowDidChange(isInWindow: Bool) {
      if isWatched { isInWindow ? updater.appear() : updater.checkVisibility() }
      if isInWindow, updater.isWaiting || anchor != nil || target?.isMoving == false {
        gate.schedule()
      }
    }

    /// The view asks or tells what it does while it is laid out. It must not be changed until that is over, also not
    /// by what a view in it does meanwhile, as a field that loses the keyboard.
    func noteLayout() { if gate.beginLayout() { sensor.setNeedsLayout() } }

    private func resume() {
      updater.resume()
      applyDeferred()
      shareRegistry()
      showSelection()
      keepPlaces()
      centerSubstitute()
      if let target, !target.isMoving { _ = scroll(to: target, isAnimated: false) }
    }
  }

  /// What a view shows of a section besides its rows, and whether the user may see it.
  typealias ShownSupplementary = (
    content: Supplementary, section: SectionID, isDisplayed: Bool
  )

  /// An update of a row or a supplementary that waits until the user no longer edits or touches it.
  struct DeferredUpdate {
    /// Returns where it is now.
    let place: @MainActor () -> CellPlace
    /// Whether it needs another view by now.
    var needsOtherView: Bool
  }

  // MARK: - Registries

  extension AdapterCore {
    /// Shows rows with other cells, now or as soon as the view can be changed.
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

    /// Hands another registry on to the lists inside, whose containers' own cells stay.
    private func shareRegistry() {
      guard hasNewRegistry else { return }
      // The lists inside are laid out with this one.
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
    /// The view, as long as it asks the adapter for its rows: what others feed is not touched.
    var view: View? { ownView?.asked.dataSource === face ? ownView : nil }

    /// Reports who stands where the adapter did, as its view's data source or delegate; once each.
    private func reportOthers() {
      guard let asked = ownView?.asked else { return }
      for (role, object) in [("data source", asked.dataSource), ("delegate", asked.delegate)]
      where object !== face {
        let other =
          object is ForwardingDelegate
          ? "another adapter" : object.map { ValueText.name(of: type(of: $0)) } ?? "none"
        let subject = "\(other) as \(role) of \(View.self)"
        updater.report(
          ListIssue(.adapterReplaced, subject), onceFor: [subject, "\(ObjectIdentifier(self))"])
      }
    }

    var readiness: ListReadiness {
      reportOthers()
      guard let view else { return .needsReload }
      if gate.isClosed || isReordering { return .busy }
      if needsReload(view) { return .needsReload }
      // What was reloaded, also by the app, is only read, and so can be changed in a batch, once it is
      // laid out.
      isReloadPending = false
      view.layoutIfNeeded()
      return .ready
    }

    /// Whether a view must not be told to change in a batch.
    func needsReload(_ view: View) -> Bool { view.window == nil || view.bounds.isEmpty }

    func updateIsWaiting() { gate.schedule(isPatient: isReordering) }

    /// A view that is told to reload takes the keyboard away, and the control under the finger.
    /// A drop ends if the view reloads.
    var prefersBatch: Bool { isDropping || view?.isInUse == true }

    func performDrop(_ body: () -> Void) {
      isDropping = true
      defer { isDropping = false }
      body()
    }

    /// Whether the user drags a row to another place.
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

    /// Looks at what must be known before the data changes.
    private func prepareUpdate() {
      // A table that is asked anew which methods its delegate has forgets what it measured.
      rememberPlaces()
      if !hasHeights, updater.newest.sections.contains(where: mayHaveHeights) {
        hasHeights = true
        onHeights()
      }
    }

    func perform(
      _ operations: Changeset.Operations, isAnimated: Bool,
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
      if isAnimated && anchor == nil && (options.animatesWhileScrolling || !isMoving) {
        update()
      } else {
        updater.batchIsNotAnimated()
        UIView.performWithoutAnimation(update)
      }
      // What the view asked for its batch is over.
      gate.endLayout()
      releaseControllers()
      if options.identifiesCells, !operations.rowMoves.isEmpty {
        for case let cell as UIView in shown.cells.map(\.cell) { shown.identify(cell) }
      }
      keepPlaces()
      // A view forgets what was selected in rows that it reloads.
      showSelection()
      centerSubstitute()
    }
  }

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
    private let later: Scheduler
    private var depth = 0
    /// The lists that are laid out, this one and those inside it, by their gates.
    private var layouts: Set<ObjectIdentifier> = []
    /// The number of the drop that the view is to settle; nil if it is none.
    private var settling: Int?
    private var drops = 0
    private var isScheduled = false
    /// What to do when the gate may be open again.
    var onOpen: @MainActor () -> Void = {}

    init(later: @escaping Scheduler) { self.later = later }

    var isClosed: Bool { depth > 0 || settling != nil || !layouts.isEmpty }

    /// Keeps the gate closed, and those around it, until the layout of its view ends, or this turn.
    ///
    /// - Returns: Whether that is news.
    @discardableResult
    func beginLayout(of inner: UpdateGate? = nil) -> Bool {
      let isNew = layouts.insert(ObjectIdentifier(inner ?? self)).inserted
      if isNew { outer?.beginLayout(of: inner ?? self) }
      return isNew
    }

    /// The layout is over; whoever waited for that calls back in another turn.
    func endLayout(of inner: UpdateGate? = nil) {
      guard layouts.remove(ObjectIdentifier(inner ?? self)) != nil else { return }
      outer?.endLayout(of: inner ?? self)
    }

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
        // No layout outlives its turn.
        self?.layouts = []
        self?.onOpen()
      }
    }
  }
#endif
