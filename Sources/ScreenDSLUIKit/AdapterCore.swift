#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The implementation of both public adapters. It connects a table or a collection view with a `ListUpdater`.
  ///
  /// The updater decides which batch runs when, and this class calls the view. When the view asks for rows, this
  /// class returns those of the snapshot that the updater shows.
  @MainActor
  final class AdapterCore<View: ListView> {
    weak var ownView: View?
    /// The object that this adapter sets as data source and delegate of the view.
    weak var owner: AnyObject?
    let options: AdapterOptions
    let gate: UpdateGate
    /// The subview that reports events of the view for which UIKit has no delegate method, such as a layout.
    let sensor = ListSensor(frame: .zero)
    private(set) lazy var updater = ListUpdater(host: self)
    /// The registry from which the list takes its cells now. If the app sets another registry, this property changes
    /// later, as soon as the adapter may change the view.
    private(set) var registry: CellRegistry<View.List>
    private(set) var requested: CellRegistry<View.List>
    /// Called when the view has scrolled.
    var onScroll: @MainActor (UIScrollView) -> Void = { _ in }
    /// Called once, before the adapter shows the first snapshot in which a row or a layout hint may declare a height.
    var onHeights: @MainActor () -> Void = {}
    /// False as long as no row and no layout hint has declared a height.
    var hasHeights = false
    /// Whether any row shows the view of a view controller.
    var hasControllers = false
    /// The recorded positions of the visible rows that must stay in place.
    var anchor: ScrollAnchor?
    /// The row or the section to scroll to. The scroll begins when the view has a size and a window.
    var target: ScrollTarget?
    /// The space that views floating over the list, such as a toolbar, cover at each edge.
    var floatingInsets = UIEdgeInsets.zero {
      didSet { exchange(oldValue, for: floatingInsets) }
    }
    /// The edit mode that the adapter has set in the view; nil if the screen declares no edit mode.
    var editing: (isOn: Bool, selectsRows: Bool)?
    /// The space above the rows of the modifier `emptyContent`, which puts these rows into the middle of the visible
    /// area.
    var substituteGap: CGFloat = 0
    /// The updates of cells and supplementary views that wait while the user edits or touches these views.
    var deferred: [DeferredUpdate] = []
    /// Whether the adapter has scheduled the next check of which rows are visible.
    var looksAgain = false
    #if !os(tvOS)
      /// The refresh control that the adapter has added to the view; nil if the screen has no refresh action, or if the
      /// app has set a refresh control of its own.
      weak var refreshControl: UIRefreshControl?
      /// The value of `alwaysBounceVertical` before the adapter added the refresh control.
      var bounced = true
      /// The search field in the navigation bar; nil if the list shows a search field as a row.
      var searchBar: SearchBar? {
        didSet {
          oldValue?.leave()
          updater.hasSearchBar = searchBar != nil
          searchBar?.follow()
        }
      }
    #endif
    /// The view's `selectionFollowsFocus` before the screen changed it; nil if the screen has not changed it.
    var followedFocus: Bool?
    /// The layout hint for sections that declare none; nil if the view does not use the package's layout.
    var layoutHint: LayoutHint? { didSet { if layoutHint != oldValue { followHints() } } }
    /// The package's own layout, which applies the layout hints; nil if the view uses another layout.
    weak var layout: AnyObject?
    /// The sections that the app lays out.
    var ownLayouts: Set<SectionID> = []
    var shown = ShownRows()
    /// For each supplementary view, identified by its object: the content that the view shows, or showed last.
    var shownSupplementaries: [ObjectIdentifier: ShownSupplementary] = [:]
    /// The supplementary views that the layout leaves out for a moment, so that the collection view creates new ones.
    var hiddenSupplementaries: Set<SupplementaryPlace> = []
    /// `registeredCells` contains the reuse identifiers that are registered in the view. The values of `pools` are
    /// reuse identifiers for models that supply their own registration.
    var (registeredCells, pools) = (Set<String>(), [ReuseIdentifier: String]())
    /// The kinds and identifiers of the registered supplementary views.
    var registeredSupplementaries: Set<[String]> = []
    private var hasNewRegistry = false
    /// The identifiers of registrations whose nib has a bundle that does not exist.
    var unloadable: Set<String> = []
    /// Whether any cell has accessibility actions that stand for swipe actions.
    var offersSwipes = false
    /// Whether the app is performing a drop.
    private var isDropping = false
    /// Whether the adapter has reloaded the view, and the view has not been laid out since.
    var isReloadPending = false
    /// Whether the user may be dragging a row. During a drag the view's `hasUncommittedUpdates` can still be false.
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

    /// Adds the sensor to the view. This invisible subview reports when the window or the size of the view changes, and
    /// when the view has been laid out.
    private func place(_ sensor: ListSensor, in view: View) {
      sensor.frame = view.bounds
      sensor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sensor.isUserInteractionEnabled = false
      sensor.onWindow = { [weak self] in self?.windowDidChange(isInWindow: $0) }
      sensor.onResize = { [weak self] in self?.rememberPlaces(beforeResizingFrom: $0) }
      sensor.onLayout = { [weak self] in
        guard let self else { return }
        gate.endLayout()
        // After a change of size, the visible rows must stay in place.
        if anchor?.keepsRowInSight == true { gate.isClosed ? gate.schedule() : keepPlaces() }
      }
      view.addSubview(sensor)
    }

    /// Runs the work that has waited until the view has a window.
    private func windowDidChange(isInWindow: Bool) {
      isInWindow ? updater.appear() : updater.checkVisibility()
      if isInWindow, updater.isWaiting || anchor != nil || target?.isMoving == false {
        gate.schedule()
      }
    }

    /// Records that a layout of the view has begun.
    ///
    /// Until the layout ends, nothing may change the view. For example, if a text field in the view resigns first
    /// responder during the layout, the field's action must not change the view.
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

  /// The content that a supplementary view shows, its section, and whether the view is visible.
  typealias ShownSupplementary = (
    content: Supplementary, section: SectionID, isDisplayed: Bool
  )

  /// An update of a row or a supplementary view. The update waits while the user edits or touches the cell of the row,
  /// or the supplementary view.
  struct DeferredUpdate {
    /// Returns the current path of the row, or the section and kind of the supplementary view.
    let place: @MainActor () -> CellPlace
    /// Whether the update replaces the cell or the supplementary view. If false, the update only configures it again.
    var needsOtherView: Bool
  }

  // MARK: - Changing the registry

  extension AdapterCore {
    /// Replaces the registry by a new one, as soon as the view can be changed.
    func use(_ new: CellRegistry<View.List>) {
      requested = new
      updater.changeCells(from: registry, to: new) { [weak self] in self?.adopt(new) }
      shareRegistry()
    }

    private func adopt(_ new: CellRegistry<View.List>) {
      registry = new
      hasNewRegistry = true
      if let view { registerCells(in: view) }
    }

    /// If the app has set a new registry, passes it to the inner lists in all existing container cells.
    private func shareRegistry() {
      guard hasNewRegistry else { return }
      // While the gate is closed, nothing may change the inner lists.
      if gate.isClosed { return gate.schedule() }
      hasNewRegistry = false
      for (cell, row, _) in shown.cells {
        guard let cell = cell as? any ContainerCell, let registration = registration(for: row)
        else { continue }
        inherit(cell, registration)
        cell.nested.useInheritedCells()
      }
    }
  }

  // MARK: - Hosting the updater

  extension AdapterCore: TouchedListHost {
    /// The view; nil while the view has another data source.
    var view: View? { ownView?.asked.dataSource === owner ? ownView : nil }

    /// Reports, only once, that another object has replaced the adapter as the view's data source or delegate.
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
      // The app may have reloaded the view. After a layout the view can run batches again.
      isReloadPending = false
      view.layoutIfNeeded()
      return .ready
    }

    /// Whether a view cannot run a batch now.
    func needsReload(_ view: View) -> Bool { view.window == nil || view.bounds.isEmpty }

    func updateIsWaiting() { gate.schedule(isPatient: isReordering) }

    /// Whether a reload would end editing, cancel a touch or end a drop.
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

    /// Records the positions of the visible rows. If a row or a layout hint declares a height for the first time, this
    /// method also makes the view ask for heights.
    private func prepareUpdate() {
      // To make a table view ask for heights, the adapter sets the view's delegate again. The view then forgets the
      // heights that it has measured. So the adapter records the positions of rows first.
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
      // The view has now made all calls that belong to its batch.
      gate.endLayout()
      releaseControllers()
      if options.identifiesCells, !operations.rowMoves.isEmpty {
        for case let cell as UIView in shown.cells.map(\.cell) { shown.identify(cell) }
      }
      keepPlaces()
      // The view deselects rows that it reloads, so the adapter selects them again.
      showSelection()
      centerSubstitute()
    }
  }
#endif
