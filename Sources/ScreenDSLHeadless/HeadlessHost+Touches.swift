public import ScreenDSL

extension HeadlessHost {
  /// Selects a visible row, as a tap does, and runs its action.
  ///
  /// - Parameter path: The row, inside its containers; one without an action throws.
  public func tap(_ path: RowPath) throws(HeadlessError) {
    let (list, slot) = try find(path)
    guard let position = slot.position, let row = slot.row,
      list.updater.current[position].attributes.onSelect != nil
    else { throw .notSelectable(path) }
    tree.operate {
      list.selectedToken = list.identities[position].token
      tree.record(.selected(list.path(row)))
      list.updater.select(at: position)
    }
  }

  /// Runs the handler that the newest snapshot has in a slot of a visible row's model.
  ///
  /// - Parameters:
  ///   - slot: Where the handler is in the model: `\SortMenu.onChange`.
  ///   - path: The row, inside its containers.
  ///   - input: What the handler is called with.
  public func fire<Model: CellModel, Input>(
    _ slot: KeyPath<Model, Handler<Input>>, _ path: RowPath, _ input: Input
  ) throws(HeadlessError) {
    _ = try find(path)
    let isDone = tree.operate { updater.newest.fire(slot, with: input, at: path) }
    if !isDone { throw .missingHandler(path) }
  }

  /// Runs the handler that the newest snapshot has in an optional slot of a visible row's model.
  public func fire<Model: CellModel, Input>(
    _ slot: KeyPath<Model, Handler<Input>?>, _ path: RowPath, _ input: Input
  ) throws(HeadlessError) {
    _ = try find(path)
    let isDone = tree.operate { updater.newest.fire(slot, with: input, at: path) }
    if !isDone { throw .missingHandler(path) }
  }

  /// Runs the handler without input that the newest snapshot has in a slot of a visible row's model.
  public func fire<Model: CellModel>(
    _ slot: KeyPath<Model, Handler<Void>>, _ path: RowPath
  ) throws(HeadlessError) {
    try fire(slot, path, ())
  }

  /// Runs the handler without input that the newest snapshot has in an optional slot.
  public func fire<Model: CellModel>(
    _ slot: KeyPath<Model, Handler<Void>?>, _ path: RowPath
  ) throws(HeadlessError) {
    try fire(slot, path, ())
  }
}
