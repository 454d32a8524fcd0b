public import ScreenDSL

extension ListUpdater {
  /// Changes the registry, and replaces exactly the cells that are different in the new one. If another change of the
  /// registry still waits, this one replaces it.
  ///
  /// - Parameters:
  ///   - old: The registry in use.
  ///   - new: The new registry.
  ///   - animated: Whether to animate the change.
  ///   - change: Makes the host use the new registry. The updater calls it when the list can be changed.
  package func changeCells<Host>(
    from old: CellRegistry<Host>, to new: CellRegistry<Host>, animated: Bool = true,
    change: @escaping @MainActor () -> Void
  ) {
    var update = queue.pending ?? PendingUpdate()
    update.cells = ({ $0.cellsThatDiffer(between: old, and: new) }, change)
    if update.snapshot == nil { update.animated = animated }
    queue.pending = update
    resume()
  }

  func exchange(_ cells: CellChange, animated: Bool) {
    let affected = cells.affects(current)
    guard shown.isShownOnce, host != nil,
      !affected.reloads.isEmpty || !affected.supplementaries.isEmpty
    else { return cells.change() }
    reports.notes.draft?.otherCells += affected.reloads.count + affected.supplementaries.count
    if affected.reloads.count > reloadThreshold ?? .max && mayReload {
      cells.change()
      reload(showing: current, because: .tooManyChanges)
    } else {
      redisplay(affected, animated: animated, change: cells.change)
    }
  }

  /// Displays rows and then supplementary views again. It calls `change` in the first batch.
  private func redisplay(
    _ cells: Changeset.Operations, animated: Bool = true,
    change: @escaping @MainActor () -> Void = {}
  ) {
    var batches: [Changeset.Operations] = []
    if !cells.supplementaries.isEmpty {
      batches.append(.init(supplementaries: cells.supplementaries))
    }
    if !cells.reloads.isEmpty { batches.append(.init(reloads: cells.reloads)) }
    if !cells.reconfigures.isEmpty { batches.append(.init(reconfigures: cells.reconfigures)) }
    for (index, batch) in batches.enumerated() {
      let isFirst = index == 0
      if host?.readiness == .needsReload {
        if isFirst { change() }
        return reload(showing: current, because: .viewNotReady)
      }
      run(batch, animated: animated) { if isFirst { change() } }
    }
  }

  /// Displays the rows at some places again, in another cell or in the same one, if they still exist. Call it only if
  /// the list can be changed.
  package func redisplay(_ places: [(place: CellPlace, needsOtherCell: Bool)]) {
    var (reloads, reconfigures): ([RowPosition], [RowPosition]) = ([], [])
    var supplementaries: [Changeset.SupplementaryUpdate] = []
    for (place, needsOtherCell) in places {
      switch place {
      case .row(let path):
        guard let position = position(of: path) else { continue }
        if needsOtherCell { reloads.append(position) } else { reconfigures.append(position) }
      case .supplementary(let kind, let id):
        guard let section = current.sectionIndex(of: id),
          current.sections[section].supplementary(kind) != nil
        else { continue }
        supplementaries.append(.init([kind], of: section, needOtherViews: needsOtherCell))
      }
    }
    redisplay(
      Changeset.Operations(
        reconfigures: reconfigures.inOrder, reloads: reloads.inOrder,
        supplementaries: supplementaries))
  }

  /// Counts a cell that the host created for a row.
  package func countNewCell() { states.made &+= 1 }
}

// MARK: - Cell states

extension ListUpdater: CellOwner {
  /// Configures the cell at a place again, because its state changed. It does so as soon as the list can be changed.
  ///
  /// If the list is configuring cells, the code that does so also handles this change.
  package func stateDidChange(at place: CellPlace) {
    if shown.isFilling || !shown.isShownOnce || host == nil { return }
    shown.refill(place)
    resume()
  }

  /// Configures the waiting cells, if the list can be changed.
  func refill() {
    guard shown.hasWork, host?.readiness != .busy else { return }
    redisplay(shown.takeRefills().map { ($0, needsOtherCell: false) })
  }
}

// MARK: - The environment

extension ListUpdater {
  /// The values that all rows of the list and of the lists inside it share. Set it on the outermost list.
  ///
  /// If a value changes, the list configures the cells that read it again, as soon as it can be changed.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows with cell states.
  public var environment: ListEnvironment {
    get { root.nesting.shared }
    set {
      root.nesting.shared = newValue
      root.refillReaders()
    }
  }

  private func refillReaders() {
    guard let states = nesting.environment?.states, states.hasReads else { return }
    for place in states.places(keeping: ReadValues.self) where shows(place) {
      let read = states.value(for: ReadValues.self, at: place)
      let isOther = read.contains { sharedValue($0.key) != $0.value }
      if isOther { shown.refill(place) }
    }
    resume()
    for child in nesting.children.values { child.child?.refillReaders() }
  }

  private func sharedValue(_ key: ObjectIdentifier) -> ListEnvironment.Entry? {
    root.nesting.shared.values[key]
  }

  private func shows(_ place: CellPlace) -> Bool {
    place.rowPath.map { position(of: $0) != nil } ?? (nesting.parent == nil)
  }
}

extension CellSite {
  /// Runs `body` in the list's environment and returns its result. If a cell is being configured, this records what
  /// `body` reads.
  ///
  /// - Parameter state: The state of the row; nil for the list's.
  package func inEnvironment<Result>(
    state: RowState? = nil, _ body: () -> Result
  ) -> Result {
    guard let list = environment.list as? ListUpdater else { return body() }
    let reads = EnvironmentReads()
    func made(in state: RowState) -> Result {
      var state = state
      state.busyControls = busyControls
      return list.environment.around(state, following: reads, body)
    }
    var result = made(in: state ?? RowState())
    // Looking up the row for its state is only necessary if the body reads it.
    if reads.readsState, state == nil { result = made(in: rowState) }
    guard list.shown.isFilling else { return result }
    if reads.readsState { followState() }
    if !reads.values.isEmpty {
      let (states, place) = (environment.states, shownPlace)
      states.hasReads = true
      let read = states.value(for: ReadValues.self, at: place).merging(reads.values) { $1 }
      states.set(read, for: ReadValues.self, at: place)
    }
    return result
  }
}

// MARK: - User actions in cells

extension ListUpdater {
  /// Runs the action. If no update then configures the cell, the list configures it once more: after the next
  /// snapshot, or after `patience` seconds. It no longer waits for answers to earlier actions in this cell.
  package func tell(from cell: CellSite, patience: Double, _ action: (() -> Void)?) {
    let (event, requests) = (shown.note(in: cell), root.queue.requests)
    action?()
    if shown.cell(of: event) == nil { return }
    later(0) { [weak self] in
      guard let self else { return }
      if action != nil, root.queue.requests != requests { return answer(event, patience) }
      later(patience) { [weak self] in self?.answer(event, patience) }
    }
  }

  private func answer(_ event: Int, _ patience: Double) {
    resume()
    guard let cell = shown.cell(of: event) else { return }
    shown.isAnswering = true
    // If a snapshot waits, it may contain the model's answer.
    if isWaiting || root.isWaiting || touchedHost?.refill(cell.shownPlace) == false {
      later(patience) { [weak self] in self?.answer(event, patience) }
    } else {
      shown.answer(event)
      if touchedHost == nil { shown.refill(cell.shownPlace) }
    }
    shown.isAnswering = false
    resume()
  }

  func later(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    (root.visibility.clock ?? root.wait)(seconds, action)
  }
}

extension ListUpdater {
  /// Configures a cell of this list. States that the cell writes meanwhile do not configure it again.
  @usableFromInline
  func filling(_ body: () -> Bool) -> Bool {
    let wasFilling = shown.isFilling
    shown.isFilling = true
    defer { shown.isFilling = wasFilling }
    return body()
  }

  /// The context for a cell of this list that is being configured.
  @usableFromInline
  func site(of item: CellPlace.Item, isFirstDisplay: Bool, _ row: Row? = nil) -> CellSite {
    let surroundings = surroundings
    surroundings.states.filled &+= 1
    var site = CellSite(
      environment: surroundings, item: item, isFirstDisplay: isFirstDisplay,
      newPaths: states.newPaths)
    site.outline = row?.disclosurePlace
    if shown.isAwaitingAnswer { shown.answer(site.shownPlace) }
    if states.hasReads { states.removeValue(for: ReadValues.self, at: site.shownPlace) }
    return site
  }

  /// The cell state of this list's container; nil if the list is in no container, or another list shows the container
  /// now.
  public var containerState: CellState? { outer.map { $0.list.state(of: $0.container) } }

  /// The cell state of a row of this list.
  func state(of row: RowPath) -> CellState {
    let section = row.section ?? .inContainer
    return CellState(
      site: CellSite(
        environment: surroundings, item: .row(row.id, section), isFirstDisplay: false,
        newPaths: states.newPaths),
      isShown: false)
  }

  @inline(never) var states: CellStateStore { surroundings.states }

  private var surroundings: CellEnvironment {
    if let environment = nesting.environment { return environment }
    let environment = CellEnvironment(
      list: self, root: root, states: nesting.parent?.list?.states ?? CellStateStore(),
      container: containerPath)
    nesting.environment = environment
    return environment
  }

  /// The container of the shown rows.
  ///
  /// While the list waits to show the rows of another container, this is still the old container.
  @inline(never) var shownContainer: RowPath? { surroundings.container }

  /// The outermost list of the shown rows.
  var shownRoot: ListUpdater? { surroundings.root as? ListUpdater }

  /// Records that the list shows the rows of its container from now on.
  func enterContainer() {
    guard let environment = nesting.environment,
      !(environment.root === root && shownContainer == containerPath)
    else { return }
    nesting.environment = nil
  }

  /// Returns the newest declaration of a row that the list showed.
  @inline(never)
  func newestRow(_ row: LiveRow) -> Row? { newestRow(at: row.shownPath) }

  /// Returns the newest declaration of the shown row at a path.
  func newestRow(at path: RowPath) -> Row? {
    surroundings.newestRow(surroundings.newestPath(of: path))
  }
}

extension ScreenSnapshot {
  /// Finds the rows whose cells are different in another registry. It ignores rows inside containers, because their
  /// own lists find them.
  fileprivate func cellsThatDiffer<Host>(
    between old: CellRegistry<Host>, and new: CellRegistry<Host>
  ) -> Changeset.Operations {
    func isAffected(_ identifier: ReuseIdentifier) -> Bool {
      old.registration(for: identifier)?.identifier != new.registration(for: identifier)?.identifier
    }
    var rows: [RowPosition] = []
    var supplementaries: [Changeset.SupplementaryUpdate] = []
    for (sectionIndex, section) in sections.enumerated() {
      for (index, row) in section.rows.enumerated() where isAffected(row.reuseIdentifier) {
        rows.append(RowPosition(section: sectionIndex, row: index))
      }
      let kinds = section.supplementaries.filter { isAffected($0.reuseIdentifier) }.map(\.kind)
      if !kinds.isEmpty {
        supplementaries.append(.init(kinds, of: sectionIndex, needOtherViews: true))
      }
    }
    return Changeset.Operations(reloads: rows, supplementaries: supplementaries)
  }
}

extension CellRegistration {
  /// Shows a row in a cell that was created for this registration.
  ///
  /// - Parameters:
  ///   - view: The cell, or the view of a factory.
  ///   - row: The row, one of the list's.
  ///   - list: The list of the row.
  ///   - isFirstDisplay: Whether the cell showed another row, or nothing, before.
  /// - Returns: Whether the cell can show the row's model. If not, the cell does not change.
  /// - Complexity: O(1).
  @MainActor @discardableResult @inlinable
  public func fill(
    _ view: Host.View, with row: LiveRow, in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    list.filling {
      show(
        view, row.row.box,
        list.site(of: .row(row.row.id, row.section), isFirstDisplay: isFirstDisplay, row.row))
    }
  }

  /// Shows a supplementary in a view that was created for this registration.
  ///
  /// - Parameters:
  ///   - view: The view, or that of a factory.
  ///   - supplementary: The supplementary.
  ///   - section: Its section.
  ///   - list: The list of the section.
  ///   - isFirstDisplay: Whether the view showed something else, or nothing, before.
  /// - Returns: Whether the view fits the model; if not, it does not change.
  @MainActor @discardableResult
  public func fill(
    _ view: Host.View, with supplementary: Supplementary, of section: SectionID,
    in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    let item = CellPlace.Item.supplementary(supplementary.kind, section)
    return list.filling {
      show(view, supplementary.box, list.site(of: item, isFirstDisplay: isFirstDisplay))
    }
  }
}
