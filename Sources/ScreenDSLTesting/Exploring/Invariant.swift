import ScreenDSLHeadless
import ScreenDSLLooks

/// What must hold for each screen, whatever it shows.
@MainActor struct Invariant {
  /// The name by which a test allows exceptions.
  let name: String
  /// Returns the problem after a step; nil if there is none.
  let problem: @MainActor (StepEffect) -> BrokenInvariant?

  /// All invariants, by rank.
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

/// A sentence about a screen, and the expectation that fails.
struct BrokenInvariant {
  /// The name of the invariant.
  var rule = ""
  let sentence: String
  /// The last line of the test, in Swift; empty if the last step itself fails.
  var expectation = ""
  /// Whether the expectation continues the call of the last step.
  var isOfUpdate = false
  /// How many steps before the end the test keeps the screen as `before`; 0 if it does not.
  var comparedSteps = 0

  /// What it has in common with the same problem on another way.
  var key: String {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    return rule
      + parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }.joined()
  }

  /// A problem of the last update, which a check of changes notices.
  static func ofUpdate(_ sentence: String, _ check: String) -> BrokenInvariant {
    BrokenInvariant(
      sentence: sentence,
      expectation: "expectLastUpdate(allowingOthers: true) { $0.\(check) }", isOfUpdate: true)
  }
}

/// What invariants remember of a way.
@MainActor final class WayMemory {
  /// What all ways learn.
  let setup: ExploredSetup
  /// The problems of the declaration that were seen, and whether to look for others.
  var (problems, isDue): (Set<String>, Bool) = ([], true)
  /// The kinds of steps that changed their own row.
  var local: Set<String> = []
  /// The inputs to each field that changed nothing, and the fields that took one.
  var (refused, taken): ([CellPlace: Set<String>], Set<CellPlace>) = ([:], [])
  /// The words after numbers, for one and for several.
  var words: [String: Set<Bool>] = [:]
  /// What swipes did that say otherwise: whether they kept a row.
  var exchanged: [Statement: Set<Bool>] = [:]
  /// Steps that changed their own row alone, and the screen before each.
  private(set) var effective: [UserStep: [ScreenSnapshot]] = [:]
  /// The statements that made several rows at a time.
  private(set) var lists: Set<Statement> = []
  /// The last step, and the new title of the button that it pressed.
  private var last: (step: UserStep, title: String?)?
  /// What users changed in rows.
  private(set) var used: [RowPath: [String: RowContent.Pair]] = [:]
  /// The rows that went, with what they showed, and the row that was used.
  private(set) var gone: [RowPath: (row: Row, content: RowContent, by: RowPath?)] = [:]
  /// Those that went by the last steps, which are all steps of the same control.
  private(set) var hidden: Set<RowPath> = []
  /// The row that the last step removed by itself.
  private(set) var undoable: RowPath?
  private(set) var hiding: CellPlace?
  /// The row whose use inserted a row, by the ID of the latter.
  private(set) var openers: [RowID: RowPath] = [:]

  init(_ setup: ExploredSetup) { self.setup = setup }

  /// Notes a step after all invariants are checked.
  func note(_ effect: StepEffect) {
    let (step, inserted) = (effect.step, effect.inserted)
    if !inserted.isEmpty || lists.isEmpty {
      lists.formUnion(effect.lists(effect.after).filter { $0.value.count > 1 }.keys)
    }
    if step.place != hiding, step.place != nil || step.isEvent, !step.isUndo {
      (hidden, hiding) = ([], step.place)
    }
    for change in effect.removed {
      guard let path = change.path, let row = change.oldRow else { continue }
      gone[path] = (row, effect.was(change), effect.ownPath)
      if path != effect.ownPath { hidden.insert(path) }
    }
    let offersUndo = inserted.contains { $0.row != nil && effect.now($0).offersUndo }
    (last, undoable) = ((step, nil), offersUndo && effect.own?.new == nil ? effect.ownPath : nil)
    guard let path = effect.ownPath, let own = effect.own, let (old, new) = effect.ownContents
    else { return }
    let opener = openers[path.id] ?? path
    for change in inserted where change.path.map({ gone[$0] == nil }) == true {
      guard let row = change.row, Statement(row) != Statement(own.old) else { continue }
      openers[row.id] = opener
    }
    // A step that concerns several rows, such as to the next one, ends that.
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
    last?.title = names.first { $0.name == step.title && $1.name != $0.name }?.1.name
  }

  /// Whether a step undoes the one before it.
  func isBack(_ step: UserStep) -> Bool {
    guard let last, step.place == last.step.place else { return step.isUndo && undoable != nil }
    return step.action == .tap
      ? step.title == last.title
      : step.title == last.step.title && step.action != nil && step.action == last.step.inverse
  }
}

extension RowContent {
  fileprivate var offersUndo: Bool { controls.contains { $0.name?.lowercased() == "undo" } }
}

extension StepEffect {
  /// Returns the rows of each statement, from top to bottom.
  func lists(_ snapshot: ScreenSnapshot) -> [Statement: [ScreenSnapshot.PlacedRow]] {
    Dictionary(grouping: snapshot.allRows) { Statement($0.row) }
  }
}
