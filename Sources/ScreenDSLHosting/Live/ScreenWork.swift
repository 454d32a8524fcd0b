import ScreenDSL

/// The running actions of a screen, and whether its refresh action and its `onReachEnd` action can run again.
package struct ScreenWork: Sendable {
  /// The running tasks of the refresh action and of the `onReachEnd` action.
  package internal(set) var (refreshing, reachingEnd): (Task<Void, Never>?, Task<Void, Never>?)
  /// The running actions of rows, each under a number of its own. `keepsRunning` is whether the action continues after
  /// its row is removed.
  var running: [Int: (task: Task<Void, Never>, keepsRunning: Bool)] = [:]
  private var started = 0
  /// Runs when an action of a row starts or ends.
  package var onRunning: (@MainActor @Sendable () -> Void)?
  /// Whether an action of a row runs.
  package var isRunning: Bool { !running.isEmpty }
  /// Decides when the `onReachEnd` action can run again.
  var questions = EndQuestions()
  /// Each `listID` of a screen stands for a place in the app. This is the number of times that the list has changed
  /// from one place to another.
  var places = 0
  /// Whether ``ListUpdater/edit(_:)`` was called less than a tenth of a second ago. While this is true, the list does
  /// not change the edit button, because the app may not have applied a screen with the new edit mode yet.
  package internal(set) var isAskedToEdit = false
  /// Receives whether the list is in edit mode, after each update of a screen that declares an edit mode, and after the
  /// app refuses the user's request to begin or end editing.
  package var onEditing: (@MainActor (Bool) -> Void)?
  /// The object that passes the screens of a sequence to the list; nil if the list follows no sequence.
  var followed: (any AnyObject & Sendable)?
  /// The number of calls of ``ListUpdater/apply(_:animated:completion:)``. The screens of a followed sequence do not
  /// count.
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

/// Decides whether the `onReachEnd` action of a screen can run again. Each run of the action is a question to the app:
/// are there more rows?
///
/// When an update has inserted or removed rows since the action last ran, the action can run again. While the rows stay
/// the same, the action can run again only after the user has scrolled away from the end, or after a refresh.
struct EndQuestions {
  /// A hash of the current rows. A row that is the only one of its kind, such as a spinner, does not count.
  private var rows = 0
  /// The hash of the rows for which the `onReachEnd` action last ran; nil if it has not run.
  private var asked: Int?
  /// How often the `onReachEnd` action has run since the last scroll or refresh, by the value of `rows`. A limit stops
  /// an app that removes and inserts the same rows without end.
  private var counts: [Int: Int] = [:]
  /// False if the `onReachEnd` action has run, and if since then no rows were inserted or removed and no refresh has
  /// ended.
  private var isOther = true
  /// Whether the list was scrolled away from its end since the `onReachEnd` action last ran.
  private var isLeft = false
  /// `sign` is a row, such as a spinner, that the app has inserted to show that rows are loading. `isAnswered` is
  /// whether the app has reacted to the `onReachEnd` action.
  private var (sign, isAnswered): (RowPath?, Bool) = (nil, false)
  /// The number of the newest snapshot when the `onReachEnd` action last ran. The list numbers the snapshots in the
  /// order in which it receives them.
  var request = 0

  var isAsked: Bool { asked != nil }

  func mayAsk(isSlow: Bool) -> Bool {
    isOther && counts[rows, default: 0] < Self.mostQuestions || isLeft && (isSlow || isAnswered)
  }

  mutating func ask() {
    counts[rows, default: 0] += 1
    (asked, isOther, isLeft, sign, isAnswered) = (rows, false, false, nil, false)
  }

  mutating func scroll(isLeft: Bool) {
    counts = [:]
    if isLeft { self.isLeft = true }
  }

  /// Call this method when an `async` `onReachEnd` action has returned. If rows were inserted or removed meanwhile, the
  /// action can run again.
  mutating func workIsOver() { if rows != asked { isOther = true } }

  /// Lets the `onReachEnd` action run again after a refresh, unless there is a `sign`.
  mutating func beginAnew() { (isOther, counts) = (isOther || sign == nil, [:]) }

  /// Records that an update has changed rows.
  ///
  /// - Complexity: O(1) in the number of rows, because the method reads at most a hundred inserted and removed rows.
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
      // The list had this snapshot before the `onReachEnd` action ran. The rows are no answer to the action.
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

  /// The number of times that the list can run the `onReachEnd` action for the same rows until the user scrolls.
  private static let mostQuestions = 3
  private static let (mostRows, mostSigns) = (100, 4)
}

extension ScreenSnapshot {
  /// Whether a row is the only one of its kind, like a spinner.
  ///
  /// Rows of one kind have the same reuse identifier and IDs of the same form, such as numbers. The method compares
  /// `row` only with the last hundred rows of the list. The result is false for the only row of a list.
  fileprivate func isOnlyOneOfItsKind(_ row: Row) -> Bool {
    let last = sections.reversed().lazy.flatMap { $0.rows.reversed() }.prefix(100)
    let others = last.filter { $0.id != row.id }
    return !others.isEmpty
      && !others.contains {
        $0.reuseIdentifier == row.reuseIdentifier && $0.id.form == row.id.form
      }
  }
}
