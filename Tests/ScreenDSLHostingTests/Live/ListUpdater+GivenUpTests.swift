/// Completions when they apply again, when the host errs, or when the host or the updater goes.
@MainActor @Suite(.timedOnMain) struct ListUpdaterGivenUpTests {
  private struct Line: CellModel, Identifiable { let id: Int }

  private let log = Log()

  private func screen(_ count: Int) -> ScreenSnapshot {
    ScreenSnapshot(Section("lines") { for id in 0..<count { Line(id: id) } })
  }

  private func apply(_ count: Int, to updater: ListUpdater?) {
    updater?.apply(screen(count)) { [log] _ in log.lines.append("\(count)") }
  }

  /// Waits for what happens in a later turn of the main actor.
  private func lines(atLeast count: Int) async -> [String] {
    await eventually { log.lines.count >= count }
    return log.lines
  }

  /// A host that calls a batch's completion twice would otherwise end the next batch too early, and
  /// silence all later ones.
  @Test func aSecondCallForABatchDoesNothing() {
    let host = BareHost()
    let updater = ListUpdater(host: host)
    apply(1, to: updater)
    apply(2, to: updater)
    host.completions[0]()
    host.completions[0]()
    apply(3, to: updater)
    #expect(log.lines == ["1", "2"])
    host.completions[0]()
    #expect(log.lines == ["1", "2"])
    host.completions[1]()
    #expect(log.lines == ["1", "2", "3"])
    apply(4, to: updater)
    host.completions[2]()
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  @Test func aHostThatForgetsABatchOrGoesWithIt() async {
    var host: BareHost? = BareHost()
    let updater = ListUpdater(host: host!)
    apply(1, to: updater)
    apply(2, to: updater)
    host?.completions = []
    #expect(await lines(atLeast: 2) == ["1", "2"])
    apply(3, to: updater)
    #expect(log.lines == ["1", "2"])
    host?.completions[0]()
    apply(4, to: updater)
    #expect(log.lines == ["1", "2", "3"])
    host = nil
    #expect(await lines(atLeast: 4) == ["1", "2", "3", "4"])
  }

  @Test func aHostThatGoesWhileASnapshotWaits() {
    var host: BareHost? = BareHost()
    let updater = ListUpdater(host: host!)
    apply(1, to: updater)
    host?.readiness = .busy
    apply(2, to: updater)
    host = nil
    #expect(log.lines == ["1"])
    updater.resume()
    #expect(log.lines == ["1", "2"])
    #expect(updater.current.rowCount == 2)
  }

  @Test func anUpdaterThatGoesGivesUpWhatWaits() async {
    let host = BareHost()
    var updater: ListUpdater? = ListUpdater(host: host)
    apply(1, to: updater)
    apply(2, to: updater)
    host.readiness = .busy
    apply(3, to: updater)
    weak let known = updater
    updater = nil
    #expect(known == nil)
    #expect(log.lines == ["1"])
    #expect(await lines(atLeast: 3) == ["1", "2", "3"])
    for completion in host.completions { completion() }
    #expect(log.lines.count == 3)
  }

  @Test func aSnapshotAppliedInACompletionIsDoneLast() {
    let host = BareHost()
    let updater = ListUpdater(host: host)
    updater.apply(screen(1))
    var done: [String] = []
    updater.apply(screen(2)) { _ in
      done.append("first")
      updater.apply(self.screen(2)) { _ in done.append("third") }
    }
    updater.apply(screen(3)) { _ in done.append("second") }
    updater.apply(screen(2))
    for completion in host.completions { completion() }
    #expect(done == ["first", "second", "third"])
  }

  /// A chain of completions, each of which applies again, takes no more stack than one.
  @Test func completionsThatApplyAgainDoNotNest() {
    let host = BareHost()
    let updater = ListUpdater(host: host)
    let screen = screen(1)
    var count = 0
    func applyAgain() {
      count += 1
      if count < 200_000 { updater.apply(screen) { _ in applyAgain() } }
    }
    updater.apply(screen) { _ in applyAgain() }
    #expect(count == 200_000)
  }
}
