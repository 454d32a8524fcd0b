/// What the cells of a list have in common: the way to the newest models, and what cells keep.
@MainActor @usableFromInline
package class CellEnvironment {
  let states: CellStateStore
  /// The IDs of the containers around the list, the outermost first.
  let containers: [RowID]

  init(states: CellStateStore, containers: [RowID]) {
    self.states = states
    self.containers = containers
  }

  /// Returns the model that the newest snapshot has at a place.
  func newestBox(at place: CellPlace) -> ModelBox? { nil }

  /// Returns the newest model at a place, if it is of this type.
  final func newestModel<Model: CellModel>(
    at place: CellPlace, as type: Model.Type
  ) -> Model? {
    (newestBox(at: place) as? TypedModelBox<Model>)?.content
  }
}

/// Where a cell stands when it is configured, and why.
@MainActor @usableFromInline
package struct CellSite {
  let environment: CellEnvironment
  let item: CellPlace.Item
  let isFirstDisplay: Bool

  var place: CellPlace { CellPlace(item, in: environment.containers) }
}
