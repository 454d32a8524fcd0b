public import ScreenDSL

/// The rows of a screen that are selected, which its outermost list keeps.
///
/// It follows a row to another section and another ID, and outlives reloads and the cells of containers. It also
/// outlives that the row is out of the list, for a search, a filter or a folder may only hide it, and nobody has told
/// the model that it is no longer selected.
package struct ListSelection {
  /// How many rows of this list alone the user can select while the screen does not decide that.
  var usualMode = SelectionMode.momentary
  /// Each row's number among all that were ever selected, and what the row was when it went out of the list.
  private var rows: [CellPlace: (number: Int, last: Row?)] = [:]
  private var count = 0

  var isEmpty: Bool { rows.isEmpty }

  /// The paths of the rows, in the order in which they were selected.
  var paths: [RowPath] {
    rows.sorted { $0.value.number < $1.value.number }.compactMap(\.key.rowPath)
  }

  func contains(_ path: RowPath) -> Bool { rows[.row(path)] != nil }

  /// What a row was when it went out of the list; nil if it did not, or is not selected.
  func lastRow(at path: RowPath) -> Row? { rows[.row(path)]?.last }

  mutating func insert(_ path: RowPath) {
    count += 1
    rows[.row(path)] = (count, nil)
  }

  mutating func remove(_ path: RowPath) { rows[.row(path)] = nil }

  mutating func removeAll() { rows = [:] }

  /// Keeps what a row is that goes out of the list, if it is selected.
  mutating func keep(_ row: Row, at path: RowPath) { rows[.row(path)]?.last = row }

  /// Follows rows that get other paths, all at once.
  mutating func move(_ moves: [RowPath: RowPath]) { rows.move(moves) }
}

extension ListUpdater {
  /// How many rows of this list the user can select; rows that are selected and no longer may be are
  /// deselected, without running a handler.
  ///
  /// While the screen is edited and says that rows are selected then, it is `multiple`, whatever was set.
  public var selectionMode: SelectionMode {
    get { current.selectsRows ? .multiple : selected.usualMode }
    set {
      let isOther = newValue != selected.usualMode
      selected.usualMode = newValue
      // What is set is what is allowed.
      if isOther, !selection.isEmpty { selection = selection }
    }
  }

  /// The selected rows of this list, from top to bottom, then those that are out of the list at present, as when a
  /// search or a folder hides them: they are selected when they come back.
  ///
  /// Rows that are set are selected, and others deselected, without running a handler. Left out are those that
  /// neither ``newest`` has nor were selected before, and those that are more than ``selectionMode`` allows.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of rows on the screen that are selected.
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

  /// The positions of the selected rows in ``current``, in their order.
  ///
  /// - Complexity: O(*k* log *k*) in the number *k* of rows on the screen that are selected.
  public var selectedPositions: [RowPosition] {
    guard let screen = shownRoot, !screen.selected.isEmpty else { return [] }
    return screen.selected.paths.compactMap(position(of:)).inOrder
  }

  @inline(never)
  private var selectedRows: [LiveRow] { selectedPositions.compactMap(currentRow) }

  /// The paths of the selected rows of this list, also of those that are out of it, as they were selected.
  private var selectedPaths: [RowPath] {
    (shownRoot?.selected.paths ?? []).filter { $0.container == shownContainer }
  }

  /// The selected rows that are out of the list, as they were last.
  private var hiddenRows: [LiveRow] {
    selectedPaths.compactMap { path in
      guard position(of: path) == nil, let row = shownRoot?.selected.lastRow(at: path) else {
        return nil
      }
      return LiveRow(row, in: path.section ?? .inContainer, of: path.container)
    }
  }

  /// Deselects all rows, and tells them: those that are still declared as they are now.
  func deselectAll() {
    let rows = selectedRows + hiddenRows
    for row in rows { shownRoot?.selected.remove(row.shownPath) }
    host?.showSelection()
    for row in rows {
      tell { (self.newestRow(row) ?? row.row).attributes.onDeselect?(()) }
    }
  }

  /// Tells all rows of the screen that are selected, at any depth, that they no longer are: another list comes.
  func tellDeselectedOfOldPlace() {
    for path in selected.paths {
      let row = current.row(at: path) ?? selected.lastRow(at: path)
      tell { row?.attributes.onDeselect?(()) }
    }
    selected.removeAll()
  }

  /// Whether the user can select a row now: it has an action for that, its condition holds, and the list is not edited,
  /// unless rows are selected then.
  ///
  /// - Parameter position: The row's position in ``current``.
  public func canSelect(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.isSelectable,
      current.isEdited == current.selectsRows, !current.isEdited || takesTap(row.row.attributes)
    else { return false }
    // The one that is selected may refuse to go.
    if selectionMode == .single, otherRows(than: row).contains(where: { !canDeselect($0) }) {
      return false
    }
    return newestRow(row)?.attributes.canBeSelected ?? false
  }

  /// Whether a tap does something while rows are selected because the list is edited: it selects, or unfolds.
  private func takesTap(_ attributes: RowAttributes) -> Bool {
    attributes.hasSelectionMark || attributes.outline?.isTapped == true
  }

  /// The selected rows but for one, also those that are out of the list.
  private func otherRows(than row: LiveRow) -> [LiveRow] {
    (selectedRows + hiddenRows).filter { $0.shownPath != row.shownPath }
  }

  /// Whether the user can deselect a selected row now: its condition holds, if it has one.
  package func canDeselect(_ row: LiveRow) -> Bool {
    (newestRow(row) ?? row.row).attributes.canDeselect?.holds(()) ?? true
  }

  /// Selects a row as the user did, deselects the one before if only one can be, and runs the handlers.
  ///
  /// While rows are selected because the list is edited, `onSelect` runs only for a row that has an `onDeselect` too:
  /// any other action for a tap is one for when it is not edited.
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
    let others = selectionMode == .single ? otherRows(than: row) : []
    for other in others { deselect(other) }
    if selectionMode != .momentary { shownRoot?.selected.insert(row.shownPath) }
    if !others.isEmpty { host?.showSelection() }
    let attributes = newestRow(row)?.attributes
    if !current.selectsRows || attributes?.onDeselect != nil { attributes?.onSelect?(()) }
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
    if root.newest.configuration?.selectionFollowsFocus == true, !isSelected(row.shownPath) {
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
    guard isSelected(row.shownPath), canDeselect(row) else { return false }
    shownRoot?.selected.remove(row.shownPath)
    (newestRow(row) ?? row.row).attributes.onDeselect?(())
    selectionDidChange()
    return true
  }

  @inline(never)
  func isSelected(_ path: RowPath) -> Bool { shownRoot?.selected.contains(path) == true }

  /// Fills the cells again that show whether their rows are selected.
  private func selectionDidChange() { if hasFacts { resume() } }

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
