/// Chooses the next step of an exploration. It prefers the kinds of steps that have run least often.
struct StepChoice {
  private var (kinds, steps): ([String: Int], [UserStep: Int]) = ([:], [:])
  private var backs: [String: Int] = [:]
  private var random: Seeds?
  private var (salt, banned): (UInt64, UInt64) = (0, 0)
  private var hashes: [String: UInt64] = [:]

  /// With a seed, the value chooses steps at random, and can leave out some kinds of steps. Without a seed, nothing is
  /// random.
  init(seed: UInt64? = nil) {
    guard var seeds = seed.map(Seeds.init) else { return }
    (salt, banned) = (seeds.next(), seeds.next() % 3 * 20)
    random = seeds
  }

  /// Returns the next step; nil if no step is possible.
  ///
  /// - Parameter back: A step that reverses the last step; nil if there is none. The method returns every second step
  ///   of each kind that it gets here.
  mutating func next(_ possible: [UserStep], _ back: UserStep?) -> UserStep? {
    let step = chosen(possible, back)
    if let step {
      kinds[step.kind, default: 0] += 1
      steps[step, default: 0] += 1
    }
    return step
  }

  private mutating func chosen(_ possible: [UserStep], _ back: UserStep?) -> UserStep? {
    if let back {
      backs[back.kind, default: Int(salt % 2)] += 1
      if backs[back.kind, default: 0] % 2 == 1 { return back }
    }
    let open = random == nil ? possible : possible.filter { hash($0.kind, salt) % 100 >= banned }
    let counts = open.map { kinds[$0.kind, default: 0] }
    let least = (counts.min() ?? 0) + Int((random?.next() ?? 0) % 3)
    let fit = zip(open, counts).filter { $0.1 <= least }.map(\.0)
    if random == nil {
      // If several kinds of steps ran equally often, the one with the least hash is next. The hash changes each time
      // that a kind has run.
      let ordered = fit.map { step in
        (step, hash(step.kind, UInt64(kinds[step.kind, default: 0])), steps[step, default: 0])
      }
      return ordered.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
    }
    return fit.isEmpty ? possible.first : fit[Int((random?.next() ?? 0) % UInt64(fit.count))]
  }

  /// Returns a hash of a kind of step that depends neither on texts of rows nor on line numbers of the source.
  private mutating func hash(_ kind: String, _ salt: UInt64) -> UInt64 {
    let number =
      hashes[kind]
      ?? (kind.prefix { $0 != "|" } + kind.drop { $0 != "⟧" }).utf8
      .reduce(0) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    hashes[kind] = number
    var seeds = Seeds(state: number ^ salt)
    return seeds.next()
  }
}

/// Generates random numbers from a seed (SplitMix64; Steele, Lea, Flood 2014).
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
