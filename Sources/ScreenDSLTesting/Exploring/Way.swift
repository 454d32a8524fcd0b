import ScreenDSLHeadless

/// A way through a screen: a fresh state, and the steps that were taken.
@MainActor final class Way {
  /// The kind of the first evaluation, in place of a step.
  static let start = "start"

  let world: World
  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenInvariant?
  /// Notes what steps do; nil while a way is repeated.
  private(set) var map: ScreenMap?
  /// Whether the last step began something that ended after it.
  private(set) var hasWaited = false
  private let setup: ExploredSetup
  private let memory: WayMemory
  private var errors: ErrorList
  private var contents: Contents
  /// Whether what takes long is checked after each step, and not after each fourth or twelfth one.
  private let checksAll: Bool
  /// Whether it compares steps that are done twice with those done once.
  private let checksTwice: Bool
  /// The possible steps of rows that have not changed since.
  private var known: [CellPlace: [UserStep]] = [:]
  /// A word to search for.
  private var word: String?

  init(
    _ setup: ExploredSetup, checksAll: Bool = true, checksTwice: Bool = true,
    noting map: ScreenMap? = nil
  ) async {
    self.map = map
    (self.setup, self.checksAll, self.checksTwice) = (setup, checksAll, checksTwice)
    (errors, memory) = (ErrorList(), WayMemory())
    world = setup.begin(errors)
    screen = world.screen
    contents = Contents(screen)
    await end(UserStep(kind: Self.start), since: ScreenSnapshot())
  }

  /// Takes a step, if it is possible now; returns whether it was.
  @discardableResult
  func take(_ step: UserStep) async -> Bool {
    let before = screen.snapshot
    if step.kind.hasPrefix("event ") {
      await world.happen(step.title)
      screen.update()
    } else {
      await screen.take(step)
    }
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
    map?.noteSeen(screen)
    let isPending = await !waits()
    if hasWaited, step.action == .tap { setup.learned.slow.insert(step.kind) }
    check(step, since: before, isPending: isPending)
    if step.isTwice, checksTwice, problem == nil { await checkTwice(step, since: before) }
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
      if screen.evaluate(reusing: screen.snapshot) == screen.snapshot { return !work.isAtWork }
      hasWaited = true
      screen.step("Actions are done", "After actions were done", screen.lastSite)
    }
    return false
  }

  private func check(
    _ step: UserStep, since before: ScreenSnapshot, isPending: Bool
  ) {
    let isStart = step.kind == Self.start
    if let error = errors.all.first(where: \.isOfScreen) ?? (isStart ? errors.all.first : nil) {
      fail(BrokenInvariant(rule: "rules of lists", sentence: error.description))
    }
    errors.all = []
    var effect = StepEffect(step, since: before, contents, isPending: isPending, on: screen)
    effect.checksSeen = checksAll || taken.count % 4 == 0
    effect.checksProblems = checksAll || taken.count % 12 == 0
    contents = effect.new
    forget(effect)
    for invariant in Invariant.all where problem == nil {
      guard var problem = invariant.problem(effect, memory) else { continue }
      problem.rule = invariant.name
      fail(problem)
    }
    for law in world.laws where problem == nil && !law.holds(screen) {
      fail(
        BrokenInvariant(
          rule: law.sentence, sentence: "'\(law.sentence)' must hold (did not)",
          expectation: law.source))
    }
    map?.note(effect, memory)
    memory.note(effect)
  }

  /// Fails if a step that can be done once only had another effect when it was done twice.
  private func checkTwice(_ step: UserStep, since before: ScreenSnapshot) async {
    var once = step
    once.isTwice = false
    let other = await Way(setup, checksTwice: false)
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
    if effect.hasWhole || hasWaited { known = [:] }
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

  /// The steps that are possible now.
  private var possible: [UserStep] {
    let steps = screen.possibleSteps(&known, word)
    return steps + steps.filter { setup.learned.slow.contains($0.kind) }.map(\.twice)
      + world.events.map { UserStep(kind: "event '\($0)'", title: $0) }
  }

  /// Takes steps until there is a problem, or none is possible.
  ///
  /// - Parameter choose: Chooses among the possible steps, of which some may undo the last one.
  func walk(_ count: Int, _ choose: (_ possible: [UserStep], _ back: [UserStep]) -> UserStep?) async
  {
    var attempts = 0
    while problem == nil, taken.count < count, attempts < count * 2 {
      attempts += 1
      let possible = possible
      guard let step = choose(possible, possible.filter(memory.isBack)) else { return }
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
final class ErrorList {
  var all: [Problem] = []
}

/// A screen with a fresh state, and what belongs to it.
@MainActor struct World {
  let screen: TestScreen
  let events: [String]
  /// Lets an event happen.
  let happen: @MainActor (String) async -> Void
  let laws: [Law]
  /// What must hold after each step, in words and in the printed test.
  typealias Law = (sentence: String, source: String, holds: @MainActor (TestScreen) -> Bool)
  /// The names of invariants that need not hold, each with the reason.
  let allowed: [String: String]
}

/// How to begin a way.
@MainActor struct ExploredSetup {
  let begin: (ErrorList) -> World
  let learned = Learned()
}

/// What all ways of an exploration learn.
final class Learned {
  /// The kinds of steps that ended after a while.
  var slow: Set<String> = []
}

/// Chooses steps: the kinds that were taken least come first.
struct StepChoice {
  private var (kinds, steps): ([Substring: Int], [UserStep: Int]) = ([:], [:])
  private var backs: [String: Int] = [:]
  private var random: Seeds?
  private var (salt, banned): (UInt64, UInt64) = (0, 0)
  private var hashes: [Substring: UInt64] = [:]

  /// Creates a choice by counts and order alone, or a random one, which leaves a share of the kinds out.
  init(seed: UInt64? = nil) {
    random = seed.map(Seeds.init)
    if seed != nil { (salt, banned) = (random?.next() ?? 0, (random?.next() ?? 0) % 3 * 20) }
  }

  /// - Parameter back: The steps that undo the last one, which are taken each other time.
  mutating func next(_ possible: [UserStep], _ back: [UserStep]) -> UserStep? {
    if let step = back.first {
      backs[step.kind, default: random == nil ? 0 : Int(salt % 2)] += 1
      if backs[step.kind, default: 0] % 2 == 1 { return took(step) }
    }
    let open = random == nil ? possible : possible.filter { hash($0.group, salt) % 100 >= banned }
    let counts = open.map { kinds[$0.group, default: 0] }
    let least = (counts.min() ?? 0) + Int((random?.next() ?? 0) % 3)
    let fit = zip(open, counts).filter { $0.1 <= least }.map(\.0)
    let step =
      random == nil
      ? fit.map { ($0, order($0)) }.min { $0.1 < $1.1 }?.0
      : fit.isEmpty ? nil : fit[Int((random?.next() ?? 0) % UInt64(fit.count))]
    return step.map { took($0) } ?? possible.first
  }

  private mutating func took(_ step: UserStep) -> UserStep {
    kinds[step.group, default: 0] += 1
    steps[step, default: 0] += 1
    return step
  }

  /// The order of steps whose kind was taken as often: another one each time.
  private mutating func order(_ step: UserStep) -> (UInt64, Int) {
    (hash(step.group, UInt64(kinds[step.group, default: 0])), steps[step, default: 0])
  }

  /// Returns a number for a kind, which depends neither on texts nor on lines of the source.
  private mutating func hash(_ kind: Substring, _ salt: UInt64) -> UInt64 {
    if hashes[kind] == nil {
      let parts = kind.split(separator: "|", maxSplits: 1)
      let name = parts.count == 2 ? parts[0] + parts[1].drop { $0 != "⟧" } : kind
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

/// Finds the shortest way to a problem.
@MainActor struct Shrinking {
  let setup: ExploredSetup
  /// The problem that comes back: a way that is repeated checks more, and may meet another one first.
  private(set) var problem: BrokenInvariant
  private var replays = 0

  init(_ setup: ExploredSetup, _ problem: BrokenInvariant) {
    (self.setup, self.problem) = (setup, problem)
  }

  /// Returns the steps up to the same problem, if a way leads to it.
  private mutating func shown(by steps: [UserStep]) async -> [UserStep]? {
    replays += 1
    let way = await Way(setup)
    for step in steps where way.problem == nil { await way.take(step) }
    if replays == 1, let first = way.problem { problem = first }
    return way.problem?.key == problem.key ? way.taken : nil
  }

  /// Returns a way from which no step can be left out, if the problem comes back.
  mutating func shortest(_ taken: [UserStep]) async -> [UserStep]? {
    guard var best = await shown(by: taken) else { return nil }
    // Leave out parts, from halves to single steps (Zeller 2002).
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
