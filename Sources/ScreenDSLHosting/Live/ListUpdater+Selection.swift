public import ScreenDSL

/// The selected rows of a screen, which its outermost list stores.
///
/// A row stays selected when it gets another section or ID, and after a reload. A removed row also stays selected,
/// because a search, a filter or a folder may only hide it, and no handler has told the model that it was deselected.
package struct ListSelection {
  /// The selection mode that the host set. Edit mode of the screen may override it.
  var usualMode = SelectionMode.momentary
  /// For each selected row, its number in the order of selection; and if the row was removed, its last version.
  private var rows: [CellPlace: (number: Int, last: Row?)] = [:]
  private var count = 0

  var isEmpty: Bool { rows.isEmpty }

  /// The paths of the rows, in the order in which they were selected.
  var paths: [RowPath] {
    rows.sorted { $0.value.number < $1.value.number }.compactMap(\.key.rowPath)
  }

  func contains(_ path: RowPath) -> Bool { rows[.row(path)] != nil }

  /// Returns the last version of a selected row that was removed; nil for other rows.
  func lastRow(at path: RowPath) -> Row? { rows[.row(path)]?.last }

  mutating func insert(_ path: RowPath) {
    count += 1
    rows[.row(path)] = (count, nil)
  }

  mutating func remove(_ path: RowPath) { rows[.row(path)] = nil }

  mutating func removeAll() { rows = [:] }

  /// Stores the last version of a row that is being removed, if it is selected.
  mutating func keep(_ row: Row, at path: RowPath) { rows[.row(path)]?.last = row }

  /// Moves rows to other paths, all at once.
  mutating func move(_ moves: [RowPath: RowPath]) { rows.move(moves) }
}

extension ListUpdater {
  /// How many rows of this list the user can select. If you set it, the list deselects the rows that the new mode
  /// does not allow, without running a handler.
  ///
  /// While the screen is in edit mode with `selectsRows`, it is always `multiple`.
  public var selectionMode: SelectionMode {
    get { current.selectsRows ? .multiple : selected.usualMode }
    set {
      let isOther = newValue != selected.usualMode
      selected.usualMode = newValue
      // The setter of `selection` drops the rows that the mode does not allow.
      if isOther, !selection.isEmpty { selection = selection }
    }
  }

  /// The selected rows of this list from top to bottom, then selected rows that are not in the list now. A search or
  /// a folder may hide them; they are still selected when they return.
  ///
  /// If you set it, the list selects these rows and deselects all others, without running a handler. It ignores rows
  /// that are neither in ``newest`` nor in the old selection, and rows that ``selectionMode`` does not allow.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of selected rows on the screen.
  public var selection: [RowPath] {
    get { (selectedRows + hiddenRows).map(\.shownPath) }
    set {
      let old = selectedPaths
      let limit = selectionMode == .momentary ? 0 : selectionMode == .single ? 1 : newValue.count
      let new = newValue.compactMap { ownPath($0) ?? (old.contains($0) ? $0 : nil) }.prefix(limit)
      for path in old where !new.contains(path) { shownRoot?.selected.remove(path) }
      for path in new where !isSelected(path) { shownRoot?.selected.insert(path) }
      host?.showSelection()
      selectionDidChange()
    }
  }

  /// The positions of the selected rows in ``current``, in order.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of selected rows on the screen.
  public var selectedPositions: [RowPosition] {
    guard let screen = shownRoot, !screen.selected.isEmpty else { return [] }
    return screen.selected.paths.compactMap(position(of:)).inOrder
  }

  @inline(never)
  private var selectedRows: [LiveRow] { selectedPositions.compactMap(currentRow) }

  /// The paths of the selected rows of this list, also of removed ones, in the order of selection.
  private var selectedPaths: [RowPath] {
    (shownRoot?.selected.paths ?? []).filter { $0.container == shownContainer }
  }

  /// The last versions of selected rows that are not in the list.
  private var hiddenRows: [LiveRow] {
    selectedPaths.compactMap { path in
      guard position(of: path) == nil, let row = shownRoot?.selected.lastRow(at: path) else {
        return nil
      }
      return LiveRow(row, in: path.section ?? .inContainer, of: path.container)
    }
  }

  /// Deselects all rows, and runs their `onDeselect`. For rows that the screen still declares, the newest handler
  /// runs.
  func deselectAll() {
    let rows = selectedRows + hiddenRows
    for row in rows { shownRoot?.selected.remove(row.shownPath) }
    host?.showSelection()
    for row in rows {
      tell { (self.newestRow(row) ?? row.row).attributes.onDeselect?(()) }
    }
  }

  /// Runs the `onDeselect` of all selected rows, also inside containers, because the screen shows another list from
  /// now on.
  func tellDeselectedOfOldPlace() {
    for path in selected.paths {
      let row = current.row(at: path) ?? selected.lastRow(at: path)
      tell { row?.attributes.onDeselect?(()) }
    }
    selected.removeAll()
  }

  /// Whether the user can select a row now: it has an action for that, its condition is true, and the list is not in
  /// edit mode, or selects rows in edit mode.
  ///
  /// - Parameter position: The row's position in ``current``.
  public func canSelect(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.isSelectable,
      current.isEdited == current.selectsRows, !current.isEdited || takesTap(row.row.attributes)
    else { return false }
    // The row that is selected now may refuse to be deselected.
    if selectionMode == .single, otherRows(than: row).contains(where: { !canDeselect($0) }) {
      return false
    }
    return newestRow(row)?.attributes.canBeSelected ?? false
  }

  /// Whether a tap has an effect in edit mode with `selectsRows`: it selects the row or expands it.
  private func takesTap(_ attributes: RowAttributes) -> Bool {
    attributes.hasSelectionMark || attributes.disclosure?.isTapped == true
  }

  /// The selected rows except one, also those that are not in the list.
  private func otherRows(than row: LiveRow) -> [LiveRow] {
    (selectedRows + hiddenRows).filter { $0.shownPath != row.shownPath }
  }

  /// Whether the user can deselect a selected row now: its condition is true, if it has one.
  package func canDeselect(_ row: LiveRow) -> Bool {
    (newestRow(row) ?? row.row).attributes.canDeselect?.holds(()) ?? true
  }

  /// Selects a row as the user does, deselects the previous one in single mode, and runs the handlers.
  ///
  /// In edit mode with `selectsRows`, `onSelect` runs only for a row that also has an `onDeselect`. Any other
  /// `onSelect` is for taps outside of edit mode, such as to open a row.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row can be selected; if not, nothing runs.
  @discardableResult
  public func select(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), canSelect(at: position) else { return false }
    if let folder = newestRow(row)?.attributes, folder.disclosure?.isTapped == true {
      // The row does not stay selected: the tap only expands it.
      acting(.other, at: .row(row.shownPath)) { folder.onSelect?(()) }
      host?.showSelection()
      return true
    }
    let others = selectionMode == .single ? otherRows(than: row) : []
    for other in others { deselect(other) }
    if selectionMode != .momentary { shownRoot?.selected.insert(row.shownPath) }
    if !others.isEmpty { host?.showSelection() }
    let attributes = newestRow(row)?.attributes
    if !current.selectsRows || attributes?.onDeselect != nil { attributes?.onSelect?(()) }
    selectionDidChange()
    return true
  }

  /// Moves the focus of a keyboard or a remote to a row, and selects it if the screen has `selectionFollowsFocus`.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row can have the focus; if not, nothing runs.
  @discardableResult
  public func focus(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.canFocus != false else {
      return false
    }
    if root.newest.configuration?.selectionFollowsFocus == true, !isSelected(row.shownPath) {
      select(at: position)
    }
    return true
  }

  /// Deselects a row as the user does, and runs its handler.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row was selected and could be deselected; if not, nothing runs.
  @discardableResult
  public func deselect(at position: RowPosition) -> Bool {
    currentRow(at: position).map(deselect) ?? false
  }

  /// Runs the newest snapshot's action for a tap on a header or a footer.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func select(_ kind: SupplementaryKind, of section: SectionID) -> Bool {
    let handler = newest.section(id: section)?.supplementary(kind)?.onSelect
    handler?(())
    return handler != nil
  }

  @discardableResult @inline(never)
  private func deselect(_ row: LiveRow) -> Bool {
    guard isSelected(row.shownPath), canDeselect(row) else { return false }
    shownRoot?.selected.remove(row.shownPath)
    (newestRow(row) ?? row.row).attributes.onDeselect?(())
    selectionDidChange()
    return true
  }

  @inline(never)
  func isSelected(_ path: RowPath) -> Bool { shownRoot?.selected.contains(path) == true }

  /// Configures the cells again that show whether their rows are selected.
  private func selectionDidChange() { if hasFacts { resume() } }

  /// Returns the place of a row that the app named; nil if the newest snapshot of this list lacks the row.
  private func ownPath(_ path: RowPath) -> RowPath? {
    let resolved = root.newest.resolved(path) { report(Problem(.noSuchRow, $0())) }
    guard let path = resolved, path.containers.elementsEqual(shownContainer?.ids ?? []),
      let position = newest.position(
        of: path.id, in: shownContainer == nil ? path.section : nil)
    else { return nil }
    return shownContainer?.appending(path.id)
      ?? RowPath(path.id, section: newest.sections[position.section].id)
  }
}
