/// The main scene, step by step, in both views.
@MainActor @Suite(.timedOnMain) struct MainSceneTests {
  /// The scene, shown.
  @MainActor
  private final class Scene {
    let store = MainScene.Store()
    let bench: Bench

    init(_ kind: ListKind, height: CGFloat = 900) {
      bench = Bench(
        kind, size: CGSize(width: 320, height: height), cells: TestCell.main)
      store.onChange = { [unowned self] in self.apply() }
      apply()
      bench.settle()
    }

    func apply() {
      bench.apply(
        MainScene.Main(store.state, store: store, heading: nil)
          .snapshot(reusing: bench.adapter.snapshot))
    }

    /// Clears both logs, lets `change` happen and everything come to rest.
    func step(_ change: () -> Void) {
      bench.sim.clearLog()
      carousel?.sim.clearLog()
      change()
      bench.settle()
    }

    private func row(of id: RowID) -> Int? {
      bench.adapter.snapshot.position(of: id)?.row
    }

    func cell(_ id: RowID) -> UIView? { row(of: id).flatMap { bench.cell($0) } }
    func menu(_ id: RowID) -> SegmentsView? { cell(id)?.first(SegmentsView.self) }
    var banner: BannerView? { bench.cell(0)?.first(BannerView.self) }
    var carousel: UICollectionView? { cell("carousel")?.innerView }
    var names: [String] {
      bench.shown.filter { $0.hasPrefix("Element") }.map { String($0.suffix(1)) }
    }
    var cards: [String] { carousel?.shown.map { String($0.suffix(1)) } ?? [] }
    var outer: [BatchOperations] { bench.sim.batches }
    var inner: [BatchOperations] { carousel?.sim.batches ?? [] }
  }

  @Test(arguments: ListKind.allCases)
  func step0ShowsNineRows(_ kind: ListKind) {
    let scene = Scene(kind)
    #expect(scene.bench.shown.count == 9)
    #expect(scene.bench.shown[0] == "Promo Banner" && scene.bench.shown[1] == "menu unsorted")
    #expect(Array(scene.bench.shown[4...]).map { $0.suffix(1) } == ["2", "1", "5", "3", "4"])
    #expect(scene.cards == ["2", "1"])
    let screen = scene.bench.adapter.snapshot
    let cells = TestCell.main
    #expect(CellRegistry<TableList>(cells).audit(screen, includesContainers: false).isComplete)
    #expect(CellRegistry<CollectionList>(cells).audit(screen).isComplete)
    #expect(scene.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func steps1To7ChangeWhatTheyMustAndNothingElse(_ kind: ListKind) {
    let scene = Scene(kind)
    let (h, v, carousel) = (scene.cell("menu/h"), scene.cell("menu/v"), scene.carousel)

    scene.step { scene.menu("menu/h")?.touch(.aToZ) }
    #expect(scene.outer.map(\.itemReconfigures) == [[ItemPath(1)]])
    #expect(scene.inner.map(\.itemMoves.count) == [2])
    #expect(scene.cards == ["1", "2"])

    scene.step { scene.menu("menu/v")?.touch(.aToZ) }
    #expect(scene.outer.map(\.itemReconfigures) == [[ItemPath(3)], []])
    #expect(scene.outer.map(\.itemMoves.count) == [0, 2] && scene.inner == [])

    scene.step { scene.menu("menu/v")?.touch(.zToA) }
    #expect(scene.outer.map(\.itemMoves.count) == [0, 4] && scene.inner == [])

    scene.step { scene.banner?.close() }
    #expect(scene.outer == [BatchOperations(itemDeletes: [ItemPath(0)])] && scene.inner == [])

    scene.step { scene.menu("menu/v")?.touch(.unsorted) }
    #expect(scene.outer.map(\.itemMoves.count) == [0, 3] && scene.inner == [])
    #expect(scene.outer.map(\.itemReconfigures) == [[ItemPath(2)], []])

    scene.step { scene.menu("menu/h")?.touch(.zToA) }
    #expect(scene.outer.map(\.itemReconfigures) == [[ItemPath(0)]])
    #expect(scene.inner.map(\.itemMoves.count) == [4])

    scene.step { scene.apply() }
    #expect(scene.bench.sim.log == [] && scene.carousel?.sim.log == [])

    #expect(scene.cell("menu/h") === h && scene.cell("menu/v") === v)
    #expect(scene.carousel === carousel && carousel?.sim.reloads == 0)
    #expect(scene.bench.codes == [])
  }

  @Test(
    arguments: ListKind.allCases, [SimOptions.PoolPolicy.lifo, .fifo, .none, .shuffled(seed: 1)])
  func step8TheCarouselIsAsItWasLeft(_ kind: ListKind, _ pool: SimOptions.PoolPolicy) {
    let scene = Scene(kind, height: 132)
    scene.bench.sim.options.poolPolicy = pool
    scene.step { scene.menu("menu/h")?.touch(.aToZ) }
    scene.carousel?.sim.scroll(to: 384)
    #expect(scene.cards == ["3", "4"])
    scene.step { scene.bench.sim.scroll(to: 420) }
    #expect(scene.bench.sim.visiblePaths.first.map { $0.item > 4 } == true)
    scene.step { scene.bench.sim.scroll(to: 0) }
    #expect(scene.carousel?.contentOffset.x == 384 && scene.cards == ["3", "4"])
    scene.step { scene.bench.sim.scroll(to: 44) }
    scene.step { scene.menu("menu/v")?.touch(.aToZ) }
    #expect(scene.inner == [] && scene.carousel?.contentOffset.x == 384)
    #expect(scene.menu("menu/v")?.selected == .aToZ && scene.menu("menu/h")?.selected == .aToZ)
    scene.step { scene.bench.sim.scroll(to: 420) }
    #expect(scene.names == ["3", "4", "5"])
    scene.step { scene.bench.sim.scroll(to: 44) }
    #expect(scene.carousel?.contentOffset.x == 384 && scene.cards == ["3", "4"])
    #expect(scene.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func step9ATapPicksTheSameElementInBothPlaces(_ kind: ListKind) {
    let scene = Scene(kind)
    for row in 0..<4 { #expect(!scene.bench.tap(row), "taps elsewhere do nothing") }
    #expect(scene.bench.tap(5))
    #expect(scene.carousel?.sim.tap(.init(1)) == true)
    #expect(scene.store.picks == Array(repeating: "Element 1 with id e1 tapped", count: 2))
    #expect(scene.bench.codes == [])
  }
}
