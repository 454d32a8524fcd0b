/// One use of a screen: a series of steps that begins with a new state.
@MainActor final class Way {
  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenRule?
  private(set) var hasWaited = false
  /// If true, the way waits for no tasks at its start or after a step.
  var isHasty: Bool
  /// Whether an action still runs after a long wait. Such an action probably waits for a timer, so later waits are
  /// short.
  private var isSlow = false
  let explorer: Explorer
  private let world: World
  /// The name of the only rule to check; nil for all rules, empty for none.
  let rule: String?
  private let isMapped: Bool
  private(set) var seen: [TestScreen.SeenItem] = []
  /// The possible steps for each row, header and footer, stored because computing the steps takes long.
  private var known: [CellPlace: [UserStep]] = [:]
  private var word: String?

  var history: [StepEffect] = []
  var problems: Set<String> = []
  /// The plural words that have followed a number, such as `mails` in "3 mails". A key contains the statement that
  /// declares the row, and the word. A value contains true if the number was 1, and false if it was another number.
  var words: [String: Set<Bool>] = [:]
  var gone: [RowPath: (row: Row, content: RowContent, by: RowPath?)] = [:]
  /// `hiding` is the row, header, footer or container that the user has used in the latest steps. `hidden` contains the
  /// other rows that have disappeared during these steps.
  var (hidden, hiding): (Set<RowPath>, CellPlace?) = ([], nil)
  var openers: [RowID: RowPath] = [:]

  init(
    _ explorer: Explorer, for rule: String? = nil, isMapped: Bool = false, isRecorded: Bool = false,
    isHasty: Bool = false
  ) async {
    (self.explorer, self.rule, self.isMapped, self.isHasty) = (explorer, rule, isMapped, isHasty)
    world = explorer.begin(isRecorded, explorer.isLow)
    screen = world.screen
    screen.checksWhole = false
    await end(.start, since: ScreenSnapshot())
  }

  @discardableResult
  func take(_ step: UserStep) async -> Bool {
    let before = screen.snapshot
    if step.isEvent { await world.events.first { $0.name == step.title }?.happens() }
    for _ in 0..<step.times { await step.play(screen, step.place.map(RowName.init) ?? "") }
    if !screen.failures.isEmpty, !screen.failures.contains(where: \.isOfScreen),
      screen.snapshot.isSame(as: before)
    {
      (screen.failures, known, seen) = ([], [:], screen.seenItems())
      return false
    }
    taken.append(step)
    await end(step, since: before)
    return true
  }

  private func end(_ step: UserStep, since before: ScreenSnapshot) async {
    let held = world.laws.first { $0.name == rule }?.holds() == true
    let isPending = await !waits()
    if hasWaited, step.action == .tap { explorer.slow.insert(step.kind) }
    check(step, since: before, isPending: isPending)
    // A task can break a rule of the app without a change of the screen. A printed test must also wait for such a task.
    if held, problem != nil { hasWaited = true }
    if step.times > 1, problem == nil, looksFor("twice") { await checkTwice(step, since: before) }
  }

  private func waits() async -> Bool {
    hasWaited = false
    let (work, most) = (screen.host.updater, isSlow ? 300 : 1_000)
    defer { isSlow = !isHasty && work.isAtWork }
    for round in 0..<5 {
      var turns = 0
      let least = round == 0 && rule == nil ? 8 : 20
      while !isHasty, turns < least || turns < most && work.isAtWork {
        await Task.yield()
        turns += 1
      }
      let old = screen.snapshot
      if screen.evaluateWhole() == old { return !work.isAtWork }
      if isMapped { explorer.map.noteSeen(screen.seenItems()) }
      screen.checksWhole = true
      screen.step("A moment later", "After a moment", screen.lastSite)
      screen.checksWhole = false
      if screen.snapshot != old { hasWaited = true }
    }
    return false
  }

  private func check(_ step: UserStep, since before: ScreenSnapshot, isPending: Bool) {
    let error = screen.failures.first { $0.isOfScreen || step == .start }
    if let error { fail(BrokenRule(error.description), "rules of lists") }
    (screen.failures, seen) = ([], screen.seenItems())
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

  /// Checks that two taps on a button have the same effect as one tap, if the user cannot tap the button afterwards.
  private func checkTwice(_ step: UserStep, since before: ScreenSnapshot) async {
    func offers(_ way: Way) -> Bool {
      way.possible.contains { $0.place == step.place && $0.title == step.title }
    }
    if offers(self) { return }
    var once = step
    once.times = 1
    let other = await Way(explorer, for: "")
    for step in taken.dropLast() { await other.take(step) }
    let expectation = other.screen.expectation("expectDisabled", of: step)
    guard other.screen.snapshot == before, await other.take(once), !offers(other),
      other.screen.snapshot != screen.snapshot
    else { return }
    fail(
      BrokenRule("'\(step.title)' must not work twice before it is done (did)", expectation),
      "twice")
  }

  private func forget(_ effect: StepEffect) {
    if effect.hasWhole || hasWaited || word == nil { known = [:] }
    let ids = Set((effect.changes.map(\.path) + [effect.ownPath]).compactMap { $0?.id })
    known = known.filter { place, _ in place.rowPath.map { !ids.contains($0.id) } ?? false }
    // The user types the beginning of a row's text, because a search for this text finds the row.
    let texts = seen.lazy.compactMap { ($0.cell as? HeadlessLookCell)?.node }
      .filter(\.controls.isEmpty).flatMap(\.seenTexts)
    word = word ?? texts.first { $0.count > 2 }.map { String($0.prefix(4)) }
  }

  private func fail(_ found: BrokenRule, _ name: String) {
    if !looksFor(name) { return }
    problem = found
    problem?.rule = name
  }

  private func looksFor(_ name: String) -> Bool {
    explorer.allowed[name] == nil && (rule == nil || rule == name)
  }

  private var possible: [UserStep] {
    var steps = screen.possibleSteps(on: seen, &known, word)
    for var step in steps where explorer.slow.contains(step.kind) {
      (step.kind, step.times) = ("\(step.kind) twice", 2)
      steps.append(step)
    }
    for (name, _) in world.events {
      steps.append(UserStep(kind: "event '\(name)'", title: name) { screen, _ in screen.update() })
    }
    return steps
  }

  func next(_ choice: inout StepChoice) -> UserStep? {
    let possible = possible
    return choice.next(possible, possible.first(where: isBack))
  }
}

/// A test screen with a freshly created state, and the app's events and rules.
typealias World = (
  screen: TestScreen, events: [(name: String, happens: @MainActor () async -> Void)],
  laws: [(name: String, holds: @MainActor () -> Bool)]
)
