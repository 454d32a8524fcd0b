public import ScreenDSL

extension ListUpdater {
  /// How many rows of this list the user can select. If you set this property, the list deselects the rows that the new
  /// mode does not allow. No handler runs.
  ///
  /// While the screen is in edit mode with `selectsRows`, the mode is always `multiple`.
  public var selectionMode: SelectionMode {
    get { current.selectsRows ? .multiple : selected.usualMode }
    set {
      let isOther = newValue != selected.usualMode
      selected.usualMode = newValue
      let chosen = selectsUnseen ? selectedPaths : selection
      // `keep` drops the rows that the mode does not allow.
      if isOther, !chosen.isEmpty { keep(chosen) }
    }
  }

  /// The selected rows of this list from top to bottom, then selected rows that are not in the list now.
  ///
  /// A search or a folded disclosure row can hide a selected row. When the row returns, it is still selected.
  ///
  /// If you set this property, the list selects these rows and deselects all others. No handler runs. The list
  /// ignores rows that are neither in ``newest`` nor in the old selection, and rows that ``selectionMode`` does not
  /// allow.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of selected rows of the whole screen.
  public var selection: [RowPath] {
    get { selectedRows.map(\.shownPath) }
    set {
      if let screen = shownRoot {
        // Drops the selected rows of the shown screen if the newest screen has another `listID`.
        if !screen.selected.isOfNewest, !screen.newest.isSameList(as: screen.current) {
          screen.selected.removeAll()
        }
        screen.selected.isOfNewest = true
      }
      keep(newValue)
    }
  }

  func keep(_ wanted: [RowPath]) {
    let limit = selectionMode == .momentary ? 0 : selectionMode == .single ? 1 : wanted.count
    let new = wanted.compactMap { path in
      ownPath(path) ?? (isSelected(path) && path.container == shownContainer ? path : nil)
    }.prefix(limit)
    var kept = ListSelection()
    for path in new { kept.insert(path) }
    for path in selectedPaths where !kept.contains(path) { shownRoot?.selected.remove(path) }
    for path in new where !isSelected(path) { shownRoot?.selected.insert(path) }
    host?.showSelection()
    resume()
  }

  /// The positions of the selected rows in ``current``, ascending. Empty while a screen with another `listID` waits and
  /// the app has set the selection for that screen.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of selected rows of the whole screen.
  public var selectedPositions: [RowPosition] { selectsUnseen ? [] : ownPositions }

  private var ownPositions: [RowPosition] { selectedPaths.compactMap(position(of:)).inOrder }

  /// Whether the selected rows are those of a screen with another `listID`, which the list does not show yet.
  private var selectsUnseen: Bool {
    guard let screen = shownRoot, screen.selected.isOfNewest else { return false }
    return !screen.newest.isSameList(as: screen.current)
  }

  private var selectedPaths: [RowPath] {
    (shownRoot?.selected.paths ?? []).filter { $0.container == shownContainer }
  }

  /// The rows of ``selection``, in the same order.
  private var selectedRows: [LiveRow] {
    let hidden = selectedPaths.compactMap { path -> LiveRow? in
      guard position(of: path) == nil, let row = shownRoot?.selected.lastRow(at: path)
      else { return nil }
      return LiveRow(row, in: path.section ?? .inContainer, of: path.container)
    }
    return ownPositions.compactMap(currentRow) + hidden
  }

  func deselectAll() {
    let newPaths = states.newPaths
    let rows = selected.paths.map { ($0, current.row(at: $0) ?? selected.lastRow(at: $0)) }
    selected.removeAll()
    host?.showSelection()
    for (path, row) in rows {
      tell {
        let newest = self.surroundings.newestContent(at: .row(path), newPaths)
        (newest ?? row)?.attributes.onDeselect?(())
      }
    }
  }

  /// Returns whether the user can select a row now. The row must have `onSelect`, `onDeselect` or `selectable`, and its
  /// `selectable` must not forbid the selection.
  ///
  /// In edit mode, the screen must also let the user select rows. Unless a tap expands or folds the row, two more
  /// conditions apply: in edit mode, the row must have `onDeselect` or `selectable`; in the selection mode `single`, the
  /// user must be able to deselect each other selected row.
  ///
  /// - Parameter position: The row's position in ``current``.
  public func canSelect(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.isSelectable,
      current.isEdited == current.selectsRows,
      !current.isEdited || row.row.attributes.hasSelectionMark
        || row.row.attributes.disclosure?.isTapped == true
    else { return false }
    let newest = newestRow(row)?.attributes
    if selectionMode == .single, newest?.disclosure?.isTapped != true,
      otherRows(than: row).contains(where: { !canDeselect($0) })
    {
      return false
    }
    return newest?.canBeSelected ?? false
  }

  private func otherRows(than row: LiveRow) -> [LiveRow] {
    selectedRows.filter { $0.shownPath != row.shownPath }
  }

  package func canDeselect(_ row: LiveRow) -> Bool {
    (newestRow(row) ?? row.row).attributes.canDeselect?.holds(()) ?? true
  }

  /// Selects a row like a tap of the user, and runs its `onSelect`. In the mode `single`, the list first deselects the
  /// row that was selected before, and runs the `onDeselect` of that row.
  ///
  /// In edit mode with `selectsRows`, `onSelect` runs only for a row that also has an `onDeselect`. A disclosure row
  /// that a tap expands or folds does not become selected: it expands or folds.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: False if ``canSelect(at:)`` returns false; then nothing happens. Also false if an `onDeselect` removes
  ///   the row. Otherwise true.
  @discardableResult
  public func select(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), canSelect(at: position) else { return false }
    if let folder = newestRow(row)?.attributes, folder.disclosure?.isTapped == true {
      acting(.other, at: .row(row.shownPath)) { folder.onSelect?(()) }
      host?.showSelection()
      return true
    }
    let others = selectionMode == .single ? otherRows(than: row) : []
    for other in others { deselect(other) }
    let attributes = newestRow(row)?.attributes
    if selectionMode != .momentary, attributes != nil {
      // An `onDeselect` may have selected another row.
      for other in others.isEmpty ? [] : otherRows(than: row) {
        shownRoot?.selected.remove(other.shownPath)
      }
      shownRoot?.selected.insert(row.shownPath)
    }
    if !others.isEmpty { host?.showSelection() }
    if !current.selectsRows || attributes?.onDeselect != nil { attributes?.onSelect?(()) }
    resume()
    return attributes != nil
  }

  /// Tells the updater that a row gets the focus of a keyboard or a remote control. If the screen has
  /// `selectionFollowsFocus`, the list also selects the row.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: True if the row can have the focus. If false, no handler runs.
  @discardableResult
  public func focus(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.canFocus != false
    else { return false }
    if root.newest.configuration?.selectionFollowsFocus == true, !isSelected(row.shownPath) {
      select(at: position)
    }
    return true
  }

  /// Deselects a row, as a tap on a selected row does in the mode `multiple`, and runs the row's `onDeselect`.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: True if the row was selected and could be deselected. If false, `onDeselect` does not run.
  @discardableResult
  public func deselect(at position: RowPosition) -> Bool {
    currentRow(at: position).map(deselect) ?? false
  }

  @discardableResult
  package func select(_ kind: SupplementaryKind, of section: SectionID) -> Bool {
    let content = surroundings.newestContent(at: .supplementary(kind, section))
    let handler = content?.attributes.onSelect
    handler?(())
    return handler != nil
  }

  @discardableResult @inline(never)
  private func deselect(_ row: LiveRow) -> Bool {
    guard showsSelected(row.shownPath), canDeselect(row) else { return false }
    shownRoot?.selected.remove(row.shownPath)
    (newestRow(row) ?? row.row).attributes.onDeselect?(())
    resume()
    return true
  }

  @inline(never)
  private func isSelected(_ path: RowPath) -> Bool { shownRoot?.selected.contains(path) == true }

  func showsSelected(_ path: RowPath) -> Bool { !selectsUnseen && isSelected(path) }

  private func ownPath(_ path: RowPath) -> RowPath? {
    let resolved = root.newest.resolved(path) { report(Problem(.noSuchRow, $0())) }
    guard let path = resolved else { return nil }
    guard path.containers.elementsEqual(shownContainer?.ids ?? []) else {
      report(Problem(.noSuchRow, "\(ValueText.quoted(path)) must be in this list (was in another)"))
      return nil
    }
    let section = shownContainer == nil ? path.section : nil
    guard let position = newest.position(of: path.id, in: section) else { return nil }
    return RowPath(
      path.id, inside: shownContainer, section: newest.sections[position.section].id)
  }
}

/// The selection mode of a list, and the selected rows of a screen. Only the value of the outermost list stores rows.
/// Removed rows stay selected, because a search or a folded disclosure row can hide rows for a while.
package struct ListSelection {
  /// The selection mode of the list, unless the screen is in edit mode with `selectsRows`. In that case, the mode is
  /// `multiple`.
  var usualMode = SelectionMode.momentary
  /// Whether the app has set the selection since the newest change of the screen's `listID`.
  var isOfNewest = false
  private var rows: [CellPlace: (number: Int, last: Row?)] = [:]
  private var count = 0

  var paths: [RowPath] {
    rows.sorted { $0.value.number < $1.value.number }.compactMap(\.key.rowPath)
  }

  func contains(_ path: RowPath) -> Bool { rows[.row(path)] != nil }

  func lastRow(at path: RowPath) -> Row? { rows[.row(path)]?.last }

  mutating func insert(_ path: RowPath) {
    count += 1
    rows[.row(path)] = (count, nil)
  }

  mutating func remove(_ path: RowPath) { rows[.row(path)] = nil }

  mutating func removeAll() { rows = [:] }

  mutating func keep(_ row: Row, at path: RowPath) { rows[.row(path)]?.last = row }

  mutating func move(_ moves: [RowPath: RowPath]) { rows.move(moves) }

  /// Follows each hidden row that an update inserts into another section. A search can show all its results in one
  /// section.
  mutating func followReturns(_ changes: Changeset) {
    if rows.isEmpty || changes.rowInsertions.isEmpty { return }
    let (new, inserted) = (changes.new, Set(changes.rowInsertions))
    for path in paths where path.container == nil && changes.old.row(at: path) == nil {
      let found = new.positions(of: path.id)
      guard found.count == 1, inserted.contains(found[0]), path.id.crossesSections
      else { continue }
      let returned = RowPath(path.id, section: new.sections[found[0].section].id)
      if !contains(returned) { move([path: returned]) }
    }
  }
}
