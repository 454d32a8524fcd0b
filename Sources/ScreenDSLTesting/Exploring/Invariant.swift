import ScreenDSLHeadless
import ScreenDSLLooks

/// What must hold for each screen, whatever it shows.
@MainActor struct Invariant {
  /// The name by which a test allows exceptions.
  let name: String
  /// Returns the problem after a step; nil if there is none.
  let problem: @MainActor (StepEffect, WayMemory) -> BrokenInvariant?

  /// All invariants, by rank.
  static let all = [
    Invariant(name: "problems", problem: problems), Invariant(name: "kept ID", problem: keptID),
    Invariant(name: "own row", problem: ownRow), Invariant(name: "one row", problem: oneRow),
    Invariant(name: "own header", problem: ownHeader),
    Invariant(name: "contents in place", problem: contentsInPlace),
    Invariant(name: "keyboard", problem: keyboard),
    Invariant(name: "taken value", problem: takenValue),
    Invariant(name: "same again", problem: sameAgain),
    Invariant(name: "never empty", problem: neverEmpty),
    Invariant(name: "fresh looks", problem: freshLooks), Invariant(name: "texts", problem: texts),
    Invariant(name: "numbers", problem: numbers),
    Invariant(name: "there and back", problem: thereAndBack),
    Invariant(name: "refresh", problem: refresh), Invariant(name: "opener", problem: opener),
    Invariant(name: "drop", problem: drop), Invariant(name: "swipes", problem: swipes),
  ]
}

/// A sentence about a screen, and the expectation that fails.
struct BrokenInvariant: Hashable {
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

  /// A row that must be what it was some steps ago.
  static func changed(_ sentence: String, since steps: Int) -> BrokenInvariant {
    BrokenInvariant(
      sentence: sentence, expectation: "#expect(screen.snapshot == before)", comparedSteps: steps)
  }
}

/// What invariants remember of a way.
@MainActor final class WayMemory {
  /// The problems of the declaration that were seen, and whether to look for others.
  var (problems, isDue): (Set<String>, Bool) = ([], true)
  /// The kinds of steps that changed their own row.
  var local: Set<String> = []
  /// The inputs to each field that changed nothing, and the fields that took one.
  var (refused, taken): ([CellPlace: Set<String>], Set<CellPlace>) = ([:], [])
  /// Steps that changed their own row alone, and the screen before each.
  var effective: [UserStep: [ScreenSnapshot]] = [:]
  /// The statements that made several rows at a time.
  private(set) var lists: Set<Statement> = []
  /// The words after numbers, for one and for several.
  var words: [String: Set<Bool>] = [:]
  /// The last step, if another one undoes it.
  private(set) var there: There?
  /// What users changed in rows.
  var used: [RowPath: [String: Content.Pair]] = [:]
  /// The row whose use inserted a row, by the ID of the latter.
  var openers: [RowID: RowPath] = [:]
  /// The statements whose rows stay at an action that says it removes them, and go at one that says it keeps them.
  var (kept, gone): (Set<Statement>, Set<Statement>) = ([], [])

  /// Notes a step after all invariants are checked.
  func note(_ effect: StepEffect) {
    let (step, path) = (effect.step, effect.step.place?.rowPath)
    for (statement, rows) in effect.lists(effect.after) where rows.count > 1 {
      lists.insert(statement)
    }
    if let path {
      for row in effect.inserted.compactMap(\.row) where Statement(row) != effect.ownStatement {
        openers[row.id] = openers[path.id] ?? path
      }
      for change in effect.updates {
        guard let id = change.path?.id, openers[id] != nil, id != path.id else { continue }
        openers[id] = openers[path.id] ?? path
      }
      if let (old, new) = effect.ownContents, effect.own?.new != nil {
        used[path, default: [:]].merge(new.differences(from: old)) { $1 }
      }
      let others = effect.changes.filter { $0.path != path }
      if others.isEmpty, !effect.isNothing, effect.own?.new != nil, !step.isTyping {
        effective[step, default: []].append(effect.before)
      }
    }
    there = counterpart(of: effect)
  }

  /// Returns what undoes a step, or what repeats it after it was undone, with the screen before the step.
  private func counterpart(of effect: StepEffect) -> There? {
    let step = effect.step
    var back = step
    if let there, step.action == .tap, isBack(step), there.before == effect.after {
      return There(effect, there.step)
    }
    if effect.inserted.contains(where: { effect.now($0).hasUndo }) {
      return There(effect, UserStep(kind: "undo"))
    }
    if step.kind == "screen edit" { return There(effect, UserStep(kind: "screen end editing")) }
    (back.action, back.inverse) = (step.inverse, step.action)
    if step.action == .tap, let (old, new) = effect.ownContents,
      let other = zip(old.controls, new.controls).first(where: {
        $0.name == step.title && $1.name != $0.name && $1.role == .button
      })?.1.name
    {
      (back.action, back.title) = (.tap, other)
    }
    return back.action == nil ? nil : There(effect, back)
  }

  /// Whether a step undoes the one before it.
  func isBack(_ step: UserStep) -> Bool {
    guard let back = there?.back else { return false }
    if back.kind == "undo" { return step.title.lowercased() == "undo" }
    if back.place == nil { return step.kind == back.kind }
    return step.place == back.place && step.title == back.title && step.action == back.action
  }

  /// The screen before a step, the step, and the one that undoes it.
  struct There {
    let (before, step, back): (ScreenSnapshot, UserStep, UserStep)

    @MainActor init(_ effect: StepEffect, _ back: UserStep) {
      (before, step, self.back) = (effect.before, effect.step, back)
    }
  }
}

extension Content {
  fileprivate var hasUndo: Bool { controls.contains { $0.name?.lowercased() == "undo" } }
}

extension StepEffect {
  var ownStatement: Statement? { own.map { Statement($0.old) } }

  /// Returns the rows of each statement, from top to bottom.
  func lists(_ snapshot: ScreenSnapshot) -> [Statement: [ScreenSnapshot.PlacedRow]] {
    Dictionary(grouping: snapshot.allRows) { Statement($0.row) }
  }
}
