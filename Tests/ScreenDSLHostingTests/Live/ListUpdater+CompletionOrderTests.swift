import ScreenDSLHosting
import TestSupport
import Testing

/// Completions run in the order of their snapshots, though one of them applies another.
@MainActor @Suite(.timedOnMain) struct ListUpdaterCompletionOrderTests {
  private struct Line: CellModel, Identifiable { let id: Int }

  private func screen(_ ids: Range<Int>) -> ScreenSnapshot {
    ScreenSnapshot(Section("lines") { for id in ids { Line(id: id) } })
  }

  @Test func aSnapshotAppliedInACompletionIsDoneLast() {
    let host = BareHost()
    let updater = ListUpdater(host: host)
    updater.apply(screen(0..<1))
    var done: [String] = []
    updater.apply(screen(0..<2)) { _ in
      done.append("first")
      updater.apply(self.screen(0..<2)) { _ in done.append("third") }
    }
    updater.apply(screen(0..<3)) { _ in done.append("second") }
    updater.apply(screen(0..<2))
    for completion in host.completions { completion() }
    #expect(done == ["first", "second", "third"])
  }

  /// A chain of completions, each of which applies again, takes no more stack than one.
  @Test func completionsThatApplyAgainDoNotNest() {
    let host = BareHost()
    let updater = ListUpdater(host: host)
    let screen = screen(0..<1)
    var count = 0
    func applyAgain() {
      count += 1
      if count < 200_000 { updater.apply(screen) { _ in applyAgain() } }
    }
    updater.apply(screen) { _ in applyAgain() }
    #expect(count == 200_000)
  }
}
