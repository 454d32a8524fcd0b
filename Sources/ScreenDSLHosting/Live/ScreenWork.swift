import ScreenDSL

/// The work for a screen as a whole.
package struct ScreenWork: Sendable {
  /// The running tasks of the refresh action and of the action at the end.
  package internal(set) var (refreshing, reachingEnd): (Task<Void, Never>?, Task<Void, Never>?)
  /// The running actions of rows, by number, and whether they continue after their row was removed.
  var running: [Int: (task: Task<Void, Never>, keepsRunning: Bool)] = [:]
  /// The number of actions of rows that were started.
  private var started = 0
  /// Called when an action of a row starts or ends.
  package var onRunning: (@MainActor @Sendable () -> Void)?
  /// Whether an action of a row runs.
  package var isRunning: Bool { !running.isEmpty }
  /// The state of the action at the end.
  var questions = EndQuestions()
  /// The number of lists that the screen has been, by its `listID`.
  var places = 0
  /// Whether the screen was asked to begin or end editing, and still has time to answer.
  package internal(set) var isAskedToEdit = false
  /// Called with the edit mode after each update of a screen that declares one, and when a rejected change is undone.
  package var onEditing: (@MainActor (Bool) -> Void)?
  /// The followed sequence of screens.
  var followed: FollowedScreens?
  /// The number of screens that were applied directly.
  var applied = 0

  mutating func addNumber() -> Int {
    started += 1
    return started
  }

  func cancel() {
    refreshing?.cancel()
    reachingEnd?.cancel()
    for action in running.values where !action.keepsRunning { action.task.cancel() }
  }
}

/// Decides whether the action at the end of a list runs again.
struct EndQuestions {
  /// A number for the current set of rows; rows that are the only one of their kind do not change it.
  private var rows = 0
  /// The set of rows when the action last ran; nil before that.
  private var asked: Int?
  /// For each set of rows, how often the action ran since the last scroll: an app may insert and remove rows for each
  /// run.
  private var counts: [Int: Int] = [:]
  /// Whether rows were inserted or removed since then.
  private var isOther = true
  /// Whether the end was not visible since then.
  private var isLeft = false
  /// The row that came with the action, such as a spinner, and whether another snapshot followed.
  private var (sign, isAnswered): (RowPath?, Bool) = (nil, false)
  /// The number of the newest snapshot when the action ran.
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

  /// Handles the end of an `async` action.
  mutating func workIsOver() { if rows != asked { isOther = true } }

  /// Lets the action run again for any rows, unless it is still running.
  mutating func beginAnew() { (isOther, counts) = (isOther || sign == nil, [:]) }

  /// Notes inserted and removed rows.
  ///
  /// - Complexity: O(1) in the number of rows: after large changes it only notes that the rows differ.
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
      // These rows were the newest when the action ran.
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

  /// How often the action runs for the same rows without a scroll.
  private static let mostQuestions = 3
  private static let (mostRows, mostSigns) = (100, 4)
}

extension ScreenSnapshot {
  /// Whether a row is the only one with its cell and kind of ID among the last hundred, as a spinner is.
  fileprivate func isOnlyOneOfItsKind(_ row: Row) -> Bool {
    let last = sections.reversed().lazy.flatMap { $0.rows.reversed() }.prefix(100)
    let isAlike = last.map {
      $0.reuseIdentifier == row.reuseIdentifier && $0.id.form == row.id.form
    }
    return isAlike.contains(false) && isAlike.count { $0 } < 2
  }
}
