import ScreenDSL

extension ListUpdater {
  /// Whether there is a refresh action: the screen's `onRefresh`, or the refresh action of a SwiftUI view around the
  /// list.
  public var canRefresh: Bool { newest.configuration?.refresh != nil || outerRefresh != nil }

  /// Runs the screen's `onRefresh`. If the screen has none, runs the refresh action of a SwiftUI view around the list.
  /// If a refresh is already running, no other refresh begins.
  ///
  /// - Returns: The task of the running refresh; nil if there is no refresh action. The task ends when the action has
  ///   returned and the list shows the newest snapshot.
  @discardableResult
  public func refresh() -> Task<Void, Never>? {
    if let refreshing = work.refreshing { return refreshing }
    guard let action = newest.configuration?.refresh ?? outerRefresh else { return nil }
    let (places, rows) = (work.places, work.questions.rows)
    work.refreshing = Task { @MainActor [weak self] in
      // If the app has applied a screen with another `listID` by now, the action must not run.
      if let self, self.work.places != places { return }
      do {
        try await (self?.newest.configuration?.refresh ?? self?.outerRefresh ?? action)()
      } catch { Self.take(error, self) }
      // If the action has changed observed models, the list gets the new screen in the next turn of the main actor.
      await Task.yield()
      await withCheckedContinuation { shown in
        if let self, self.work.places == places {
          self.queue.wait { _ in shown.resume() }
          self.requestAgain()
        } else {
          shown.resume()
        }
      }
      guard let self, self.work.places == places else { return }
      work.refreshing = nil
      work.questions.refreshIsOver(since: rows)
      touchedHost?.followConfiguration()
      lookForEnd()
    }
    return work.refreshing
  }

  /// Whether the shown screen is in edit mode; nil if the screen declares no edit mode.
  public var isEditing: Bool? { current.configuration?.editing?.isOn }

  package var canEdit: Bool { newest.configuration?.editing?.action != nil }

  /// Runs the screen's action for the beginning or the end of editing, as a tap on an edit button does.
  ///
  /// If the screen has not changed after a tenth of a second, controls such as an edit button show the old state
  /// again.
  ///
  /// - Returns: True if the action ran. False if the screen already has that state, or has no action.
  @discardableResult
  public func edit(_ isEditing: Bool) -> Bool {
    let isAsked = canEdit && newest.isEdited != isEditing
    if isAsked { tell { self.newest.configuration?.editing?.action?(isEditing) } }
    work.edits += 1
    wait(0.1) { [weak self] in
      self?.work.edits -= 1
      self?.touchedHost?.followConfiguration()
    }
    return isAsked
  }

  package func finishActions() async {
    while let action = work.refreshing ?? work.reachingEnd ?? work.running.first?.task {
      await action.value
    }
  }

  /// Cancels the running actions of the screen, except those with `keepsRunning`. Call this method before a screen with
  /// another `listID` becomes `newest`.
  func leaveWork() {
    work.cancel()
    (work.refreshing, work.reachingEnd, work.questions) = (nil, nil, EndQuestions())
    work.places += 1
    // Drops rows that the app selected for a screen that the list has not shown, and now will never show.
    if selected.isOfNewest, !newest.isSameList(as: current) { selected.removeAll() }
    selected.isOfNewest = false
  }

  /// Scrolls to the start, and discards the selection of the old screen. Call this method before the list shows a
  /// screen with another `listID`.
  func leavePlace() {
    (shown.isShownOnce, shown.replacesAllRows) = (false, true)
    host?.goToStart()
    if !selected.isOfNewest { deselectAll() }
    visibility.forgetRows()
  }

  /// Tells the updater that the user or the app has scrolled the list. A host must call this method if its screens have
  /// an `onReachEnd` or its rows have an `onImpression`.
  public func didScroll() {
    checkVisibility()
    guard work.questions.isAsked, !queue.isUpdating, let end = newest.configuration?.end
    else { return }
    // The app may show a spinner as an additional last row, so this code allows one more row than `end.rows`.
    let isLeft =
      host?.lastShownRow.map { !isNearEnd($0, within: max(end.rows, end.rows &+ 1)) } ?? false
    work.questions.scroll(isLeft: isLeft)
  }

  /// Calls `reachEnd` with the last visible row a moment later, because an update can bring the end of the list into
  /// view without a scroll.
  func lookForEnd() {
    if newest.configuration?.end == nil { return }
    later(0) { [weak self] in
      guard let self, let position = host?.lastShownRow else { return }
      reachEnd(showing: position)
    }
  }

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

  func reachEnd(showing position: RowPosition) {
    guard let end = newest.configuration?.end, work.reachingEnd == nil,
      newest.isSameList(as: current),
      work.questions.mayAsk(isSlow: end.slowAction != nil), isNearEnd(position, within: end.rows)
    else { return }
    work.questions.ask()
    tell { [weak self, places = work.places] in
      if self?.work.places == places { self?.doWhatEndSays() }
    }
  }

  private func doWhatEndSays() {
    guard let end = newest.configuration?.end else { return }
    // Only a snapshot with a number greater than `request` can contain the rows that the `onReachEnd` action will add.
    work.questions.request = queue.requests
    end.action?()
    guard let action = end.slowAction, work.reachingEnd == nil else { return }
    work.reachingEnd = Task { @MainActor [weak self, places = work.places] in
      if let self, self.work.places != places { return }
      do {
        try await (self?.newest.configuration?.end?.slowAction ?? action)()
      } catch { Self.take(error, self) }
      // Lets other tasks run first, because one of them may apply the rows that the action loaded. `lookForEnd` needs
      // these rows.
      await Task.yield()
      if self?.work.followed != nil { try? await Task.sleep(nanoseconds: 33_000_000) }
      guard let self, self.work.places == places else { return }
      work.reachingEnd = nil
      work.questions.workIsOver()
      lookForEnd()
    }
  }
}
