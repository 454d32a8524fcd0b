@testable import ScreenDSL
@testable import ScreenDSLHosting

/// Tests the waiting snapshots, without a list.
@MainActor @Suite(.timedOnMain) final class UpdateQueueTests {
  private let screens = (0..<3).map { id in ScreenSnapshot(Section("s") { Note(id: id) }) }
  private var queue = UpdateQueue()

  private func wait(for count: Int) {
    for screen in screens.prefix(count) {
      queue.wait { _ in }
      queue.add(screen, after: nil, animated: true)
    }
  }

  /// Marks the waiting snapshot as shown, or as unchanged.
  private func show(isUnchanged: Bool = false) {
    queue.pending = nil
    queue.settle(isUnchanged: isUnchanged)
  }

  private func outcomes(hostIsGone: Bool = false) -> [ApplyOutcome?] {
    _ = queue.beginFinishing()
    return queue.takeFinished(hostIsGone: hostIsGone).map(\.outcome)
  }

  private func end(_ batch: Int) -> Bool { queue.endBatch(batch) }

  private func beginFinishing() -> Bool { queue.beginFinishing() }

  @Test func onlyTheNewestIsShown() {
    wait(for: 3)
    #expect(queue.pending?.snapshot == screens[2] && queue.requests == 3)
    show()
    #expect(outcomes() == [.superseded, .superseded, .applied])
    #expect(outcomes().isEmpty, "each is called once")
  }

  @Test func nobodyIsCalledWhileSomethingIsUnderWay() {
    wait(for: 1)
    #expect(outcomes().isEmpty, "it waits")
    show(isUnchanged: true)
    let batch = queue.beginBatch()
    #expect(outcomes().isEmpty, "a batch runs")
    #expect(end(batch))
    queue.isUpdating = true
    #expect(outcomes().isEmpty)
    queue.isUpdating = false
    #expect(outcomes() == [.unchanged])
  }

  @Test func aReloadAndAHostThatIsGoneEndAllBatches() {
    wait(for: 1)
    show()
    let batch = queue.beginBatch()
    #expect(outcomes(hostIsGone: true) == [.applied])
    queue.forgetBatches()
    #expect(!end(batch) && queue.batches == 0)
  }

  @Test func aRestThatWaitsIsDecidedAgain() {
    wait(for: 1)
    show()
    queue.postpone(screens[0], animated: true)
    #expect(queue.pending?.snapshot == screens[0])
    queue.add(screens[1], after: nil, animated: true)
    queue.postpone(screens[0], animated: true)
    #expect(queue.pending?.snapshot == screens[1], "what is newer stays")
    show()
    #expect(outcomes() == [.superseded])
  }

  @Test func onlyOneCallerFinishes() {
    wait(for: 1)
    #expect(beginFinishing() && !beginFinishing())
    #expect(outcomes().isEmpty && beginFinishing())
  }
}
