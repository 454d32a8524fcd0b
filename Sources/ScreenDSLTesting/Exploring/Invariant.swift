import ScreenDSLHeadless
import ScreenDSLLooks

/// A rule that the explorer checks after each step, on any screen.
@MainActor struct Invariant {
  /// The name of the rule in failures. The method `allow` takes this name.
  let name: String
  /// Returns the violation of this rule by a step; nil if there is none.
  let problem: @MainActor (StepEffect) -> BrokenInvariant?

  /// All invariants, in the order in which they are checked after a step.
  static let all = [
    Invariant(name: "problems") { $0.newProblem }, Invariant(name: "kept ID") { $0.lostID },
    Invariant(name: "own row") { $0.otherRow }, Invariant(name: "one row") { $0.secondRow },
    Invariant(name: "own header") { $0.otherHeader }, Invariant(name: "opener") { $0.otherOpener },
    Invariant(name: "contents in place") { $0.movedContents },
    Invariant(name: "keyboard") { $0.lostKeyboard },
    Invariant(name: "taken value") { $0.lostValue },
    Invariant(name: "same again") { $0.idleAgain },
    Invariant(name: "dead control") { $0.deadControl },
    Invariant(name: "never empty") { $0.emptyScreen },
    Invariant(name: "fresh looks") { $0.staleLook }, Invariant(name: "texts") { $0.rawText },
    Invariant(name: "numbers") { $0.otherUnit },
    Invariant(name: "undo") { $0.notUndone }, Invariant(name: "kept change") { $0.lostChange },
    Invariant(name: "drop") { $0.otherDrop },
    Invariant(name: "swipes") { $0.exchangedSwipe },
  ]
}

/// A violation of an invariant: a sentence about the screen, and an expectation that fails because of the bug.
struct BrokenInvariant {
  /// The name of the invariant.
  var rule = ""
  let sentence: String
  /// The last line of the printed test; empty if the last step itself fails.
  var expectation = ""
  /// Whether the expectation is a method call on the result of the last step, such as `.expectFocus("Name")`.
  var isOfUpdate = false
  /// If the printed test compares the last screen with an earlier screen, the number of steps between both; otherwise
  /// 0.
  var comparedSteps = 0

  /// A text that identifies the bug. If two series of steps lead to the same bug, their texts are equal. The text is
  /// the rule and the start of the sentence, without quoted names, numbers and what follows a parenthesis.
  var key: String {
    let parts = sentence.prefix { $0 != "(" }.split(
      separator: "'", omittingEmptySubsequences: false)
    return rule
      + parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }.joined()
  }

  /// Returns a violation by the last update. In the printed test, `check` is an expectation for this update, such as
  /// `removed(count: 0)`.
  static func ofUpdate(_ sentence: String, _ check: String) -> BrokenInvariant {
    BrokenInvariant(
      sentence: sentence,
      expectation: "expectLastUpdate(allowingOthers: true) { $0.\(check) }", isOfUpdate: true)
  }
}

/// What invariants must know about the earlier steps of a way.
@MainActor final class WayMemory {
  /// The facts that all ways collect.
  let setup: ExploredSetup
  /// The problems of the declaration so far, and whether the next check must look for new problems. It must if a step
  /// since the last check inserted, removed or moved something.
  var (problems, isDue): (Set<String>, Bool) = ([], true)
  /// The kinds of steps that changed the row that the user used.
  var local: Set<String> = []
  /// For each row with a field, the kinds of inputs that the field refused. Also the rows whose fields accepted an
  /// input.
  var (refused, taken): ([CellPlace: Set<String>], Set<CellPlace>) = ([:], [])
  /// The words that followed numbers. For each word, the set contains true if a number was 1, and false if a number was
  /// not 1.
  var words: [String: Set<Bool>] = [:]
  /// For each statement, the actions whose effects contradicted their titles. The set contains true if an action such
  /// as "Delete" kept its row, and false if an action such as "Mark" removed its row.
  var exchanged: [Statement: Set<Bool>] = [:]
  /// The steps that changed only the row that the user used, and the screens before these steps.
  private(set) var effective: [UserStep: [ScreenSnapshot]] = [:]
  /// The statements that have made several rows of one screen.
  private(set) var lists: Set<Statement> = []
  /// The last step, and the new title of the button that the step pressed; nil if the title did not change.
  private var last: (step: UserStep, title: String?)?
  /// For each row that the user used, the fields that steps changed, each with its old and new value.
  private(set) var used: [RowPath: [String: RowContent.Pair]] = [:]
  /// The removed rows: each row, its content, and the row that the user used when this row was removed.
  private(set) var gone: [RowPath: (row: Row, content: RowContent, by: RowPath?)] = [:]
  /// The rows that disappeared while the user used controls of a single other row, such as a filter.
  private(set) var hidden: Set<RowPath> = []
  /// The row that the last step used and removed, if an undo button appeared; otherwise nil.
  private(set) var undoable: RowPath?
  private(set) var hiding: CellPlace?
  /// Whether the last step changed the row that the user used.
  private var hasChangedRow = false
  /// For the ID of an inserted row, the row that the user used to insert it.
  private(set) var openers: [RowID: RowPath] = [:]

  init(_ setup: ExploredSetup) { self.setup = setup }

  /// Updates the facts with a step, after the check of all invariants.
  func note(_ effect: StepEffect) {
    let (step, inserted) = (effect.step, effect.inserted)
    if !inserted.isEmpty || lists.isEmpty {
      lists.formUnion(effect.lists(effect.after).filter { $0.value.count > 1 }.keys)
    }
    let place = step.place?.outer
    if place != hiding, place != nil || step.isEvent, !step.isUndo {
      (hidden, hiding) = ([], place)
    }
    for change in effect.removed {
      guard let path = change.path, let row = change.oldRow else { continue }
      gone[path] = (row, effect.was(change), effect.ownPath)
      if path != effect.ownPath { hidden.insert(path) }
    }
    let offersUndo = inserted.contains { $0.row != nil && effect.now($0).offersUndo }
    hasChangedRow = false
    (last, undoable) = ((step, nil), offersUndo && effect.own?.new == nil ? effect.ownPath : nil)
    guard let path = effect.ownPath, let own = effect.own, let (old, new) = effect.ownContents
    else { return }
    let opener = openers[path.id] ?? path
    for change in inserted {
      guard let path = change.path, let row = change.row, Statement(row) != Statement(own.old),
        gone[path] == nil || openers[row.id] != nil
      else { continue }
      openers[row.id] = opener
    }
    // If a step changes several rows of the opener's statement, the used row is no editor of a single row.
    let row = openers[path.id].flatMap { effect.before.row(at: $0) }
    if let row, effect.others(like: row).count > 1 { openers[path.id] = nil }
    for id in effect.updates.compactMap(\.path?.id) where openers[id] != nil && id != path.id {
      openers[id] = opener
    }
    if own.new == nil { return }
    let (pairs, names) = (new.differences(from: old), zip(old.controls, new.controls))
    used[path, default: [:]].merge(pairs) { $1 }
    if !effect.isNothing, !step.isTyping, effect.changes.allSatisfy({ $0.path == path }) {
      effective[step, default: []].append(effect.before)
    }
    hasChangedRow = !pairs.isEmpty
    last?.title = names.first { $0.name == step.title && $1.name != $0.name }?.1.name
  }

  /// Whether a step reverses the previous step. A refresh after a change of a row also counts, because a list with the
  /// state of a server loses the changes that nobody sent there. If a chip of a filter hid rows, another chip counts.
  func isBack(_ step: UserStep) -> Bool {
    guard let last, step.place == last.step.place else {
      let isOfFilter = !hidden.isEmpty && step.place != nil && step.place?.outer == hiding
      return step.isUndo && undoable != nil || step.act == .refresh && hasChangedRow || isOfFilter
    }
    return step.action == .tap
      ? step.title == last.title
      : step.title == last.step.title && step.action != nil && step.action == last.step.inverse
  }
}

extension CellPlace {
  /// The container that the row is in, or the place itself. The chips of a filter are rows of one container.
  var outer: CellPlace { rowPath?.container.map(CellPlace.row) ?? self }
}

extension RowContent {
  fileprivate var offersUndo: Bool { controls.contains { $0.name?.lowercased() == "undo" } }
}

extension StepEffect {
  /// Returns the rows of a snapshot by their statement, from top to bottom.
  func lists(_ snapshot: ScreenSnapshot) -> [Statement: [ScreenSnapshot.PlacedRow]] {
    Dictionary(grouping: snapshot.allRows) { Statement($0.row) }
  }
}
