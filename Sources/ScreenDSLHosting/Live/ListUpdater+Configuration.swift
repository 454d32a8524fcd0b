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
    refreshing = Task { @MainActor [weak self, places] in
      // Another screen may have come before this begins, but not another list.
      if let self, self.places != places { return }
      await (self?.newest.whole?.refresh ?? self?.outerRefresh ?? action)()
      // A screen that follows models is evaluated in the turn after they changed.
      await Task.yield()
      await withCheckedContinuation { shown in
        if let self, self.places == places {
          self.whenShown { shown.resume() }
        } else {
          shown.resume()
        }
      }
      guard let self, self.places == places else { return }
      refreshing = nil
      questions.beginAnew()
      touchedHost?.followWhole()
      lookForEnd()
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

  /// Cancels what was begun for the list that the newest screen no longer is.
  func leaveWork() {
    refreshing?.cancel()
    reachingEnd?.cancel()
    (refreshing, reachingEnd) = (nil, nil)
    places += 1
  }

  /// Forgets what belongs to the list that was shown: the screen says that another one is to be.
  func leavePlace() {
    (isShownOnce, replacesAllRows, questions) = (false, true, EndQuestions())
    host?.goToStart()
    tellDeselectedOfOldPlace()
    states.forgetAll()
    for row in livelyOrder {
      row.sight = nil
      row.run(nil)
    }
  }

  // MARK: The end

  /// Tells that the list was scrolled, and not by an update; call it where rows are loaded at the end, or after
  /// a scroll of your own.
  public func didScroll() {
    look()
    guard questions.isAsked, !isUpdating, let end = newest.whole?.end else { return }
    // The question may have brought a row of its own.
    let isLeft =
      host?.lastShownRow.map { !isNearEnd($0, within: max(end.rows, end.rows &+ 1)) } ?? false
    questions.scroll(isLeft: isLeft)
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
      guard let self, let position = host?.lastShownRow else { return }
      reachEnd(showing: position)
    }
  }

  /// Notes which rows came and went with an update.
  func noteRows(of changes: Changeset) {
    guard questions.isAsked else { return }
    let isShown = changes.new.isSame(as: current)
    questions.note(
      isShown ? changes : current.changeset(from: changes.old), request: shownRequest,
      isAtWork: reachingEnd != nil)
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
    guard let end = newest.whole?.end, reachingEnd == nil,
      questions.mayAsk(isSlow: end.slowAction != nil), isNearEnd(position, within: end.rows)
    else { return }
    questions.ask(request: requests)
    tell { [weak self] in self?.doWhatEndSays() }
  }

  private func doWhatEndSays() {
    guard let end = newest.whole?.end else { return }
    // What waits to be shown is not asked again.
    questions.request = requests
    end.action?()
    guard let action = end.slowAction, reachingEnd == nil else { return }
    reachingEnd = Task { @MainActor [weak self, places] in
      if let self, self.places != places { return }
      await (self?.newest.whole?.end?.slowAction ?? action)()
      // What it changed is shown in the next turn, or a sixtieth of a second later.
      await Task.yield()
      if self?.followed != nil { try? await Task.sleep(nanoseconds: 33_000_000) }
      guard let self, self.places == places else { return }
      reachingEnd = nil
      questions.workIsOver()
      lookForEnd()
    }
  }
}

/// What a list was asked for at its end, and what was shown since.
struct EndQuestions {
  /// Which rows there are, as a number; those of a kind of their own do not count.
  private var rows = 0
  /// The rows when they were asked last; nil if they were not.
  private var asked: Int?
  /// How often rows were asked since the list was scrolled: an app may show and hide some for each question.
  private var counts: [Int: Int] = [:]
  /// Whether rows came or went since.
  private var isOther = true
  /// Whether the end was out of sight since.
  private var isLeft = false
  /// The row that came with the question, such as a spinner, and whether something was shown after it.
  private var (sign, isAnswered): (RowPath?, Bool) = (nil, false)
  /// The number of the snapshot that was the newest when it was asked.
  var request = 0

  var isAsked: Bool { asked != nil }

  func mayAsk(isSlow: Bool) -> Bool {
    isOther && counts[rows, default: 0] < Self.mostQuestions || isLeft && (isSlow || isAnswered)
  }

  mutating func ask(request: Int) {
    counts[rows, default: 0] += 1
    (asked, isOther, isLeft, sign, isAnswered) = (rows, false, false, nil, false)
    self.request = request
  }

  mutating func scroll(isLeft: Bool) {
    counts = [:]
    if isLeft { self.isLeft = true }
  }

  /// The action that takes its time has done what it does.
  mutating func workIsOver() { if rows != asked { isOther = true } }

  /// The rows count as others, whichever they are, unless the action is still at work.
  mutating func beginAnew() { (isOther, counts) = (isOther || sign == nil, [:]) }

  /// Notes which rows came and went.
  ///
  /// - Complexity: O(1) in the number of rows: of great changes it is known only that they are others.
  mutating func note(_ changes: Changeset, request: Int, isAtWork: Bool) {
    if changes.isEmpty { return }
    let (gone, new) = (changes.rowRemovals, changes.rowInsertions)
    let (old, before) = (rows, sign)
    let count = gone.count + new.count
    if count > Self.mostRows {
      rows ^= request.hashValue
    } else {
      for position in gone { toggle(position, of: count, in: changes.old, isNew: false) }
      for position in new { toggle(position, of: count, in: changes.new, isNew: true) }
    }
    if before != nil ? sign != before : sign == nil { isAnswered = true }
    if request == self.request {
      // These were the newest when it was asked.
      (asked, sign, isAnswered) = (rows, nil, false)
    } else if rows != old, !isAtWork {
      isOther = true
    }
  }

  private mutating func toggle(
    _ position: RowPosition, of count: Int, in list: ScreenSnapshot, isNew: Bool
  ) {
    let (section, row) = (list.sections[position.section].id, list[position])
    if section == .search { return }
    if count <= Self.mostSigns, section != .substitute, list.isOnlyOneOfItsKind(row) {
      let path = RowPath(row.id, section: section)
      sign = isNew ? sign ?? path : sign == path ? nil : sign
    } else {
      var hasher = Hasher()
      hasher.combine(section)
      hasher.combine(row.id)
      rows ^= hasher.finalize()
    }
  }

  /// How often the same rows are asked again without a scroll.
  private static let mostQuestions = 3
  private static let (mostRows, mostSigns) = (100, 4)
}

extension ScreenSnapshot {
  /// Whether a row is the only one with its cell and such an ID among the last hundred, as a spinner below others is.
  fileprivate func isOnlyOneOfItsKind(_ row: Row) -> Bool {
    let last = sections.reversed().lazy.flatMap { $0.rows.reversed() }.prefix(100)
    let isAlike = last.map {
      $0.reuseIdentifier == row.reuseIdentifier && $0.id.form == row.id.form
    }
    return isAlike.contains(false) && isAlike.count { $0 } < 2
  }
}
