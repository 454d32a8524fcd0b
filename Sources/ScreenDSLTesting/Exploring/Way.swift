import ScreenDSLHeadless

/// One run of a screen: a new state, and the series of steps on it.
@MainActor final class Way {
  /// The kind of the step that stands for the first evaluation.
  static let start = "start"
  /// The source location of the explorer's own calls of the test screen.
  static let site = CallSite(#fileID, #filePath, #line, #column)

  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenInvariant?
  /// The map that records the effects of steps; nil if the way records none.
  private(set) var map: ScreenMap?
  /// Whether an `async` action or a task of the last step changed the screen after the step.
  private(set) var hasWaited = false
  private let (setup, world): (ExploredSetup, World)
  private let memory: WayMemory
  private let errors = Errors()
  private var contents: RowContents
  /// The name of the only invariant that the way checks; nil for all invariants. If there is a name, slow checks also
  /// run after each step. Otherwise, slow checks run only after some steps.
  private let rule: String?
  /// The possible steps of visible rows, which take long to compute. If a row changes, its steps are removed.
  private var known: [CellPlace: [UserStep]] = [:]
  /// The text that the user types to search; nil until a visible row has a suitable text.
  private var word: String?

  init(_ setup: ExploredSetup, for rule: String? = nil, noting map: ScreenMap? = nil) async {
    (self.setup, self.rule, self.map) = (setup, rule, map)
    memory = WayMemory(setup)
    world = setup.begin(errors)
    screen = world.screen
    screen.checksWhole = false
    contents = RowContents(screen)
    await end(UserStep(kind: Self.start, act: .start), since: ScreenSnapshot())
  }

  /// Runs a step if it is possible now. Returns whether it was possible.
  @discardableResult
  func take(_ step: UserStep) async -> Bool {
    let before = screen.snapshot
    if case .event(let name) = step.act {
      await world.happen(name)
      screen.update()
    }
    await screen.take(step)
    if !errors.all.isEmpty, !errors.all.contains(where: \.isOfScreen),
      screen.snapshot.isSame(as: before)
    {
      (errors.all, known) = ([], [:])
      return false
    }
    taken.append(step)
    await end(step, since: before)
    return true
  }

  /// Waits for the `async` actions and tasks of a step, and checks the effect of the step.
  private func end(_ step: UserStep, since before: ScreenSnapshot) async {
    let isPending = await !waits()
    if hasWaited, step.action == .tap { setup.slow.insert(step.kind) }
    check(step, since: before, isPending: isPending)
    if step.times > 1, problem == nil, looksFor("twice") {
      await checkTwice(step, since: before)
    }
  }

  /// Waits for actions and tasks, and shows their changes. Returns whether all of them ended.
  private func waits() async -> Bool {
    hasWaited = false
    let work = screen.host.updater
    for round in 0..<5 {
      var turns = 0
      while turns < (round == 0 ? 3 : 20) || turns < 1_000 && work.isAtWork {
        await Task.yield()
        turns += 1
      }
      let (old, whole) = (screen.snapshot, screen.evaluate(reusing: nil))
      screen.whole = whole
      if whole == old { return !work.isAtWork }
      map?.noteSeen(screen)
      screen.checksWhole = true
      screen.step("Actions are done", "After actions were done", screen.lastSite)
      screen.checksWhole = false
      hasWaited = hasWaited || screen.snapshot != old
    }
    return false
  }

  private func check(_ step: UserStep, since before: ScreenSnapshot, isPending: Bool) {
    let isStart = step.kind == Self.start
    if let error = errors.all.first(where: { $0.isOfScreen || isStart }) {
      fail(BrokenInvariant(rule: "rules of lists", sentence: error.description))
    }
    errors.all = []
    let effect = StepEffect(
      step, since: before, contents, memory, isPending: isPending,
      checks: (rule != nil || taken.count % 2 == 0, rule != nil || taken.count % 4 == 0),
      on: screen)
    contents = effect.new
    forget(effect)
    for invariant in Invariant.all where problem == nil && looksFor(invariant.name) {
      guard var problem = invariant.problem(effect) else { continue }
      problem.rule = invariant.name
      fail(problem)
    }
    for law in world.laws where problem == nil && !law.holds(screen) {
      fail(
        BrokenInvariant(
          rule: law.sentence, sentence: "'\(law.sentence)' must hold (did not)",
          expectation: law.source))
    }
    map?.note(effect)
    memory.note(effect)
  }

  /// If a button disappears after a tap, two quick taps must have the effect of a single tap. Otherwise, the way fails.
  private func checkTwice(_ step: UserStep, since before: ScreenSnapshot) async {
    var once = step
    once.times = 1
    let other = await Way(setup, for: "")
    for step in taken.dropLast() { await other.take(step) }
    guard other.screen.snapshot == before, await other.take(once),
      !other.possible.contains(where: { $0.place == step.place && $0.title == step.title }),
      other.screen.snapshot != screen.snapshot
    else { return }
    fail(
      BrokenInvariant(
        rule: "twice",
        sentence: "'\(step.title)' must not work twice before it is done (did)",
        expectation: "expectDisabled(\(step.title.debugDescription))", isOfUpdate: true))
  }

  /// Discards the stored steps of rows that changed.
  private func forget(_ effect: StepEffect) {
    if effect.hasWhole || hasWaited || word == nil { known = [:] }
    let ids = Set((effect.changes.map(\.path) + [effect.ownPath]).compactMap { $0?.id })
    known = known.filter { place, _ in place.rowPath.map { !ids.contains($0.id) } ?? false }
    word = word ?? screen.word
  }

  private func fail(_ found: BrokenInvariant) {
    if looksFor(found.rule) { problem = problem ?? found }
  }

  private func looksFor(_ name: String) -> Bool {
    setup.allowed[name] == nil && (rule == nil || rule == name)
  }

  /// The steps that are possible now, and all events. If an action is slow, the steps also contain two quick runs of
  /// this action.
  private var possible: [UserStep] {
    let steps = screen.possibleSteps(&known, word)
    let twice = steps.filter { setup.slow.contains($0.kind) }.map { step in
      var step = step
      (step.kind, step.times) = (step.kind + " twice", 2)
      return step
    }
    return steps + twice + world.events.map { UserStep(kind: "event '\($0)'", act: .event($0)) }
  }

  /// Runs steps until there is a problem, until no step is possible, or until the way has `count` steps.
  ///
  /// - Parameter choose: Chooses one of the possible steps. Its argument `back` is the possible step that reverses
  ///   the last one.
  func walk(_ count: Int, _ choose: (_ possible: [UserStep], _ back: UserStep?) -> UserStep?) async
  {
    for _ in 0..<count * 2 where problem == nil && taken.count < count {
      let possible = possible
      guard let step = choose(possible, possible.first(where: memory.isBack)) else { return }
      await take(step)
    }
  }
}

extension ListUpdater {
  /// Whether an `async` action runs.
  fileprivate var isAtWork: Bool {
    work.isRunning || work.refreshing != nil || work.reachingEnd != nil
  }
}

/// The failures that a test screen recorded.
final class Errors {
  var all: [Problem] = []
}

/// A test screen with a new state, and the events and rules of the app.
@MainActor struct World {
  let screen: TestScreen
  let events: [String]
  /// Runs the event with a name.
  let happen: @MainActor (String) async -> Void
  /// The rules of the app: each has a sentence, its source in the printed test, and its closure.
  let laws: [(sentence: String, source: String, holds: @MainActor (TestScreen) -> Bool)]
}

/// The setup of all ways, and the facts that they collect.
@MainActor final class ExploredSetup {
  let begin: (Errors) -> World
  /// The names of the invariants that the test allows the screen to break, each with the reason.
  let allowed: [String: String]
  /// The kinds of steps whose `async` action changed the screen after the step.
  var slow: Set<String> = []
  /// For each kind of step and each row, whether each use of the control changed the screen.
  var uses: [String: [CellPlace: [Bool]]] = [:]

  init(allowing allowed: [String: String], begin: @escaping (Errors) -> World) {
    (self.allowed, self.begin) = (allowed, begin)
  }
}
