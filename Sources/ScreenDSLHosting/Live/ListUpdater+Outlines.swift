public import ScreenDSL

extension ListUpdater {
  /// Expands or folds a disclosure row, like a tap of the user: runs the handler that the row declares for this.
  ///
  /// - Parameters:
  ///   - isExpanded: The new state; nil to toggle it.
  ///   - position: The row's position in ``current``.
  /// - Returns: True if the handler runs. False if there is no disclosure row at `position`, or if the row already has
  ///   this state.
  @discardableResult
  public func setExpanded(_ isExpanded: Bool?, at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), let outline = newestRow(row)?.attributes.disclosure,
      outline.isExpanded != isExpanded
    else { return false }
    acting(.other, at: .row(row.shownPath)) { outline.handler(!outline.isExpanded) }
    return true
  }

  /// Records rows that an update removes, so that they can return with their selection and cell states.
  func noteGone(_ changes: Changeset) {
    guard nesting.parent == nil, let states = nesting.environment?.states else { return }
    var known: [CellPlace: [RowPath]] = [:]
    for place in states.places.union(selected.paths.map(CellPlace.row)) {
      guard let path = place.rowPath, changes.new.row(at: path) == nil else { continue }
      if let row = changes.old.row(at: path) { selected.keep(row, at: path) }
      let folders = changes.old.folders(of: path, goneIn: changes.new, &known)
      if !folders.isEmpty { shown.folded[place] = folders }
    }
  }

  func isFolded(_ place: CellPlace) -> Bool {
    guard let path = place.rowPath, current.row(at: path) == nil else { return false }
    return shown.folded[place]?.contains {
      current.row(at: $0)?.attributes.disclosure?.isExpanded == false
    } ?? false
  }
}

extension ScreenSnapshot {
  /// Returns the paths of the disclosure rows that can hide the row at `path`, the innermost first. If `new` still has
  /// the row, the result is empty. Reads and adds to `known`, the results of earlier calls, because a walk from each of
  /// thousands of rows to its disclosure row would take seconds.
  fileprivate func folders(
    of path: RowPath, goneIn new: ScreenSnapshot, _ known: inout [CellPlace: [RowPath]]
  ) -> [RowPath] {
    let missing = sequence(first: path, next: \.container).filter { new.row(at: $0) == nil }
    guard let gone = missing.last else { return [] }
    if let folders = known[.row(gone)] { return folders }
    guard let list = gone.container.map({ row(at: $0)?.innerRows }) ?? self,
      let position = list.position(of: gone.id, in: gone.container == nil ? gone.section : nil)
    else { return [] }
    let rows = list.sections[position.section].rows
    var (level, folders) = (rows[position.row].attributes.level, [RowPath]())
    for row in rows.prefix(position.row).reversed() {
      let own = row.attributes.level
      if level == 0 { break }
      if own > level { continue }
      let path = gone.sibling(row.id)
      if own < level { folders.append(path) }
      level = own
      if let rest = known[.row(path)] {
        folders += rest
        break
      }
    }
    for (index, path) in ([gone] + folders).enumerated() {
      known[.row(path)] = Array(folders[index...])
    }
    return folders
  }
}
