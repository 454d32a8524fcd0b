import ScreenDSLHeadless

/// A way through a screen: a fresh state, and the steps that were taken.
@MainActor final class Way {
  /// The kind of the first evaluation, in place of a step.
  static let start = "start"

  let world: World
  let screen: TestScreen
  private(set) var taken: [UserStep] = []
  private(set) var problem: BrokenInvariant?
  private var invariants = allInvariants()
  private var errors: ErrorList
  /// The row whose use inserted a row, by the ID of the latter.
  private var openers: [RowID: RowPath] = [:]
  /// Notes what steps do; nil while a way is repeated.
  var map: ScreenMap?

  init(_ setup: ExploredSetup) {
    let errors = ErrorList()
    (world, self.errors) = (setup.begin(errors), errors)
    screen = world.screen
    check(UserStep(act: .finish, kind: Self.start), since: ScreenSnapshot(), nil, isPending: true)
  }

  /// Takes a step, if it is possible now; returns whether it was.
  @discardableResult
  func take(_ step: UserStep) async -> Bool {
    let (before, cell) = (screen.snapshot, step.place.flatMap(screen.host.cell))
    await screen.take(step) { await world.happen($0) }
    let isDone =
      errors.all.isEmpty || errors.all.contains { $0.isOfScreen }
      || !screen.snapshot.isSame(as: before)
    if !isDone {
      errors.all = []
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

  /// Whether tasks that a step began change the state, or are under way.
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

  private func fail(_ found: BrokenInvariant) {
    if world.allowed[found.rule] == nil { problem = problem ?? found }
  }

  /// Takes the steps that are possible, up to the first problem.
  func repeating(_ steps: [UserStep]) async {
    for step in steps where problem == nil { await take(step) }
  }

  /// Takes steps until there is a problem, or none is possible.
  ///
  /// - Parameter next: Chooses among the possible steps.
  func walk(_ count: Int, _ next: ([UserStep]) -> UserStep?) async {
    var attempts = 0
    while problem == nil, taken.count < count, attempts < count * 2 {
      attempts += 1
      let events = world.events.map { UserStep(act: .event($0), kind: "event '\($0)'") }
      guard let step = next(screen.possibleSteps + events) else { return }
      await take(step)
    }
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
@MainActor struct ExploredSetup { let begin: (ErrorList) -> World }

/// Chooses steps: the kinds that were taken least come first.
struct StepChoice {
  private var counts: [String: Int] = [:]
  private var random: Seeds?
  private var banned: UInt64 = 0
  private var salt: UInt64 = 0

  /// Creates a choice by counts and order alone.
  init() {}

  /// Creates a random choice.
  init(seed: UInt64) { random = Seeds(state: seed) }

  /// Begins a way, on which a share of the kinds is left out.
  mutating func beginWay() {
    guard random != nil else { return }
    (salt, banned) = (random?.next() ?? 0, (random?.next() ?? 0) % 3 * 20)
  }

  mutating func next(_ steps: [UserStep]) -> UserStep? {
    let open = random == nil ? steps : steps.filter { Seeds.hash($0.kind, salt) % 100 >= banned }
    let keys = open.map { ($0.kind, "\($0.kind) \($0.place.map { "\($0)" } ?? "") \($0.act)") }
    let slack = random.map { _ in Int((random?.next() ?? 0) % 3) } ?? 0
    let least = (keys.map { counts[$0.0, default: 0] }.min() ?? 0) + slack
    let fit = open.indices.filter { counts[keys[$0].0, default: 0] <= least }
    let index =
      random == nil
      ? fit.map { ($0, order(keys[$0])) }.min { $0.1 < $1.1 }?.0
      : fit.isEmpty ? nil : fit[Int((random?.next() ?? 0) % UInt64(fit.count))]
    guard let index else { return steps.first }
    counts[keys[index].0, default: 0] += 1
    counts[keys[index].1, default: 0] += 1
    return open[index]
  }

  /// The order of steps whose kind was taken as often: another one each time, which depends neither on texts nor on
  /// lines of the source.
  private func order(_ keys: (kind: String, step: String)) -> (UInt64, Int) {
    let kind = keys.kind.split(separator: "|", maxSplits: 1)
    let name = kind.count == 2 ? "\(kind[0])\(kind[1].drop { $0 != "⟧" })" : keys.kind
    return (Seeds.hash(name, UInt64(counts[keys.kind, default: 0])), counts[keys.step, default: 0])
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

  static func hash(_ text: String, _ salt: UInt64) -> UInt64 {
    var seeds = Seeds(state: text.utf8.reduce(salt) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    return seeds.next()
  }
}

/// Finds the shortest way to a problem.
@MainActor struct Shrinking {
  let setup: ExploredSetup
  let problem: BrokenInvariant
  private var replays = 0

  init(_ setup: ExploredSetup, _ problem: BrokenInvariant) {
    (self.setup, self.problem) = (setup, problem)
  }

  /// Returns the steps up to the same problem, if a way leads to it.
  private mutating func shown(by steps: [UserStep]) async -> [UserStep]? {
    replays += 1
    let way = Way(setup)
    await way.repeating(steps)
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
    for index in best.indices {
      for simple in best.indices.contains(index) ? best[index].simpler : [] {
        var other = best
        other[index] = simple
        if let found = await shown(by: other), found.count <= best.count {
          best = found
          break
        }
      }
    }
    return await shown(by: best)
  }
}
