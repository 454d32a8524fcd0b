import ScreenDSL

/// What is done for a screen as a whole.
package struct ScreenWork: Sendable {
  /// What is done for a pull, and at the end of the list, while that takes its time.
  package internal(set) var (refreshing, reachingEnd): (Task<Void, Never>?, Task<Void, Never>?)
  /// What the list was asked for at its end.
  var questions = EndQuestions()
  /// How many lists the screen was, by its `placeID`.
  var places = 0
  /// Whether the screen was asked to begin or end editing, and still has time to answer.
  package internal(set) var isAskedToEdit = false
  /// Told whether the list is being edited, after each update of a screen that says so and where that is put back.
  package var onEditing: (@MainActor (Bool) -> Void)?
  /// The sequence of screens that the list follows.
  var followed: FollowedScreens?
  /// How many screens were applied besides.
  var applied = 0

  func cancel() {
    refreshing?.cancel()
    reachingEnd?.cancel()
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
