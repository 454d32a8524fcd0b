public import ScreenDSL
internal import ScreenDSLHeadless

/// The actions of a user on a screen.
///
/// A ``TestScreen`` makes the test fail where an action cannot be done; what ``TestScreen/throwing``
/// returns throws a ``DrivingError`` instead. After each action the declaration is evaluated again
/// and shown.
@MainActor
public protocol ScreenActions {
  /// What an action throws: a ``DrivingError``, or nothing.
  associatedtype Failure: Error

  /// The screen that the actions are done on.
  var _screen: TestScreen { get }

  /// Handles an action that cannot be done.
  func _fail(_ error: DrivingError, at site: CallSite) throws(Failure)
}

extension ScreenActions {
  /// Evaluates the declaration again and shows it, as after a change that no action here made.
  @discardableResult
  public func update(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      _screen.lastAction = "After 'update'"
      try _screen.show(since: _screen.snapshot)
    }
  }

  /// Taps a visible row and runs its action.
  @discardableResult
  public func tap(
    _ row: RowPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try act("tap", find(row)) { host, path throws(HeadlessError) in try host.tap(path) }
    }
  }

  /// Scrolls the screen, as far as it goes, to an offset in points.
  @discardableResult
  public func scroll(
    to offset: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let old = _screen.snapshot
      _screen.lastAction = "After 'scroll' to \(offset)"
      _screen.host.scroll(to: offset)
      try _screen.show(since: old)
    }
  }

  /// Scrolls the screen, and the containers around a row, so that it is visible.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - alignment: Where in its list's window the row is to be; nil for the start of the window, unless
  ///     all of it is visible already.
  @discardableResult
  public func scroll(
    to row: RowPath, at alignment: RowAlignment? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try act("scroll", find(row)) { host, path throws(HeadlessError) in
        try host.scroll(to: path, at: alignment)
      }
    }
  }

  /// Scrolls the list inside a visible container to an offset in points.
  @discardableResult
  public func scroll(
    _ container: RowPath, to offset: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try act("scroll", find(container)) { host, path throws(HeadlessError) in
        try host.scroll(path, to: offset)
      }
    }
  }

  /// Swipes over a visible row and performs one of the actions that appear.
  ///
  /// One that takes its time has only begun then; ``finish(fileID:filePath:line:column:function:)``
  /// waits for it.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - edge: The side that the swipe starts from.
  ///   - title: The title of the action; nil for a swipe across the whole row, which performs the
  ///     outermost one if that allows it.
  ///   - number: Which of the actions with that title, counted from 1 for the outermost.
  @discardableResult
  public func swipe(
    _ row: RowPath, _ edge: SwipeEdge, _ title: String? = nil, number: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      let actions = row.row.attributes.swipeActions[edge]
      let matching = actions.indices.filter { index in
        title.map { $0 == actions[index].title } ?? (index == 0 && actions[0].allowsFullSwipe)
      }
      guard let index = matching.dropFirst(max(1, number) - 1).first else {
        throw .noSwipeAction(title, edge, row.name, actions)
      }
      try act("swipe", row) { host, path throws(HeadlessError) in
        try host.swipe(path, from: edge)
        try host.perform(actions[index], at: index)
      }
    }
  }

  /// Opens the context menu of a visible row and chooses an item, or taps the preview of the row.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - titles: The titles of the menus around the item, from the outside in, and its own; none for
  ///     the preview.
  @discardableResult
  public func choose(
    _ row: RowPath, _ titles: String..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      try row.checkMenu(has: titles)
      try act("choose", row) { host, path throws(HeadlessError) in
        try host.openMenu(of: path)
        try host.choose(titles)
      }
    }
  }

  /// Waits until the swipe actions that take their time have answered, and shows what they led to.
  @discardableResult
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) async throws(Failure) -> Self {
    let old = _screen.snapshot
    await _screen.host.finishActions()
    return try attempt(CallSite(fileID, filePath, line, column, function)) {
      () throws(DrivingError) in
      _screen.lastAction = "After 'finish'"
      try _screen.show(since: old)
    }
  }

  /// Drags a visible row to another position of its list, and calls its handler.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - position: Where it is dropped, counted without the row itself.
  @discardableResult
  public func reorder(
    _ row: RowPath, to position: RowPosition, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try act("reorder", find(row)) { host, path throws(HeadlessError) in
        try host.reorder(path, to: position)
      }
    }
  }

  /// Runs the handler that the newest snapshot has in a slot of a visible row's model.
  ///
  /// - Parameters:
  ///   - slot: The property that holds the handler: `\SortMenu.onChange`.
  ///   - row: The row, inside its containers.
  ///   - input: What the handler is called with.
  @discardableResult
  public func fire<Model: CellModel, Slot: HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ row: RowPath, _ input: Slot.Input,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      guard row.row.model is Model else {
        throw DrivingError(
          description: "Model of \(row.name) must be '\(Model.self)', which has the slot (was not)")
      }
      try act("fire", row) { host, path throws(HeadlessError) in
        try host.fire(slot.appending(path: \._handler), path, input)
      }
    }
  }

  /// Runs the handler without input in a slot of a visible row's model.
  @discardableResult
  public func fire<Model: CellModel, Slot: HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ row: RowPath, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) throws(Failure) -> Self where Slot.Input == Void {
    try fire(
      slot, row, (), fileID: fileID, filePath: filePath, line: line, column: column,
      function: function)
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
  ) throws(Failure) -> Self {
    try attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      let cell = _screen.host.cell(at: row.path)
      if let cell, !(cell is Cell) {
        let sentence = "Cell of \(row.name) must be '\(type)' (was '\(Swift.type(of: cell))')"
        throw DrivingError(description: sentence)
      }
      try act("use", row) { _, path throws(HeadlessError) in
        guard let cell = cell as? Cell else { throw .notVisible(path) }
        action(cell)
      }
    }
  }
}

extension ScreenActions {
  /// Runs an action, and fails as this value does if it cannot be done.
  private func attempt(
    _ site: CallSite, _ action: () throws(DrivingError) -> Void
  ) throws(Failure) -> Self {
    do throws(DrivingError) {
      try action()
    } catch {
      try _fail(error, at: site)
    }
    return self
  }

  /// Finds the row that a test names.
  private func find(_ name: RowPath) throws(DrivingError) -> DrivenRow {
    let path = try NearRows(_screen.snapshot).path(of: name)
    guard let row = _screen.snapshot.row(at: path) else { throw .internalError(path) }
    return DrivenRow(path: path, row: row)
  }

  /// Does something with a row, and shows the result.
  private func act(
    _ verb: String, _ row: DrivenRow,
    _ action: (HeadlessHost, RowPath) throws(HeadlessError) -> Void
  ) throws(DrivingError) {
    let old = _screen.snapshot
    do throws(HeadlessError) {
      try action(_screen.host, row.path)
    } catch {
      throw DrivingError(error, on: row, visible: _screen.visiblePaths)
    }
    _screen.lastAction = "After '\(verb)' of \(row.name)"
    try _screen.show(since: old)
  }
}
