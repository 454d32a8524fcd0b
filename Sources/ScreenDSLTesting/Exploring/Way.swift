import ScreenDSLHeadless

/// A way through a screen: a fresh state, and the steps that were taken.
@MainActor final class Way {
  /// The kind of the first evaluation, in place of a step.
  static let start = "start"
  /// The place of a call of the explorer, which no failure names.
  static let site = CallSite(#fileID, #filePath, #line, #column)

  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenInvariant?
  /// Notes what steps do; nil while a way is repeated.
  private(set) var map: ScreenMap?
  /// Whether the last step began something that ended after it.
  private(set) var hasWaited = false
  private let (setup, world): (ExploredSetup, World)
  private let memory: WayMemory
  private let errors = Errors()
  private var contents: RowContents
  /// The name of the only invariant that is checked; nil for all, of which some are not checked after each step.
  private let rule: String?
  /// The possible steps of rows that have not changed since.
  private var known: [CellPlace: [UserStep]] = [:]
  /// A word to search for.
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

  /// Takes a step, if it is possible now; returns whether it was.
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

  /// Waits for what a step began, and checks what it did.
  private func end(_ step: UserStep, since before: ScreenSnapshot) async {
    let isPending = await !waits()
    if hasWaited, step.action == .tap { setup.slow.insert(step.kind) }
    check(step, since: before, isPending: isPending)
    if step.times > 1, problem == nil, looksFor("twice") {
      await checkTwice(step, since: before)
    }
  }

  /// Waits for tasks, and shows what they changed; returns whether all ended.
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
      checks: (rule != nil || taken.count % 4 == 0, rule != nil || taken.count % 20 == 0),
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

  /// Fails if a step that can be done once only had another effect when it was done twice.
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

  /// Forgets the steps of what changed.
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

  /// The steps that are possible now.
  private var possible: [UserStep] {
    let steps = screen.possibleSteps(&known, word)
    let twice = steps.filter { setup.slow.contains($0.kind) }.map { step in
      var step = step
      (step.kind, step.times) = (step.kind + " twice", 2)
      return step
    }
    return steps + twice + world.events.map { UserStep(kind: "event '\($0)'", act: .event($0)) }
  }

  /// Takes steps until there is a problem, or none is possible.
  ///
  /// - Parameter choose: Chooses among the possible steps, of which some may undo the last one.
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

/// The errors of a screen.
final class Errors {
  var all: [Problem] = []
}

/// A screen with a fresh state, and what belongs to it.
@MainActor struct World {
  let screen: TestScreen
  let events: [String]
  /// Lets an event happen.
  let happen: @MainActor (String) async -> Void
  /// What must hold after each step, in words and in the printed test.
  let laws: [(sentence: String, source: String, holds: @MainActor (TestScreen) -> Bool)]
}

/// How each way begins, and what all of them learn.
@MainActor final class ExploredSetup {
  let begin: (Errors) -> World
  /// The names of invariants that need not hold, each with the reason.
  let allowed: [String: String]
  /// The kinds of steps that ended after a while.
  var slow: Set<String> = []
  /// Whether each use of a row's control changed anything, by the kind of the step.
  var uses: [String: [CellPlace: [Bool]]] = [:]

  init(allowing allowed: [String: String], begin: @escaping (Errors) -> World) {
    (self.allowed, self.begin) = (allowed, begin)
  }
}
