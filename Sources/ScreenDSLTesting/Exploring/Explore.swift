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
  let site = CallSite(fileID, filePath, line, column)
  var exploration = Exploration<State>()
  rules(&exploration)
  func makeExplorer(_ screen: @escaping @MainActor (State) -> Shown) -> Explorer {
    Explorer(
      setup: exploration.setup(site, state, registry, options, screen), at: site,
      ways: ways ?? (TestingContext.current.isThorough ? 200 : 2), steps: steps, seed: seed)
  }
  for (rule, reason) in exploration.allowed.sorted(by: { $0.key < $1.key }) {
    print("Exceptions from '\(rule)' are allowed (\(site.fileStem), line \(line)): \(reason)")
  }
  var explorer = makeExplorer(screen)
  await explorer.explore()
  await explorer.report(at: site, map: name, record, PrintedTest(site, exploration))
  if let bug {
    var other = makeExplorer(bug)
    await other.explore()
    if other.found == nil, other.map.text == explorer.map.text {
      TestingContext.current.fail(
        [
          "Explorer must find the bug of 'provesItselfWith' (did not in \(other.result.steps) steps); add steps, or a check"
        ],
        site)
    }
  }
  return explorer.result
}

/// What happens on a screen besides what a user does, and what must hold.
@MainActor public struct Exploration<State> {
  private(set) var events:
    [(name: String, site: CallSite, happens: @MainActor (State) async -> Void)] =
      []
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

  fileprivate func setup<Shown: Screen>(
    _ site: CallSite, _ state: @escaping @MainActor () -> State,
    _ registry: CellRegistry<HeadlessList>?,
    _ options: HeadlessOptions, _ screen: @escaping @MainActor (State) -> Shown
  ) -> ExploredSetup {
    ExploredSetup { errors in
      let state = state()
      let shown = TestScreen(
        registry, options, ListEnvironment(), at: site,
        onFailure: { errors.all.append(($0 as? Problem) ?? Problem("\($0)")) },
        screen: { screen(state) })
      var laws: [World.Law] = []
      for (index, check) in checks.enumerated() {
        laws.append((check.sentence, "LAW \(index)", { @MainActor in check.holds(state, $0) }))
      }
      let happen: @MainActor (String) async -> Void = { name in
        for event in events where event.name == name { await event.happens(state) }
      }
      return World(
        screen: shown, events: events.map(\.name), happen: happen, laws: laws, allowed: allowed)
    }
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
@MainActor struct Explorer {
  let setup: ExploredSetup
  let ways: Int
  let steps: Int
  let seed: UInt64
  private(set) var map = ScreenMap()
  private(set) var found: (problem: BrokenInvariant, taken: [UserStep], name: String)?
  private(set) var result = Explored()
  private let running: RunningWay
  /// The number of ways that take the least used steps in order, for the map.
  private static let systematicWays = 4

  init(setup: ExploredSetup, at site: CallSite, ways: Int, steps: Int, seed: UInt64) {
    running = RunningWay(site)
    (self.setup, self.ways, self.steps, self.seed) = (setup, ways, steps, seed)
  }

  mutating func explore() async {
    running.tellLast()
    var choice = StepChoice()
    for number in 0..<Self.systematicWays where found == nil {
      await walk(&choice, "systematic way \(number + 1)", notes: true)
    }
    for number in 0..<ways where found == nil {
      var choice = StepChoice(seed: seed &+ UInt64(number))
      await walk(&choice, "seed \(seed &+ UInt64(number))", notes: false)
    }
    (result.unused, result.screens, result.map) = (map.unused, map.screenCount, map.text)
    running.end()
  }

  private mutating func walk(_ choice: inout StepChoice, _ name: String, notes: Bool) async {
    running.begin(name)
    let way = await Way(setup, checksAll: false, noting: notes ? map : nil)
    await way.walk(steps) { possible, back in
      let step = choice.next(possible, back)
      running.add(step)
      return step
    }
    if let noted = way.map { map = noted }
    result.ways += 1
    result.steps += way.taken.count
    if let problem = way.problem { found = (problem, way.taken, name) }
  }

  /// Fails the test with the shortest way to the problem, or compares the map.
  mutating func report(
    at site: CallSite, map name: String?, _ record: RecordMode?, _ printed: PrintedTest
  ) async {
    guard let found else {
      if let name {
        ReferenceExpectation(text: map.text, name: name, fileExtension: "map", at: site).check(
          record: record)
      }
      return
    }
    var shrinking = Shrinking(setup, found.problem)
    let short = await shrinking.shortest(found.taken)
    let last = await Way(setup)
    var calls: [(line: String, waits: Bool)] = []
    for step in short ?? found.taken where last.problem == nil {
      let line = printed.line(of: step, last.screen)
      if await last.take(step) { calls.append((line, last.hasWaited)) }
    }
    let problem = last.problem ?? found.problem
    let note = short == nil ? "; it did not come back when the steps were taken again" : ""
    let text = """
      \(problem.rule): \(problem.sentence)
        Found after \(found.taken.count) steps, of which \(short?.count ?? found.taken.count) are needed (\(found.name))\(note)

      \(printed.test(of: problem, calls, found.name))
      """
    result.failure = text
    var shown = last.screen.shown
    if !last.screen.history.isEmpty { shown.content = last.screen.history }
    let context = TestingContext.current
    let artifacts = Artifacts(site: site, test: context.test, context: context, name: "exploration")
    let files = [("svg", last.screen.recording()), ("swift", text + "\n")]
    let line = artifacts.leave(files, or: "recording") { "Recording: \(artifacts.shown($0[0]))" }
    context.fail([text, line], site, showing: shown)
  }
}

extension TestingContext {
  fileprivate var isThorough: Bool { environment["SCREENDSL_THOROUGH"].map { $0 != "0" } ?? false }
}
