public import ScreenDSL

/// What cells keep for a row that is selected.
private enum IsSelected: CellStateKey {
  static let initial = false
}

// What is selected is kept as the states of cells are: it follows a row to another section and another
// ID, outlives reloads and the cells of containers, and goes when the row does.
extension ListUpdater {
  /// How many rows of this list the user can select; rows that are selected and no longer may be are
  /// deselected, without running a handler.
  ///
  /// While the screen is edited and says that rows are selected then, it is `multiple`, whatever was set.
  public var selectionMode: SelectionMode {
    get { current.selectsRows ? .multiple : usualSelectionMode }
    set {
      let isOther = newValue != usualSelectionMode
      usualSelectionMode = newValue
      // What is set is what is allowed.
      if isOther, !selectedPositions.isEmpty { selection = selection }
    }
  }

  /// The selected rows of this list, from top to bottom.
  ///
  /// Rows that are set are selected, and others deselected, without running a handler. Those that
  /// ``newest`` does not have are left out, and those that are more than ``selectionMode`` allows.
  ///
  /// - Complexity: O(*k*) in the number *k* of rows on the screen with something kept.
  public var selection: [RowPath] {
    get { selectedRows.map(\.shownPath) }
    set {
      for place in states.places(keeping: IsSelected.self)
      where place.rowPath?.container == shownContainer {
        states.removeValue(for: IsSelected.self, at: place)
      }
      let limit = selectionMode == .momentary ? 0 : selectionMode == .single ? 1 : newValue.count
      for path in newValue.compactMap(ownPath).prefix(limit) { note(path) }
      host?.showSelection()
      selectionDidChange()
    }
  }

  /// The positions of the selected rows in ``current``, in their order.
  ///
  /// - Complexity: O(*k*) in the number *k* of rows on the screen with something kept.
  public var selectedPositions: [RowPosition] {
    var positions: [RowPosition] = []
    for place in states.places(keeping: IsSelected.self) {
      if let path = place.rowPath, let position = position(of: path) { positions.append(position) }
    }
    return positions.inOrder
  }

  @inline(never)
  private var selectedRows: [LiveRow] { selectedPositions.compactMap(currentRow) }

  /// Whether the user can select a row now: it has an action for that, its condition holds, and the list is not edited,
  /// unless rows are selected then.
  ///
  /// - Parameter position: The row's position in ``current``.
  public func canSelect(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.isSelectable,
      current.isEdited == current.selectsRows
    else { return false }
    // The one that is selected may refuse to go.
    if selectionMode == .single,
      selectedRows.contains(where: { $0.shownPath != row.shownPath && !canDeselect($0) })
    {
      return false
    }
    return newestRow(row)?.attributes.canBeSelected ?? false
  }

  /// Whether the user can deselect a selected row now: its condition holds, if it has one.
  package func canDeselect(_ row: LiveRow) -> Bool {
    newestRow(row)?.attributes.canDeselect?.holds(()) ?? true
  }

  /// Selects a row as the user did, deselects the one before if only one can be, and runs the handlers.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row can be selected; if not, nothing is run.
  @discardableResult
  public func select(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), canSelect(at: position) else { return false }
    if let folder = newestRow(row)?.attributes, folder.outline?.isTapped == true {
      // It stays selected nowhere: what a tap does is seen.
      folder.onSelect?(())
      host?.showSelection()
      return true
    }
    if selectionMode == .single {
      let others = selectedRows.filter { $0.shownPath != row.shownPath }
      for other in others { deselect(other) }
      if !others.isEmpty { host?.showSelection() }
    }
    if selectionMode != .momentary { note(row.shownPath) }
    newestRow(row)?.attributes.onSelect?(())
    selectionDidChange()
    return true
  }

  /// Lets the focus of a keyboard or a remote come to a row, which is selected if the screen says that its selection
  /// follows focus.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row can have the focus; if not, nothing is run.
  @discardableResult
  public func focus(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.canFocus != false else {
      return false
    }
    if root.newest.whole?.selectionFollowsFocus == true, !isSelected(row.shownPath) {
      select(at: position)
    }
    return true
  }

  /// Deselects a row as the user did, and runs its handler.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row was selected and could be deselected; if not, nothing is run.
  @discardableResult
  public func deselect(at position: RowPosition) -> Bool {
    currentRow(at: position).map(deselect) ?? false
  }

  /// Runs what a tap on a header or a footer does, as the newest snapshot has it.
  ///
  /// - Returns: Whether it does anything.
  @discardableResult
  package func select(_ kind: SupplementaryKind, of section: SectionID) -> Bool {
    let handler = newest.section(id: section)?.supplementary(kind)?.onSelect
    handler?(())
    return handler != nil
  }

  @discardableResult @inline(never)
  private func deselect(_ row: LiveRow) -> Bool {
    let place = CellPlace.row(row.shownPath)
    guard isSelected(row.shownPath), canDeselect(row) else { return false }
    states.removeValue(for: IsSelected.self, at: place)
    newestRow(row)?.attributes.onDeselect?(())
    selectionDidChange()
    return true
  }

  @inline(never)
  func isSelected(_ path: RowPath) -> Bool {
    states.value(for: IsSelected.self, at: .row(path))
  }

  /// Deselects a row that is folded away, as one that is removed.
  func forgetSelection(at place: CellPlace) { states.removeValue(for: IsSelected.self, at: place) }

  /// Fills the cells again that show whether their rows are selected.
  private func selectionDidChange() { if hasFacts { resume() } }

  @inline(never)
  private func note(_ path: RowPath) {
    states.set(true, for: IsSelected.self, at: .row(path))
  }

  /// The place of a row that an app names; nil if the newest snapshot of this list does not have it.
  private func ownPath(_ path: RowPath) -> RowPath? {
    let resolved = root.newest.resolved(path) { report(ListIssue(.noSuchRow, $0())) }
    guard let path = resolved, path.containers.elementsEqual(shownContainer?.ids ?? []),
      let position = newest.position(
        of: path.id, in: shownContainer == nil ? path.section : nil)
    else { return nil }
    return shownContainer?.appending(path.id)
      ?? RowPath(path.id, section: newest.sections[position.section].id)
  }
}
