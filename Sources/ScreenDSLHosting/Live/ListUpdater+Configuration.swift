import ScreenDSL

// The screen-wide configuration, looked up in the newest snapshot when it is needed.
extension ListUpdater {
  /// Whether the screen has a refresh action.
  public var canRefresh: Bool { newest.configuration?.refresh != nil || outerRefresh != nil }

  /// The row with the search field; nil if the screen has no search, or the host shows the field elsewhere.
  public var searchRow: RowPath? {
    guard let section = current.sections.first, section.id == .search else { return nil }
    return section.rows.first.map { RowPath($0.id, section: .search) }
  }

  /// Runs the screen's `onRefresh`, once at a time.
  ///
  /// - Returns: The running task, also if it began before. It ends when the list shows what the action applied. Nil if
  ///   there is no action.
  @discardableResult
  public func refresh() -> Task<Void, Never>? {
    if let refreshing = work.refreshing { return refreshing }
    guard let action = newest.configuration?.refresh ?? outerRefresh else { return nil }
    work.refreshing = Task { @MainActor [weak self, places = work.places] in
      // Before this begins, another screen may have come, but not another list.
      if let self, self.work.places != places { return }
      do {
        try await (self?.newest.configuration?.refresh ?? self?.outerRefresh ?? action)()
      } catch { Self.take(error, self) }
      // A screen that follows models is evaluated in the turn after they changed.
      await Task.yield()
      await withCheckedContinuation { shown in
        if let self, self.work.places == places {
          self.whenShown { shown.resume() }
        } else {
          shown.resume()
        }
      }
      guard let self, self.work.places == places else { return }
      work.refreshing = nil
      work.questions.beginAnew()
      touchedHost?.followConfiguration()
      lookForEnd()
    }
    return work.refreshing
  }

  /// Whether the shown screen is in edit mode; nil if it declares none.
  public var isEditing: Bool? { current.configuration?.editing?.isOn }

  /// Whether the screen has an action for the beginning and the end of editing.
  package var canEdit: Bool { newest.configuration?.editing?.action != nil }

  /// Asks the screen to begin or end editing, with its `editing` action.
  ///
  /// If the screen has not changed after a tenth of a second, controls such as an edit button show the old state again.
  ///
  /// - Returns: Whether the screen was asked; false if it already has that state, or has no action.
  @discardableResult
  public func edit(_ isEditing: Bool) -> Bool {
    let isAsked = canEdit && newest.isEdited != isEditing
    if isAsked { tell { self.newest.configuration?.editing?.action?(isEditing) } }
    work.isAskedToEdit = true
    wait(0.1) { [weak self] in
      self?.work.isAskedToEdit = false
      self?.touchedHost?.followConfiguration()
    }
    return isAsked
  }

  /// Waits for the `async` actions of rows, the refresh action and the action at the end.
  package func finishActions() async {
    while let action = work.refreshing ?? work.reachingEnd ?? work.running.values.first?.task {
      await action.value
    }
  }

  /// Cancels the work of the old list if the newest screen is another list.
  func leaveWork() {
    work.cancel()
    (work.refreshing, work.reachingEnd) = (nil, nil)
    work.places += 1
  }

  /// Removes the state of the old list, because the screen declares another one.
  func leavePlace() {
    (shown.isShownOnce, shown.replacesAllRows, work.questions) = (false, true, EndQuestions())
    host?.goToStart()
    tellDeselectedOfOldPlace()
    states.forgetAll()
    visibility.beginAnew()
    for row in visibility.order { row.run(nil) }
  }

  // MARK: The end

  /// Tells the updater that the list was scrolled by the user or the app, not by an update. Call it if rows are loaded
  /// at the end.
  public func didScroll() {
    checkVisibility()
    guard work.questions.isAsked, !queue.isUpdating, let end = newest.configuration?.end else {
      return
    }
    // The row that the action added, such as a spinner, may be the last row now.
    let isLeft =
      host?.lastShownRow.map { !isNearEnd($0, within: max(end.rows, end.rows &+ 1)) } ?? false
    work.questions.scroll(isLeft: isLeft)
  }

  /// Runs the action at the end if the row that is displayed now is one of the last rows.
  func reachEnd(showing row: LiveRow) {
    if newest.configuration?.end != nil, let position = position(of: row) {
      reachEnd(showing: position)
    }
  }

  /// Checks the last visible row after the current update, because an update can make a visible row the last one.
  func lookForEnd() {
    if newest.configuration?.end == nil { return }
    later(0) { [weak self] in
      guard let self, let position = host?.lastShownRow else { return }
      reachEnd(showing: position)
    }
  }

  /// Notes the rows that an update inserted and removed.
  func noteRows(of changes: Changeset) {
    guard work.questions.isAsked else { return }
    let isShown = changes.new.isSame(as: current)
    work.questions.note(
      isShown ? changes : current.changeset(from: changes.old), request: queue.shownRequest,
      isAtWork: work.reachingEnd != nil)
  }

  private func isNearEnd(_ position: RowPosition, within rows: Int) -> Bool {
    let sections = current.sections
    guard sections.indices.contains(position.section), !current.hasSubstitute,
      sections.contains(where: { !$0.rows.isEmpty && $0.id != .search })
    else { return false }
    var rest = -position.row - 1
    for section in sections[position.section...] {
      rest += section.rows.count
      if rest >= rows { return false }
    }
    return true
  }

  private func reachEnd(showing position: RowPosition) {
    guard let end = newest.configuration?.end, work.reachingEnd == nil,
      work.questions.mayAsk(isSlow: end.slowAction != nil), isNearEnd(position, within: end.rows)
    else { return }
    work.questions.ask(request: queue.requests)
    tell { [weak self] in self?.doWhatEndSays() }
  }

  private func doWhatEndSays() {
    guard let end = newest.configuration?.end else { return }
    // A snapshot that the list has not shown yet must not run the action again.
    work.questions.request = queue.requests
    end.action?()
    guard let action = end.slowAction, work.reachingEnd == nil else { return }
    work.reachingEnd = Task { @MainActor [weak self, places = work.places] in
      if let self, self.work.places != places { return }
      do {
        try await (self?.newest.configuration?.end?.slowAction ?? action)()
      } catch { Self.take(error, self) }
      // The list shows its changes in the next turn, or a sixtieth of a second later.
      await Task.yield()
      if self?.work.followed != nil { try? await Task.sleep(nanoseconds: 33_000_000) }
      guard let self, self.work.places == places else { return }
      work.reachingEnd = nil
      work.questions.workIsOver()
      lookForEnd()
    }
  }
}
