/// Chooses the next step of an exploration. The choice prefers the kinds of steps that have run least often.
struct StepChoice {
  private var (kinds, least): ([String: Int], Int) = ([:], 0)
  private var (steps, backs): ([UserStep: Int], [String: Int]) = ([:], [:])
  private var (last, isBack): (UserStep?, Bool) = (nil, false)
  private var random: Seeds?
  private var (salt, banned): (UInt64, UInt64) = (0, 0)
  private var hashes: [String: UInt64] = [:]

  init(seed: UInt64? = nil) {
    guard var seeds = seed.map(Seeds.init) else { return }
    (salt, banned) = (seeds.next(), seeds.next() % 3 * 20)
    random = seeds
  }

  mutating func begin(_ number: Int) { (salt, banned) = (UInt64(number), UInt64(number % 2) * 40) }

  /// Returns the next step; nil if no step is possible.
  ///
  /// - Parameter back: A step in `possible` that reverses the last step; nil if there is none.
  mutating func next(_ possible: [UserStep], _ back: UserStep?) -> UserStep? {
    // If the last step removed its row, the step counts as three steps of its kind. So the exploration chooses this
    // kind less often, and some rows remain until the end of the way.
    if let last, last.place != nil, !possible.contains(where: { $0.place == last.place }) {
      kinds[last.group]? += 2
    }
    last = chosen(possible, back)
    if let last {
      kinds[last.group] = max(kinds[last.group, default: 0], least) + 1
      steps[last, default: 0] += 1
    }
    return last
  }

  private mutating func chosen(_ possible: [UserStep], _ back: UserStep?) -> UserStep? {
    if let back, !isBack {
      let count = backs[back.kind, default: Int(salt % 2)] + 1
      (backs[back.kind], isBack) = (count, count % 2 == 1)
      if isBack { return back }
    }
    isBack = false
    // A way can omit some kinds of steps, but none that set a value, because a new value can show hidden rows.
    let kept = possible.filter { $0.setsValue || hash($0.group, salt) % 100 >= banned }
    let open = kept.isEmpty ? possible : kept
    let counts = open.map { kinds[$0.group, default: 0] }
    guard let fewest = counts.min() else { return nil }
    least = max(least, fewest)
    let most = fewest + Int((random?.next() ?? 0) % 3)
    let number = random?.next()
    let fit = zip(open, counts).filter { $0.1 <= most }.map { step, count in
      (step, hash(step.group, number ?? UInt64(count)), random?.next() ?? UInt64(steps[step] ?? 0))
    }
    return fit.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
  }

  /// Returns a hash of a kind of step. The hash ignores the source lines in `kind`, so that an edit of the app's code
  /// does not change the steps.
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
