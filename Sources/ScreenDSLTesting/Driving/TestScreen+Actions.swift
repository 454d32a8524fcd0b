public import ScreenDSL
internal import ScreenDSLHeadless

// What a user does, each as a failing form of what `throwing` has.
extension TestScreen {
  /// Taps a visible row and runs its action.
  @discardableResult
  public func tap(
    _ row: RowPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.tap(row)
    }
  }

  /// Scrolls the screen, as far as it goes, to an offset in points.
  @discardableResult
  public func scroll(
    to offset: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.scroll(to: offset)
    }
  }

  /// Scrolls the screen, and the containers around a row, so that it is visible.
  @discardableResult
  public func scroll(
    to row: RowPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.scroll(to: row)
    }
  }

  /// Scrolls the list inside a visible container to an offset in points.
  @discardableResult
  public func scroll(
    _ container: RowPath, to offset: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.scroll(container, to: offset)
    }
  }

  /// Swipes over a visible row and chooses one of the actions that are uncovered.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - edge: The side that the swipe starts from.
  ///   - title: What the action is called.
  @discardableResult
  public func swipe(
    _ row: RowPath, _ edge: SwipeEdge, _ title: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.swipe(row, edge, title)
    }
  }

  /// Drags a visible row to another position of its list, and tells its handler.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - position: Where it is dropped, counted without the row itself.
  @discardableResult
  public func reorder(
    _ row: RowPath, to position: RowPosition, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.reorder(row, to: position)
    }
  }

  /// Lets the test use the cell of a visible row, such as press its button.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - type: The class of its cell.
  ///   - action: What to do with the cell.
  @discardableResult
  public func use<Cell: AnyObject>(
    _ row: RowPath, as type: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function, action: (Cell) -> Void
  ) -> TestScreen {
    check(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try throwing.use(row, as: type, action)
    }
  }
}
