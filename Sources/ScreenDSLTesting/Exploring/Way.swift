import ScreenDSLHeadless

/// One use of a screen: a series of steps that begins with a new state.
@MainActor final class Way {
  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenRule?
  /// Whether an `async` action or a task has changed the screen again since the last step.
  private(set) var hasWaited = false
  let explorer: Explorer
  private let world: World
  private let errors = Errors()
  /// The name of the only rule to check; nil for all rules.
  let rule: String?
  /// Whether the way records the effects of its steps in the explorer's `map`.
  private let isMapped: Bool
  /// The visible rows, headers and footers after the last step.
  private(set) var seen: [TestScreen.SeenItem] = []
  /// The possible steps of visible rows, stored because computing them takes long.
  private var known: [CellPlace: [UserStep]] = [:]
  /// The text that the user types into fields: the beginning of a row's text. It is nil until a row shows a text.
  private var word: String?

  /// The effects of all steps.
  var history: [StepEffect] = []
  /// `problems` identifies the problems that this way has found so far. `isDue` is true if a step has inserted, removed
  /// or moved something since the last search for problems.
  var (problems, isDue): (Set<String>, Bool) = ([], true)
  /// The words after numbers in visible texts, such as "mails" in "2 mails". `true` stands for the number 1, and
  /// `false` for other numbers. Each key consists of the statement that declares the row, and of the word.
  var words: [String: Set<Bool>] = [:]
  /// The removed rows, their contents, and the rows that the user used to remove them.
  var gone: [RowPath: (row: Row, content: RowContent, by: RowPath?)] = [:]
  /// `hiding` is the row, header or footer of the screen's list that the user used last. `hidden` contains the rows
  /// that have disappeared while the user used `hiding`.
  var (hidden, hiding): (Set<RowPath>, CellPlace?) = ([], nil)
  /// For the ID of an inserted row, the row that the user used to insert it.
  var openers: [RowID: RowPath] = [:]

  init(
    _ explorer: Explorer, for rule: String? = nil, isMapped: Bool = false, isRecorded: Bool = false
  ) async {
    (self.explorer, self.rule, self.isMapped) = (explorer, rule, isMapped)
    world = explorer.begin(isRecorded, explorer.isLow, errors)
    screen = world.screen
    screen.checksWhole = false
    await end(.start, since: ScreenSnapshot())
  }

  /// Runs a step. If the step is not possible now, the result is false.
  @discardableResult
  func take(_ step: UserStep) async -> Bool {
    let before = screen.snapshot
    if step.isEvent { await world.events.first { $0.name == step.title }?.happens() }
    for _ in 0..<step.times { await step.play(screen, step.place.map(RowName.init) ?? "") }
    if !errors.all.isEmpty, !errors.all.contains(where: \.isOfScreen),
      screen.snapshot.isSame(as: before)
    {
      (errors.all, known, seen) = ([], [:], screen.seenItems())
      return false
    }
    taken.append(step)
    await end(step, since: before)
    return true
  }

  /// Waits until the `async` actions and tasks of a step have ended. Then checks `StepEffect.rules`, and the rules that
  /// the app has added to the exploration.
  private func end(_ step: UserStep, since before: ScreenSnapshot) async {
    let isPending = await !waits()
    if hasWaited, step.action == .tap { explorer.slow.insert(step.kind) }
    check(step, since: before, isPending: isPending)
    if step.times > 1, problem == nil, looksFor("twice") { await checkTwice(step, since: before) }
  }

  /// Waits until `async` actions and tasks have ended, and shows the changes that they make. If some do not end, the
  /// result is false.
  private func waits() async -> Bool {
    hasWaited = false
    let work = screen.host.updater
    for round in 0..<5 {
      var turns = 0
      // A task of the app can need several turns until it ends.
      while turns < (round == 0 && rule == nil ? 8 : 20) || turns < 1_000 && work.isAtWork {
        await Task.yield()
        turns += 1
      }
      let (old, whole) = (screen.snapshot, screen.evaluate(reusing: nil))
      screen.whole = whole
      if whole == old { return !work.isAtWork }
      if isMapped { explorer.map.noteSeen(screen.seenItems()) }
      screen.checksWhole = true
      screen.step("Actions are done", "After actions were done", screen.lastSite)
      screen.checksWhole = false
      hasWaited = hasWaited || screen.snapshot != old
    }
    return false
  }

  private func check(_ step: UserStep, since before: ScreenSnapshot, isPending: Bool) {
    if let error = errors.all.first(where: { $0.isOfScreen || step == .start }) {
      fail(BrokenRule(error.description), "rules of lists")
    }
    (errors.all, seen) = ([], screen.seenItems())
    let effect = StepEffect(step, since: before, on: self, isPending: isPending)
    forget(effect)
    for (name, violation) in StepEffect.rules where problem == nil && looksFor(name) {
      violation(effect).map { fail($0, name) }
    }
    for law in world.laws where problem == nil && !law.holds() {
      fail(BrokenRule("'\(law.name)' must hold (did not)"), law.name)
    }
    if isMapped { explorer.map.note(effect) }
    note(effect)
  }

  /// Checks that two quick taps on a button have the same effect as a single tap. A button that remains after the taps
  /// is not checked.
  private func checkTwice(_ step: UserStep, since before: ScreenSnapshot) async {
    func offers(_ way: Way) -> Bool {
      way.possible.contains { $0.place == step.place && $0.title == step.title }
    }
    if offers(self) { return }
    var once = step
    once.times = 1
    let other = await Way(explorer, for: "")
    for step in taken.dropLast() { await other.take(step) }
    guard other.screen.snapshot == before, await other.take(once), !offers(other),
      other.screen.snapshot != screen.snapshot
    else { return }
    let title = step.title.debugDescription
    fail(
      BrokenRule(
        "'\(step.title)' must not work twice before it is done (did)", ".expectDisabled(\(title))"),
      "twice")
  }

  private func forget(_ effect: StepEffect) {
    if effect.hasWhole || hasWaited || word == nil { known = [:] }
    let ids = Set((effect.changes.map(\.path) + [effect.ownPath]).compactMap { $0?.id })
    known = known.filter { place, _ in place.rowPath.map { !ids.contains($0.id) } ?? false }
    // The user types the beginning of a row's text, because a search for this text finds the row.
    word =
      word
      ?? seen.lazy.compactMap { ($0.cell as? HeadlessLookCell)?.node }
      .filter(\.controls.isEmpty).flatMap(\.seenTexts).first { $0.count > 2 }
      .map { String($0.prefix(4)) }
  }

  private func fail(_ found: BrokenRule, _ name: String) {
    if problem != nil || !looksFor(name) { return }
    problem = found
    problem?.rule = name
  }

  private func looksFor(_ name: String) -> Bool {
    explorer.allowed[name] == nil && (rule == nil || rule == name)
  }

  /// The steps that are possible now, and all events of the app. A button with a slow action can also be tapped twice.
  private var possible: [UserStep] {
    let steps = screen.possibleSteps(on: seen, &known, word)
    let twice = steps.filter { explorer.slow.contains($0.kind) }.map { step in
      var step = step
      (step.kind, step.times) = (step.kind + " twice", 2)
      return step
    }
    return steps + twice
      + world.events.map { name, _ in
        UserStep(kind: "event '\(name)'", title: name) { screen, _ in screen.update() }
      }
  }

  /// Returns the next step; nil if no step is possible.
  func next(_ choice: inout StepChoice) -> UserStep? {
    let possible = possible
    return choice.next(possible, possible.first(where: isBack))
  }
}

extension ListUpdater {
  /// Whether an `async` action is running.
  fileprivate var isAtWork: Bool {
    work.isRunning || work.refreshing != nil || work.reachingEnd != nil
  }
}

/// The failures that a test screen recorded.
final class Errors { var all: [Problem] = [] }

/// A test screen that shows a new state of the app, and the events and rules that the app adds to the exploration.
typealias World = (
  screen: TestScreen, events: [(name: String, happens: @MainActor () async -> Void)],
  laws: [(name: String, holds: @MainActor () -> Bool)]
)
