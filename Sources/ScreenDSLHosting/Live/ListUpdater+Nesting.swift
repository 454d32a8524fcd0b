public import ScreenDSL

/// The rows inside a container, for the list in the container's cell.
///
/// A cell hands them to its list; there is no way to the rows themselves, because the list gets new
/// ones whenever they change.
@MainActor
public struct NestedRows {
  let list: ListUpdater
  /// The container's path in its own list.
  let container: RowPath

  /// The number of rows that the container shows now.
  public var count: Int { list.innerRows(of: container)?.rowCount ?? 0 }

  /// How the rows lie; nil if the list decides.
  public var layout: LayoutHint? { list.current.row(at: container)?.attributes.layout }
}

extension CellContext {
  /// The rows inside, if the row is a container.
  public var nestedRows: NestedRows? {
    guard case .row(let id, let section) = site.item,
      let list = (site.environment as? ListEnvironment)?.list,
      list.containerPath == site.environment.container
    else { return nil }
    let rows = NestedRows(list: list, container: RowPath(id, section: section))
    return list.innerRows(of: rows.container) == nil ? nil : rows
  }
}

extension ListUpdater {
  struct Parent {
    weak var list: ListUpdater?
    /// The container's path in the parent's list.
    var container: RowPath
    /// The container's path on the screen.
    var path: RowPath
  }

  struct WeakUpdater {
    weak var list: ListUpdater?
  }

  /// The container whose rows the list shows; nil for a list that is not inside another one.
  public var containerPath: RowPath? {
    guard let parent, parent.list != nil else { return nil }
    return parent.path
  }

  var root: ListUpdater { parent?.list?.root ?? self }

  /// Shows the rows inside a container from now on, and all their changes.
  ///
  /// If the list shows exactly these rows of this container already, nothing happens. Otherwise all
  /// rows are reloaded, now or as soon as the list can be changed: nothing of another container is
  /// ever animated into this one.
  ///
  /// - Returns: Whether all rows are reloaded.
  @discardableResult
  public func show(_ rows: NestedRows) -> Bool {
    let contents = rows.list.innerRows(of: rows.container) ?? ScreenSnapshot()
    let path = rows.list.path(of: rows.container)
    let isSameContainer = parent?.list === rows.list && parent?.path == path
    if !isSameContainer {
      leaveParent()
      children = [:]
      parent = Parent(list: rows.list, container: rows.container, path: path)
    }
    rows.list.children[rows.container] = WeakUpdater(list: self)
    newest = contents
    reportDuplicates(in: contents)
    if isSameContainer, contents == settled {
      if !isWaiting { current = contents }
      return false
    }
    showAnew(contents)
    return true
  }

  /// Stops showing the rows of a container: the list's cell shows another row, or none.
  public func detach() {
    leaveParent()
    ownEnvironment = nil
  }

  /// What is still shown keeps its place, until other rows are.
  private func leaveParent() {
    if let parent, let list = parent.list, list.children[parent.container]?.list === self {
      list.children[parent.container] = nil
    }
    parent = nil
  }

  /// Lets the lists around know that the user changed this one.
  func tellParent() {
    // What waits is newer than what the user changed, and the lists around know it.
    guard let parent, let list = parent.list, list.children[parent.container]?.list === self,
      !isWaiting,
      let position = list.current.position(of: parent.container.id, in: parent.container.section)
    else { return }
    list.current = list.current.replacingInnerRows(at: position, with: current)
    list.tellParent()
  }

  /// The rows inside a container of this list, as they are shown now.
  func innerRows(of container: RowPath) -> ScreenSnapshot? {
    current.row(at: container)?.innerRows
  }

  /// The path on the screen of a row of this list.
  private func path(of row: RowPath) -> RowPath { containerPath?.appending(row.id) ?? row }

  /// Brings the lists inside changed containers up to date, where there are such lists.
  func showNested(_ changes: Changeset, isAnimated: Bool) {
    if children.isEmpty { return }
    for nested in changes.nested {
      let container = RowPath(
        nested.container, section: changes.new.sections[nested.new.section].id)
      children[container]?.list?.applyNested(nested.changes, isAnimated: isAnimated)
    }
    children = children.filter { $0.value.list != nil }
  }
}

// MARK: - Rows that get another path

extension ListUpdater {
  /// Lets the lists inside containers, and what cells keep, follow rows of this list to other sections
  /// and IDs, as soon as they are shown there.
  func followRows(_ moves: [MovedPaths.Move]) {
    if moves.isEmpty { return }
    followOnScreen(moves.map { (from: path(of: $0.from), to: path(of: $0.to)) })
    let moved = moves.map { (to: $0.to, child: children.removeValue(forKey: $0.from)) }
    for (to, child) in moved {
      guard let child else { continue }
      children[to] = child
      child.list?.parent?.container = to
      child.list?.rebase(to: path(of: to))
    }
  }

  /// Does the same for rows inside containers whose lists do not do it themselves.
  func followInnerRows(_ changes: Changeset, isReloaded: Bool) {
    for nested in changes.nested {
      let container = RowPath(
        nested.container, section: changes.new.sections[nested.new.section].id)
      if isReloaded || children[container]?.list == nil {
        followOnScreen(nested.changes.allNewPaths(in: path(of: container)))
      }
    }
  }

  private func followOnScreen(_ moves: [MovedPaths.Move]) {
    environment.movedPaths.record(moves)
    environment.states.moveValues(moves)
  }

  /// Records that the list's container, or one around it, has another path.
  private func rebase(to path: RowPath) {
    parent?.path = path
    ownEnvironment?.container = path
    for (container, child) in children { child.list?.rebase(to: path.appending(container.id)) }
  }
}

extension Changeset {
  /// The rows of the list itself that get another section or another ID.
  var newPaths: [MovedPaths.Move] {
    let moves = rowMoves.map { (from: $0.from, to: $0.to) }
    let updates = rowUpdates.map { (from: $0.old, to: $0.new) }
    return (moves + updates).compactMap {
      Self.move(path(of: $0.from, in: old), path(of: $0.to, in: new))
    }
  }

  /// Those that get theirs in one stage: IDs change with contents, where the rows still are.
  func newPaths(in operations: Operations) -> [MovedPaths.Move] {
    if operations.hasRowOperations {
      return rowMoves.compactMap { move in
        let new = path(of: move.to, in: new)
        return Self.move(RowPath(new.id, section: path(of: move.from, in: old).section), new)
      }
    }
    let kind: RowUpdate.Kind = operations.reloads.isEmpty ? .reconfigure : .reload
    if operations.reloads.isEmpty && operations.reconfigures.isEmpty { return [] }
    return rowUpdates.compactMap { update in
      if update.kind != kind { return nil }
      let old = path(of: update.old, in: old)
      return Self.move(old, RowPath(new[update.new].id, section: old.section))
    }
  }

  /// The rows at any depth that get another path, those of a list before those inside it.
  fileprivate func allNewPaths(in container: RowPath) -> [MovedPaths.Move] {
    newPaths.map { (from: container.appending($0.from.id), to: container.appending($0.to.id)) }
      + nested.flatMap { $0.changes.allNewPaths(in: container.appending($0.container)) }
  }

  private func path(of position: RowPosition, in list: ScreenSnapshot) -> RowPath {
    RowPath(list[position].id, section: list.sections[position.section].id)
  }

  private static func move(_ old: RowPath, _ new: RowPath) -> MovedPaths.Move? {
    old == new ? nil : (old, new)
  }
}

extension ListUpdater {
  /// What a cell of this list learns about its row.
  @usableFromInline
  func site(of item: CellPlace.Item, isFirstDisplay: Bool) -> CellSite {
    CellSite(environment: environment, item: item, isFirstDisplay: isFirstDisplay)
  }

  /// What the cell of this list's container keeps; nil for a list that is not inside another one,
  /// or whose container another list shows by now.
  public var containerState: CellState? {
    guard let parent, let list = parent.list, list.children[parent.container]?.list === self
    else { return nil }
    return list.state(of: parent.container)
  }

  /// What the cell of a row of this list keeps.
  func state(of row: RowPath) -> CellState {
    let section = row.section ?? .inContainer
    return CellState(
      site: site(of: .row(row.id, section), isFirstDisplay: false), isShown: false)
  }

  var states: CellStateStore { environment.states }

  private var environment: ListEnvironment {
    if let ownEnvironment { return ownEnvironment }
    let outer = parent?.list?.environment
    let environment = ListEnvironment(
      list: self, root: root, states: outer?.states ?? CellStateStore(),
      movedPaths: outer?.movedPaths ?? MovedPaths(), container: containerPath)
    ownEnvironment = environment
    return environment
  }

  /// The container around the rows that are shown now.
  ///
  /// It is not that of the list while it waits to show the rows of another container.
  var shownContainer: RowPath? { environment.container }

  /// Records that the rows of the list's own container are shown from now on.
  func enterContainer() {
    guard let ownEnvironment,
      !(ownEnvironment.root === root && shownContainer == containerPath)
    else { return }
    self.ownEnvironment = nil
  }

  /// Returns the newest declaration of a row that the list showed.
  func newestRow(_ row: LiveRow) -> Row? {
    newestRow(row.path, since: row.turn)
  }

  func newestRow(_ path: RowPath, since turn: Int) -> Row? {
    guard case .row(let path) = environment.newestPlace(of: .row(path), since: turn) else {
      return nil
    }
    return environment.newestRow(path)
  }

  /// Where a row that the list showed is shown now.
  func shownPath(of row: LiveRow) -> RowPath {
    environment.movedPaths.current(row.path, since: row.turn)
  }

  var turn: Int { environment.movedPaths.count }

  /// Forgets what cells keep for rows and sections that are gone.
  ///
  /// - Complexity: O(*c* + *k*) for *c* changes and *k* rows with something kept.
  func forgetStates(_ changes: Changeset) {
    guard parent == nil, let ownEnvironment, !ownEnvironment.states.isEmpty else { return }
    let gone = GonePlaces(changes)
    ownEnvironment.states.removeValues { gone.contains($0) }
  }
}

/// The cells' way to the newest models, through the screen's list: the one that they are in may show
/// another container by then.
@MainActor
final class ListEnvironment: CellEnvironment {
  private(set) weak var list: ListUpdater?
  private(set) weak var root: ListUpdater?

  init(
    list: ListUpdater, root: ListUpdater, states: CellStateStore, movedPaths: MovedPaths,
    container: RowPath?
  ) {
    self.list = list
    self.root = root
    super.init(states: states, movedPaths: movedPaths, container: container)
  }

  func newestRow(_ path: RowPath) -> Row? { root?.newest.newestRow(at: path) }

  override func willFire(_ slot: AnyKeyPath, at place: CellPlace) { root?.onFire?(slot, place) }

  override func stateDidChange(at place: CellPlace) { list?.stateDidChange(at: place) }

  override func newestBox(at place: CellPlace) -> ModelBox? {
    switch place {
    case .row(let path): return newestRow(path)?.box
    case .supplementary(let kind, let section, let container):
      let list = container.map { newestRow($0)?.innerRows } ?? root?.newest
      return list?.section(id: section)?.supplementary(kind)?.box
    }
  }

  override func newestPlace(of place: CellPlace, since turn: Int) -> CellPlace {
    guard case .row(let shown) = place else { return place }
    let path = movedPaths.current(shown, since: turn)
    guard let root, let section = path.section,
      root.newest.position(of: path.ids[0], in: section) == nil,
      root.current.position(of: path.ids[0], in: section) != nil
    else { return .row(path) }
    // What waits to be shown has the row in another section, where it is new.
    let found = root.newest.positions(of: path.ids[0]).map { root.newest.sections[$0.section].id }
      .first { root.current.position(of: path.ids[0], in: $0) == nil }
    return .row(found.map { path.moved(to: $0) } ?? path)
  }
}

/// The rows and supplementaries that a changeset removes, at any depth.
private struct GonePlaces {
  private var rows: Set<RowPath> = []
  private var supplementaries: Set<CellPlace> = []

  init(_ changes: Changeset) {
    for index in changes.sectionRemovals {
      let section = changes.old.sections[index]
      add(section.supplementaries.map(\.kind), of: section.id)
    }
    for update in changes.supplementaryUpdates {
      let section = changes.new.sections[update.newSection]
      add(update.kinds.filter { section.supplementary($0) == nil }, of: section.id)
    }
    add(changes, in: nil)
  }

  private mutating func add(_ kinds: [SupplementaryKind], of section: SectionID) {
    for kind in kinds { supplementaries.insert(.supplementary(kind, section, in: nil)) }
  }

  private mutating func add(_ changes: Changeset, in container: RowPath?) {
    for position in changes.rowRemovals {
      rows.insert(path(of: position, in: changes.old, container))
    }
    for nested in changes.nested {
      add(nested.changes, in: path(of: nested.new, in: changes.new, container))
    }
    // A changeset does not say what differs inside a container that is reloaded.
    for update in changes.rowUpdates(.reload) {
      guard let inner = changes.old[update.old].innerRows else { continue }
      let newInner = changes.new[update.new].innerRows ?? ScreenSnapshot()
      add(
        newInner.changeset(from: inner), in: path(of: update.new, in: changes.new, container))
    }
  }

  private func path(
    of position: RowPosition, in list: ScreenSnapshot, _ container: RowPath?
  ) -> RowPath {
    let id = list[position].id
    return container?.appending(id)
      ?? RowPath(id, section: list.sections[position.section].id)
  }

  func contains(_ place: CellPlace) -> Bool {
    supplementaries.contains(place) || rows.contains { place.isInside($0) }
  }
}
