@MainActor @Suite(.timedOnMain) struct MainSceneTests {
  @MainActor private final class Scene {
    let store = MainScene.Store(), list: any ItemList

    init(_ kind: HostKind, height: Double = 900, pool: SimOptions.PoolPolicy = .lifo) {
      list = kind.list(pool: pool, height: height, cells: TestCell.main)
      store.onChange = { [unowned self] in self.apply() }
      apply()
    }

    func apply() {
      list.show(
        MainScene.Main(store.state, store: store, heading: nil)
          .snapshot(reusing: list.updater.current))
    }

    func menu(_ id: RowID) -> SegmentsView? {
      (list.cell(at: RowPath(id)) as? UIView)?.first(SegmentsView.self)
    }

    var names: [String] {
      list.shown.filter { $0.hasPrefix("Element") }.map { String($0.suffix(1)) }
    }
    var cards: String {
      ((try? list.inner("carousel").shown) ?? []).map { String($0.suffix(1)) }.joined()
    }
    var offset: Double? { try? list.inner("carousel").offset }
  }

  @Test(arguments: hosts) func steps0To7ChangeWhatTheyMustAndNothingElse(_ kind: HostKind) throws {
    let scene = Scene(kind)
    let list = scene.list
    #expect(list.shown.prefix(2) == ["Promo Banner", "menu unsorted"] && list.shown.count == 9)
    #expect(scene.names.suffix(5) == ["2", "1", "5", "3", "4"] && scene.cards.hasPrefix("21"))
    let (screen, cells) = (list.updater.current, TestCell.main)
    #expect(CellRegistry<TableList>(cells).audit(screen, includesContainers: false).isComplete)
    #expect(CellRegistry<CollectionList>(cells).audit(screen).isComplete)

    let rows: [RowPath] = ["menu/h", "menu/v", "carousel"]
    let kept = rows.map(list.cell) + [try list.inner("carousel").list]
    let banner = (list.cell(at: "banner") as? UIView)?.first(BannerView.self)
    func sort(_ menu: RowID, _ order: MainScene.Sort) -> () -> Void {
      { scene.menu(menu)?.touch(order) }
    }
    let steps: [(() -> Void, String)] = [
      (sort("menu/h", .aToZ), "~0.1 | 0.1>0.0, 0.2>0.4"),
      (sort("menu/v", .aToZ), "~0.3; 0.5>0.4, 0.6>0.8 | "),
      (sort("menu/v", .zToA), "~0.3; 0.8>0.4, 0.7>0.5, 0.6>0.6, 0.5>0.7 | "),
      ({ banner?.close() }, "-0.0 | "),
      (sort("menu/v", .unsorted), "~0.2; 0.6>0.3, 0.7>0.4, 0.5>0.6 | "),
      (sort("menu/h", .zToA), "~0.0 | 0.4>0.0, 0.3>0.1, 0.2>0.2, 0.1>0.3"),
      ({ scene.apply() }, " | "),
    ]
    for (change, expected) in steps {
      change()
      let logs = [try list.log(in: nil), try list.log(in: "carousel")]
      let log = logs.map { $0.joined(separator: "; ") }.joined(separator: " | ")
        .replacing(" to ", with: ">").replacing("reconfigure ", with: "~")
        .replacing("remove ", with: "-").replacing("move ", with: "")
      expectEqual(log, expected)
    }
    let now = rows.map(list.cell) + [try list.inner("carousel").list]
    #expect(zip(kept, now).allSatisfy { $0 === $1 })
  }

  @Test(arguments: hosts, pools)
  func step8TheCarouselIsAsItWasLeft(_ kind: HostKind, _ pool: SimOptions.PoolPolicy) throws {
    let scene = Scene(kind, height: 132, pool: pool)
    let list = scene.list
    scene.menu("menu/h")?.touch(.aToZ)
    try list.scroll("carousel", to: 384)
    expectEqual(scene.cards, "34")
    list.scroll(to: 420)
    #expect(list.cell(at: "carousel") == nil)
    list.scroll(to: 0)
    #expect(scene.offset == 384 && scene.cards == "34")
    list.scroll(to: 44)
    scene.menu("menu/v")?.touch(.aToZ)
    #expect(try scene.offset == 384 && list.log(in: "carousel") == [])
    #expect(scene.menu("menu/v")?.selected == .aToZ && scene.menu("menu/h")?.selected == .aToZ)
    list.scroll(to: 420)
    expectEqual(scene.names.suffix(3), ["3", "4", "5"])
    list.scroll(to: 44)
    #expect(scene.offset == 384 && scene.cards == "34")
  }

  @Test(arguments: hosts) func step9ATapPicksTheSameElementInBothPlaces(_ kind: HostKind) throws {
    let scene = Scene(kind)
    for row in ["banner", "menu/h", "carousel", "menu/v"] as [RowPath] {
      try? scene.list.tap(row)
      expectEqual(scene.store.picks, [], "taps elsewhere do nothing")
    }
    try scene.list.tap(RowPath(RowID("e1", of: ElementRow.self)))
    try scene.list.tap(RowPath(RowID("e1", of: ElementCard.self), in: ["carousel"]))
    expectEqual(scene.store.picks, Array(repeating: "Element 1 with id e1 tapped", count: 2))
  }
}
