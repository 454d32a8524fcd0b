public import ScreenDSL
internal import ScreenDSLHeadless

extension TestScreen {
  /// Runs the handler that the newest snapshot has in a slot of a visible row's model.
  ///
  /// - Parameters:
  ///   - slot: Where the handler is in the model: `\SortMenu.onChange`.
  ///   - row: The row, inside its containers.
  ///   - input: What the handler is called with.
  @discardableResult
  public func fire<Model: CellModel, Input>(
    _ slot: KeyPath<Model, Handler<Input>>, _ row: RowPath, _ input: Input,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.fire(slot, row, input)
    }
  }

  /// Runs the handler that the newest snapshot has in an optional slot of a visible row's model.
  @discardableResult
  public func fire<Model: CellModel, Input>(
    _ slot: KeyPath<Model, Handler<Input>?>, _ row: RowPath, _ input: Input,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.fire(slot, row, input)
    }
  }

  /// Runs the handler without input in a slot of a visible row's model.
  @discardableResult
  public func fire<Model: CellModel>(
    _ slot: KeyPath<Model, Handler<Void>>, _ row: RowPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.fire(slot, row)
    }
  }

  /// Runs the handler without input in an optional slot of a visible row's model.
  @discardableResult
  public func fire<Model: CellModel>(
    _ slot: KeyPath<Model, Handler<Void>?>, _ row: RowPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.fire(slot, row)
    }
  }
}
