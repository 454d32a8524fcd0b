/// Rows that come into sight, go out of it, or may soon come.
@MainActor @Suite(.timedOnMain) struct DisplayTests {
  /// Which rows are in sight, as the handlers tell.
  @MainActor
  private final class Sight {
    var rows: [Int: Int] = [:]
    /// How many times at once a row was in sight, at most.
    var most = 0
    var prefetched: [String] = []

    func screen(_ ids: some Sequence<Int>, text: String = "") -> Section {
      Section("items") {
        for id in ids {
          Item(id: id, text: text).onDisplay { self.show(id) }
            .onEndDisplay { self.rows[id, default: 0] -= 1 }
            .onPrefetch { self.prefetched.append("\(id) \($0)") }
        }
      }
    }

    private func show(_ id: Int) {
      rows[id, default: 0] += 1
      most = max(most, rows[id, default: 0])
    }

    var seen: [Int] { rows.filter { $0.value != 0 }.keys.sorted() }
    var isPaired: Bool { rows.values.allSatisfy { $0 == 0 || $0 == 1 } }
  }

  @Test(arguments: ListKind.allCases, SimOptions.CallbackOrder.allCases)
  func displaysAndTheirEndsArePaired(_ kind: ListKind, _ order: SimOptions.CallbackOrder) {
    var options = SimOptions(level: .discipline)
    options.callbackOrder = order
    let bench = Bench(kind, options)
    let sight = Sight()
    bench.show(sight.screen(0..<20))
    #expect(sight.seen == [0, 1, 2, 3, 4])
    bench.sim.scroll(to: 60)
    #expect(sight.seen == [1, 2, 3, 4, 5, 6] && sight.isPaired)
    bench.sim.scroll(to: 0)
    bench.show(sight.screen([3, 19, 0, 4, 7, 1], text: "changed"))
    #expect(sight.seen == [0, 3, 4, 7, 19] && sight.isPaired)
    bench.choose(.bold)
    bench.settle()
    #expect(bench.shown.first == "bold 3 changed" && sight.seen.count == 5 && sight.isPaired)
    bench.sim.setWindow(false)
    bench.apply(sight.screen([8, 9]))
    bench.sim.setWindow(true)
    bench.settle()
    #expect(sight.seen == [8, 9] && sight.isPaired)
    bench.show(ScreenSnapshot())
    #expect(sight.seen == [])
    #expect(sight.most == 1, "also while a cell goes with an animation and another shows its row")
  }

  @Test(arguments: ListKind.allCases)
  func rowsNearbyArePrefetchedAndCancelled(_ kind: ListKind) {
    let bench = Bench(kind)
    let sight = Sight()
    bench.show(sight.screen(0..<40))
    // One cell is made ahead of time, and four rows after it may come.
    #expect(sight.prefetched == ["6 expected", "7 expected", "8 expected", "9 expected"])
    sight.prefetched = []
    bench.sim.scroll(to: 30 * 44)
    #expect(
      sight.prefetched.prefix(4).map { $0.hasSuffix("cancelled") } == [true, true, true, true])
    sight.prefetched = []
    let stray = [IndexPath(2), IndexPath(99), IndexPath(0, 4)]
    bench.table.map { $0.prefetchDataSource?.tableView($0, prefetchRowsAt: stray) }
    bench.collection.map { $0.prefetchDataSource?.collectionView($0, prefetchItemsAt: stray) }
    #expect(sight.prefetched == ["2 expected"], "rows that are gone are left out")
  }
}
