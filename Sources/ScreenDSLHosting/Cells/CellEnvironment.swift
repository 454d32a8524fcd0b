public import ScreenDSL

/// What the cells of a list have in common: the way to the newest models, and what cells keep.
@MainActor @usableFromInline
package class CellEnvironment {
  let states: CellStateStore
  let movedPaths: MovedPaths
  /// The container that the list is in; nil for the screen's own list.
  var container: RowPath?

  init(states: CellStateStore, movedPaths: MovedPaths, container: RowPath?) {
    self.states = states
    self.movedPaths = movedPaths
    self.container = container
  }

  /// Returns the model that the newest snapshot has at a place.
  func newestBox(at place: CellPlace) -> ModelBox? { nil }

  /// Called before a cell fires a handler, for those that observe it.
  func willFire(_ slot: AnyKeyPath, at place: CellPlace) {}

  /// Called after what a cell keeps changed, for its cell to be filled again.
  func stateDidChange(at place: CellPlace) {}

  /// Returns where something is in the newest snapshot that had a place since some turn of
  /// ``movedPaths``.
  func newestPlace(of place: CellPlace, since turn: Int) -> CellPlace { place }
}

/// Where a cell stands when it is configured, and why.
@MainActor @usableFromInline
package struct CellSite {
  let environment: CellEnvironment
  let item: CellPlace.Item
  let isFirstDisplay: Bool
  /// The turn of the environment's `movedPaths` in which the item was there.
  let turn: Int

  init(environment: CellEnvironment, item: CellPlace.Item, isFirstDisplay: Bool) {
    self.environment = environment
    self.item = item
    self.isFirstDisplay = isFirstDisplay
    turn = environment.movedPaths.count
  }

  /// Where the item is now.
  var place: CellPlace {
    environment.newestPlace(of: CellPlace(item, in: environment.container), since: turn)
  }

  /// Returns the newest model of the item, if it is of this type.
  func newestModel<Model: CellModel>(as type: Model.Type) -> Model? {
    (environment.newestBox(at: place) as? TypedModelBox<Model>)?.content
  }
}

/// What a cell shows: a row, or a supplementary of a section, inside containers.
@usableFromInline
package enum CellPlace: Hashable, Sendable {
  case row(RowPath)
  case supplementary(SupplementaryKind, SectionID, in: RowPath?)

  /// What a cell shows in its list.
  @usableFromInline
  package enum Item: Sendable {
    case row(RowID, SectionID)
    case supplementary(SupplementaryKind, SectionID)
  }

  init(_ item: Item, in container: RowPath?) {
    switch item {
    case .row(let id, let section):
      self = .row(container?.appending(id) ?? RowPath(id, section: section))
    case .supplementary(let kind, let section): self = .supplementary(kind, section, in: container)
    }
  }

  /// The path of the row; nil for a supplementary.
  var rowPath: RowPath? {
    if case .row(let path) = self { path } else { nil }
  }

  /// The row, or the container around the supplementary; nil for one of the screen itself.
  private var path: RowPath? {
    switch self {
    case .row(let path): path
    case .supplementary(_, _, let container): container
    }
  }

  /// Whether this is the place of a row or of something inside it.
  func isInside(_ row: RowPath) -> Bool { path?.isInside(row) ?? false }

  /// Returns the place once the row that it is in has another path.
  func moved(from old: RowPath, to new: RowPath) -> CellPlace {
    switch self {
    case .row(let path): .row(path.moved(from: old, to: new))
    case .supplementary(let kind, let section, let container):
      .supplementary(kind, section, in: container?.moved(from: old, to: new))
    }
  }
}

extension RowPath {
  /// Whether this is the path of a row or of something inside it.
  func isInside(_ row: RowPath) -> Bool { section == row.section && ids.starts(with: row.ids) }

  /// Returns the path with that of a container, or its own, exchanged.
  package func moved(from old: RowPath, to new: RowPath) -> RowPath {
    guard section == old.section, ids.starts(with: old.ids) else { return self }
    return ids.dropFirst(old.ids.count).reduce(new) { $0.appending($1) }
  }
}
