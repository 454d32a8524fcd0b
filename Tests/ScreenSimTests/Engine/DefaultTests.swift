import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct DefaultTests {
  @Test func aDelegateThatNamesNoHeightsIsNotAskedForEachRow() {
    let bed = Bed(.table, [Array(0..<100_000)])
    bed.view.reloadData()
    bed.sim.drain()
    #expect(!bed.sim.log.contains(.asked(.extents(section: 0, count: 100_000))))
  }

  @Test func aDelegateThatNamesHeightsIsAskedForEachRowAndNotAgainWhileScrolling() {
    let bed = Bed(.table, [Array(0..<100_000)])
    let heights = Heights()
    bed.table.delegate = heights
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.sim.log.contains(.asked(.extents(section: 0, count: 100_000))))
    // A second time after the table has learned that there are no headers.
    #expect(heights.calls == 200_000)
    #expect(bed.sim.placedViewCount < 40)
    heights.calls = 0
    bed.sim.scroll(to: 1_000_000)
    #expect(heights.calls == 0)
    #expect(bed.sim.placedViewCount < 40)
  }

  @Test func heightsPlaceTheRows() {
    let bed = Bed(.table, [[1, 2, 3]])
    let heights = Heights()
    bed.table.delegate = heights
    bed.sim.drain()
    #expect(bed.table.rectForRow(at: index(0, 2)) == CGRect(x: 0, y: 30, width: 320, height: 30))
    #expect(bed.table.indexPathForRow(at: CGPoint(x: 5, y: 29)) == index(0, 1))
    #expect(bed.table.indexPathForRow(at: CGPoint(x: 5, y: 61)) == nil)
  }

  @Test func aMissingHeaderMethodIsNotAskedAgain() {
    let bed = Bed(.table, [[1], [2], [3]])
    let question = SimEvent.asked(.supplementary(.header, section: 0))
    bed.view.reloadData()
    bed.sim.drain()
    #expect(!bed.sim.log.contains(question))
  }

  @Test func aMisspeltMethodIsNeverCalledAndCountsAsMissing() {
    let bed = Bed(.table, [[1]])
    let delegate = Misspelt()
    bed.table.delegate = delegate
    #expect(bed.sim.swipe(index(0, 0), edge: .trailing) == nil)
    #expect(bed.sim.log.last == .swiped(at(0, 0), .trailing, isImplemented: false))
    #expect(delegate.calls == 0)
  }

  @Test func aCallThatUsesAnotherListDoesNotConfuseTheAnswer() {
    let other = Bed(.table, [Array(0..<100)])
    let uses: [() -> Void] = [
      { other.view.reloadData() },
      { other.view.layoutIfNeeded() },
      { other.view.performBatchUpdates(nil) },
      { other.view.contentOffset.y += 10 },
      { _ = other.table.rectForRow(at: index(0, 0)) },
    ]
    for use in uses {
      let bed = Bed(.table, [[1]])
      let heights = Heights()
      heights.onCall = use
      bed.table.delegate = heights
      bed.sim.drain()
      #expect(bed.view.contentSize.height == 10)
      #expect(other.codes == [])
    }
  }

  @Test func aHeaderThatLaysOutAListOfItsOwnIsStillAHeader() {
    let layout = SimListLayout()
    layout.headerExtent = 20
    let source = HeaderSource([])
    let bed = Bed(.collection, [[1]], source: source, layout: layout, isReady: false)
    bed.collection.register(
      HeaderItem.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source.makeHeader = { view, kind, path in
      _ = Bed(.collection, [[1]])
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    bed.show()
    #expect(bed.codes == [])
  }

  @Test func aFlowLayoutAsksForSizesWhereTheDelegateNamesThem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 90)
    let bed = Bed(.collection, [Array(0..<40)], layout: layout)
    #expect(bed.sim.visiblePaths.count == 15)
    let sizes = Sizes()
    bed.collection.delegate = sizes
    bed.sim.drain()
    #expect(sizes.calls == 40)
    #expect(bed.sim.visiblePaths.count == 8)
  }
}

private final class Heights: NSObject, UITableViewDelegate {
  var calls = 0
  var onCall: (() -> Void)?

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    calls += 1
    onCall?()
    return CGFloat(10 * (path.row + 1)).truncatingRemainder(dividingBy: 40)
  }
}

private final class Misspelt: NSObject, UITableViewDelegate {
  var calls = 0

  func tableView(
    _ tableView: UITableView, trailingSwipeActionConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    calls += 1
    return nil
  }
}

private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var calls = 0

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    calls += 1
    return CGSize(width: 100, height: 50)
  }
}
