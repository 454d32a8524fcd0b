/// Uses a screen as many users would, to find bugs. If the exploration finds a bug, the test fails, and the failure
/// contains the source of a short test that shows the bug.
///
/// ```swift
/// await explore(Inbox(.samples)) { InboxScreen(inbox: $0) }
/// ```
/// An exploration runs many series of steps, called ways. A step is an action of a user, such as a tap on a visible
/// row, or an event that you add. After each step, the exploration checks rules that are true for every screen. So you
/// need not write expectations.
///
/// Each way begins with a new state, so the screen does not depend on earlier ways. An exploration can use the controls
/// of a row only if the row's model has a look, which describes the cell.
///
/// - Parameters:
///   - state: Creates the state. The exploration evaluates this argument before each way, and before it repeats the
///     steps of a way.
///   - name: The name of a reference, which lists the effects of each kind of step. If nil, there is no such reference.
///   - ways: The number of ways with random steps. They come after four systematic ways. If nil, the number is 2, or
///     200 if the environment variable `SCREENDSL_THOROUGH` is set to a value other than 0.
///   - steps: The greatest number of steps in each way. `ways` and `steps` must be from 0 to 1,000,000.
///   - seed: The seed of the first random way. The same seed leads to the same steps.
///   - bug: Returns a variant of the screen with a bug that you know. The function also explores this variant. The test
///     fails if the function finds no bug in the variant, and the steps have the same effects as without the bug.
///   - registry: The cells of the app, and the looks of models that do not declare a property `look`.
///   - options: The behavior and the size of the list. If nil, every second random way uses a list that is only as high
///     as on a phone in landscape.
///   - record: Decides whether to write the reference: see ``RecordMode``.
///   - screen: Returns the declaration of the screen with the current state.
///   - rules: Adds events and rules of the app to the exploration, and exceptions from rules.
/// - Returns: Numbers about the exploration, and the failure if there is one.
@MainActor @discardableResult
public func explore<State, Shown: Screen>(
  _ state: @autoclosure @escaping @MainActor () -> State, map name: String? = nil, ways: Int? = nil,
  steps: Int = 60, seed: UInt64 = 1, provesItselfWith bug: (@MainActor (State) -> Shown)? = nil,
  cells registry: CellRegistry<HeadlessList>? = nil, options: HeadlessOptions? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, screen: @escaping @MainActor (State) -> Shown,
  rules: @MainActor (inout Exploration<State>) -> Void = { _ in }
) async -> Explored {
  let (site, context) = (CallSite(fileID, filePath, line, column), TestingContext.current)
  let odd = [("ways", ways ?? 0), ("steps", steps)].filter { !(0...1_000_000 ~= $1) }
  if !odd.isEmpty {
    context.fail(odd.map { "Number of \($0) must be from 0 to 1000000 (was \($1))" }, site)
    return Explored()
  }
  var exploration = Exploration<State>()
  rules(&exploration)
  for (rule, reason) in exploration.allowed.sorted(by: { $0.key < $1.key }) {
    print("Exceptions from '\(rule)' are allowed (\(site.fileStem), line \(line)): \(reason)")
  }
  let isThorough = context.environment["SCREENDSL_THOROUGH"].map { $0 != "0" } ?? false
  func explored(_ screen: @escaping @MainActor (State) -> Shown) async -> Explorer {
    let explorer = Explorer(allowing: exploration.allowed) { isRecorded, isLow in
      let state = state()
      var options = options ?? HeadlessOptions(viewport: isLow ? PrintedTest.low : 640)
      options.recordsEvents = isRecorded
      let shown = TestScreen(
        registry, options, ListEnvironment(), at: site, isExplored: true, screen: { screen(state) })
      return exploration.world(state, shown)
    }
    await explorer.explore(ways ?? (isThorough ? 200 : 2), steps, seed, RunningWay(site))
    return explorer
  }
  let explorer = await explored(screen)
  if let found = explorer.found {
    await explorer.report(found, at: site, context, PrintedTest(site, exploration.sites))
  } else if let name {
    ReferenceExpectation(text: explorer.map.text, name: name, fileExtension: "map", at: site)
      .check(record: record)
  }
  if let bug {
    let other = await explored(bug)
    if other.found == nil, other.map.text == explorer.map.text {
      let sentence = "Explorer must find the bug of 'provesItselfWith'"
      let steps = ChangeWords.count(other.result.steps, "step")
      context.fail(["\(sentence) (did not in \(steps)); add steps, or a check"], site)
    }
  }
  return explorer.result
}

/// The events and the rules that an app adds to an exploration. An exploration also performs the actions of users, and
/// checks the rules that hold for every screen.
@MainActor public struct Exploration<State> {
  private var events: [(name: String, happens: @MainActor (State) async -> Void)] = []
  private var checks: [(name: String, holds: @MainActor (State, TestScreen) -> Bool)] = []
  fileprivate var sites: [String: CallSite] = [:]
  fileprivate var allowed: [String: String] = [:]

  /// Adds an event, which changes the state without an action of the user. The exploration runs events between the
  /// actions of the user. Each event and each rule of the app needs a name of its own.
  public mutating func event(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ happens: @escaping @MainActor (State) async -> Void
  ) {
    events.append((name, happens))
    sites[name] = CallSite(fileID, filePath, line, column)
  }

  /// Adds a rule of the app. The exploration checks the rule after each step.
  public mutating func check(
    _ sentence: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column,
    _ holds: @escaping @MainActor (State, TestScreen) -> Bool
  ) {
    checks.append((sentence, holds))
    sites[sentence] = CallSite(fileID, filePath, line, column)
  }

  /// Allows the screen to break a rule. The exploration does not check this rule.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule, as the failure shows it, such as `own row`.
  ///   - reason: The reason why the screen is correct. Each run of the test prints the reason.
  public mutating func allow(_ rule: String, because reason: String) { allowed[rule] = reason }

  fileprivate func world(_ state: State, _ screen: TestScreen) -> World {
    (
      screen, events.map { event in (event.name, { await event.happens(state) }) },
      checks.map { check in (check.name, { check.holds(state, screen) }) }
    )
  }
}

/// The result of an exploration.
public struct Explored: Sendable {
  /// The number of ways, and the number of steps in all of them. A way is a series of steps from a new state.
  public internal(set) var ways = 0, steps = 0
  /// The number of different screens that the first four series of steps showed. Two screens count as different if
  /// different statements declare their visible rows, headers and footers. The exploration chooses the steps of the
  /// first four series systematically, and those of later series at random.
  public internal(set) var screens = 0
  /// The kinds of steps that never changed the screen, such as a swipe or a tap on a certain button. Only the first
  /// four series of steps count, because the exploration chooses the steps of later series at random.
  public internal(set) var unused: [String] = []
  /// The text of the failure, with the source of a test that shows the bug; nil if the exploration found no bug.
  public internal(set) var failure: String?
  var map = ""
}

/// Runs the ways of an exploration, which are series of steps, and reports the first bug.
@MainActor final class Explorer {
  typealias Found = (problem: BrokenRule, taken: [UserStep], name: String)

  let allowed: [String: String]
  /// The kinds of taps on buttons after which an `async` action or a task changed the screen.
  var slow: Set<String> = []
  var uses: [String: [CellPlace: [Bool]]] = [:]
  var map = ScreenMap()
  private(set) var found: Found?
  private(set) var result = Explored()
  /// Whether the list is only as high as on a phone in landscape, if the test has not given `options`.
  private(set) var isLow = false
  let begin: (_ isRecorded: Bool, _ isLow: Bool) -> World

  init(allowing allowed: [String: String], begin: @escaping (Bool, Bool) -> World) {
    (self.allowed, self.begin) = (allowed, begin)
  }

  func explore(_ ways: Int, _ steps: Int, _ seed: UInt64, _ running: RunningWay) async {
    if let steps = running.takeLast() {
      print("The last exploration ended in a trap or was stopped, after:\n\(steps)")
    }
    var systematic = StepChoice()
    for number in 0..<4 + ways where found == nil {
      let seed = seed &+ UInt64(max(0, number - 4))
      isLow = number > 4 && !number.isMultiple(of: 2)
      systematic.begin(number)
      var choice = number < 4 ? systematic : StepChoice(seed: seed)
      let name = number < 4 ? "systematic way \(number + 1)" : "seed \(seed)"
      running.end()
      running.add(name)
      let way = await Way(self, isMapped: number < 4)
      for _ in 0..<steps * 2 where way.problem == nil && way.taken.count < steps {
        guard let step = way.next(&choice) else { break }
        running.add("  \(step.place.map { "\($0) " } ?? "")\(step.kind) \(step.title)")
        await way.take(step)
      }
      if number < 4 { systematic = choice }
      result.ways += 1
      result.steps += way.taken.count
      found = way.problem.map { ($0, way.taken, name) }
    }
    (result.unused, result.screens, result.map) = (map.unused, map.screens.count, map.text)
    running.end()
  }

  func report(
    _ found: Found, at site: CallSite, _ context: TestingContext, _ printed: PrintedTest
  ) async {
    var short: [UserStep]?
    for isLow in self.isLow ? [false, true] : [false] where short == nil {
      self.isLow = isLow
      short = await shortest(found.taken, found.problem)
    }
    let last = await Way(self, for: found.problem.rule, isRecorded: true)
    var calls = [(line: "await Task.yield()", waits: last.hasWaited)]
    for step in short ?? found.taken where last.problem == nil {
      let line = printed.line(of: step, last.screen)
      if await last.take(step) { calls.append((line, last.hasWaited)) }
    }
    if let problem = last.problem, await !comesBack(problem, last.taken, calls.map(\.waits)) {
      for index in calls.indices.dropLast() { calls[index].waits = true }
    }
    if !calls[0].waits { calls.removeFirst() }
    let (problem, count) = (last.problem ?? found.problem, (short ?? found.taken).count)
    let note = short == nil ? "; it did not come back when the steps were taken again" : ""
    let needed = "of which \(count) \(count == 1 ? "is" : "are") needed"
    let steps = "\(ChangeWords.count(found.taken.count, "step")), \(needed)"
    let text = """
      \(problem.rule): \(problem.sentence)
        Found after \(steps) (\(found.name))\(note)

      \(printed.test(of: problem, calls, found.name, isLow: isLow))
      """
    result.failure = text
    var shown = last.screen.shown
    if !last.screen.history.isEmpty { shown.content = last.screen.history }
    let files = [("svg", last.screen.recording()), ("swift", text + "\n")]
    let line = context.leave(files, named: "exploration", at: site, or: "recording") {
      "Recording: \(TestRun.shown($0[0], near: site.filePath))"
    }
    context.fail([text, line], site, showing: shown)
  }

  /// Returns whether the steps lead to the problem again. The first element of `waits` says whether the way waits for
  /// tasks at the start. Each further element says whether the way waits for tasks after a step.
  private func comesBack(
    _ problem: BrokenRule, _ steps: [UserStep], _ waits: [Bool]
  ) async -> Bool {
    let way = await Way(self, for: problem.rule, isHasty: !waits[0])
    for (step, waits) in zip(steps, waits.dropFirst()) where way.problem == nil {
      way.isHasty = !waits
      await way.take(step)
    }
    return way.problem?.key == problem.key
  }

  private func shortest(_ taken: [UserStep], _ problem: BrokenRule) async -> [UserStep]? {
    var (best, replays): ([UserStep]?, Int) = (nil, 0)
    func isShorter(_ steps: some Collection<UserStep>) async -> Bool {
      replays += 1
      let way = await Way(self, for: problem.rule)
      for step in steps where way.problem == nil { await way.take(step) }
      let isBetter = way.taken.count < best?.count ?? .max && way.problem?.key == problem.key
      best = isBetter ? way.taken : best
      return isBetter
    }
    var length = 1
    while length < taken.count * 2, await !isShorter(taken.suffix(length)) { length *= 2 }
    if best == nil { _ = await isShorter([]) }
    // The same steps do not always lead to the problem, because tasks of the app can end at different times. So this
    // loop takes all steps again, at most twice.
    for _ in 0..<2 where best == nil { _ = await isShorter(taken) }
    // This loop tries to leave out half of the steps, then a quarter, and so on, down to single steps (Zeller 2002).
    length = max(1, (best?.count ?? 0) / 2)
    while length > 0 {
      var start = 0
      while let steps = best, start < steps.count, replays < 300 {
        let end = min(steps.count, start + length)
        if await !isShorter(steps[..<start] + steps[end...]) { start += length }
      }
      length /= 2
    }
    return best
  }
}
