extension ScreenSnapshot {
  /// Runs a handler as a host does with its newest snapshot; returns false if the row or its model has no handler.
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

  @MainActor @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, at path: RowPath
  ) -> Bool where Slot.Input == Void { fire(slot, with: (), at: path) }

  @MainActor @discardableResult
  public func select(_ path: RowPath) -> Bool {
    guard let handler = newestRow(at: path)?.attributes.onSelect else { return false }
    handler(())
    return true
  }
}
