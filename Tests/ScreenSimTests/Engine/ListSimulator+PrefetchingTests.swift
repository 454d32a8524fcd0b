import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorPrefetchingTests {
  @Test(arguments: ListKind.allCases)
  func theItemsAfterThePreparedOnesAreAnnouncedNearestFirst(_ kind: ListKind) {
    let (bed, prefetcher) = bed(kind)
    #expect(prefetcher.announced == [[at(0, 11), at(0, 12), at(0, 13), at(0, 14)]])
    #expect(prefetcher.cancelled == [])
    #expect(bed.sim.log.contains(.prefetched(prefetcher.announced[0])))
  }

  @Test(arguments: ListKind.allCases)
  func anItemIsAnnouncedOnce(_ kind: ListKind) {
    let (bed, prefetcher) = bed(kind)
    bed.sim.scroll(to: 44)
    #expect(prefetcher.announced.dropFirst() == [[at(0, 15)]])
    bed.sim.scroll(to: 44)
    #expect(prefetcher.announced.count == 2)
  }

  @Test(arguments: ListKind.allCases)
  func itemsThatFallAwayAreCancelled(_ kind: ListKind) {
    let (bed, prefetcher) = bed(kind)
    bed.sim.scroll(to: 44 * 50)
    #expect(prefetcher.cancelled == [[at(0, 11), at(0, 12), at(0, 13), at(0, 14)]])
    #expect(
      prefetcher.announced.last == [
        at(0, 61), at(0, 48), at(0, 62), at(0, 47), at(0, 63), at(0, 46), at(0, 64), at(0, 45),
      ])
    #expect(bed.sim.log.contains(.cancelledPrefetching(prefetcher.cancelled[0])))
  }

  @Test(arguments: ListKind.allCases)
  func itemsThatGetACellAreNotCancelled(_ kind: ListKind) {
    let (bed, prefetcher) = bed(kind)
    bed.sim.scroll(to: 44 * 3)
    #expect(prefetcher.cancelled == [])
    #expect(bed.sim.visiblePaths.contains(at(0, 12)))
  }

  @Test(arguments: ListKind.allCases)
  func announcementsFollowTheItems(_ kind: ListKind) {
    let (bed, prefetcher) = bed(kind)
    bed.change(to: [[-1] + Array(0..<100)], BatchOperations(itemInserts: [at(0, 0)]))
    // The item at 14 is at 15 now, out of reach; the one at 10 left the prepared cells.
    #expect(prefetcher.cancelled == [[at(0, 15)]])
    #expect(prefetcher.announced.dropFirst() == [[at(0, 11)]])
  }

  @Test(arguments: ListKind.allCases)
  func withoutPrefetchingNothingIsAnnounced(_ kind: ListKind) {
    let (_, prefetcher) = bed(kind, isEnabled: false)
    #expect(prefetcher.announced == [])
  }

  private func bed(_ kind: ListKind, isEnabled: Bool = true) -> (Bed, Prefetcher) {
    let bed = Bed(kind, [Array(0..<100)], isReady: false)
    let prefetcher = Prefetcher()
    bed.view.isPrefetchingEnabled = isEnabled
    switch kind {
    case .table: bed.table.prefetchDataSource = prefetcher
    case .collection: bed.collection.prefetchDataSource = prefetcher
    }
    bed.sim.setWindow(true)
    bed.sim.drain()
    return (bed, prefetcher)
  }
}

private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  var announced: [[ItemPath]] = []
  var cancelled: [[ItemPath]] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    announced.append(paths.map(\.itemPath))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    cancelled.append(paths.map(\.itemPath))
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    announced.append(paths.map(\.itemPath))
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    cancelled.append(paths.map(\.itemPath))
  }
}
