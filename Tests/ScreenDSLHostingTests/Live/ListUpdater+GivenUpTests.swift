@MainActor @Suite(.timedOnMain) struct ListUpdaterGivenUpTests {
  private let log = Log(), bare = BareHost(), updater: ListUpdater
  init() { updater = ListUpdater(host: bare) }

  private func apply(_ count: Int, to updater: ListUpdater?) {
    updater?.apply(screen([Int](0..<count))) { [log] _ in log.add("\(count)") }
  }

  private func lines(atLeast count: Int) async -> [String] {
    await eventually { log.lines.count >= count }
    return log.lines
  }

  /// It must not end the next batch too early: all later batches would wait forever.
  @Test func aSecondCallForABatchDoesNothing() {
    for count in [1, 2] { apply(count, to: updater) }
    for _ in 0..<2 { bare.completions[0]() }
    apply(3, to: updater)
    expectEqual(log.lines, ["1", "2"])
    bare.completions[0]()
    expectEqual(log.lines, ["1", "2"])
    bare.completions[1]()
    expectEqual(log.lines, ["1", "2", "3"])
    apply(4, to: updater)
    bare.completions[2]()
    expectEqual(log.lines, ["1", "2", "3", "4"])
  }

  @Test func aHostThatForgetsABatchOrGoesWithIt() async {
    var host: BareHost? = BareHost()
    let updater = ListUpdater(host: host!)
    for count in [1, 2] { apply(count, to: updater) }
    host?.completions = []
    expectEqual(await lines(atLeast: 2), ["1", "2"])
    apply(3, to: updater)
    expectEqual(log.lines, ["1", "2"])
    host?.completions[0]()
    apply(4, to: updater)
    expectEqual(log.lines, ["1", "2", "3"])
    host = nil
    expectEqual(await lines(atLeast: 4), ["1", "2", "3", "4"])
  }

  @Test func aHostThatGoesWhileASnapshotWaits() {
    var host: BareHost? = BareHost()
    let updater = ListUpdater(host: host!)
    apply(1, to: updater)
    host?.readiness = .busy
    apply(2, to: updater)
    host = nil
    expectEqual(log.lines, ["1"])
    updater.resume()
    #expect(log.lines == ["1", "2"] && updater.current.rowCount == 2)
  }

  @Test func anUpdaterThatGoesGivesUpWhatWaits() async {
    let host = BareHost()
    var updater: ListUpdater? = ListUpdater(host: host)
    for count in [1, 2] { apply(count, to: updater) }
    host.readiness = .busy
    apply(3, to: updater)
    weak let known = updater
    updater = nil
    #expect(known == nil && log.lines == ["1"])
    expectEqual(await lines(atLeast: 3), ["1", "2", "3"])
    for completion in host.completions { completion() }
    expectEqual(log.lines.count, 3)
  }

  @Test func aSnapshotAppliedInACompletionIsDoneLast() {
    updater.apply(screen([1]))
    var done: [String] = []
    updater.apply(screen([1, 2])) { _ in
      done.append("first")
      updater.apply(screen([1, 2])) { _ in done.append("third") }
    }
    updater.apply(screen([1, 2, 3])) { _ in done.append("second") }
    updater.apply(screen([1, 2]))
    for completion in bare.completions { completion() }
    expectEqual(done, ["first", "second", "third"])
  }

  @Test func completionsThatApplyAgainDoNotNest() {
    let (one, all) = (screen([1]), TestDepth.size(50_000))
    var count = 0
    func applyAgain() {
      count += 1
      if count < all { updater.apply(one) { _ in applyAgain() } }
    }
    updater.apply(one) { _ in applyAgain() }
    expectEqual(count, all)
  }
}
