public import ScreenDSL
internal import ScreenDSLHeadless
public import ScreenDSLHosting

// The actions of a user on a screen. After each the declaration is evaluated again and shown.
extension TestScreen {
  /// Changes the state as no action here does, evaluates the declaration again and shows it.
  ///
  /// ```swift
  /// screen.update { model.isLoading = false }.expectLastUpdate { $0.removed("skeleton") }
  /// ```
  /// - Parameter change: Changes the state; by default the test has changed it already.
  @discardableResult
  public func update(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, change: () -> Void = {}
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let old = snapshot
      change()
      lastAction = DrivenAction("Update", sentence: "After an update")
      try show(since: old)
    }
  }

  /// Taps a visible row, or a header or footer, and runs its action.
  @discardableResult
  public func tap(
    _ row: RowName, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let item = try item(row)
      if case .supplementary(let supplementary, _) = item, supplementary.onSelect == nil {
        throw DrivingError("\(item.name) must have an action for a tap (had none); add 'onSelect'")
      }
      try act("a tap on", item) { host, item throws(HeadlessError) in
        switch item {
        case .row(let row): try host.tap(row.path)
        case .supplementary(let supplementary, let section):
          _ = try host.tap(supplementary.kind, of: section.id)
        }
      }
    }
  }

  /// Scrolls the screen, as far as it goes, to an offset in points.
  @discardableResult
  public func scroll(
    to offset: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let old = snapshot
      if offset > 0, host.maximalOffset == 0 { throw .noScrolling("Screen") }
      lastAction = DrivenAction("Scroll to \(offset)", sentence: "After a scroll to \(offset)")
      host.scroll(to: offset)
      try show(since: old)
    }
  }

  /// Scrolls the screen, and the containers around a row, so that it is visible.
  ///
  /// - Parameters:
  ///   - row: The row, or a header or footer, which goes to the start of the window if it can.
  ///   - alignment: Where in its list's window the row is to be; nil for the start of the window, unless
  ///     all of it is visible already.
  @discardableResult
  public func scroll(
    to row: RowName, at alignment: RowAlignment? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try act("a scroll to", item(row)) { host, item throws(HeadlessError) in
        switch item {
        case .row(let row): try host.scroll(to: row.path, at: alignment)
        case .supplementary(let supplementary, let section):
          try host.scroll(to: supplementary.kind, of: section.id)
        }
      }
    }
  }

  /// Scrolls the list inside a visible container to an offset in points.
  @discardableResult
  public func scroll(
    _ container: RowName, to offset: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let container = try find(container)
      var isStuck = false
      try act("a scroll of", container) { host, path throws(HeadlessError) in
        let list = try host.list(inside: path)
        isStuck = offset > 0 && list.maximalOffset == 0
        list.scroll(to: offset)
      }
      if isStuck { throw .noScrolling(container.name) }
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
    _ row: RowName, _ edge: SwipeEdge, _ title: String? = nil, number: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      let actions = row.row.attributes.swipeActions[edge]
      let matching = actions.indices.filter { index in
        title.map { $0 == actions[index].title } ?? (index == 0 && actions[0].allowsFullSwipe)
      }
      guard let index = matching.dropFirst(max(1, number) - 1).first else {
        throw .noSwipeAction(title, edge, row.name, actions)
      }
      try act("a swipe of", row) { host, path throws(HeadlessError) in
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
    _ row: RowName, _ titles: String..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      try row.checkMenu(has: titles)
      try act("a menu choice of", row) { host, path throws(HeadlessError) in
        try host.openMenu(of: path)
        try host.choose(titles)
      }
    }
  }

  /// Lets time go by, for rows with `onImpression`, and shows what it led to.
  ///
  /// - Parameter seconds: How long, in seconds.
  @discardableResult
  public func advance(
    by seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let old = snapshot
      lastAction = DrivenAction("\(seconds) s later", sentence: "After \(seconds) seconds")
      host.advance(by: seconds)
      try show(since: old)
    }
  }

  /// Waits until the swipe actions that take their time have answered, and shows what they led to.
  @discardableResult
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) async -> TestScreen {
    let old = snapshot
    await host.finishActions()
    return attempt(CallSite(fileID, filePath, line, column, function)) {
      () throws(DrivingError) in
      lastAction = DrivenAction("Actions are done", sentence: "After actions were done")
      try show(since: old)
    }
  }

  /// Drags a visible row to another position of its list, and calls its handler.
  ///
  /// - Parameters:
  ///   - row: The row, inside its containers.
  ///   - position: Where it is dropped, counted without the row itself.
  ///   - isRefused: Whether it may not be dropped there, and has to snap back.
  @discardableResult
  public func reorder(
    _ row: RowName, to position: RowPosition, isRefused: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let row = try find(row)
      var wasRefused = false
      try act("a drag of", row) { host, path throws(HeadlessError) in
        wasRefused = try !host.reorder(path, to: position)
      }
      if wasRefused != isRefused { throw .refusal(of: row, at: position, wasRefused: wasRefused) }
    }
  }
}

// What is inside a cell.
extension TestScreen {
  /// Runs the handler that the newest snapshot has in a slot of a visible row's model, or of a header's.
  ///
  /// With several inputs, as from a slider that is dragged, it runs for each of them, and the screen is
  /// shown after each; the row has to keep its cell meanwhile.
  ///
  /// - Parameters:
  ///   - row: The row, header or footer.
  ///   - slot: The property that holds the handler: `\SortMenu.onChange`.
  ///   - input: What the handler is called with.
  ///   - more: What it is called with after that.
  @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>, _ input: Slot.Input, _ more: Slot.Input...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try fire(slot, item(row), [input] + more)
    }
  }

  /// Runs the handler without input in a slot of a visible row's model, or of a header's.
  @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen where Slot.Input == Void {
    fire(
      row, slot, (), fileID: fileID, filePath: filePath, line: line, column: column,
      function: function)
  }

  /// Types into a text field: its handler gets the text after each letter, and the screen is shown after
  /// each; the row has to keep its cell, and so the keyboard, meanwhile.
  ///
  /// - Parameters:
  ///   - row: The row, header or footer.
  ///   - slot: The property that holds the handler of changes: `\NameField.onEdit`.
  ///   - text: What is typed, letter by letter, into the empty field.
  @discardableResult
  public func type<Model: CellModel, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>, _ text: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) -> TestScreen where Slot.Input == String {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      try fire(slot, item(row), text.indices.map { String(text[...$0]) })
    }
  }

  /// Lets the test use the cell of a visible row, or the view of a header, such as press its button.
  ///
  /// - Parameters:
  ///   - row: The row, header or footer.
  ///   - type: The class of its cell.
  ///   - action: What to do with the cell.
  @discardableResult
  public func use<Cell: AnyObject>(
    _ row: RowName, as type: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function, action: (Cell) -> Void
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column, function)) { () throws(DrivingError) in
      let item = try item(row)
      let cell = self.cell(of: item)
      if let cell, !(cell is Cell) {
        let sentence = "Cell of \(item.name) must be '\(type)' (was '\(Swift.type(of: cell))')"
        throw DrivingError(sentence)
      }
      try act("a use of", item) { _, item throws(HeadlessError) in
        guard let cell = cell as? Cell else { throw item.notVisible }
        action(cell)
      }
    }
  }

  /// Runs a handler for each input, and shows the screen after each.
  private func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ item: DrivenItem, _ inputs: [Slot.Input]
  ) throws(DrivingError) {
    guard item.model is Model else {
      throw DrivingError(
        "Model of \(item.name) must be '\(Model.self)', which has the slot (was not)")
    }
    if item.row == nil, (item.model as? Model)?[keyPath: slot]._handler == nil {
      throw .noHandler(item)
    }
    let (old, cell) = (snapshot, self.cell(of: item))
    var last: Slot.Input?
    for input in inputs {
      if let last, self.cell(of: item) !== cell {
        throw .anotherCell(of: item, after: "\(last)")
      }
      last = input
      try act("an action of", item, since: old) { host, item throws(HeadlessError) in
        switch item {
        case .row(let row): try host.fire(slot.appending(path: \._handler), row.path, input)
        case .supplementary(let supplementary, let section):
          try host.fire(slot.appending(path: \._handler), supplementary.kind, of: section.id, input)
        }
      }
    }
  }
}

extension TestScreen {
  /// Runs an action, and makes the test fail if it cannot be done.
  private func attempt(
    _ site: CallSite, _ action: () throws(DrivingError) -> Void
  ) -> TestScreen {
    do throws(DrivingError) {
      try action()
      isOutOfDate = false
    } catch {
      isOutOfDate = true
      fail(error, at: site)
    }
    return self
  }

  /// Finds what a test names.
  private func item(_ name: RowName) throws(DrivingError) -> DrivenItem {
    try DrivenItem(name, in: snapshot, label: labels)
  }

  /// Finds the row that a test names.
  private func find(_ name: RowName) throws(DrivingError) -> DrivenRow {
    switch try item(name) {
    case .row(let row): return row
    case let item: throw DrivingError("\(item.name) must be a row (was not)")
    }
  }

  /// Does something with a row, and shows the result.
  private func act(
    _ verb: String, _ row: DrivenRow,
    _ action: (HeadlessHost, RowPath) throws(HeadlessError) -> Void
  ) throws(DrivingError) {
    try act(verb, .row(row)) { host, _ throws(HeadlessError) in
      try action(host, row.path)
    }
  }

  /// Does something with a row, a header or a footer, and shows the result.
  ///
  /// - Parameter old: What was shown before the whole action; nil for what is shown now.
  private func act(
    _ verb: String, _ item: DrivenItem, since old: ScreenSnapshot? = nil,
    _ action: (HeadlessHost, DrivenItem) throws(HeadlessError) -> Void
  ) throws(DrivingError) {
    let old = old ?? snapshot
    let spoken = spokenLabel(of: item)
    do throws(HeadlessError) {
      try action(host, item)
    } catch {
      throw DrivingError(error, on: item, visible: visiblePaths)
    }
    lastAction = DrivenAction(verb, item, label: spoken)
    try show(since: old)
  }
}
