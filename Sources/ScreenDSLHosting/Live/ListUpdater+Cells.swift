public import ScreenDSL

extension ListUpdater {
  package func changeCells<Host>(
    from old: CellRegistry<Host>, to new: CellRegistry<Host>,
    change: @escaping @MainActor () -> Void
  ) {
    var update = queue.pending ?? PendingUpdate()
    update.cells = ({ $0.cellsThatDiffer(between: old, and: new) }, change)
    queue.pending = update
    resume()
  }

  func exchange(_ cells: CellChange, animated: Bool) {
    let affected = cells.affects(current)
    guard shown.isShownOnce, host != nil, affected != .init() else { return cells.change() }
    let rows = affected.reloads.count + affected.reconfigures.count
    reports.notes.draft?.otherCells += rows + affected.supplementaries.count
    if rows > reloadThreshold ?? .max && mayReload {
      cells.change()
      reload(showing: current, because: .tooManyChanges)
    } else {
      redisplay(affected, animated: animated, change: cells.change)
    }
  }

  private func redisplay(
    _ cells: Changeset.Operations, animated: Bool = true,
    change: @escaping @MainActor () -> Void = {}
  ) {
    let batches: [Changeset.Operations] = [
      .init(supplementaries: cells.supplementaries), .init(reloads: cells.reloads),
      .init(reconfigures: cells.reconfigures),
    ]
    for (index, batch) in batches.filter({ $0 != .init() }).enumerated() {
      let isFirst = index == 0
      if host?.readiness == .needsReload {
        if isFirst { change() }
        return reload(showing: current, because: .viewNotReady)
      }
      run(batch, animated: animated) { if isFirst { change() } }
    }
  }

  package func redisplay(_ places: [(place: CellPlace, needsOtherCell: Bool)]) {
    var cells = Changeset.Operations()
    for (place, isOther) in places {
      switch place {
      case .row(let path):
        guard let position = position(of: path) else { continue }
        if isOther { cells.reloads.append(position) } else { cells.reconfigures.append(position) }
      case .supplementary(let kind, let id):
        guard let section = current.sectionIndex(of: id),
          current.sections[section].supplementary(kind) != nil
        else { continue }
        cells.supplementaries.append(.init([kind], of: section, needOtherViews: isOther))
      }
    }
    cells.reloads = cells.reloads.inOrder
    cells.reconfigures = cells.reconfigures.inOrder
    redisplay(cells)
  }

  package func countNewCell() { states.made &+= 1 }

  // MARK: Configuring cells again

  package func stateDidChange(at place: CellPlace) {
    if shown.isFilling || !shown.isShownOnce || host == nil { return }
    shown.refills.add(place, states.newPaths)
    resume()
  }

  func refill() {
    guard shown.hasWork, host?.readiness != .busy else { return }
    redisplay(shown.refills.take().map { ($0, needsOtherCell: false) })
  }

  // MARK: The environment of the list

  /// The values that all rows of the outermost list and of its inner lists share.
  ///
  /// When a value changes, the list finds the cells that have read this value, and configures these cells again. If the
  /// list cannot be changed now, for example because the user drags a row, the list configures the cells later.
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
    guard let states = nesting.environment?.states, states.hasValues(for: ReadValues.self)
    else { return }
    for place in states.places(keeping: ReadValues.self) where shows(place) {
      let read = states.value(for: ReadValues.self, at: place)
      if read.contains(where: { root.nesting.shared.values[$0.key] != $0.value }) {
        shown.refills.add(place, states.newPaths)
      }
    }
    resume()
    for child in nesting.children.values { child.child?.refillReaders() }
  }

  private func shows(_ place: CellPlace) -> Bool {
    place.rowPath.map { position(of: $0) != nil } ?? (nesting.parent == nil)
  }
}

extension CellSite {
  package func inEnvironment<Result>(state: RowState? = nil, _ body: () -> Result) -> Result {
    guard let list = environment.list as? ListUpdater else { return body() }
    let reads = EnvironmentReads()
    func made(in state: RowState) -> Result {
      var state = state
      state.busyControls = busyControls
      return list.environment.around(state, following: reads, body)
    }
    var result = made(in: state ?? RowState())
    // This code looks up the row's state only if `body` reads `rowState`, because the look-up takes time.
    if reads.readsState, state == nil { result = made(in: rowState) }
    guard list.shown.isFilling else { return result }
    if reads.readsState { followState() }
    if !reads.values.isEmpty {
      let (states, place) = (environment.states, shownPlace)
      let read = states.value(for: ReadValues.self, at: place).merging(reads.values) { $1 }
      states.set(read, for: ReadValues.self, at: place)
    }
    return result
  }
}

// MARK: - Actions of the user in cells

extension ListUpdater: CellOwner {
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
    if isWaiting || root.isWaiting || touchedHost?.refill(cell.shownPlace) == false {
      later(patience) { [weak self] in self?.answer(event, patience) }
    } else {
      shown.answer(event)
      if touchedHost == nil { stateDidChange(at: cell.shownPlace) }
    }
    shown.isAnswering = false
  }

  func later(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
    (root.visibility.clock ?? root.wait)(seconds, action)
  }

  // MARK: The context of a cell

  /// Runs `body`, which configures a cell, and returns the result of `body`. If `body` writes a cell state, the list
  /// does not configure the cell again.
  @usableFromInline
  func filling(_ body: () -> Bool) -> Bool {
    let wasFilling = shown.isFilling
    shown.isFilling = true
    defer { shown.isFilling = wasFilling }
    return body()
  }

  /// Returns a reference to the row, header or footer for which the list now configures a cell.
  ///
  /// Call this method once for each configuration, because the method counts the configurations and forgets which
  /// values of the environment the cell has read.
  @usableFromInline
  func site(of item: CellPlace.Item, isFirstDisplay: Bool, _ row: Row? = nil) -> CellSite {
    let surroundings = surroundings
    surroundings.states.filled &+= 1
    let site = CellSite(
      environment: surroundings, item: item, container: surroundings.container,
      isFirstDisplay: isFirstDisplay, newPaths: surroundings.states.newPaths,
      outline: row?.disclosurePlace)
    // An update may have added a modifier `task` or `onImpression` to the row. A `TouchedListHost` itself calls
    // `beginVisibility(of:)` for the rows that it shows.
    if !isFirstDisplay, row?.attributes.isWatched == true, touchedHost == nil {
      beginVisibility(at: site.shownPlace)
    }
    if shown.isAwaitingAnswer { shown.answer(site.shownPlace) }
    if states.hasValues(for: ReadValues.self) {
      states.removeValue(for: ReadValues.self, at: site.shownPlace)
    }
    return site
  }

  /// The values that cells store for the container whose rows this list shows. A container is a row whose cell shows a
  /// list of its own. The property is nil for the outermost list of the screen, and if another list now shows the
  /// container's rows.
  public var containerState: CellState? { outer.map { $0.list.state(of: $0.container) } }

  func state(of row: RowPath) -> CellState {
    let section = row.section ?? .inContainer
    return CellState(
      site: CellSite(
        environment: surroundings, item: .row(row.id, section), container: shownContainer,
        isFirstDisplay: false, newPaths: states.newPaths, outline: nil),
      isShown: false)
  }

  @inline(never) var states: CellStateStore { surroundings.states }

  var surroundings: CellEnvironment {
    if let environment = nesting.environment { return environment }
    let environment = CellEnvironment(
      list: self, root: root, states: nesting.parent?.list?.states ?? CellStateStore(),
      container: containerPath)
    nesting.environment = environment
    return environment
  }

  @inline(never) var shownContainer: RowPath? { surroundings.container }

  @inline(never) var shownRoot: ListUpdater? { surroundings.root as? ListUpdater }

  /// If the list now shows the rows of another container, discards the `CellEnvironment`. The list then creates a new
  /// environment for this container.
  func enterContainer() {
    if nesting.environment?.root !== root || shownContainer != containerPath {
      nesting.environment = nil
    }
  }

  @inline(never)
  func newestRow(_ row: LiveRow) -> Row? {
    surroundings.newestContent(at: .row(row.shownPath), row.newPaths)
  }

  package func newestModel(at place: CellPlace) -> (any CellModel)? {
    surroundings.newestContent(at: place)?.model
  }
}

extension ScreenSnapshot {
  /// Returns operations for the cells whose registrations differ between the registries. The operations configure a
  /// cell again if its reuse identifier stays the same, and otherwise replace the cell. The result omits rows inside
  /// containers, because the inner lists find these rows themselves.
  fileprivate func cellsThatDiffer<Host>(
    between old: CellRegistry<Host>, and new: CellRegistry<Host>
  ) -> Changeset.Operations {
    /// Returns whether the two registrations have different reuse identifiers; nil if both are the same object.
    func isOther(_ identifier: ReuseIdentifier) -> Bool? {
      let (old, new) = (old.registration(for: identifier), new.registration(for: identifier))
      return old === new ? nil : old?.identifier != new?.identifier
    }
    var cells = Changeset.Operations()
    for (sectionIndex, section) in sections.enumerated() {
      for (index, row) in section.rows.enumerated() {
        guard let isOther = isOther(row.reuseIdentifier) else { continue }
        let position = RowPosition(section: sectionIndex, row: index)
        if isOther { cells.reloads.append(position) } else { cells.reconfigures.append(position) }
      }
      for part in section.supplementaries {
        guard let isOther = isOther(part.reuseIdentifier) else { continue }
        cells.supplementaries.append(.init([part.kind], of: sectionIndex, needOtherViews: isOther))
      }
    }
    return cells
  }
}

extension CellRegistration {
  /// Shows a row in a cell that was created for this registration.
  ///
  /// - Parameters:
  ///   - view: The cell. If the registration's source is ``CellSource/factory(_:)``, the view that the closure created.
  ///   - row: A row of the list.
  ///   - list: The list of the row.
  ///   - isFirstDisplay: True if the cell showed another row, or nothing, before.
  /// - Returns: False if the registration is not for the type of the row's model. Then the cell does not change.
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

  /// Shows the content of a header, a footer or another supplementary view in a view that was created for this
  /// registration.
  ///
  /// - Parameters:
  ///   - view: The view. If the registration's source is ``CellSource/factory(_:)``, the view that the closure created.
  ///   - supplementary: The content.
  ///   - section: The section of the content.
  ///   - list: The list of the section.
  ///   - isFirstDisplay: True if the view showed something else, or nothing, before.
  /// - Returns: False if the registration is not for the type of the content's model. Then the view does not change.
  @MainActor @discardableResult
  public func fill(
    _ view: Host.View, with supplementary: Supplementary, of section: SectionID,
    in list: ListUpdater, isFirstDisplay: Bool
  ) -> Bool {
    let item = CellPlace.Item.supplementary(supplementary.kind, section)
    list.beginVisibility(of: supplementary, in: section)
    return list.filling {
      show(view, supplementary.box, list.site(of: item, isFirstDisplay: isFirstDisplay))
    }
  }
}
