@testable import UIKitSimulator

/// Tests estimated heights of rows: 44 points until a row is visible, then 70.
@MainActor @Suite(.timedOnMain) struct ListSimulatorMeasuringTests {
  private final class TallItem: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 70) }
  }

  private func measuredList(_ kind: ListKind) -> TestList {
    let list = TestList(kind, [Array(0..<30)], layout: rows(.plain), isReady: false) {
      $0.behavior.measuresRows = true
    }
    switch kind {
    case .table: list.table.register(TallRow.self, forCellReuseIdentifier: "number")
    case .collection: list.collection.register(TallItem.self, forCellWithReuseIdentifier: "number")
    }
    list.show()
    for step in 1...30 { scroll(list, to: CGFloat(step) * 70) }
    return list
  }

  private func scroll(_ list: TestList, to offset: CGFloat) {
    list.sim.scroll(to: offset)
    list.sim.drain()
  }

  /// Replaces all measured heights by estimates again.
  private func invalidate(_ list: TestList, _ way: Int) {
    switch (way, list.kind) {
    case (0, .table): list.table.rowHeight = UITableView.automaticDimension
    case (0, .collection): list.collection.collectionViewLayout.invalidateLayout()
    case (1, _): list.view.reloadData()
    case (2, _): list.view.frame.size.width += 1
    default:
      list.connect(delegate: nil)
      list.connect(delegate: list.listener)
    }
    list.sim.drain()
  }

  @Test(arguments: ListKind.allCases, 0...3)
  func whatWasMeasuredDiesWithAnInvalidation(_ kind: ListKind, way: Int) {
    let list = measuredList(kind)
    #expect(list.view.contentSize.height == 2_100)
    invalidate(list, way)
    let most = CGFloat(2_100 - 26 * (25 - list.sim.visiblePaths.count))
    #expect(list.view.contentSize.height < most && list.codes == [])
  }

  @Test func anItemThatIsNamedIsAGuessAgainIfItDoesNotShow() {
    let (list, context) = (measuredList(.collection), UICollectionViewLayoutInvalidationContext())
    context.invalidateItems(at: [index(0, 0), index(0, 29)])
    list.collection.collectionViewLayout.invalidateLayout(with: context)
    list.sim.drain()
    #expect(list.view.contentSize.height == CGFloat(2_100 - 26))
  }
}
