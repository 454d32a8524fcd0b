import ScreenDSLHeadless
import ScreenDSLLooks

extension StepEffect {
  /// The rules that the explorer checks after each step, on any screen, in the order of their checks. The method
  /// `allow` takes their names. Each returns its violation by the step; nil if there is none.
  static let rules: [(name: String, violation: @MainActor (StepEffect) -> BrokenRule?)] = [
    ("problems", { $0.newProblem }), ("kept ID", { $0.lostID }), ("own row", { $0.otherRow }),
    ("one row", { $0.secondRow }), ("own header", { $0.otherHeader }),
    ("opener", { $0.otherOpener }), ("contents in place", { $0.movedContents }),
    ("keyboard", { $0.lostKeyboard }), ("taken value", { $0.lostValue }),
    ("same again", { $0.idleAgain }), ("dead control", { $0.deadControl }),
    ("never empty", { $0.emptyScreen }), ("fresh looks", { $0.staleLook }),
    ("texts", { $0.rawText }), ("numbers", { $0.otherUnit }), ("undo", { $0.notUndone }),
    ("kept change", { $0.lostChange }), ("drop", { $0.otherDrop }),
    ("swipes", { $0.exchangedSwipe }),
  ]
}

/// A violation of a rule: a sentence about the screen, and an expectation that fails because of the bug.
struct BrokenRule {
  /// The expectation that the screen is as before the two last steps.
  static let sameAsBefore = "#expect(screen.snapshot == before)"

  /// The name of the rule.
  var rule = ""
  let sentence: String
  /// The last line of the printed test; empty if the last step itself fails. If it begins with a point, it is a method
  /// call on the result of the last step, such as `.expectFocus("Name")`.
  var expectation: String

  init(_ sentence: String, _ expectation: String = "") {
    (self.sentence, self.expectation) = (sentence, expectation)
  }

  /// Creates a violation by the last update. In the printed test, `check` is an expectation for this update, such as
  /// `removed(count: 0)`.
  init(_ sentence: String, update check: String) {
    self.init(sentence, ".expectLastUpdate(allowingOthers: true) { $0.\(check) }")
  }

  /// A text that identifies the bug. If two series of steps lead to the same bug, their texts are equal. The text is
  /// the rule and the start of the sentence, without quoted names, numbers and what follows a parenthesis.
  var key: String {
    let parts = sentence.prefix { $0 != "(" }.split(
      separator: "'", omittingEmptySubsequences: false)
    return rule
      + parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }.joined()
  }
}

/// What rules must know about the earlier steps of a way.
@MainActor final class WayMemory {
  /// The explorer with the facts that all ways collect.
  let explorer: Explorer
  /// The effects of all steps.
  private(set) var history: [StepEffect] = []
  /// The problems of the declaration so far, and whether the next check must look for new problems. It must if a step
  /// since the last check inserted, removed or moved something.
  var (problems, isDue): (Set<String>, Bool) = ([], true)
  /// The words that followed numbers. For each word, the set contains true if a number was 1, and false if a number was
  /// not 1.
  var words: [String: Set<Bool>] = [:]
  /// The removed rows: each row, its content, and the row that the user used when this row was removed.
  private(set) var gone: [RowPath: (row: Row, content: RowContent, by: RowPath?)] = [:]
  /// The rows that disappeared while the user used controls of a single other row, such as a filter, and this row.
  private(set) var (hidden, hiding): (Set<RowPath>, CellPlace?) = ([], nil)
  /// For the ID of an inserted row, the row that the user used to insert it.
  private(set) var openers: [RowID: RowPath] = [:]

  init(_ explorer: Explorer) { self.explorer = explorer }

  /// Updates the facts with a step, after the check of all rules.
  func note(_ effect: StepEffect) {
    history.append(effect)
    let (step, place) = (effect.step, effect.step.place?.outer)
    if place != hiding, place != nil || step.isEvent, !step.isUndo {
      (hidden, hiding) = ([], place)
    }
    for change in effect.removed {
      guard let path = change.path, let row = change.oldRow else { continue }
      gone[path] = (row, effect.was(change), effect.ownPath)
      if path != effect.ownPath { hidden.insert(path) }
    }
    guard let path = effect.ownPath, let own = effect.own else { return }
    let opener = openers[path.id] ?? path
    for change in effect.inserted where change.statement != Statement(own.old) {
      guard let path = change.path, gone[path] == nil || openers[path.id] != nil else { continue }
      openers[path.id] = opener
    }
    // If a step changes several rows of the opener's statement, the used row is no editor of a single row.
    let row = openers[path.id].flatMap { effect.before.row(at: $0) }
    if let row, effect.others(like: row).count > 1 { openers[path.id] = nil }
    for id in effect.updates.compactMap(\.path?.id) where openers[id] != nil && id != path.id {
      openers[id] = opener
    }
  }

  /// Returns the fields of a row that steps changed when the user used the row, with their old and new values.
  func used(_ path: RowPath) -> [String: RowContent.Pair] {
    history.filter { $0.ownPath == path }.reduce(into: [:]) { $0.merge($1.ownFields) { $1 } }
  }

  /// The statements that have made several rows of one screen.
  var lists: Set<Statement> {
    history.filter { !$0.inserted.isEmpty }.reduce(into: []) { lists, effect in
      lists.formUnion(effect.lists(effect.after).filter { $0.value.count > 1 }.keys)
    }
  }

  /// Whether a step reverses the previous step. A refresh after a change of a row also counts, because a list with the
  /// state of a server loses the changes that nobody sent there. If a chip of a filter hid rows, another chip counts.
  func isBack(_ step: UserStep) -> Bool {
    guard let last = history.last else { return false }
    if step.place == last.step.place {
      return step.action == .tap
        ? step.title == last.newTitle
        : step.title == last.step.title && step.action != nil && step.action == last.step.inverse
    }
    let isOfFilter = !hidden.isEmpty && step.place != nil && step.place?.outer == hiding
    return isOfFilter || step.isUndo && last.undoable != nil
      || step.call == "pullToRefresh()" && !last.ownFields.isEmpty
  }
}

extension CellPlace {
  /// The container that the row is in, or the place itself. The chips of a filter are rows of one container.
  var outer: CellPlace { rowPath?.container.map(CellPlace.row) ?? self }
}

extension StepEffect {
  /// The fields of the row that the user used that changed; empty if the row was removed.
  var ownFields: [String: RowContent.Pair] {
    guard own?.new != nil, let (old, new) = ownContents else { return [:] }
    return new.differences(from: old)
  }

  /// The new title of the button that the user pressed; nil if the title did not change.
  var newTitle: String? {
    guard let (old, new) = ownContents else { return nil }
    return zip(old.controls, new.controls).first { $0.name == step.title && $1.name != $0.name }?.1
      .name
  }

  /// The row that the user used and removed, if an undo button appeared; otherwise nil.
  var undoable: RowPath? {
    let offersUndo = inserted.contains {
      now($0).controls.contains { $0.name?.lowercased() == "undo" }
    }
    return offersUndo && own?.new == nil ? ownPath : nil
  }

  /// Returns the rows of a snapshot by their statement, from top to bottom.
  func lists(_ snapshot: ScreenSnapshot) -> [Statement: [ScreenSnapshot.PlacedRow]] {
    Dictionary(grouping: snapshot.allRows) { Statement($0.row) }
  }
}
