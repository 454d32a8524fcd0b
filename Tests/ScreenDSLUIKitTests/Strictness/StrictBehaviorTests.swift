@MainActor @Suite(.timedOnMain) struct StrictBehaviorTests {
  private let losing = SimOptions.with { $0.losesReloadsInAnimations = true }

  private func screen(_ header: String?, _ ids: Range<Int>) -> Section {
    Section("a", header: header.map { Title(text: $0) }, items: ids)
  }

  @Test func aTableThatAsksWhereARowMayGoIsNotUpdated() throws {
    func rows(_ ids: [Int]) -> Section {
      Section("items") { for id in ids { Item(id: id).reorderable { _ in } } }
    }
    let bench = Bench(.table, .with { $0.reportsDrags = false }).showing(rows([0, 1, 2, 3]))
    let (table, control) = (try #require(bench.table), bench.cell(0).touch())
    let target = try #require(table.delegate).tableView(
      table, targetIndexPathForMoveFromRowAt: .init(0), toProposedIndexPath: .init(2))
    expectEqual(target, .init(2))
    bench.apply(rows([3, 2, 1, 0]))
    #expect(bench.adapter.updater.isWaiting)
    control.isTracking = false
    bench.settle()
    expectEqual(bench.shown, ["3", "2", "1", "0"])
  }

  @Test(arguments: views) func whatNeverComesSilencesNothingLater(_ kind: ListKind) async {
    let bench = Bench(kind, .with { $0.lostCompletions = .all })
    var completed: [Int] = []
    bench.show(ScreenSnapshot(items: 0..<3))
    for id in 1...2 {
      bench.apply(ScreenSnapshot(items: id..<id + 3)) { _ in completed.append(id) }
      await bench.rest()
    }
    expectEqual(completed, [1, 2])
    bench.apply(ScreenSnapshot(items: 3..<6)) { _ in completed.append(3) }
    bench.sim.setWindow(false)
    bench.apply(ScreenSnapshot(items: 2..<5)) { _ in completed.append(4) }
    expectEqual(completed, [1, 2, 3, 4], "a reload waits for no batch that began before")
    let other = Bench(kind, .with { $0.skipsBatches = true })
    for start in 0..<2 { other.show(ScreenSnapshot(items: start..<start + 3)) }
    expectEqual(other.shown, ["1", "2", "3"], "a batch that does not run becomes a reload")
  }

  @Test(arguments: [(ListKind.table, nil), (.collection, nil), (.table, "new")])
  func manyChangesAreABatchWhileAnotherOneAnimatesOrAHandIsOnARow(_ kind: ListKind, header: String?)
  {
    let bench = Bench(kind, losing) { $0.reloadThreshold = 3 }
    bench.show(screen(header.map { _ in "old" }, 0..<3))
    bench.sim.clearLog()
    for count in [header == nil ? 4 : 3, 20] { bench.apply(screen(header, 0..<count)) }
    bench.settle()
    #expect(bench.sim.reloads == 0 && bench.shown.prefix(4) == ["0", "1", "2", "3"])
    bench.show(screen(header, 30..<50))
    expectEqual(bench.sim.reloads, 1)
    let (cell, field) = (bench.cell(0), bench.cell(0).edit())
    bench.show(screen(header, 30..<60))
    #expect(bench.cell(0) === cell && bench.sim.reloads == 0, "a field is edited")
    field.resignFirstResponder()
    let control = bench.cell(1).touch()
    bench.show(screen(header, 30..<40))
    #expect(bench.cell(0) === cell && bench.sim.reloads == 0, "a finger is on a switch")
    control.isTracking = false
    bench.show(screen(header, 70..<90))
    expectEqual(bench.sim.reloads, 1)
  }

  @Test(arguments: views) func noReloadComesWhileABatchWithoutOperationsRuns(_ kind: ListKind) {
    func screen(_ ids: Range<Int>, place: Int = 0) -> some ScreenContent {
      Section("a", items: ids).emptyContent { Item(id: 0, text: "none") }.listID(place)
    }
    for (start, end) in [(0..<20, screen(0..<20)), (0..<2, screen(0..<20, place: 1))] {
      let bench = Bench(kind, losing) { $0.reloadThreshold = 3 }.showing(screen(start))
      for next in [screen(0..<0), end] { bench.apply(next) }
      bench.settle()
      expectEqual(bench.shown, ["0", "1", "2", "3", "4"])
      bench.record(1)?.context?.remeasure()
      bench.show(screen(30..<50, place: 1))
      expectEqual(bench.shown.first, "30")
    }
  }

  @Test(arguments: views) func anotherHeaderIsNoReload(_ kind: ListKind) {
    let bench = Bench(kind, losing).showing(screen("top", 0..<2))
    let field = bench.cell(0).edit()
    bench.sim.clearLog()
    // Another batch animates while the views of the headers are exchanged.
    bench.apply(screen("top", 0..<3))
    let sign = TestCell.view(
      showing: Title.self, { UIView() },
      configure: { view, title, _ in view.accessibilityLabel = "sign \(title.text)" })
    bench.setCells([.item, sign])
    #expect(bench.header(0)?.shownText == "sign top" && bench.shown == ["0", "1", "2"])
    #expect(field.isFirstResponder && bench.sim.reloads == 0)
  }

  @Test(arguments: views) func anotherClassUnderTheSameIdentifierIsReported(_ kind: ListKind) {
    let remark = TestCell.both(
      .class(UITableViewCell.self, showing: Remark.self, identifier: "same") { _, _, _ in },
      .class(UICollectionViewCell.self, showing: Remark.self, identifier: "same") { _, _, _ in })
    let item = TestCell.both(
      .class(TableItemCell.self, identifier: "same"),
      .class(CollectionItemCell.self, identifier: "same"))
    let bench = Bench(kind, cells: [remark, item]).showing("a") {
      Item(id: 1)
      Remark(text: "r")
    }
    expectEqual(bench.problems.count, 1)
  }

  @Test(arguments: views, [true, false])
  func anUpdateDuringAScrollIsAnimatedOnRequest(_ kind: ListKind, _ slowsDown: Bool) {
    for animates in [true, false] {
      let bench = Bench(kind) { $0.animatesWhileScrolling = animates }
      bench.show(ScreenSnapshot(items: 0..<30))
      var wasAnimated: Bool?
      let own = bench.addDelegate()
      own.onHear = { event in
        guard event == (slowsDown ? "slow" : "drag") else { return }
        bench.apply(ScreenSnapshot(items: 1..<30))
        wasAnimated = bench.sim.wasBatchAnimated
      }
      if slowsDown { bench.sim.flick(to: 30) } else { bench.sim.scroll(to: 30) }
      expectEqual(wasAnimated, animates)
      bench.settle()
      bench.show(ScreenSnapshot(items: 2..<30))
      #expect(bench.sim.wasBatchAnimated)
    }
  }
}
