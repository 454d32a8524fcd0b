public import ScreenDSL

extension ScreenSnapshot {
  /// Runs the handler that this snapshot has in a slot of a row's model.
  ///
  /// A host calls it with the snapshot that is current at that moment, so the newest handler runs,
  /// whatever snapshot the cell was filled from. A block that `dependsOn` skipped is evaluated for it,
  /// once.
  ///
  /// - Parameters:
  ///   - slot: Where the handler is in the model: `\Banner.onClose`.
  ///   - input: What the handler is called with.
  ///   - path: The row, inside its containers.
  /// - Returns: Whether there was such a row with such a model and a handler; if not, nothing is run.
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

  /// Runs the handler without input that this snapshot has in a slot of a row's model.
  ///
  /// - Returns: Whether there was such a row with such a model and a handler; if not, nothing is run.
  @MainActor @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, at path: RowPath
  ) -> Bool where Slot.Input == Void {
    fire(slot, with: (), at: path)
  }

  /// Runs the action that this snapshot has for the selection of a row.
  ///
  /// - Parameter path: The path of the row, with its containers.
  /// - Returns: Whether the path leads to a row with an action; if not, nothing runs.
  @MainActor @discardableResult
  public func select(_ path: RowPath) -> Bool {
    guard let handler = newestRow(at: path)?.attributes.onSelect else { return false }
    handler(())
    return true
  }
}
