public import ScreenDSL

// What is written from habit, or in another order: the compiler says what to write.

extension TestScreen {
  /// Explains that the declaration is evaluated again after each action.
  @available(*, unavailable, message: "declare it in a closure: 'TestScreen { Inbox() }'")
  public convenience init(_ screen: some Screen) { misuse() }

  /// Explains that a row is named by a text.
  @available(*, unavailable, message: "a row is named by its ID as a text: 'tap(\"1\")'")
  @discardableResult
  public func tap(_ id: Int) -> TestScreen { misuse() }

  /// Explains that a handler with an input is called with a value.
  @available(*, unavailable, message: "a value comes last: 'fire(\"menu\", \\Menu.onPick, 1)'")
  @discardableResult
  @_disfavoredOverload
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>
  ) -> TestScreen { misuse() }

  /// Explains that the row comes first, as in all actions.
  @available(*, unavailable, message: "the row comes first: 'fire(\"menu\", \\Menu.onPick, 1)'")
  @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ row: RowName, _ inputs: Slot.Input...
  ) -> TestScreen { misuse() }
}
