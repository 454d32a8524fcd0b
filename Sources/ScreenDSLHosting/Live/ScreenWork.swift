import ScreenDSL

/// The running actions of a screen, and whether the screen's `onReachEnd` action can run again.
package struct ScreenWork: ~Copyable, Sendable {
  package internal(set) var (refreshing, reachingEnd): (Task<Void, Never>?, Task<Void, Never>?)
  var running: [(number: Int, task: Task<Void, Never>, keepsRunning: Bool)] = []
  var started = 0
  package var onRunning: (@MainActor @Sendable () -> Void)?
  package var isRunning: Bool { !running.isEmpty }
  var questions = EndQuestions()
  /// The number of times that the screen's `listID` has changed.
  var places = 0
  /// Counts the calls of `edit` in the last tenth of a second.
  var edits = 0
  package var isAskedToEdit: Bool { edits > 0 }
  /// Sets the edit mode of SwiftUI to the list's edit mode; nil for a list outside of SwiftUI. The adapter calls this
  /// closure after updates, and after the app refuses the user's request to begin or end editing.
  package var onEditing: (@MainActor (Bool) -> Void)?
  /// The `FollowedScreens` object of the sequence that the list followed last; nil if the list has followed none.
  var followed: (any AnyObject & Sendable)?
  var applied = 0

  func cancel() {
    refreshing?.cancel()
    reachingEnd?.cancel()
    for action in running where !action.keepsRunning { action.task.cancel() }
  }
}

/// Decides whether the `onReachEnd` action can run again. Each run is a question to the app: are there more rows?
///
/// While the rows stay the same, only a scroll away from the end or a refresh allows another run.
struct EndQuestions {
  /// A hash that changes when an update inserts or removes rows other than search fields and signs of loading (see
  /// `toggle`).
  private(set) var rows = 0
  private var asked: Int?
  /// The value of `rows` at the time of each run of `onReachEnd` since the last scroll or refresh.
  private var runs: [Int] = []
  private var isOther = true
  private var isLeft = false
  private var (sign, isAnswered): (RowPath?, Bool) = (nil, false)
  var request = 0

  var isAsked: Bool { asked != nil }

  func mayAsk(isSlow: Bool) -> Bool {
    isOther && runs.count { $0 == rows } < Self.mostQuestions || isLeft && (isSlow || isAnswered)
  }

  mutating func ask() {
    runs.append(rows)
    (asked, isOther, isLeft, sign, isAnswered) = (rows, false, false, nil, false)
  }

  mutating func scroll(isLeft: Bool) {
    runs = []
    if isLeft { self.isLeft = true }
  }

  mutating func workIsOver() { if rows != asked { isOther = true } }

  /// Notes the end of a refresh. `old` is the value that `rows` had when the refresh began. If the rows are still the
  /// same, and no row counts as a sign of loading (`sign` is nil), the `onReachEnd` action can run again. If the rows
  /// have changed, `note` has already decided this.
  mutating func refreshIsOver(since old: Int) {
    (isOther, runs) = (isOther || sign == nil && rows == old, [])
  }

  mutating func note(_ changes: Changeset, request: Int, isAtWork: Bool) {
    if changes.isEmpty { return }
    let (gone, new) = (changes.rowRemovals, changes.rowInsertions)
    let (old, before) = (rows, sign)
    let count = gone.count + new.count
    if count > Self.mostRows {
      rows ^= request.hashValue
    } else {
      for position in gone { toggle(position, of: count, in: changes.old, isNew: false) }
      var hasSign = false
      for position in new {
        // At most one inserted row counts as a sign. Each other inserted row changes `rows`.
        let isSign = toggle(position, of: hasSign ? .max : count, in: changes.new, isNew: true)
        hasSign = hasSign || isSign
      }
    }
    if before != nil ? sign != before : sign == nil { isAnswered = true }
    if request == self.request {
      (asked, sign, isAnswered) = (rows, nil, false)
    } else if rows != old, !isAtWork {
      isOther = true
    }
  }

  /// Notes an inserted or removed row. In an update of few rows, a row that resembles no other row, such as a spinner,
  /// counts as a sign of loading. While the list has such a row, `sign` is its path. Any other row changes the hash
  /// `rows`, unless it is a search field.
  ///
  /// - Returns: Whether the row counts as a sign.
  @discardableResult
  private mutating func toggle(
    _ position: RowPosition, of count: Int, in list: ScreenSnapshot, isNew: Bool
  ) -> Bool {
    let (section, row) = (list.sections[position.section].id, list[position])
    if section == .search { return false }
    if count <= Self.mostSigns, section != .substitute, list.isOnlyOneOfItsKind(row) {
      let path = RowPath(row.id, section: section)
      sign = isNew ? sign ?? path : sign == path ? nil : sign
      return true
    }
    var hasher = Hasher()
    hasher.combine(section)
    hasher.combine(row.id)
    rows ^= hasher.finalize()
    return false
  }

  private static let mostQuestions = 3
  private static let (mostRows, mostSigns) = (100, 4)
}

extension ScreenSnapshot {
  fileprivate func isOnlyOneOfItsKind(_ row: Row) -> Bool {
    let last = sections.reversed().lazy.flatMap { $0.rows.reversed() }.prefix(100)
    let others = last.filter { $0.id != row.id }
    return !others.isEmpty
      && !others.contains { $0.reuseIdentifier == row.reuseIdentifier && $0.id.form == row.id.form }
  }
}
