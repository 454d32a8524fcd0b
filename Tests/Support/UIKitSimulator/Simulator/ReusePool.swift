@MainActor struct ReusePool {
  struct Key: Hashable {
    var kind: ElementKind
    var identifier: String
  }

  private var views: [Key: [any ReusableView]] = [:]
  private var random: UInt64?

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
      // A small generator of pseudo-random numbers (Knuth, MMIX).
      let next = (random ?? seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      random = next
      return Int((next >> 33) % UInt64(count))
    }
  }
}

@MainActor enum ViewSource {
  case viewClass(AnyClass)
  case nib(UINib)
}
