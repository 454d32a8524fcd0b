import ScreenDSLHeadless

/// A sequence of steps on a screen, from a fresh state on.
@MainActor final class Way {
  /// The kind of step that stands for the first evaluation.
  static let start = "start"

  let world: World
  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenInvariant?
  private var invariants = allInvariants()
  private var errors: ErrorList
  /// For each inserted row, the row whose action inserted it.
  private var openers: [RowID: RowPath] = [:]
  /// Records the effects of steps; nil while the steps are repeated.
  var map: ScreenMap?
  /// Whether slow checks run after each step. If false, they run after each fourth or twelfth step.
  private let checksAll: Bool
  /// The possible steps of rows that have not changed since these steps were computed.
  private var known: [CellPlace: [UserStep]] = [:]
  /// A word to search for.
  private var word: String?

  init(_ setup: ExploredSetup, checksAll: Bool = true) {
    self.checksAll = checksAll
    let errors = ErrorList()
    (world, self.errors) = (setup.begin(errors), errors)
    screen = world.screen
    check(UserStep(act: .finish, kind: Self.start), since: ScreenSnapshot(), nil, isPending: true)
  }

  /// Takes a step. Returns false if the step is not possible now.
  @discardableResult
  func take(_ step: UserStep) async -> Bool {
    let (before, cell) = (screen.snapshot, step.place.flatMap(screen.host.cell))
    await screen.take(step) { await world.happen($0) }
    let isDone =
      errors.all.isEmpty || errors.all.contains { $0.isOfScreen }
      || !screen.snapshot.isSame(as: before)
    if !isDone {
      (errors.all, known) = ([], [:])
      return false
    }
    taken.append(step)
    let isPending = await isPending(after: step)
    check(step, since: before, cell, isPending: isPending)
    if isPending, problem == nil, step.act != .finish {
      await take(UserStep(act: .finish, kind: "screen finish"))
    }
    return true
  }

  /// Whether tasks that the step began have changed the state, so that the declaration now makes another screen.
  private func isPending(after step: UserStep) async -> Bool {
    if problem != nil || step.act == .finish { return false }
    for _ in 0..<3 { await Task.yield() }
    return screen.evaluate(reusing: screen.snapshot) != screen.snapshot
  }

  private func check(
    _ step: UserStep, since before: ScreenSnapshot, _ cell: AnyObject?, isPending: Bool
  ) {
    if let error = errors.all.first(where: \.isOfScreen)
      ?? (step.kind == Self.start ? errors.all.first : nil)
    {
      fail(BrokenInvariant(rule: "rules of lists", sentence: error.description))
    }
    errors.all = []
    var effect = StepEffect(step, since: before, cell, isPending: isPending, on: screen)
    effect.checksSeen = checksAll || taken.count % 4 == 0
    effect.checksProblems = checksAll || taken.count % 12 == 0
    forget(effect)
    effect.opener = step.place?.rowPath.flatMap { openers[$0.id] }
    if let path = step.place?.rowPath {
      for row in effect.inserted.compactMap(\.row) { openers[row.id] = path }
    }
    for index in invariants.indices where problem == nil {
      guard var problem = invariants[index].problem(after: effect) else { continue }
      problem.rule = invariants[index].name
      fail(problem)
    }
    for law in world.laws where problem == nil && !law.holds(screen) {
      fail(
        BrokenInvariant(
          rule: law.sentence, sentence: "'\(law.sentence)' must hold (did not)",
          expectation: law.source))
    }
    map?.note(effect)
  }

  /// Forgets the stored steps of rows that a step has changed.
  private func forget(_ effect: StepEffect) {
    if effect.hasWhole || effect.isPending { known = [:] }
    let ids = Set(
      effect.changes.compactMap(\.path?.id) + [effect.step.place?.rowPath?.id].compactMap { $0 })
    known = known.filter { place, _ in place.rowPath.map { !ids.contains($0.id) } ?? false }
    if word == nil {
      word = screen.word
      if word != nil { known = [:] }
    }
  }

  private func fail(_ found: BrokenInvariant) {
    if world.allowed[found.rule] == nil { problem = problem ?? found }
  }

  /// Takes steps until there is a problem, or until no step is possible.
  ///
  /// - Parameter next: Chooses among the possible steps.
  func walk(_ count: Int, _ next: ([UserStep]) -> UserStep?) async {
    var attempts = 0
    while problem == nil, taken.count < count, attempts < count * 2 {
      attempts += 1
      let events = world.events.map { UserStep(act: .event($0), kind: "event '\($0)'") }
      guard let step = next(screen.possibleSteps(&known, word) + events) else { return }
      await take(step)
    }
  }
}

/// The errors of a screen.
final class ErrorList {
  var all: [Problem] = []
}

/// A screen with a fresh state, with the events and checks of the exploration.
@MainActor struct World {
  let screen: TestScreen
  let events: [String]
  /// Runs the event with this name.
  let happen: @MainActor (String) async -> Void
  let laws: [Law]
  /// A check that must hold after each step: in words, as Swift source for the printed test, and as a function.
  typealias Law = (sentence: String, source: String, holds: @MainActor (TestScreen) -> Bool)
  /// The names of rules that need not hold, each with the reason.
  let allowed: [String: String]
}

/// Creates a screen with a fresh state.
@MainActor struct ExploredSetup { let begin: (ErrorList) -> World }

/// Chooses the next step. Kinds of steps that were taken least come first.
struct StepChoice {
  private var (kinds, steps): ([String: Int], [UserStep: Int]) = ([:], [:])
  private var random: Seeds?
  private var (salt, banned): (UInt64, UInt64) = (0, 0)
  private var hashes: [String: UInt64] = [:]

  /// Creates the choice.
  ///
  /// - Parameter seed: The seed of a random choice, which also leaves out some kinds of steps. Without a seed, only
  ///   the counts and the order of the steps decide.
  init(seed: UInt64? = nil) {
    random = seed.map(Seeds.init)
    if seed != nil { (salt, banned) = (random?.next() ?? 0, (random?.next() ?? 0) % 3 * 20) }
  }

  mutating func next(_ possible: [UserStep]) -> UserStep? {
    let open = random == nil ? possible : possible.filter { hash($0.kind, salt) % 100 >= banned }
    let counts = open.map { kinds[$0.kind, default: 0] }
    let least = (counts.min() ?? 0) + Int((random?.next() ?? 0) % 3)
    let fit = zip(open, counts).filter { $0.1 <= least }.map(\.0)
    let step =
      random == nil
      ? fit.map { ($0, order($0)) }.min { $0.1 < $1.1 }?.0
      : fit.isEmpty ? nil : fit[Int((random?.next() ?? 0) % UInt64(fit.count))]
    guard let step else { return possible.first }
    kinds[step.kind, default: 0] += 1
    steps[step, default: 0] += 1
    return step
  }

  /// Returns the rank of a step among steps whose kinds were taken equally often. The rank is another one each time.
  private mutating func order(_ step: UserStep) -> (UInt64, Int) {
    (hash(step.kind, UInt64(kinds[step.kind, default: 0])), steps[step, default: 0])
  }

  /// Returns a number for a kind of step. The number does not depend on texts or on lines of the source.
  private mutating func hash(_ kind: String, _ salt: UInt64) -> UInt64 {
    if hashes[kind] == nil {
      let parts = kind.split(separator: "|", maxSplits: 1)
      let name = parts.count == 2 ? "\(parts[0])\(parts[1].drop { $0 != "⟧" })" : kind
      hashes[kind] = name.utf8.reduce(0) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    var seeds = Seeds(state: (hashes[kind] ?? 0) ^ salt)
    return seeds.next()
  }
}

/// Random numbers from a seed (SplitMix64; Steele, Lea, Flood 2014).
struct Seeds: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Finds the fewest steps that lead to a problem.
@MainActor struct Shrinking {
  let setup: ExploredSetup
  /// The problem that the last repetition has found. A repetition checks more, so it may find another problem first.
  private(set) var problem: BrokenInvariant
  private var replays = 0

  init(_ setup: ExploredSetup, _ problem: BrokenInvariant) {
    (self.setup, self.problem) = (setup, problem)
  }

  /// Repeats steps, and returns those up to the problem; nil if they do not lead to the same problem.
  private mutating func shown(by steps: [UserStep]) async -> [UserStep]? {
    replays += 1
    let way = Way(setup)
    for step in steps where way.problem == nil { await way.take(step) }
    if replays == 1, let first = way.problem { problem = first }
    return way.problem?.key == problem.key ? way.taken : nil
  }

  /// Returns steps that lead to the problem and of which none can be left out; nil if the problem does not occur
  /// again.
  mutating func shortest(_ taken: [UserStep]) async -> [UserStep]? {
    guard var best = await shown(by: taken) else { return nil }
    // The loop leaves out parts of the steps, from halves to single steps (Zeller 2002).
    var length = max(1, best.count / 2)
    while true {
      var start = 0
      while start < best.count, replays < 300 {
        var fewer = best
        fewer.removeSubrange(start..<min(best.count, start + length))
        if let found = await shown(by: fewer), found.count < best.count {
          best = found
        } else {
          start += length
        }
      }
      if length == 1 || replays >= 300 { break }
      length /= 2
    }
    for index in best.indices where best.indices.contains(index) {
      guard let simple = best[index].simpler else { continue }
      var other = best
      other[index] = simple
      if let found = await shown(by: other), found.count <= best.count { best = found }
    }
    return await shown(by: best)
  }
}
