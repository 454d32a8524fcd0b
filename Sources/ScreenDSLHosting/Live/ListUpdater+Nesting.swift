public import ScreenDSL

/// A reference to the rows inside a container, which is a row whose cell shows a list of its own. The container's cell
/// passes this value to the list inside the cell.
///
/// The value does not contain the rows. Whenever the rows change, the outer list passes the new rows to the inner list.
@MainActor
public struct NestedRows {
  let list: ListUpdater
  /// The container's path in `list`.
  let container: RowPath
  var isFirstDisplay = false

  /// The layout that the screen declares for the rows; nil if the list in the cell chooses the layout.
  public var layout: LayoutHint? { list.current.row(at: container)?.attributes.layout }
}

extension CellContext {
  /// A reference to the rows inside the container that the cell shows; nil if the cell's row is no container.
  public var nestedRows: NestedRows? {
    guard case .row(let id, let section) = site.item,
      let list = site.environment.list as? ListUpdater,
      list.containerPath == site.environment.container
    else { return nil }
    let container = RowPath(id, section: section)
    return list.innerRows(of: container).map { _ in
      NestedRows(list: list, container: container, isFirstDisplay: isFirstDisplay)
    }
  }
}

/// The connections of a list with its outer list and its inner lists.
struct ListNesting: ~Copyable {
  var parent: ListUpdater.Parent?
  /// The connections with the inner lists, by the paths of their containers in this list.
  var children: [RowPath: ListUpdater.Parent] = [:]
  /// The object that all cells of this list share, created on first use.
  var environment: CellEnvironment?
  /// The values of ``ListUpdater/environment``. An inner list uses the values of the outermost list instead.
  var shared = ListEnvironment()
}

extension ListUpdater {
  /// Connects an outer list, `list`, with an inner list, `child`. Both lists refer to this object.
  final class Parent {
    weak var list: ListUpdater?
    weak var child: ListUpdater?
    /// The container's path in the outer list.
    var container: RowPath
    /// The container's path from the outermost list.
    var path: RowPath

    init(_ list: ListUpdater, of child: ListUpdater, container: RowPath, path: RowPath) {
      (self.list, self.child, self.container, self.path) = (list, child, container, path)
    }
  }

  package var containerPath: RowPath? { nesting.parent.flatMap { $0.list == nil ? nil : $0.path } }

  @inline(never) var root: ListUpdater { nesting.parent?.list?.root ?? self }

  /// Shows the rows inside a container, now and after each change.
  ///
  /// If the list already shows these rows in the same cell, it reloads nothing. Otherwise, it reloads all rows without
  /// animation, as soon as the list can be changed.
  ///
  /// - Returns: Whether the list reloads all rows.
  @discardableResult
  public func show(_ rows: NestedRows) -> Bool {
    let contents = rows.list.innerRows(of: rows.container) ?? ScreenSnapshot()
    let path = rows.list.path(of: rows.container)
    let isSameContainer = outer?.list === rows.list && nesting.parent?.path == path
    if !isSameContainer {
      leaveParent()
      nesting.children = [:]
      nesting.parent = Parent(rows.list, of: self, container: rows.container, path: path)
      rows.list.nesting.children[rows.container]?.child?.touchedHost?.endDisplay()
    }
    rows.list.nesting.children[rows.container] = nesting.parent
    newest = contents
    reportDuplicates(in: contents)
    // The first display in a cell always reloads all rows.
    if isSameContainer, !rows.isFirstDisplay, shown.isShownOnce, !queue.isUpdating,
      contents == queue.pending?.snapshot ?? current
    {
      if !isWaiting { current = contents }
      return false
    }
    reloadAll(contents)
    return true
  }

  /// Separates this list from the list around it. Call this method before the host reuses the cell that contains this
  /// list.
  package func detach() {
    leaveParent()
    nesting.environment = nil
  }

  private func leaveParent() {
    if let (list, container) = outer { list.nesting.children[container] = nil }
    nesting.parent = nil
  }

  var outer: (list: ListUpdater, container: RowPath)? {
    guard let parent = nesting.parent, let list = parent.list,
      list.nesting.children[parent.container] === parent
    else { return nil }
    return (list, parent.container)
  }

  func propagateToParent() {
    // If this list has a waiting snapshot, the outer lists already contain the snapshot's rows.
    guard let (list, container) = outer, !isWaiting,
      let position = list.current.position(of: container.id, in: container.section)
    else { return }
    list.current = list.current.replacingInnerRows(at: position, with: current)
    list.propagateToParent()
  }

  func innerRows(of container: RowPath) -> ScreenSnapshot? { current.row(at: container)?.innerRows }

  @inline(never)
  private func path(of row: RowPath) -> RowPath { containerPath?.appending(row.id) ?? row }

  func updateNestedLists(_ changes: Changeset, animated: Bool) {
    if nesting.children.isEmpty { return }
    for nested in changes.nested {
      nesting.children[changes.container(of: nested)]?.child?
        .request(nested.changes.new, after: nested.changes, animated: animated)
    }
    nesting.children = nesting.children.filter { $0.value.child != nil }
  }

  // MARK: Rows that get another path

  /// Records the new paths of rows, and gives these paths to the lists inside the rows. Call this method when the list
  /// shows the rows at their new positions.
  func followRows(_ moves: [NewPaths.Move]) {
    record(moves.map { (from: path(of: $0.from), to: path(of: $0.to)) })
    let moved = moves.map { (to: $0.to, place: nesting.children.removeValue(forKey: $0.from)) }
    for case (let to, let place?) in moved {
      nesting.children[to] = place
      place.container = to
      place.child?.rebase(to: path(of: to))
    }
  }

  func followInnerRows(_ changes: Changeset, isReloaded: Bool) {
    var level = changes.nested.map { (path: changes.container(of: $0), changes: $0.changes) }
      .filter { isReloaded || nesting.children[$0.path]?.child == nil }
      .map { (path: path(of: $0.path), changes: $0.changes) }
    // Each call of `record` gives a row at most one new path. If a container and a row inside it both get another ID,
    // the row needs two calls, so the loop calls `record` once for each level of containers.
    while !level.isEmpty {
      record(level.flatMap { $0.changes.newPathsInside($0.path) })
      level = level.flatMap { outer in
        outer.changes.nested.map {
          (path: outer.path.appending($0.container), changes: $0.changes)
        }
      }
    }
  }

  private func record(_ moves: [NewPaths.Move]) {
    if moves.isEmpty { return }
    let own = [RowPath: RowPath](moves) { first, _ in first }
    let moves = root.shown.moveFolded(own, in: root.current)
    states.move(moves)
    // The loop visits rows whose cell states followed a disclosure row to another section. An earlier stage may already
    // have shown a row without these states.
    for (old, new) in moves where own[old] == nil {
      root.shown.refills.add(.row(new), states.newPaths)
    }
    root.visibility.move(moves)
    shownRoot?.selected.move(moves)
  }

  private func rebase(to path: RowPath) {
    nesting.parent?.path = path
    nesting.environment?.container = path
    for (container, place) in nesting.children {
      place.child?.rebase(to: path.appending(container.id))
    }
  }

  // MARK: Removing the states of removed rows

  func forgetStates() {
    shown.mayHaveGoneRows = false
    if nesting.parent != nil { return }
    // Another update may insert such a row again before `checkNow` runs. The new row then counts from 0 again.
    for row in visibility.order where isGone(row.place) {
      row.run(nil)
      row.visible = nil
    }
    shown.folded = shown.folded.filter { isFolded($0.key) }
    guard let states = nesting.environment?.states, !states.isEmpty else { return }
    states.removeValues { self.isGone($0) && !self.isFolded($0) }
  }

  private func isGone(_ place: CellPlace) -> Bool {
    switch place {
    case .row(let path): current.row(at: path) == nil
    case .supplementary(let kind, let section):
      current.section(id: section)?.supplementary(kind) == nil
    }
  }
}

extension Changeset {
  fileprivate func container(of nested: NestedChangeset) -> RowPath {
    RowPath(nested.container, section: new.sections[nested.new.section].id)
  }

  var newPaths: [NewPaths.Move] {
    rowMoves.compactMap { old.newPath(of: $0.from, at: $0.to, in: new) }
      + rowUpdates.compactMap { old.newPath(of: $0.old, at: $0.new, in: new) }
  }

  fileprivate func newPathsInside(_ container: RowPath) -> [NewPaths.Move] {
    newPaths.map { (from: container.appending($0.from.id), to: container.appending($0.to.id)) }
  }
}

extension ScreenSnapshot {
  func newPaths(after operations: Changeset.Operations, in new: ScreenSnapshot) -> [NewPaths.Move] {
    operations.rowMoves.compactMap { newPath(of: $0.from, at: $0.to, in: new) }
      + operations.reloads.compactMap { newPath(of: $0, at: $0, in: new) }
      + operations.reconfigures.compactMap { newPath(of: $0, at: $0, in: new) }
  }

  /// Returns the old and the new path of each row whose path a drag changes. If the app declares rows with equal IDs,
  /// the package adds numbers to these IDs, so the drag of one row can change the paths of other rows.
  func newPaths(
    afterDragFrom old: RowPosition, to target: RowPosition, in new: ScreenSnapshot
  ) -> [NewPaths.Move] {
    guard hasDuplicates || new.hasDuplicates
    else { return newPath(of: old, at: target, in: new).map { [$0] } ?? [] }
    let rows = Set([old.section, target.section]).flatMap { section in
      sections[section].rows.indices.map { RowPosition(section: section, row: $0) }
    }
    return rows.compactMap { row in
      var place = row
      if row.section == old.section, row.row > old.row { place.row -= 1 }
      if row.section == target.section, place.row >= target.row { place.row += 1 }
      return newPath(of: row, at: row == old ? target : place, in: new)
    }
  }

  @inline(never)
  func newPath(
    of old: RowPosition, at position: RowPosition, in new: ScreenSnapshot
  ) -> NewPaths.Move? {
    let (section, newSection) = (sections[old.section], new.sections[position.section])
    let (id, newID) = (section.rows.id(at: old.row), newSection.rows.id(at: position.row))
    return id == newID && section.id == newSection.id
      ? nil : (RowPath(id, section: section.id), RowPath(newID, section: newSection.id))
  }
}
