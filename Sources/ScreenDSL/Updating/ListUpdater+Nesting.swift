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
    guard case .row(let id) = site.item,
      let list = (site.environment as? ListEnvironment)?.list,
      list.containers == site.environment.containers, list.contents(of: id) != nil
    else { return nil }
    return NestedRows(list: list, container: id)
  }
}

extension ListUpdater {
  struct Parent {
    weak var list: ListUpdater?
    let container: RowID
    /// The IDs of the containers around, `container` the last.
    let path: [RowID]
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
    guard let parent, parent.list != nil else { return [] }
    return parent.path
  }

  private var root: ListUpdater { parent?.list?.root ?? self }

  /// Shows the rows inside a container from now on, and all their changes.
  ///
  /// If the list shows exactly these rows of this container already, nothing happens. Otherwise all
  /// rows are shown anew, now or as soon as the list can be changed: nothing of another container is
  /// ever animated into this one.
  ///
  /// - Returns: Whether all rows are shown anew.
  @discardableResult
  public func show(_ rows: NestedRows) -> Bool {
    let contents = rows.list.contents(of: rows.container) ?? ScreenSnapshot()
    let path = rows.list.containers + [rows.container]
    let isSameContainer = parent?.list === rows.list && parent?.path == path
    if !isSameContainer {
      leaveParent()
      children = [:]
      parent = Parent(list: rows.list, container: rows.container, path: path)
    }
    rows.list.children[rows.container] = WeakUpdater(list: self)
    newest = contents
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

  /// Tells the lists around that the user changed this one, so that they know what is shown.
  func tellParent() {
    // What waits is newer than what the user changed, and the lists around know it.
    guard let parent, let list = parent.list, list.children[parent.container]?.list === self,
      !isWaiting, let position = list.current.position(of: parent.container)
    else { return }
    list.current = list.current.replacingContents(at: position, with: current)
    list.tellParent()
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
  @usableFromInline
  func site(of item: CellPlace.Item, isFirstDisplay: Bool) -> CellSite {
    CellSite(environment: environment, item: item, isFirstDisplay: isFirstDisplay)
  }

  /// What the list keeps for the cell of a row or, with its own path, for itself.
  func state(of container: RowID, in containers: [RowID]) -> CellState {
    CellState(environment: environment, place: CellPlace(.row(container), in: containers))
  }

  /// What the cell of this list's container keeps; nil for a list that is not inside another one,
  /// or whose container another list shows by now.
  public var containerState: CellState? {
    guard let parent, let list = parent.list, list.children[parent.container]?.list === self
    else { return nil }
    return list.state(of: parent.container, in: list.containers)
  }

  private var environment: ListEnvironment {
    if let ownEnvironment { return ownEnvironment }
    let states = parent?.list?.environment.states ?? CellStateStore()
    let environment = ListEnvironment(
      list: self, root: root, states: states, containers: containers)
    ownEnvironment = environment
    return environment
  }

  /// The IDs of the containers around the rows that are shown at this moment.
  ///
  /// They are not those of the list while it waits to show the rows of another container.
  package var shownContainers: [RowID] { environment.containers }

  /// Takes note that the rows of the list's own container are shown from now on.
  func enterContainer() {
    guard let ownEnvironment, !(ownEnvironment.root === root && shownContainers == containers)
    else { return }
    self.ownEnvironment = nil
  }

  /// Returns the newest row with this ID in what the list shows, or in the containers given.
  func newestRow(_ id: RowID, in containers: [RowID]? = nil) -> Row? {
    environment.newestRow(id, in: containers)
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

/// The cells' way to the newest models, through the screen's list: the one that they are in may show
/// another container by then.
@MainActor
final class ListEnvironment: CellEnvironment {
  private(set) weak var list: ListUpdater?
  private(set) weak var root: ListUpdater?

  init(
    list: ListUpdater, root: ListUpdater, states: CellStateStore, containers: [RowID]
  ) {
    self.list = list
    self.root = root
    super.init(states: states, containers: containers)
  }

  func newestRow(_ id: RowID, in containers: [RowID]?) -> Row? {
    root?.newest.row(at: RowPath(id, in: containers ?? self.containers))
  }

  override func newestBox(at place: CellPlace) -> ModelBox? {
    guard let list = root?.newest.content(of: place.containers) else { return nil }
    return switch place.item {
    case .row(let id): list.row(id: id)?.box
    case .supplementary(let kind, let section):
      list.section(id: section)?.supplementary(kind)?.box
    }
  }
}

extension ScreenSnapshot {
  /// Returns the snapshot with other rows inside the container at a position.
  fileprivate func replacingContents(
    at position: RowPosition, with contents: ScreenSnapshot
  ) -> ScreenSnapshot {
    var sections = storage.sections
    sections.replaceRows([position: self[position].with(content: PlacedContent(contents))])
    return ScreenSnapshot(ScreenStorage(sections, hasDuplicates: storage.hasDuplicates))
  }
}

/// The rows and supplementaries that a changeset removes, at any depth.
private struct GonePlaces {
  private var places: Set<CellPlace> = []

  init(_ changes: Changeset) {
    for index in changes.sectionRemovals {
      let section = changes.old.sections[index]
      add(section.supplementaries.map(\.kind), of: section.id)
    }
    for update in changes.supplementaryUpdates {
      let section = changes.new.sections[update.newSection]
      add(update.kinds.filter { section.supplementary($0) == nil }, of: section.id)
    }
    add(changes, in: [])
  }

  private mutating func add(_ kinds: [SupplementaryKind], of section: SectionID) {
    for kind in kinds { places.insert(CellPlace(.supplementary(kind, section), in: [])) }
  }

  private mutating func add(_ changes: Changeset, in containers: [RowID]) {
    for position in changes.rowRemovals {
      places.insert(CellPlace(.row(changes.old[position].id), in: containers))
    }
    for nested in changes.nested { add(nested.changes, in: containers + [nested.container]) }
    // A changeset does not say what differs inside a container that is reloaded.
    for update in changes.rowUpdates(.reload) {
      let old = changes.old[update.old]
      guard let contents = old.contents else { continue }
      let newContents = changes.new[update.new].contents ?? ScreenSnapshot()
      add(newContents.changeset(from: contents), in: containers + [old.id])
    }
  }

  func contains(_ place: CellPlace) -> Bool {
    let containers = place.containers
    return places.contains(place)
      || containers.indices.contains {
        places.contains(CellPlace(.row(containers[$0]), in: Array(containers[..<$0])))
      }
  }
}
