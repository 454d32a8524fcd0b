import ScreenDSL

/// A change of what rows are shown with: which rows of a list it concerns, and how to make it.
struct CellChange {
  let affects: @MainActor (ScreenSnapshot) -> AffectedCells
  let change: @MainActor () -> Void

  /// Both changes, made together.
  func followed(by next: CellChange) -> CellChange {
    CellChange(
      affects: { affects($0).union(next.affects($0)) },
      change: {
        change()
        next.change()
      })
  }
}

/// The rows and sections whose cells and headers are no longer the right ones.
struct AffectedCells {
  var rows: [RowPosition] = []
  var supplementaries: [Changeset.SupplementaryUpdate] = []

  var isEmpty: Bool { rows.isEmpty && supplementaries.isEmpty }

  func union(_ other: AffectedCells) -> AffectedCells {
    AffectedCells(
      rows: Set(rows + other.rows).sorted(),
      supplementaries: supplementaries + other.supplementaries)
  }
}

extension ListUpdater {
  /// Shows rows with other cells: exactly those whose cell is another one in the new registry.
  ///
  /// - Parameters:
  ///   - old: The registry so far.
  ///   - new: The registry from now on.
  ///   - isAnimated: Whether the user may see the change happen.
  ///   - change: Makes the host use the new registry; called when the list can be changed.
  package func changeCells<Host>(
    from old: CellRegistry<Host>, to new: CellRegistry<Host>, isAnimated: Bool = true,
    change: @escaping @MainActor () -> Void
  ) {
    let cells = CellChange(
      affects: { $0.cellsThatDiffer(between: old, and: new) }, change: change)
    waitToExchange(cells, isAnimated: isAnimated)
    resume()
  }

  func exchange(_ cells: CellChange, isAnimated: Bool) {
    let affected = cells.affects(current)
    guard isShownOnce, let host, !affected.isEmpty else { return cells.change() }
    let isTooMuch = affected.rows.count > reloadThreshold ?? .max && mayReload(host)
    if isTooMuch || host.readiness != .ready {
      cells.change()
      return reload(showing: current)
    }
    var change: (@MainActor () -> Void)? = cells.change
    if !affected.supplementaries.isEmpty {
      let exchanged = Changeset.Operations(supplementaries: affected.supplementaries)
      run(exchanged, isAnimated: isAnimated) { cells.change() }
      change = nil
    }
    if affected.rows.isEmpty { return }
    if change == nil, host.readiness != .ready {
      let rest = CellChange(affects: { _ in AffectedCells(rows: affected.rows) }, change: {})
      waitToExchange(rest, isAnimated: isAnimated)
    } else {
      run(Changeset.Operations(reloads: affected.rows), isAnimated: isAnimated) { change?() }
    }
  }
}

extension ListUpdater {
  /// Shows what the host left as it was, rows in other cells or in their own; the list can be changed.
  package func showAgain(
    inOtherCells reloads: [RowPosition], inOwnCells reconfigures: [RowPosition],
    supplementaries: [Changeset.SupplementaryUpdate]
  ) {
    var batches: [Changeset.Operations] = []
    if !supplementaries.isEmpty {
      batches.append(Changeset.Operations(supplementaries: supplementaries))
    }
    if !reloads.isEmpty { batches.append(Changeset.Operations(reloads: reloads)) }
    if !reconfigures.isEmpty { batches.append(Changeset.Operations(reconfigures: reconfigures)) }
    for batch in batches {
      if host?.readiness == .needsReload { return reload(showing: current) }
      run(batch, isAnimated: true) {}
    }
  }
}

// MARK: - What cells keep

extension ListUpdater {
  /// Fills the cell at a place again, now or as soon as the list can be changed: it keeps something else.
  ///
  /// What is written while cells of the list are filled is left to whoever fills them.
  func stateDidChange(at place: CellPlace) {
    if isFilling || !isShownOnce || host == nil { return }
    refills.insert(place)
    resume()
  }

  /// Fills again what is to be, unless the list cannot be changed.
  func refill() {
    guard !refills.isEmpty, host?.readiness != .busy else { return }
    let places = refills
    refills = []
    var rows: [RowPosition] = []
    var supplementaries: [Changeset.SupplementaryUpdate] = []
    for place in places {
      switch place {
      case .row(let path):
        guard container(of: path) == shownContainer else { continue }
        let section = shownContainer == nil ? path.section : nil
        if let position = current.position(of: path.id, in: section) { rows.append(position) }
      case .supplementary(let kind, let id, in: let container):
        guard container == shownContainer, let section = current.sectionIndex(of: id) else {
          continue
        }
        supplementaries.append(.init([kind], of: section, needOtherViews: false))
      }
    }
    showAgain(inOtherCells: [], inOwnCells: rows.sorted(), supplementaries: supplementaries)
  }
}

extension ScreenSnapshot {
  /// Finds the rows whose cell is another one in another registry; those inside containers are not
  /// looked at, their lists do it.
  fileprivate func cellsThatDiffer<Host>(
    between old: CellRegistry<Host>, and new: CellRegistry<Host>
  ) -> AffectedCells {
    var differs: [ReuseIdentifier: Bool] = [:]
    func isAffected(_ identifier: ReuseIdentifier) -> Bool {
      if let known = differs[identifier] { return known }
      let result =
        old.registration(for: identifier)?.identifier
        != new.registration(for: identifier)?.identifier
      differs[identifier] = result
      return result
    }
    var affected = AffectedCells()
    for (sectionIndex, section) in sections.enumerated() {
      for (index, row) in section.rows.enumerated() where isAffected(row.reuseIdentifier) {
        affected.rows.append(RowPosition(section: sectionIndex, row: index))
      }
      let kinds = section.supplementaries.filter { isAffected($0.reuseIdentifier) }.map(\.kind)
      if !kinds.isEmpty {
        affected.supplementaries.append(.init(kinds, of: sectionIndex, needOtherViews: true))
      }
    }
    return affected
  }
}
