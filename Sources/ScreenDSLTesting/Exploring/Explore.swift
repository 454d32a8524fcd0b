import Foundation
public import ScreenDSLHeadless

/// Plays a screen as many users would, and fails the test with the shortest test of what went wrong.
///
/// ```swift
/// await explore(Inbox(.samples)) { InboxScreen(inbox: $0) }
/// ```
/// It takes steps that a user can take with what is seen: taps, swipes, texts and more. After each step it checks what
/// holds for each screen; no expectation is needed. Each way begins with a fresh state, so the same steps always lead to
/// the same screen. Models need looks.
///
/// - Parameters:
///   - state: Makes the state for each way; evaluated once for each.
///   - name: The name of a reference that lists what each kind of step does; nil for none.
///   - ways: The number of random ways after the systematic ones; nil for a number that takes about two seconds, and
///     about a minute if `SCREENDSL_THOROUGH` is set.
///   - steps: The number of steps of a way.
///   - seed: The first random way; the same seed leads to the same steps.
///   - bug: The screen with a bug that the explorer must find; if it does not, the test fails.
///   - registry: Cells, and looks of models without one.
///   - options: The behavior and the size of the list.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - screen: Returns the declaration with the current state.
///   - rules: Adds events and checks.
/// - Returns: What was done.
@MainActor @discardableResult
public func explore<State, Shown: Screen>(
  _ state: @autoclosure @escaping @MainActor () -> State, map name: String? = nil, ways: Int? = nil,
  steps: Int = 60, seed: UInt64 = 1, provesItselfWith bug: (@MainActor (State) -> Shown)? = nil,
  cells registry: CellRegistry<HeadlessList>? = nil, options: HeadlessOptions = HeadlessOptions(),
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, screen: @escaping @MainActor (State) -> Shown,
  rules: @MainActor (inout Exploration<State>) -> Void = { _ in }
) async -> Explored {
  let (site, context) = (CallSite(fileID, filePath, line, column), TestingContext.current)
  var exploration = Exploration<State>()
  rules(&exploration)
  for (rule, reason) in exploration.allowed.sorted(by: { $0.key < $1.key }) {
    print("Exceptions from '\(rule)' are allowed (\(site.fileStem), line \(line)): \(reason)")
  }
  let isThorough = context.environment["SCREENDSL_THOROUGH"].map { $0 != "0" } ?? false
  func explored(_ screen: @escaping @MainActor (State) -> Shown) async -> Explorer {
    let setup = ExploredSetup(allowing: exploration.allowed) { errors in
      let state = state()
      let shown = TestScreen(
        registry, options, ListEnvironment(), at: site,
        onFailure: { errors.all.append(($0 as? Problem) ?? Problem("\($0)")) },
        screen: { screen(state) })
      return exploration.world(state, shown)
    }
    var explorer = Explorer(setup: setup, running: RunningWay(site))
    await explorer.explore(ways ?? (isThorough ? 200 : 2), steps, seed)
    return explorer
  }
  var explorer = await explored(screen)
  if explorer.found != nil {
    await explorer.report(at: site, context, PrintedTest(site, exploration))
  } else if let name {
    ReferenceExpectation(text: explorer.map.text, name: name, fileExtension: "map", at: site)
      .check(record: record)
  }
  if let bug {
    let other = await explored(bug)
    if other.found == nil, other.map.text == explorer.map.text {
      let sentence = "Explorer must find the bug of 'provesItselfWith'"
      let steps = other.result.steps
      context.fail(["\(sentence) (did not in \(steps) steps); add steps, or a check"], site)
    }
  }
  return explorer.result
}

/// What happens on a screen besides what a user does, and what must hold.
@MainActor public struct Exploration<State> {
  private(set) var events:
    [(name: String, site: CallSite, happens: @MainActor (State) async -> Void)] = []
  private(set) var checks:
    [(sentence: String, site: CallSite, holds: @MainActor (State, TestScreen) -> Bool)] = []
  fileprivate var allowed: [String: String] = [:]

  /// Adds something that happens without the user.
  public mutating func event(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ happens: @escaping @MainActor (State) async -> Void
  ) {
    events.append((name, CallSite(fileID, filePath, line, column), happens))
  }

  /// Adds what must hold after each step, in words.
  public mutating func check(
    _ sentence: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    _ holds: @escaping @MainActor (State, TestScreen) -> Bool
  ) {
    checks.append((sentence, CallSite(fileID, filePath, line, column), holds))
  }

  /// Allows exceptions from an invariant, by the name that a failure has.
  ///
  /// - Parameters:
  ///   - rule: The name: `own row`.
  ///   - reason: Why the screen is right; printed at each run.
  public mutating func allow(_ rule: String, because reason: String) { allowed[rule] = reason }

  fileprivate func world(_ state: State, _ screen: TestScreen) -> World {
    World(
      screen: screen, events: events.map(\.name),
      happen: { name in for event in events where event.name == name { await event.happens(state) }
      },
      laws: checks.enumerated().map { index, check in
        (check.sentence, "LAW \(index)", { @MainActor in check.holds(state, $0) })
      })
  }
}

/// What an exploration did.
public struct Explored: Sendable {
  /// The number of ways and of all steps.
  public internal(set) var ways = 0, steps = 0
  /// The numbers of different screens that were seen.
  public internal(set) var screens = 0
  /// The kinds of steps that never changed anything.
  public internal(set) var unused: [String] = []
  /// The failure with the test to paste; nil if there was none.
  public internal(set) var failure: String?
  var map = ""
}

/// Explores a screen, and reports what it finds.
@MainActor private struct Explorer {
  let setup: ExploredSetup
  let running: RunningWay
  private(set) var map = ScreenMap()
  private(set) var found: (problem: BrokenInvariant, taken: [UserStep], name: String)?
  private(set) var result = Explored()

  init(setup: ExploredSetup, running: RunningWay) { (self.setup, self.running) = (setup, running) }

  /// Takes the least used steps in order on four ways, for the map; then others at random.
  mutating func explore(_ ways: Int, _ steps: Int, _ seed: UInt64) async {
    if let steps = running.takeLast() {
      print("The last exploration ended in a trap or was stopped, after:\n\(steps)")
    }
    var choice = StepChoice()
    for number in 1...4 where found == nil {
      await walk(steps, &choice, "systematic way \(number)", notes: true)
    }
    for number in 0..<UInt64(ways) where found == nil {
      var choice = StepChoice(seed: seed &+ number)
      await walk(steps, &choice, "seed \(seed &+ number)", notes: false)
    }
    (result.unused, result.screens, result.map) = (map.unused, map.screenCount, map.text)
    running.end()
  }

  private mutating func walk(
    _ steps: Int, _ choice: inout StepChoice, _ name: String, notes: Bool
  ) async {
    running.begin(name)
    let way = await Way(setup, noting: notes ? map : nil)
    await way.walk(steps) { possible, back in
      let step = choice.next(possible, back)
      step.map(running.add)
      return step
    }
    map = way.map ?? map
    result.ways += 1
    result.steps += way.taken.count
    found = way.problem.map { ($0, way.taken, name) }
  }

  /// Fails the test with the shortest way to the problem.
  mutating func report(
    at site: CallSite, _ context: TestingContext, _ printed: PrintedTest
  ) async {
    guard let found else { return }
    var shrinking = Shrinking(setup, found.problem)
    let short = await shrinking.shortest(found.taken)
    let last = await Way(setup, for: found.problem.rule)
    var calls = last.hasWaited ? [(line: "await Task.yield()", waits: true)] : []
    for step in short ?? found.taken where last.problem == nil {
      let line = printed.line(of: step, last.screen)
      if await last.take(step) { calls.append((line, last.hasWaited)) }
    }
    let (problem, count) = (last.problem ?? found.problem, (short ?? found.taken).count)
    let note = short == nil ? "; it did not come back when the steps were taken again" : ""
    let text = """
      \(problem.rule): \(problem.sentence)
        Found after \(found.taken.count) steps, of which \(count) are needed (\(found.name))\(note)

      \(printed.test(of: problem, calls, found.name))
      """
    result.failure = text
    var shown = last.screen.shown
    if !last.screen.history.isEmpty { shown.content = last.screen.history }
    let artifacts = Artifacts(site: site, test: context.test, context: context, name: "exploration")
    let files = [("svg", last.screen.recording()), ("swift", text + "\n")]
    let line = artifacts.leave(files, or: "recording") { "Recording: \(artifacts.shown($0[0]))" }
    context.fail([text, line], site, showing: shown)
  }
}
