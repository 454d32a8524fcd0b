import ScreenDSL

// What a screen says of itself as a whole. It is looked up in the newest snapshot when something happens.
extension ListUpdater {
  /// Whether the screen says what a pull does.
  public var canRefresh: Bool { newest.whole?.refresh != nil || outerRefresh != nil }

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
    if let refreshing { return refreshing }
    guard let action = newest.whole?.refresh ?? outerRefresh else { return nil }
    refreshing = Task { @MainActor [weak self] in
      // Another screen may have come before this begins.
      await (self?.newest.whole?.refresh ?? self?.outerRefresh ?? action)()
      // A screen that follows models is evaluated in the turn after they changed.
      await Task.yield()
      await withCheckedContinuation { shown in
        if let self { self.whenShown { shown.resume() } } else { shown.resume() }
      }
      self?.refreshing = nil
      self?.touchedHost?.followWhole()
    }
    return refreshing
  }

  /// Whether the list is being edited, as what is shown says; nil if that says nothing of it.
  public var isEditing: Bool? { current.whole?.editing?.isOn }

  /// Whether the screen says what happens when somebody wants to begin editing, or to end it.
  package var canEdit: Bool { newest.whole?.editing?.action != nil }

  /// Asks the screen to begin editing or to end it, as its `editing` says.
  ///
  /// What has not changed a tenth of a second later is shown as it was, also outside of the list: in an edit button.
  ///
  /// - Returns: Whether it was asked: not if that is so already, or if nothing is said of it.
  @discardableResult
  public func edit(_ isEditing: Bool) -> Bool {
    let isAsked = canEdit && newest.isEdited != isEditing
    if isAsked { tell { self.newest.whole?.editing?.action?(isEditing) } }
    isAskedToEdit = true
    wait(0.1) { [weak self] in
      self?.isAskedToEdit = false
      self?.touchedHost?.followWhole()
    }
    return isAsked
  }

  /// Waits until what the screen began for a pull, or at its end, is done.
  package func finishActions() async {
    while let action = refreshing ?? reachingEnd { await action.value }
  }

  /// Forgets what belongs to the list that was shown: the screen says that another one is to be.
  func leavePlace() {
    (isShownOnce, replacesAllRows, reachedEnd) = (false, true, nil)
    host?.goToStart()
    tellDeselectedOfOldPlace()
    states.forgetAll()
  }

  /// A row of this list is shown, which may be one of the last.
  func reachEnd(showing row: LiveRow) {
    if newest.whole?.end != nil, let position = position(of: row) { reachEnd(showing: position) }
  }

  /// Looks at the last row that is shown, once what goes on now is over: rows may be the last, or count as such, without
  /// being shown anew.
  func lookForEnd() {
    if newest.whole?.end == nil { return }
    later(0) { [weak self] in
      guard let self, let position = touchedHost?.lastShownRow else { return }
      reachEnd(showing: position)
    }
  }

  private func reachEnd(showing position: RowPosition) {
    let sections = current.sections
    guard let end = newest.whole?.end, reachingEnd == nil,
      sections.indices.contains(position.section), !current.hasSubstitute,
      let section = sections.last(where: { !$0.rows.isEmpty && $0.id != .search })
    else { return }
    var rest = -position.row - 1
    for section in sections[position.section...] {
      rest += section.rows.count
      if rest >= end.rows { return }
    }
    if section.lastRow == reachedEnd { return }
    reachedEnd = section.lastRow
    tell { [weak self] in self?.doWhatEndSays() }
  }

  private func doWhatEndSays() {
    guard let end = newestEnd() else { return }
    end.action?()
    guard let action = end.slowAction, reachingEnd == nil else { return }
    reachingEnd = Task { @MainActor [weak self] in
      await (self?.newestEnd()?.slowAction ?? action)()
      self?.reachingEnd = nil
      self?.lookForEnd()
    }
  }

  /// What the newest screen says of its end, which is reached now: what waits to be shown is not asked again.
  private func newestEnd() -> WholeScreen.ListEnd? {
    reachedEnd = newest.sections.last { !$0.rows.isEmpty }?.lastRow ?? reachedEnd
    return newest.whole?.end
  }
}

extension ScreenSnapshot.Section {
  fileprivate var lastRow: RowPath? { rows.last.map { RowPath($0.id, section: id) } }
}
