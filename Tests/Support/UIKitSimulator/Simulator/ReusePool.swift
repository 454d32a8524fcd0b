/// The views that wait to be used again.
@MainActor struct ReusePool {
  struct Key: Hashable {
    var kind: ElementKind
    var identifier: String
  }

  private var views: [Key: [any ReusableView]] = [:]
  private var generator: SplitMix?

  /// Takes a view in, unless the policy is to keep none.
  mutating func put(_ view: any ReusableView, policy: SimOptions.PoolPolicy) {
    guard
      policy != .none, let kind = view.reuse.kind, let identifier = view.reuse.identifier
    else {
      view.reuse.place = .loose
      return
    }
    view.reuse.place = .pooled
    views[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// Hands a view out.
  mutating func take(_ key: Key, policy: SimOptions.PoolPolicy) -> (any ReusableView)? {
    guard let count = views[key]?.count, count > 0 else { return nil }
    let position = index(count, policy)
    let view = views[key]?.remove(at: position)
    view?.reuse.place = .loose
    return view
  }

  mutating func clear(_ key: Key) {
    for view in views[key] ?? [] { view.reuse.place = .loose }
    views[key] = nil
  }

  private mutating func index(_ count: Int, _ policy: SimOptions.PoolPolicy) -> Int {
    switch policy {
    case .fifo: return 0
    case .lifo, .none: return count - 1
    case .shuffled(let seed):
      var next = generator ?? SplitMix(seed: seed)
      defer { generator = next }
      return Int.random(in: 0..<count, using: &next)
    }
  }
}

/// A small generator of pseudo-random numbers (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// What a list makes views from.
@MainActor enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)
}
