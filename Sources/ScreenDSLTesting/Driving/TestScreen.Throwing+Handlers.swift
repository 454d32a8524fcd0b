public import ScreenDSL
internal import ScreenDSLHeadless

extension TestScreen.Throwing {
  /// Runs the handler that the newest snapshot has in a slot of a visible row's model.
  public func fire<Model: CellModel, Input>(
    _ slot: KeyPath<Model, Handler<Input>>, _ row: RowPath, _ input: Input
  ) throws(DrivingError) {
    try act("fire", find(row, showing: Model.self)) { path throws(HeadlessError) in
      try screen.host.fire(slot, path, input)
    }
  }

  /// Runs the handler that the newest snapshot has in an optional slot of a visible row's model.
  public func fire<Model: CellModel, Input>(
    _ slot: KeyPath<Model, Handler<Input>?>, _ row: RowPath, _ input: Input
  ) throws(DrivingError) {
    try act("fire", find(row, showing: Model.self)) { path throws(HeadlessError) in
      try screen.host.fire(slot, path, input)
    }
  }

  /// Runs the handler without input in a slot of a visible row's model.
  public func fire<Model: CellModel>(
    _ slot: KeyPath<Model, Handler<Void>>, _ row: RowPath
  ) throws(DrivingError) { try fire(slot, row, ()) }

  /// Runs the handler without input in an optional slot of a visible row's model.
  public func fire<Model: CellModel>(
    _ slot: KeyPath<Model, Handler<Void>?>, _ row: RowPath
  ) throws(DrivingError) { try fire(slot, row, ()) }

  /// Finds the row that a test names, if its model is of this type.
  private func find<Model: CellModel>(
    _ name: RowPath, showing type: Model.Type
  ) throws(DrivingError) -> DrivenRow {
    let row = try find(name)
    if row.row.model is Model { return row }
    throw DrivingError(
      description: "Model of \(row.name) must be '\(type)', which has the slot (was not)")
  }
}
