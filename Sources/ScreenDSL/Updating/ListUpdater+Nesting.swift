/// The rows inside a container, for the list in the container's cell.
///
/// A cell hands them to its list; there is no way to the rows themselves, because the list gets them
/// anew whenever they change.
@MainActor
public struct NestedRows {
  let list: ListUpdater
  let container: RowID

  /// The number of rows that the container shows at this moment.
  public var count: Int { list.contents(of: container)?.rowCount ?? 0 }

  /// How the rows lie; nil if the list decides.
  public var layout: LayoutHint? {
    list.current.row(id: container)?.attributes.layout
  }
}

extension CellContext {
  /// The rows inside, if the row is a container.
  public var nestedRows: NestedRows? {
    guard case .row(let id) = site.place.item,
      let list = (site.environment as? ListEnvironment)?.list, list.contents(of: id) != nil
    else { return nil }
    return NestedRows(list: list, container: id)
  }
}

extension ListUpdater {
  struct Parent {
    weak var list: ListUpdater?
    let container: RowID
  }

  struct WeakUpdater {
    weak var list: ListUpdater?
  }

  /// The container whose rows the list shows; nil for a list that is not inside another one.
  public var containerPath: RowPath? {
    containers.last.map { RowPath($0, in: containers.dropLast()) }
  }

  /// The IDs of the containers around the list, the outermost first.
  var containers: [RowID] {
    guard let parent, let list = parent.list else { return [] }
    return list.containers + [parent.container]
  }

  private var root: ListUpdater { parent?.list?.root ?? self }

  /// Shows the rows inside a container from now on, and all their changes.
  ///
  /// If the list shows this container already, only what differs is changed. Otherwise all rows are
  /// shown anew: nothing of another container is ever animated into this one.
  ///
  /// - Returns: Whether all rows are shown anew.
  @discardableResult
  public func show(_ rows: NestedRows) -> Bool {
    let contents = rows.list.contents(of: rows.container) ?? ScreenSnapshot()
    let isSameContainer = parent?.list === rows.list && parent?.container == rows.container
    if !isSameContainer {
      detach()
      parent = Parent(list: rows.list, container: rows.container)
      ownEnvironment = nil
    }
    rows.list.children[rows.container] = WeakUpdater(list: self)
    newest = contents
    if isShownOnce, isSameContainer, contents == current {
      current = contents
      return false
    }
    reload(showing: contents)
    return true
  }

  /// Stops showing the rows of a container: the list's cell shows another row, or none.
  public func detach() {
    if let parent, let list = parent.list, list.children[parent.container]?.list === self {
      list.children[parent.container] = nil
    }
    parent = nil
    ownEnvironment = nil
  }

  /// The rows inside a container of this list, as they are shown at this moment.
  func contents(of container: RowID) -> ScreenSnapshot? { current.row(id: container)?.contents }

  /// Brings the lists inside changed containers up to date, where there are such lists.
  func showNested(_ nested: [Changeset.NestedChangeset], isAnimated: Bool) {
    if children.isEmpty { return }
    for change in nested {
      children[change.container]?.list?.apply(change.changes.new, isAnimated: isAnimated)
    }
    children = children.filter { $0.value.list != nil }
  }
}

extension ListUpdater {
  /// What a cell of this list is told about its row.
  func site(of item: CellPlace.Item, isFirstDisplay: Bool) -> CellSite {
    CellSite(
      environment: environment, place: CellPlace(item, in: containers),
      isFirstDisplay: isFirstDisplay)
  }

  /// What the list keeps for the cell of a row or, with its own path, for itself.
  func state(of container: RowID, in containers: [RowID]) -> CellState {
    CellState(store: environment.states, place: CellPlace(.row(container), in: containers))
  }

  /// What the cell of this list's container keeps; nil for a list that is not inside another one.
  public var containerState: CellState? {
    guard let parent, let list = parent.list else { return nil }
    return list.state(of: parent.container, in: list.containers)
  }

  private var environment: CellEnvironment {
    if let ownEnvironment { return ownEnvironment }
    let states = parent?.list?.environment.states ?? CellStateStore()
    let environment = ListEnvironment(list: self, states: states)
    ownEnvironment = environment
    return environment
  }

  /// Returns the newest row with this ID in this list.
  func newestRow(_ id: RowID) -> Row? { root.newest.row(at: RowPath(id, in: containers)) }

  func newestBox(at place: CellPlace) -> ModelBox? {
    guard let list = root.newest.content(of: place.containers) else { return nil }
    return switch place.item {
    case .row(let id): list.row(id: id)?.box
    case .supplementary(let kind, let section):
      list.section(id: section)?.supplementary(kind)?.box
    }
  }

  /// Forgets what cells keep for rows and sections that are gone.
  ///
  /// - Complexity: O(*c* + *k*) for *c* changes and *k* rows with something kept.
  func forgetStates(_ changes: Changeset) {
    guard parent == nil, let ownEnvironment, !ownEnvironment.states.isEmpty else { return }
    let gone = GonePlaces(changes)
    ownEnvironment.states.removeValues { gone.contains($0) }
  }
}

/// The cells' way to the newest models, through the list that they are in.
@MainActor
final class ListEnvironment: CellEnvironment {
  private(set) weak var list: ListUpdater?

  init(list: ListUpdater, states: CellStateStore) {
    self.list = list
    super.init(states: states)
  }

  override func newestBox(at place: CellPlace) -> ModelBox? { list?.newestBox(at: place) }
}

/// The rows and sections that a changeset removes, at any depth.
private struct GonePlaces {
  private var paths: Set<RowPath> = []
  private var sections: Set<SectionID> = []

  init(_ changes: Changeset) {
    sections = Set(changes.sectionRemovals.map { changes.old.sections[$0].id })
    add(changes, in: [])
  }

  private mutating func add(_ changes: Changeset, in containers: [RowID]) {
    for position in changes.rowRemovals {
      paths.insert(RowPath(changes.old[position].id, in: containers))
    }
    for nested in changes.nested { add(nested.changes, in: containers + [nested.container]) }
  }

  func contains(_ place: CellPlace) -> Bool {
    if case .supplementary(_, let section) = place.item, place.containers.isEmpty,
      sections.contains(section)
    {
      return true
    }
    var ids = place.containers
    if case .row(let id) = place.item { ids.append(id) }
    return ids.indices.contains { paths.contains(RowPath(ids[$0], in: Array(ids[..<$0]))) }
  }
}
