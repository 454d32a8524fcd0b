/// What the cells of a list have in common: the way to the newest models, and what cells keep.
@MainActor
package class CellEnvironment {
  let states: CellStateStore

  init(states: CellStateStore) { self.states = states }

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
@MainActor
package struct CellSite {
  let environment: CellEnvironment
  let place: CellPlace
  let isFirstDisplay: Bool
}
