import Foundation
public import ScreenDSLHeadless

/// Uses a screen as many users would. If a bug appears, fails the test and prints the shortest test that shows this
/// bug.
///
/// ```swift
/// await explore(Inbox(.samples)) { InboxScreen(inbox: $0) }
/// ```
/// An exploration runs many series of steps, called ways. Each step is an action of a user on a visible row, such as a
/// tap, a swipe or a text. After each step, the exploration checks rules that are true for every screen, so you need no
/// expectations. Each way begins with a new state, so the same steps always lead to the same screen. The models of the
/// rows need looks.
///
/// - Parameters:
///   - state: Creates the state. Each way evaluates this argument once.
///   - name: The name of a reference that lists the effects of each kind of step; nil for no reference.
///   - ways: The number of random ways after the systematic ones. Nil means a number that takes about two seconds, or
///     about a minute if `SCREENDSL_THOROUGH` is set.
///   - steps: The greatest number of steps of a way.
///   - seed: The seed of the first random way. The same seed leads to the same steps.
///   - bug: Returns a variant of the screen with a bug that you know. If an exploration of this variant does not find
///     the bug, the test fails.
///   - registry: The cells, and the looks of models that have no look of their own.
///   - options: The behavior and the size of the list.
///   - record: Decides whether to write the reference: see ``RecordMode``.
///   - screen: Returns the declaration with the current state.
///   - rules: Adds events and rules of the app.
/// - Returns: The numbers of the exploration, and its failure.
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

/// The events and rules of an app, which an exploration adds to the actions of users and to its own rules.
@MainActor public struct Exploration<State> {
  private(set) var events:
    [(name: String, site: CallSite, happens: @MainActor (State) async -> Void)] = []
  private(set) var checks:
    [(sentence: String, site: CallSite, holds: @MainActor (State, TestScreen) -> Bool)] = []
  fileprivate var allowed: [String: String] = [:]

  /// Adds an event: a change of the state without a user. An exploration runs events between the actions of users.
  public mutating func event(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ happens: @escaping @MainActor (State) async -> Void
  ) {
    events.append((name, CallSite(fileID, filePath, line, column), happens))
  }

  /// Adds a rule of the app that an exploration checks after each step.
  public mutating func check(
    _ sentence: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    _ holds: @escaping @MainActor (State, TestScreen) -> Bool
  ) {
    checks.append((sentence, CallSite(fileID, filePath, line, column), holds))
  }

  /// Allows that the screen breaks a rule of explorations.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule in a failure, such as `own row`.
  ///   - reason: The reason why the screen is correct. Each run prints it.
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

/// The result of an exploration.
public struct Explored: Sendable {
  /// The number of ways, and the number of steps of all ways.
  public internal(set) var ways = 0, steps = 0
  /// The number of different screens that the ways showed.
  public internal(set) var screens = 0
  /// The kinds of steps that changed nothing in the whole exploration.
  public internal(set) var unused: [String] = []
  /// The failure, with the printed test; nil if the exploration found no bug.
  public internal(set) var failure: String?
  var map = ""
}

/// Runs the ways of an exploration, and reports the first bug.
@MainActor private struct Explorer {
  let setup: ExploredSetup
  let running: RunningWay
  private(set) var map = ScreenMap()
  private(set) var found: (problem: BrokenInvariant, taken: [UserStep], name: String)?
  private(set) var result = Explored()

  init(setup: ExploredSetup, running: RunningWay) { (self.setup, self.running) = (setup, running) }

  /// Runs four systematic ways, and then random ways. In a systematic way, the kinds of steps that ran least often come
  /// first. Only systematic ways record the map.
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

  /// Fails the test with the shortest series of steps that has the problem.
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
