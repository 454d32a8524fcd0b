@MainActor @Suite(.timedOnMain) struct ReentrancyTests {
  enum Moment: CaseIterable {
    case configure, display, endDisplay, prefetch, select, scroll, completion
  }

  @MainActor private final class App {
    let bench: Bench, moment: Moment
    var next: Section?
    private(set) var isDone = false

    init(_ kind: ListKind, _ moment: Moment, _ sim: SimOptions = SimOptions(level: .discipline)) {
      self.moment = moment
      let fire = Box()
      let item = TestCell.cell(showing: Item.self) { cell, item, _ in
        cell.accessibilityLabel = item.name
        fire.action(item)
      }
      bench = Bench(kind, sim, cells: [item])
      fire.action = { [unowned self] item in if item.id == 6 { self.reach(.configure) } }
      bench.adapter.onScroll = { [unowned self] _ in self.reach(.scroll) }
    }

    @MainActor final class Box: Sendable { var action: (Item) -> Void = { _ in } }

    func reach(_ reached: Moment) {
      guard reached == moment, let next else { return }
      (self.next, isDone) = (nil, true)
      bench.apply(next)
    }

    func screen(_ ids: some Sequence<Int>) -> Section {
      Section("items") {
        for id in ids {
          Item(id: id).onDisplay { self.reach(.display) }.onEndDisplay { self.reach(.endDisplay) }
            .onPrefetch { _ in self.reach(.prefetch) }.onSelect { self.reach(.select) }
        }
      }
    }
  }

  @Test(arguments: views, Moment.allCases)
  func aSnapshotFromACallbackIsShown(_ kind: ListKind, _ moment: Moment) {
    for order in SimOptions.CallbackOrder.allCases {
      for timing in SimOptions.CompletionTiming.allCases {
        let app = App(
          kind, moment, .strict { ($0.callbackOrder, $0.completionTiming) = (order, timing) })
        app.bench.show(app.screen(0..<20))
        app.next = app.screen([3, 30, 1])
        app.bench.sim.scroll(to: 100)
        _ = app.bench.tap(3)
        app.bench.apply(app.screen((0..<20).filter { $0 != 4 })) { _ in app.reach(.completion) }
        app.bench.settle()
        #expect(app.isDone, "\(moment)")
        if moment == .completion {
          expectEqual(app.bench.shown, ["3", "30", "1"])
        } else {
          app.bench.show(app.screen([1, 2]))
          expectEqual(app.bench.shown, ["1", "2"])
        }
        expectEqual(app.bench.codes, [], "\(moment) \(order) \(timing)")
      }
    }
  }

  @Test(arguments: views, [Moment.configure, .display, .endDisplay, .prefetch, .scroll])
  func aSnapshotFromWithinALayoutWaitsForTheNextTurn(_ kind: ListKind, _ moment: Moment) {
    let app = App(kind, moment)
    app.bench.show(app.screen(0..<20))
    app.next = app.screen([3, 30, 1])
    app.bench.sim.scroll(to: 100)
    #expect(app.isDone && app.bench.adapter.updater.isWaiting)
    #expect(app.bench.turns.delays == [0] && app.bench.sim.batches.isEmpty)
    app.bench.turns.turn()
    app.bench.settle()
    #expect(app.bench.shown == ["3", "30", "1"] && app.bench.turns.requests == 1)
  }

  @Test func aSnapshotWaitsForTheEndOfALayoutThatAsksForAHeader() throws {
    let bench = Bench(.table).showing(Section("a", header: Title(text: "a"), items: [1]))
    let table = try #require(bench.table)
    #expect(table.delegate?.tableView(table, viewForHeaderInSection: 0) != nil)
    bench.apply(ScreenSnapshot(items: [2]))
    #expect(bench.adapter.updater.isWaiting)
    bench.settle()
    expectEqual(bench.shown, ["2"])
  }
}
