public import ScreenDSL
internal import ScreenDSLHeadless

extension TestScreen {
  /// The actions of a screen, which throw a ``DrivingError`` instead of making the test fail.
  @MainActor
  public struct Throwing {
    let screen: TestScreen

    /// Evaluates the declaration again and shows it.
    public func update() throws(DrivingError) {
      screen.lastAction = "After 'update'"
      try screen.show(since: screen.snapshot)
    }

    /// Taps a visible row and runs its action.
    public func tap(_ row: RowPath) throws(DrivingError) {
      try act("tap", find(row)) { path throws(HeadlessError) in try screen.host.tap(path) }
    }

    /// Scrolls the screen, as far as it goes, to an offset in points.
    public func scroll(to offset: Double) throws(DrivingError) {
      let old = screen.snapshot
      screen.lastAction = "After 'scroll' to \(offset)"
      screen.host.scroll(to: offset)
      try screen.show(since: old)
    }

    /// Scrolls the screen, and the containers around a row, so that it is visible.
    public func scroll(to row: RowPath) throws(DrivingError) {
      try act("scroll", find(row)) { path throws(HeadlessError) in
        try screen.host.scroll(toRow: path)
      }
    }

    /// Scrolls the list inside a visible container to an offset in points.
    public func scroll(_ container: RowPath, to offset: Double) throws(DrivingError) {
      try act("scroll", find(container)) { path throws(HeadlessError) in
        try screen.host.scroll(path, to: offset)
      }
    }

    /// Swipes over a visible row and chooses one of the actions that are uncovered.
    public func swipe(
      _ row: RowPath, _ edge: SwipeEdge, _ title: String
    ) throws(DrivingError) {
      let row = try find(row)
      let actions = row.row.attributes.swipeActions[edge]
      guard let action = actions.first(where: { $0.title == title }) else {
        throw .noSwipeAction(title, edge, row.name, actions)
      }
      try act("swipe", row) { path throws(HeadlessError) in
        _ = try screen.host.swipe(path, from: edge)
        try screen.host.perform(action)
      }
    }

    /// Drags a visible row to another position of its list, counted without the row itself.
    public func reorder(_ row: RowPath, to position: RowPosition) throws(DrivingError) {
      try act("reorder", find(row)) { path throws(HeadlessError) in
        try screen.host.reorder(path, to: position)
      }
    }

    /// Lets the test use the cell of a visible row, and shows what that led to.
    public func use<Cell: AnyObject>(
      _ row: RowPath, as type: Cell.Type, _ action: (Cell) -> Void
    ) throws(DrivingError) {
      let row = try find(row)
      let cell = screen.host.cell(at: row.path)
      if let cell, !(cell is Cell) {
        let sentence = "Cell of \(row.name) must be '\(type)' (was '\(Swift.type(of: cell))')"
        throw DrivingError(description: sentence)
      }
      try act("use", row) { path throws(HeadlessError) in
        guard let cell = cell as? Cell else { throw .notVisible(path) }
        action(cell)
      }
    }
  }
}

/// A row that a test named.
struct DrivenRow {
  let path: RowPath
  let row: Row

  /// The path, type and place, for failures.
  var name: String { DrivingError.name(path, row) }
}

extension TestScreen.Throwing {
  /// Finds the row that a test names.
  func find(_ name: RowPath) throws(DrivingError) -> DrivenRow {
    let path = try NearRows(screen.snapshot).path(of: name)
    guard let row = screen.snapshot.row(at: path) else { throw .internalError(path) }
    return DrivenRow(path: path, row: row)
  }

  /// Does something with a row, and shows what it led to.
  func act(
    _ verb: String, _ row: DrivenRow, _ action: (RowPath) throws(HeadlessError) -> Void
  ) throws(DrivingError) {
    let old = screen.snapshot
    do throws(HeadlessError) {
      try action(row.path)
    } catch {
      throw DrivingError(error, on: row, visible: screen.visiblePaths)
    }
    screen.lastAction = "After '\(verb)' of \(row.name)"
    try screen.show(since: old)
  }
}
