/// Whatever happens in between: each batch is legal, and in the end all lists show the newest rows.
@MainActor @Suite(.timedOnMain) struct ListUpdaterChainTests {
  /// 5 runs of 2,000 chains at full depth.
  @Test(arguments: UInt64(0)..<5)
  func listsSettle(run: UInt64) {
    for number in 0..<TestDepth.cases(2_000) {
      let seed = run * 1_000_000 + UInt64(number)
      var chain = Chain(seed: seed)
      if let failure = chain.failure() {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }
}

/// A few snapshots on their way through a live list.
@MainActor private struct Chain {
  private let world: LiveWorld
  private let host: LiveHost
  private let screens: [ScreenSnapshot]
  private let calls = Calls()

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var spec = ListSpec.random(&random, duplicates: seed.isMultiple(of: 5))
    var screens = [spec.snapshot()]
    for _ in 0..<2 {
      spec =
        random.chance(1, in: 3)
        ? .random(&random, duplicates: seed.isMultiple(of: 5)) : spec.edited(&random)
      screens.append(spec.snapshot(reusing: random.chance(1, in: 2) ? screens.last : nil))
    }
    self.screens = screens
    world = LiveWorld(random, looksAtCells: seed.isMultiple(of: 4))
    host = LiveHost(world: world)
    if random.chance(1, in: 4) { host.updater.reloadThreshold = random.int(below: 6) }
  }

  mutating func failure() -> String? {
    // The world has the chain, which has the world.
    defer { world.disturbance = nil }
    world.disturbance = { [world, screens, self] in apply(screens[world.number(below: 3)]) }
    for screen in screens {
      apply(screen)
      wakeSome()
    }
    settle()
    return world.failure ?? calls.failure ?? difference(host, host.updater.newest)
  }

  private func apply(_ screen: ScreenSnapshot) {
    let call = calls.begin()
    host.updater.apply(screen) { [calls] _ in calls.end(call) }
  }

  private func wakeSome() {
    for host in host.allHosts where world.chance(3) {
      host.wake([.ready, .ready, .busy, .needsReload][world.number(below: 4)])
    }
  }

  /// All lists become ready; what that starts may be changed no more.
  private func settle() {
    world.isRestless = false
    for _ in 0..<4 {
      for host in host.allHosts { host.wake(.ready) }
    }
  }

  private func difference(_ host: LiveHost, _ expected: ScreenSnapshot) -> String? {
    if host.updater.isWaiting { return "something still waits" }
    if host.updater.current != expected {
      return "shows\n\(host.updater.current)\ninstead of\n\(expected)"
    }
    let containers = ReferenceMatching.positions(expected).filter {
      expected[$0].innerRows != nil
    }
    if Set(host.cells.keys) != Set(containers) { return "cells of other rows" }
    for position in containers {
      if let cell = host.cells[position], let inner = expected[position].innerRows,
        let failure = difference(cell.host, inner)
      {
        return "in \(expected[position].id) \(failure)"
      }
    }
    return nil
  }
}

/// Counts how often each completion is called.
@MainActor private final class Calls {
  private var counts: [Int] = []

  func begin() -> Int {
    counts.append(0)
    return counts.count - 1
  }

  func end(_ call: Int) { counts[call] += 1 }

  var failure: String? {
    counts.allSatisfy { $0 == 1 } ? nil : "completions were called \(counts) times"
  }
}
