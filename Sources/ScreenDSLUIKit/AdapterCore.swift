#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The implementation of both public adapters. The updater decides which batch runs when, and this class calls the
  /// view.
  @MainActor
  final class AdapterCore: TouchedListHost {
    typealias View = any ListView

    weak var ownView: View?
    /// `UITableView` or `UICollectionView`.
    let views: any ListView.Type
    /// The object that this adapter sets as data source and delegate of the view.
    weak var owner: ForwardingDelegate?
    let options: AdapterOptions
    let gate: UpdateGate
    let sensor = ListSensor(frame: .zero)
    private(set) lazy var updater = ListUpdater(host: self)
    private(set) var registry: any ViewRegistry
    var onScroll: @MainActor (UIScrollView) -> Void = { _ in }
    var hasHeights = false
    var anchor: ScrollAnchor?
    var target: ScrollTarget?
    var floatingInsets = UIEdgeInsets.zero { didSet { exchange(oldValue, for: floatingInsets) } }
    var editing: (isOn: Bool, selectsRows: Bool)?
    /// The values that properties of the view had before the adapter set these properties.
    var ownValues: [ReferenceWritableKeyPath<View, Bool>: Bool] = [:]
    /// The height of the space above the rows of the modifier `emptyContent`. The space centers these rows in the
    /// visible area.
    var substituteGap: CGFloat = 0
    var deferred: [DeferredUpdate] = []
    var looksAgain = false
    #if !os(tvOS)
      weak var refreshControl: UIRefreshControl?
      var searchBar: SearchBar? {
        didSet {
          oldValue?.leave()
          updater.hasSearchBar = searchBar != nil
          if view != nil { searchBar?.follow() }
        }
      }
    #endif
    /// The layout hint for sections that declare none; nil until the adapter creates a layout.
    var layoutHint: LayoutHint? {
      didSet {
        isLayoutComing = true
        followHints()
        isLayoutComing = false
      }
    }
    /// Whether the cells already follow the layout that the view is about to get.
    private(set) var isLayoutComing = false
    /// The last layout that the adapter created; nil if nothing retains this layout now.
    weak var layout: AnyObject?
    var ownLayouts: Set<SectionID> = []
    private var mustFollowLayouts = false
    var shown = ShownRows()
    var shownSupplementaries: [ObjectIdentifier: ShownSupplementary] = [:]
    /// The supplementary views that the list view removes for a moment, so that it creates new ones in their place.
    var hiddenSupplementaries: Set<SupplementaryPlace> = []
    var (registeredCells, pools) = (Set<String>(), [ReuseIdentifier: String]())
    var registeredSupplementaries: Set<[String]> = []
    private var hasNewRegistry = false
    /// The identifiers of registrations whose `lacksBundle` is true.
    var unloadable: Set<String> = []
    private var isDropping = false
    /// True from a reload of the view, or from the creation of this adapter, until the view's next layout.
    var isReloadPending = true
    /// Whether the user may be reordering rows. The adapter stores this value because `hasUncommittedUpdates` can be
    /// false during reordering.
    var mayBeReordering = false
    /// Whether the user is tapping a row that a tap expands or collapses. In the selection mode `single`, UIKit then
    /// deselects the selected row, and the adapter selects that row again.
    var tapUnfolds = false

    init<Own: ListView>(_ view: Own, registry: any ViewRegistry, options: AdapterOptions) {
      ownView = view
      views = Own.self
      self.registry = registry
      self.options = options
      gate = UpdateGate(later: options.later)
      updater.reloadThreshold = options.reloadThreshold
      updater.reports.console = options.console
      updater.wait = options.later
      gate.onOpen = { [weak self] in self?.resume() }
      place(sensor, in: view)
      registerCells(in: view)
    }

    private func place(_ sensor: ListSensor, in view: View) {
      sensor.frame = view.bounds
      sensor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sensor.isUserInteractionEnabled = false
      sensor.onWindow = { [weak self] in self?.windowDidChange(isInWindow: $0) }
      sensor.onResize = { [weak self] in
        self?.rememberPlaces(beforeResizingFrom: $0)
        self?.centerSubstituteLater()
      }
      // If a cell, header or footer leaves the list, editing in it may end, so the gate closes until the next layout.
      // Without a window, the user cannot be editing, and UIKit might not lay out the list.
      sensor.onLeave = { [weak self] in if self?.ownView?.window != nil { self?.noteLayout() } }
      sensor.onLayout = { [weak self] in
        guard let self else { return }
        gate.endLayout()
        // After a change of size, the visible rows must stay in place.
        if anchor?.keepsRowInSight == true { gate.isClosed ? gate.schedule() : keepPlaces() }
      }
      view.addSubview(sensor)
    }

    private func windowDidChange(isInWindow: Bool) {
      guard isInWindow else { return updater.checkVisibility() }
      #if !os(tvOS)
        // The app may have set the navigation item before a view controller contained the list.
        if view != nil { searchBar?.follow() }
      #endif
      updater.appear()
      // The app may have moved the list to another view controller.
      for case let place? in shown.cells.map({ hostedController(in: $0.cell) })
      where place.controller?.view.superview === place { place.attach() }
      // Without a window, the adapter did not know the visible area.
      centerSubstituteLater()
      if anchor != nil || target?.isMoving == false { gate.schedule() }
    }

    /// Closes the gate until the view has completed its layout, because no code may change the view during a layout.
    func noteLayout() { if gate.beginLayout() { sensor.setNeedsLayout() } }

    private func resume() {
      updater.resume()
      applyDeferred()
      shareRegistry()
      followLayouts()
      showSelection()
      keepPlaces()
      centerSubstitute()
      if let target, !target.isMoving { _ = scroll(to: target, animated: false) }
    }

    // MARK: Layouts of the app

    /// Updates the cells for the new `ownLayouts` in a later turn of the run loop, because `ownLayouts` changes while
    /// the view lays out its cells.
    func followLayoutsLater() {
      mustFollowLayouts = true
      gate.schedule()
    }

    private func followLayouts() {
      guard mustFollowLayouts else { return }
      if gate.isClosed { return gate.schedule() }
      mustFollowLayouts = false
      followHints()
    }

    // MARK: Changing the registry

    /// Replaces the registry with `new`, a registry for the same kind of list.
    func use<Host>(_ new: CellRegistry<Host>) where Host.View == UIView {
      guard let old = registry as? CellRegistry<Host> else { return }
      updater.changeCells(from: old, to: new) { [weak self] in
        guard let self else { return }
        (registry, hasNewRegistry) = (new, true)
        if let view { registerCells(in: view) }
      }
      shareRegistry()
    }

    private func shareRegistry() {
      guard hasNewRegistry else { return }
      if gate.isClosed { return gate.schedule() }
      hasNewRegistry = false
      for (cell, row, _) in shown.cells {
        guard let cell = cell as? any ContainerCell, let registration = registration(for: row)
        else { continue }
        inherit(cell, registration)
        cell.nested.adapter?.cells = cell.nested.inherited.cells
      }
    }

    // MARK: Hosting the updater

    /// The list view; nil if the view was freed, or while the view has a data source other than `owner`.
    var view: View? { ownView?.asked.dataSource === owner ? ownView : nil }

    private func reportOthers() {
      guard let asked = ownView?.asked else { return }
      for (role, object) in [("data source", asked.dataSource), ("delegate", asked.delegate)]
      where object !== owner {
        let other =
          object is ForwardingDelegate
          ? "another adapter" : object.map { ValueText.name(of: type(of: $0)) } ?? "none"
        let subject = "\(other) as \(role) of \(views)"
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
      view.layoutIfNeeded()
      isReloadPending = false
      return .ready
    }

    func needsReload(_ view: View) -> Bool { view.window == nil || view.bounds.isEmpty }

    func updateIsWaiting() { gate.schedule(isPatient: isReordering) }

    /// Sets the accessibility identifiers of the cells in this list and in its inner lists. The identifier of a cell in
    /// an inner list contains the IDs of the containers around this cell.
    func identifyCells() {
      guard options.identifiesCells else { return }
      for cell in shown.cells.map(\.cell) {
        shown.identify(cell)
        (cell as? any ContainerCell)?.nested.adapter?.core.identifyCells()
      }
    }

    /// Whether a reload would end editing, cancel a touch or end a drop.
    var prefersBatch: Bool { isDropping || view?.isInUse == true }

    func performDrop(_ body: () -> Void) {
      isDropping = true
      defer { isDropping = false }
      body()
    }

    private var isReordering: Bool {
      guard let view, !isDropping else { return false }
      if mayBeReordering { mayBeReordering = view.isTouched }
      return view.hasUncommittedUpdates || mayBeReordering
    }

    func reload(change: () -> Void) {
      prepareUpdate()
      change()
      shown.followPaths()
      guard let view else { return }
      isReloadPending = true
      view.reloadData()
      gate.endLayout()
      releaseControllers()
      keepPlaces()
      centerSubstitute()
    }

    private func prepareUpdate() {
      // After `reconnectDelegate`, the view no longer knows the row heights that it has measured, so this method
      // stores the scroll position first.
      rememberPlaces()
      if !hasHeights, updater.newest.sections.contains(where: mayHaveHeights) {
        hasHeights = true
        if let owner, !owner.omitted.isEmpty {
          owner.omitted = []
          reconnectDelegate()
        }
      }
    }

    func perform(
      _ operations: Changeset.Operations, animated: Bool,
      change: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
    ) {
      guard let view else { return change() }
      prepareUpdate()
      let isMoving = view.isDragging || view.isDecelerating
      let following: @MainActor () -> Void = { [weak self] in
        change()
        self?.shown.followPaths()
      }
      let update = { self.run(operations, in: view, change: following, completion: completion) }
      if animated && anchor == nil && (options.animatesWhileScrolling || !isMoving) {
        update()
      } else {
        updater.batchIsNotAnimated()
        UIView.performWithoutAnimation(update)
      }
      // The view has returned from its batch update, so it is not laying out its cells now.
      gate.endLayout()
      releaseControllers()
      if !operations.rowMoves.isEmpty { identifyCells() }
      keepPlaces()
      // The view deselects rows that it reloads.
      showSelection()
      centerSubstitute()
    }
  }

  typealias ShownSupplementary = (content: Supplementary, section: SectionID, isDisplayed: Bool)

  /// An update that waits while the user edits or touches the row, header or footer that the update changes.
  typealias DeferredUpdate = (place: @MainActor () -> CellPlace, needsOtherView: Bool)
#endif
