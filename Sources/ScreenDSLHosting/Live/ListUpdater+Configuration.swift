import ScreenDSL

// What a screen says of itself as a whole. It is looked up in the newest snapshot when something happens.
extension ListUpdater {
  /// Whether the screen says what a pull does.
  public var canRefresh: Bool { newest.configuration?.refresh != nil || outerRefresh != nil }

  /// The row with the field of the screen's search; nil if the screen has no search, or the host another place for it.
  public var searchRow: RowPath? {
    guard let section = current.sections.first, section.id == .search else { return nil }
    return section.rows.first.map { RowPath($0.id, section: .search) }
  }

  /// Renews the screen as its `onRefresh` says, one at a time.
  ///
  /// - Returns: What is under way, also if that began before: it ends when what was applied by then is shown. Nil if
  ///   nothing is said.
  @discardableResult
  public func refresh() -> Task<Void, Never>? {
    if let refreshing = work.refreshing { return refreshing }
    guard let action = newest.configuration?.refresh ?? outerRefresh else { return nil }
    work.refreshing = Task { @MainActor [weak self, places = work.places] in
      // Another screen may have come before this begins, but not another list.
      if let self, self.work.places != places { return }
      await (self?.newest.configuration?.refresh ?? self?.outerRefresh ?? action)()
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

  /// Whether the list is being edited, as what is shown says; nil if that says nothing of it.
  public var isEditing: Bool? { current.configuration?.editing?.isOn }

  /// Whether the screen says what happens when somebody wants to begin editing, or to end it.
  package var canEdit: Bool { newest.configuration?.editing?.action != nil }

  /// Asks the screen to begin editing or to end it, as its `editing` says.
  ///
  /// What has not changed a tenth of a second later is shown as it was, also outside of the list: in an edit button.
  ///
  /// - Returns: Whether it was asked: not if that is so already, or if nothing is said of it.
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

  /// Waits until what the screen began for a pull, or at its end, is done.
  package func finishActions() async {
    while let action = work.refreshing ?? work.reachingEnd { await action.value }
  }

  /// Cancels what was begun for the list that the newest screen no longer is.
  func leaveWork() {
    work.cancel()
    (work.refreshing, work.reachingEnd) = (nil, nil)
    work.places += 1
  }

  /// Forgets what belongs to the list that was shown: the screen says that another one is to be.
  func leavePlace() {
    (shown.isShownOnce, shown.replacesAllRows, work.questions) = (false, true, EndQuestions())
    host?.goToStart()
    tellDeselectedOfOldPlace()
    states.forgetAll()
    visibility.beginAnew()
    for row in visibility.order { row.run(nil) }
  }

  // MARK: The end

  /// Tells that the list was scrolled, and not by an update; call it where rows are loaded at the end, or after
  /// a scroll of your own.
  public func didScroll() {
    checkVisibility()
    guard work.questions.isAsked, !queue.isUpdating, let end = newest.configuration?.end else {
      return
    }
    // The question may have brought a row of its own.
    let isLeft =
      host?.lastShownRow.map { !isNearEnd($0, within: max(end.rows, end.rows &+ 1)) } ?? false
    work.questions.scroll(isLeft: isLeft)
  }

  /// A row of this list is shown, which may be one of the last.
  func reachEnd(showing row: LiveRow) {
    if newest.configuration?.end != nil, let position = position(of: row) {
      reachEnd(showing: position)
    }
  }

  /// Looks at the last row that is shown, once what goes on now is over: rows may be the last, or count as such, without
  /// being shown anew.
  func lookForEnd() {
    if newest.configuration?.end == nil { return }
    later(0) { [weak self] in
      guard let self, let position = host?.lastShownRow else { return }
      reachEnd(showing: position)
    }
  }

  /// Notes which rows came and went with an update.
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
    // What waits to be shown is not asked again.
    work.questions.request = queue.requests
    end.action?()
    guard let action = end.slowAction, work.reachingEnd == nil else { return }
    work.reachingEnd = Task { @MainActor [weak self, places = work.places] in
      if let self, self.work.places != places { return }
      await (self?.newest.configuration?.end?.slowAction ?? action)()
      // What it changed is shown in the next turn, or a sixtieth of a second later.
      await Task.yield()
      if self?.work.followed != nil { try? await Task.sleep(nanoseconds: 33_000_000) }
      guard let self, self.work.places == places else { return }
      work.reachingEnd = nil
      work.questions.workIsOver()
      lookForEnd()
    }
  }
}
