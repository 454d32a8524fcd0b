extension TestScreen {
  /// Changes the state without an action of the user, as a server might, and shows the new screen.
  ///
  /// ```swift
  /// screen.update { model.isLoading = false }.expectLastUpdate { $0.removed("skeleton") }
  /// ```
  /// - Parameter change: Changes the state. Omit this argument if the test has changed the state already.
  @discardableResult
  public func update(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, change: () -> Void = {}
  ) -> TestScreen {
    step("Update", "After an update", CallSite(fileID, filePath, line, column), change)
  }

  /// Taps a visible row, header or footer, or a button inside one of them.
  ///
  /// ```swift
  /// screen.tap("Grace Hopper")
  /// screen.tap("Archive", in: "Grace Hopper").expectNotVisible("Grace Hopper")
  /// ```
  /// The argument `name` is the ID or a visible text of a row, or the title of a button, an accessibility action or a
  /// swipe action. If `name` means both a row that the user can tap and a button or an action, the test fails.
  ///
  /// - Parameters:
  ///   - name: The row, header or footer, or the title of the button.
  ///   - row: The row, header, footer or container that contains the button; nil to search the whole window.
  ///   - number: The number of the button among those with this title, from 1.
  @discardableResult
  public func tap(
    _ name: RowName, in row: RowName? = nil, number: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      let isButton = row != nil || number != nil
      guard let title = name.text, try isButton || !isRow(name, title) else {
        if isButton {
          throw Problem(
            "\(ShownText.quoted(name)) must be the title of a button (was the name of a row); "
              + "leave out 'in:' and 'number:'")
        }
        return try act("a tap on", item(name), host.tap)
      }
      let swipes = heardSwipes(title, in: row)
      let index = number.map { $0 < 1 ? swipes.count : $0 - 1 } ?? 0
      guard swipes.indices.contains(index), number != nil || swipes.count == 1
      else { return try use(.tap, title, row, number) }
      let swipe = swipes[index]
      try act("a tap on \(ShownText.quoted(title)) of", swipe.item) { _ throws(HeadlessError) in
        try host.swipe(swipe.path, from: swipe.edge, isPressed: true)
        try host.perform(swipe.action, at: swipe.index)
      }
    }
  }

  /// Scrolls the screen, or the list inside a visible container, to an offset in points. The offset is clamped to the
  /// content.
  @discardableResult
  public func scroll(
    _ container: RowName? = nil, to offset: Double, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    guard let container else {
      return step("Scroll to \(offset)", "After a scroll to \(offset)", site) {
        if offset > 0, host.maximalOffset == 0 { throw Problem.noScrolling("Screen") }
        host.scroll(to: offset)
      }
    }
    return attempt(site) {
      let (container, path) = try find(container)
      if offset > 0, (try? host.list(inside: path))?.maximalOffset == 0 {
        throw Problem.noScrolling(container.name)
      }
      try act("a scroll of", container) { _ throws(HeadlessError) in
        try host.list(inside: path).scroll(to: offset)
      }
    }
  }

  /// Scrolls to the end of the screen in steps of the window's height, and shows the resulting state.
  ///
  /// The method does not wait for `async` actions. To wait for them, call ``finish(fileID:filePath:line:column:)``.
  @discardableResult
  public func scrollToEnd(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    return step("Scroll to the end", "After a scroll to the end", site) {
      host.scrollToEnd()
    }
  }

  /// Pulls the screen down, waits for the refresh action, and shows the resulting state.
  @discardableResult
  public func pullToRefresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    lastSite = site
    let (old, refresh) = (snapshot, host.updater.refresh())
    if refresh != nil { record(ScreenStep("A refresh is under way", old.whileRefreshing)) }
    await refresh?.value
    return step("Pull to refresh", "After a pull to refresh", site, since: old) {
      if refresh != nil { return }
      throw Problem("No 'onRefresh' on the screen; write it after the content of the screen's body")
    }
  }

  /// Begins or ends edit mode, like a tap on an edit button. The screen's handler of edit mode can refuse the change.
  @discardableResult
  public func edit(
    _ isEditing: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> TestScreen {
    let (title, word) = isEditing ? ("Edit", "beginning") : ("End editing", "end")
    return step(title, "After the \(word) of editing", CallSite(fileID, filePath, line, column)) {
      if !host.updater.canEdit {
        throw Problem(
          "No handler of 'editing' on the screen; "
            + "write '.editing(isEditing) { … }' after the content of the screen's body")
      }
      if !host.edit(isEditing) {
        let words = isEditing ? ("not be", "was") : ("be", "was not")
        throw Problem("Screen must \(words.0) edited before that (\(words.1))")
      }
    }
  }

  /// Scrolls the screen, and the lists inside the containers that contain a row, until this row is visible.
  ///
  /// - Parameters:
  ///   - row: The row, header or footer. The method scrolls a header or footer to the start of the window, if possible.
  ///   - alignment: The position of the row in the visible part of its list. If nil and the row is wholly visible, the
  ///     list does not scroll. If nil and the row is not wholly visible, the row is at the start afterwards.
  @discardableResult
  public func scroll(
    to row: RowName, at alignment: RowAlignment? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      try act("a scroll to", item(row)) { place throws(HeadlessError) in
        try host.scroll(to: place, at: alignment)
      }
    }
  }

  /// Swipes over a visible row from one side, and runs one of the revealed actions.
  ///
  /// The method does not wait for `async` actions. To wait for them, call ``finish(fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - row: The name or the path of the row, such as `"carousel/3"`.
  ///   - edge: The side where the swipe starts.
  ///   - title: The title of the action. If nil, the swipe goes across the whole row, and runs the outermost action.
  ///     The test fails if the outermost action does not allow a full swipe.
  ///   - number: The number of the action among those with this title, from 1. Number 1 is the outermost.
  @discardableResult
  public func swipe(
    _ row: RowName, _ edge: SwipeEdge, _ title: String? = nil, number: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      let (item, path) = try find(row)
      let actions = item.attributes.swipeActions
      let matching = actions[edge].indices.filter { index in
        let action = actions[edge][index]
        return title.map { $0 == action.title } ?? (index == 0 && action.allowsFullSwipe)
      }
      guard number > 0, let index = matching.dropFirst(number - 1).first else {
        let edges: [SwipeEdge] = [edge, edge == .leading ? .trailing : .leading]
        let offered = edges.flatMap { other -> [String] in
          let place = other == edge ? "" : "\(other) "
          return actions[other].map { place + ShownText.quoted($0.title) }
        }
        let advice = offered.isEmpty ? "add 'swipeActions'" : "it has \(ChangeWords.list(offered))"
        let action = title.map { "swipe action \(ShownText.quoted($0))" } ?? "full swipe"
        let which = matching.isEmpty ? action : "\(action) with number \(number)"
        throw Problem("No \(edge) \(which) for \(item.name); \(advice)")
      }
      try act("a swipe of", item) { _ throws(HeadlessError) in
        try host.swipe(path, from: edge)
        try host.perform(actions[edge][index], at: index)
      }
    }
  }

  /// Opens the context menu of a visible row and chooses an item, or taps the preview of the row.
  ///
  /// - Parameters:
  ///   - row: The name or the path of the row, such as `"carousel/3"`.
  ///   - titles: The title of the menu item. If submenus contain the item, their titles come before it, the outermost
  ///     first. If you pass no titles, the method taps the preview.
  @discardableResult
  public func choose(
    _ row: RowName, _ titles: String..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen { choose(row, titles, CallSite(fileID, filePath, line, column)) }

  func choose(_ row: RowName, _ titles: [String], _ site: CallSite) -> TestScreen {
    attempt(site) {
      let (item, path) = try find(row)
      try item.checkMenu(has: titles, or: menuCall(titles, of: item))
      try act("a menu choice of", item) { _ throws(HeadlessError) in
        try host.openMenu(of: path)
        try host.choose(titles)
      }
    }
  }

  /// Lets time pass on the list's clock, on which `onImpression` depends, and shows the resulting state.
  ///
  /// - Parameter seconds: The number of seconds.
  @discardableResult
  public func advance(
    by seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> TestScreen {
    let site = CallSite(fileID, filePath, line, column)
    return step("\(seconds) s later", "After \(seconds) seconds", site) {
      host.advance(by: seconds)
    }
  }

  // MARK: Running handlers and using cells

  /// Runs a handler in a property of a model, as the cell of the model would. The model is that of a visible row,
  /// header or footer in the newest snapshot.
  ///
  /// If you pass several inputs, such as the values while a slider is dragged, the handler runs once for each of them.
  /// After each input, the screen shows the new state. If the row gets another cell before the last input, the test
  /// fails.
  ///
  /// - Parameters:
  ///   - row: The row, header or footer.
  ///   - slot: The key path of the property with the handler: `\SortMenu.onChange`.
  ///   - input: The value that the handler gets.
  ///   - more: Further values, for which the handler runs again.
  @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>, _ input: Slot.Input, _ more: Slot.Input...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) { try fire(slot, item(row), [input] + more) }
  }

  /// Runs a handler that takes no input. The handler is in a property of the model of a visible row, header or footer.
  @discardableResult
  public func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ row: RowName, _ slot: KeyPath<Model, Slot>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestScreen where Slot.Input == Void {
    fire(row, slot, (), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Passes the cell of a visible row, or the view of a header or footer, to a closure. For example, the closure can
  /// press a button in the cell.
  ///
  /// - Parameters:
  ///   - row: The row, header or footer.
  ///   - type: The class of the cell.
  ///   - action: Uses the cell.
  @discardableResult
  public func use<Cell: AnyObject>(
    _ row: RowName, as type: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    action: (Cell) -> Void
  ) -> TestScreen {
    attempt(CallSite(fileID, filePath, line, column)) {
      let item = try item(row)
      let cell = host.cell(at: item.place)
      if let cell, !(cell is Cell) {
        throw Problem("Cell of \(item.name) must be '\(type)' (was '\(Swift.type(of: cell))')")
      }
      try act("a use of", item) { place throws(HeadlessError) in
        guard let cell = cell as? Cell else { throw .notVisible(place) }
        action(cell)
      }
    }
  }

  private func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ item: DrivenItem, _ inputs: [Slot.Input]
  ) throws(Problem) {
    guard item.model is Model else {
      throw Problem("Model of \(item.name) must be '\(Model.self)', which has the slot (was not)")
    }
    let (old, cell) = (snapshot, host.cell(at: item.place))
    for (index, input) in inputs.enumerated() {
      let item = index == 0 ? item : newest(item)
      if host.cell(at: item.place) !== cell {
        throw .anotherCell(of: item, after: "\(inputs[index - 1])")
      }
      try act("an action of", item, since: old) { place throws(HeadlessError) in
        try host.fire(slot.appending(path: \._handler), place, input)
      }
    }
  }

  /// Returns the item with the current path of its row. The last update may have moved the row, or a container that
  /// contains the row, to another section.
  private func newest(_ item: DrivenItem) -> DrivenItem {
    guard let path = item.place.rowPath,
      let change = lastUpdate.all.first(where: { $0.oldPath.map(path.isInside) == true }),
      let old = change.oldPath, let new = change.path
    else { return item }
    return DrivenItem(at: .row(path.moved(from: old, to: new)), in: snapshot) ?? item
  }

  func attempt(_ site: CallSite, _ action: () throws -> Void) -> TestScreen {
    lastSite = site
    do {
      try action()
      isOutOfDate = false
    } catch {
      isOutOfDate = true
      fail(error, at: site)
    }
    return self
  }

  @discardableResult
  func step(
    _ title: String, _ sentence: String, _ site: CallSite, since old: ScreenSnapshot? = nil,
    _ body: () throws -> Void = {}
  ) -> TestScreen {
    attempt(site) {
      let old = old ?? snapshot
      try body()
      lastAction = DrivenAction(title, sentence: sentence)
      try show(since: old)
    }
  }

  func act(
    _ verb: String, _ item: DrivenItem, since old: ScreenSnapshot? = nil,
    _ action: (CellPlace) throws(HeadlessError) -> Void
  ) throws(Problem) {
    let old = old ?? snapshot
    let title = item.row.flatMap(reader.title)
    do throws(HeadlessError) {
      try action(item.place)
    } catch {
      throw Problem(error, on: item, visible: visiblePaths, advice: advice(error, on: item))
    }
    lastAction = DrivenAction(verb, item, title: title)
    try show(since: old)
  }

  private func advice(_ error: HeadlessError, on item: DrivenItem) -> String {
    guard case .notSelectable = error else { return "" }
    let had = lastSeen { DrivenItem(at: item.place, in: $0)?.isTappable == true }
    let calls = ChangeWords.list(seenControls(in: item)) {
      code(ControlAction(using: $0.control), $0)
    }
    return (had.map { "; \($0)" } ?? "") + (calls.isEmpty ? "" : "; in it there is \(calls)")
  }
}
