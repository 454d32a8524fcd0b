public import ScreenDSL

/// The rows inside a container, for the list in the container's cell.
///
/// A cell passes this value to its list. The value does not contain the rows, because the list gets new rows whenever
/// they change.
@MainActor
public struct NestedRows {
  let list: ListUpdater
  /// The container's path in its own list.
  let container: RowPath

  /// The layout of the rows; nil if the list decides.
  public var layout: LayoutHint? { list.current.row(at: container)?.attributes.layout }
}

extension CellContext {
  /// The rows inside, if the row is a container.
  public var nestedRows: NestedRows? {
    guard case .row(let id, let section) = site.item,
      let list = site.environment.list as? ListUpdater,
      list.containerPath == site.environment.container
    else { return nil }
    let rows = NestedRows(list: list, container: RowPath(id, section: section))
    return list.innerRows(of: rows.container) == nil ? nil : rows
  }
}

/// The place of a list among the nested lists of a screen.
struct ListNesting {
  /// The list's place in its parent; nil for the outermost list.
  var parent: ListUpdater.Parent?
  /// The lists inside containers of this list, by the container's path in it.
  var children: [RowPath: ListUpdater.Parent] = [:]
  /// The environment and states of this list's cells; nil until a cell needs it.
  var environment: CellEnvironment?
  /// Whether the container was removed after the cells of its rows were configured.
  var wasGone = false
  /// The environment of all rows; only that of the outermost list applies.
  var shared = ListEnvironment()
}

extension ListUpdater {
  /// The place of a list in its parent; both lists refer to it.
  final class Parent {
    weak var list: ListUpdater?
    weak var child: ListUpdater?
    /// The container's path in the parent's list.
    var container: RowPath
    /// The container's path on the screen.
    var path: RowPath

    init(_ list: ListUpdater, of child: ListUpdater, container: RowPath, path: RowPath) {
      (self.list, self.child, self.container, self.path) = (list, child, container, path)
    }
  }

  /// The container whose rows the list shows; nil for the outermost list.
  package var containerPath: RowPath? {
    nesting.parent.flatMap { $0.list == nil ? nil : $0.path }
  }

  @inline(never) var root: ListUpdater { nesting.parent?.list?.root ?? self }

  /// Shows the rows inside a container, and from then on all their changes.
  ///
  /// If the list already shows these rows of this container, nothing happens. Otherwise it reloads all rows as soon
  /// as it can be changed, because an animation from the rows of another container would make no sense.
  ///
  /// - Returns: Whether it reloads all rows.
  @discardableResult
  public func show(_ rows: NestedRows) -> Bool {
    let contents = rows.list.innerRows(of: rows.container) ?? ScreenSnapshot()
    let path = rows.list.path(of: rows.container)
    let isSameContainer = nesting.parent?.list === rows.list && nesting.parent?.path == path
    if !isSameContainer {
      leaveParent()
      nesting.children = [:]
      nesting.parent = Parent(rows.list, of: self, container: rows.container, path: path)
    }
    rows.list.nesting.children[rows.container] = nesting.parent
    newest = contents
    reportDuplicates(in: contents)
    if isSameContainer, !nesting.wasGone, contents == upcoming {
      if !isWaiting { current = contents }
      return false
    }
    nesting.wasGone = false
    reloadAll(contents)
    return true
  }

  /// Stops showing the rows of a container, because the list's cell shows another row, or none.
  package func detach() {
    leaveParent()
    nesting.environment = nil
    selected.removeAll()
  }

  /// The shown rows still belong to the old container until the list shows other rows.
  private func leaveParent() {
    if let (list, container) = outer { list.nesting.children[container] = nil }
    nesting.parent = nil
  }

  /// The outer list, with the container; nil if another list shows the container now.
  var outer: (list: ListUpdater, container: RowPath)? {
    guard let parent = nesting.parent, let list = parent.list,
      list.nesting.children[parent.container] === parent
    else { return nil }
    return (list, parent.container)
  }

  /// Tells the outer lists that the user changed the rows of this list.
  func propagateToParent() {
    // If a snapshot waits, it is newer than the user's change, and the outer lists have it already.
    guard let (list, container) = outer, !isWaiting,
      let position = list.current.position(of: container.id, in: container.section)
    else { return }
    list.current = list.current.replacingInnerRows(at: position, with: current)
    list.propagateToParent()
  }

  /// The shown rows inside a container of this list.
  func innerRows(of container: RowPath) -> ScreenSnapshot? {
    current.row(at: container)?.innerRows
  }

  /// The path on the screen of a row of this list.
  @inline(never)
  private func path(of row: RowPath) -> RowPath { containerPath?.appending(row.id) ?? row }

  /// Updates the lists that show containers whose rows changed.
  func updateNestedLists(_ changes: Changeset, animated: Bool) {
    if nesting.children.isEmpty { return }
    for nested in changes.nested {
      nesting.children[changes.container(of: nested)]?.child?
        .request(nested.changes.new, after: nested.changes, animated: animated)
    }
    nesting.children = nesting.children.filter { $0.value.child != nil }
  }
}

// MARK: - Rows that get another path

extension ListUpdater {
  /// If rows change their section or ID, moves the lists inside containers and the cell states to the new paths. Call
  /// it when the rows are shown there.
  func followRows(_ moves: [NewPaths.Move]) {
    if moves.isEmpty { return }
    record(moves.map { (from: path(of: $0.from), to: path(of: $0.to)) })
    let moved = moves.map { (to: $0.to, place: nesting.children.removeValue(forKey: $0.from)) }
    for (to, place) in moved {
      guard let place else { continue }
      nesting.children[to] = place
      place.container = to
      place.child?.rebase(to: path(of: to))
    }
  }

  /// Does the same for rows inside containers that no list shows.
  func followInnerRows(_ changes: Changeset, isReloaded: Bool) {
    record(
      changes.nested.flatMap { nested in
        let container = changes.container(of: nested)
        return isReloaded || nesting.children[container]?.child == nil
          ? nested.changes.allNewPaths(in: path(of: container)) : []
      })
  }

  /// Moves what the outermost list stores about rows, such as the selection, to the new paths of the rows.
  private func record(_ moves: [NewPaths.Move]) {
    if moves.isEmpty { return }
    let moves = [RowPath: RowPath](moves) { first, _ in first }
    states.move(moves)
    root.visibility.move(moves)
    shownRoot?.selected.move(moves)
  }

  /// Records that the list's container, or one around it, has another path.
  private func rebase(to path: RowPath) {
    nesting.parent?.path = path
    nesting.environment?.container = path
    for (container, place) in nesting.children {
      place.child?.rebase(to: path.appending(container.id))
    }
  }
}

extension Changeset {
  /// The path of a container in this list.
  fileprivate func container(of nested: NestedChangeset) -> RowPath {
    RowPath(nested.container, section: new.sections[nested.new.section].id)
  }

  /// The old and new paths of the list's own rows that get another section or ID.
  var newPaths: [NewPaths.Move] {
    rowMoves.compactMap { old.newPath(of: $0.from, at: $0.to, in: new) }
      + rowUpdates.compactMap { old.newPath(of: $0.old, at: $0.new, in: new) }
  }

  /// The old and new paths of rows at any depth, those of a list before those inside it.
  fileprivate func allNewPaths(in container: RowPath) -> [NewPaths.Move] {
    newPaths.map { (from: container.appending($0.from.id), to: container.appending($0.to.id)) }
      + nested.flatMap { $0.changes.allNewPaths(in: container.appending($0.container)) }
  }
}

extension ScreenSnapshot {
  /// The old and new paths of rows of this list after one stage.
  func newPaths(
    after operations: Changeset.Operations, in new: ScreenSnapshot
  ) -> [NewPaths.Move] {
    // A row gets its new ID together with its new content, before it moves.
    operations.rowMoves.compactMap { newPath(of: $0.from, at: $0.to, in: new) }
      + operations.reloads.compactMap { newPath(of: $0, at: $0, in: new) }
      + operations.reconfigures.compactMap { newPath(of: $0, at: $0, in: new) }
  }

  /// The paths of a row of this list here and in a new list; nil if they are equal.
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

// MARK: - Removed rows

extension ListUpdater {
  /// Removes the cell states of removed rows and supplementaries.
  ///
  /// - Complexity: O(*k*) look-ups in the number *k* of rows with cell states.
  func forgetStates() {
    shown.mayHaveGoneRows = false
    guard nesting.parent == nil, let states = nesting.environment?.states, !states.isEmpty else {
      return
    }
    states.removeValues { place in
      switch place {
      case .row(let path): !self.shows(path) && !self.isFolded(place)
      case .supplementary(let kind, let section):
        self.current.section(id: section)?.supplementary(kind) == nil
      }
    }
    shown.folded = shown.folded.filter { isFolded($0.key) }
    if states.hasReads { markGoneLists(isGone: false) }
  }

  /// Marks the lists of removed containers, so that they ignore changes until their cells are configured again.
  private func markGoneLists(isGone: Bool) {
    for (container, place) in nesting.children {
      guard let child = place.child else { continue }
      child.nesting.wasGone = child.nesting.wasGone || isGone || current.row(at: container) == nil
      child.markGoneLists(isGone: child.nesting.wasGone)
    }
  }

  /// Whether the list shows a row, or will still show it in a snapshot that waits.
  private func shows(_ path: RowPath) -> Bool {
    if nesting.parent == nil || isWaiting, current.row(at: path) != nil { return true }
    let first = RowPath(path.outermost, section: path.section ?? .inContainer)
    guard !path.containers.isEmpty, let child = nesting.children[first]?.child else { return false }
    return child.shows(path.inside)
  }
}
