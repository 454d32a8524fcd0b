public import ScreenDSL

extension ScreenSnapshot {
  /// Runs the handler that this snapshot has in a slot of a row's model, as a host does with its newest snapshot.
  ///
  /// - Returns: Whether there is such a row with such a model and a handler; if not, nothing runs.
  @MainActor @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, with input: Slot.Input, at path: RowPath
  ) -> Bool {
    guard let model = newestRow(at: path)?.model as? Model,
      let handler = model[keyPath: slot]._handler
    else { return false }
    handler(input)
    return true
  }

  /// Runs the handler without input in a slot.
  @MainActor @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, at path: RowPath
  ) -> Bool where Slot.Input == Void { fire(slot, with: (), at: path) }

  /// Runs the action that this snapshot has for the selection of a row.
  ///
  /// - Returns: Whether the path leads to a row with an action; if not, nothing runs.
  @MainActor @discardableResult
  public func select(_ path: RowPath) -> Bool {
    guard let handler = newestRow(at: path)?.attributes.onSelect else { return false }
    handler(())
    return true
  }
}
