@MainActor @Suite(.timedOnMain) struct ListUpdaterTests {
  private let host = RecordingHost()
  private var updater: ListUpdater { host.updater }

  @Test func eachStageIsOneBatchAndTheDataIsItsOwn() {
    updater.apply(screen([1, 2, 3]))
    var seen: [[String]] = []
    let look = { seen.append(updater.current.ids) }
    (host.beforeChange, host.afterChange) = ([look, look, look], [look, look, look])
    updater.apply((["a": [3, 2], "b": []] as Lists).showing([2: 1]).snapshot)
    expectEqual(host.takeLog(), ["reload", "!0.1", "+s1", "-0.0 0.2>0.0"])
    let (all, moved) = (["1", "2", "3"], ["3", "2"])
    expectEqual(seen, [all, all, all, all, all, moved])
  }

  @Test func eachKindOfChangeCountsButNotThoseInsideContainers() {
    let old = (["a": [1, 2, 3], "b": [4], "c": [], "d": []] as Lists)
    let new = (["d": [], "a": [3, 1, 5], "c": [], "e": []] as Lists).showing([1: 2])
    for threshold in [7, 8] {
      updater.reloadThreshold = nil
      host.start(old.snapshot)
      updater.reloadThreshold = threshold
      updater.apply(new.snapshot)
      expectEqual((host.takeLog() == ["reload"]), (threshold == 7))
    }
    let containers = [[1, 2], [3, 4, 5]].map { (["a": [1]] as Lists).holding([1: $0]).snapshot }
    host.start(containers[0])
    updater.reloadThreshold = 0
    updater.apply(containers[1])
    expectEqual(host.takeLog(), [])
    (host.finishesAtOnce, updater.reloadThreshold) = (false, nil)
    for rows in [[1, 2], [1]] {
      updater.apply(screen(rows))
      updater.reloadThreshold = 0
    }
    expectEqual(host.takeLog().last, "-0.1", "nothing is reloaded while a batch runs")
  }
}
