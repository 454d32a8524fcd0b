import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorNestingTests {
  private let change = BatchOperations(itemInserts: [at(0, 5)])

  @Test func theWindowOfAnInnerListMirrorsItsCell() throws {
    let bed = bed { $0.poolPolicy = .none }
    let inner = try #require(carousel(bed, 0))
    #expect(inner.view.window != nil)
    bed.sim.scroll(to: 44 * 20)
    #expect(inner.view.window == nil)
  }

  @Test func anInnerBatchIsFineWhileNothingElseHappens() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    inner.update()
    #expect(inner.view.sim.violations.map(\.code) == [])
    #expect(inner.view.numberOfItems(inSection: 0) == 6)
  }

  @Test func anInnerBatchInTheOuterBlockIsReentrant() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    bed.view.performBatchUpdates { inner.update() }
    #expect(inner.view.sim.violations.map(\.code) == ["W5"])
    #expect(bed.codes == [])
  }

  @Test func anInnerBatchWhileTheOuterCellIsRefilledIsReentrant() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    bed.source.onCell = { _ in inner.update() }
    bed.reconfigure(at(0, 0))
    #expect(inner.view.sim.violations.map(\.code) == ["W5"])
  }

  @Test func anInnerBatchInTheOuterLayoutIsReentrant() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 5))
    bed.listener.onShow = { _, _ in inner.update() }
    bed.sim.scroll(to: 44)
    #expect(inner.view.sim.violations.map(\.code) == ["W5"])
  }

  @Test func atContractNestingIsNotJudged() throws {
    let bed = bed(.contract)
    let inner = try #require(carousel(bed, 0))
    bed.view.performBatchUpdates { inner.update() }
    #expect(inner.view.sim.violations.map(\.code) == [])
  }

  @Test func anInnerBatchInACellThatDoesNotShowHasNoWindow() throws {
    let bed = bed()
    let hidden = try #require(carousel(bed, 10))
    hidden.view.sim.layout()
    hidden.update()
    #expect(hidden.view.sim.violations.map(\.code) == ["W1"])
  }

  @Test func theOffsetOfAnInnerListSurvivesReuse() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    inner.view.sim.scroll(to: 50)
    bed.sim.scroll(to: 44 * 20)
    let tenants = (19..<31).compactMap { carousel(bed, $0) }
    let tenant = try #require(tenants.first { $0 === inner })
    #expect(tenant.view.contentOffset.x == 50)
  }

  @Test func theOffsetOfAnInnerListSurvivesAMoveAndAReconfigure() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    inner.view.sim.scroll(to: 50)
    var data = bed.source.data
    data[0].swapAt(0, 1)
    bed.change(to: data, BatchOperations(itemMoves: [move(at(0, 0), at(0, 1))]))
    bed.reconfigure(at(0, 1))
    bed.sim.drain()
    #expect(carousel(bed, 1) === inner)
    #expect(inner.view.contentOffset.x == 50)
  }

  @Test func anotherOwnerMustWaitUntilTheListIsFree() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    inner.view.dataSource = nil
    inner.view.dataSource = PlainSource([[1]])
    #expect(inner.view.sim.violations.map(\.code) == [])
    let other = PlainSource([[2]])
    inner.view.dataSource = inner.items
    inner.view.dataSource = other
    #expect(inner.view.sim.violations.map(\.code) == ["X5"])
  }

  @Test func anotherOwnerIsAReload() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    let other = PlainSource([[7]])
    inner.view.dataSource = nil
    inner.view.dataSource = other
    inner.view.performBatchUpdates(nil)
    #expect(inner.view.sim.violations.map(\.code) == ["W3"])
  }

  @Test func anInnerListTakesTheOptionsOfTheOuterOne() throws {
    let bed = bed(.discipline) { $0.poolPolicy = .fifo }
    let inner = try #require(carousel(bed, 0)).view.sim
    #expect(inner.options.level == .discipline)
    #expect(inner.options.poolPolicy == .fifo)
    #expect(try #require(carousel(bed, 10)).view.sim.options.level == .discipline)
  }

  @Test func anInnerListKeepsOptionsOfItsOwn() throws {
    let bed = bed(.discipline)
    let inner = try #require(carousel(bed, 0)).view.sim
    inner.options = SimOptions(level: .contract).recording
    bed.sim.setWindow(false)
    bed.sim.setWindow(true)
    bed.sim.drain()
    #expect(inner.options.level == .contract)
  }

  @Test func drainingTheOuterListDrainsTheInnerOnes() throws {
    let bed = bed()
    let inner = try #require(carousel(bed, 0))
    var isDone = false
    inner.view.performBatchUpdates(nil) { _ in isDone = true }
    #expect(!isDone)
    bed.sim.drain()
    #expect(isDone)
  }

  private func bed(
    _ level: ContractLevel = .knownBugs, options: (inout SimOptions) -> Void = { _ in }
  ) -> Bed {
    let bed = Bed(.table, [Array(0..<40)], level: level, isReady: false, options: options)
    bed.table.register(CarouselRow.self, forCellReuseIdentifier: "number")
    bed.show()
    return bed
  }

  private func carousel(_ bed: Bed, _ item: Int) -> CarouselRow? {
    bed.table.cellForRow(at: index(0, item)) as? CarouselRow
  }
}

/// A row that contains a list of its own.
private final class CarouselRow: UITableViewCell {
  let items = PlainSource([Array(0..<5)])
  lazy var view = makeView()

  override func didMoveToSuperview() {
    _ = view
  }

  func update() {
    view.performBatchUpdates { [self] in
      items.data = [Array(0..<6)]
      view.insertItems(at: [index(0, 5)])
    }
  }

  private func makeView() -> UICollectionView {
    let layout = SimListLayout()
    layout.scrollDirection = .horizontal
    layout.itemExtent = 100
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
    view.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    contentView.addSubview(view)
    view.dataSource = items
    return view
  }
}
