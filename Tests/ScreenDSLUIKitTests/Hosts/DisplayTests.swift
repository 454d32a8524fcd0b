/// Rows that come into sight, go out of it, or may soon come.
@MainActor @Suite(.timedOnMain) struct DisplayTests {
  /// Which rows are in sight, as the handlers tell.
  @MainActor
  private final class DisplayedRows {
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
    let displayed = DisplayedRows()
    bench.show(displayed.screen(0..<20))
    #expect(displayed.seen == [0, 1, 2, 3, 4])
    bench.sim.scroll(to: 60)
    #expect(displayed.seen == [1, 2, 3, 4, 5, 6] && displayed.isPaired)
    bench.sim.scroll(to: 0)
    bench.show(displayed.screen([3, 19, 0, 4, 7, 1], text: "changed"))
    #expect(displayed.seen == [0, 3, 4, 7, 19] && displayed.isPaired)
    bench.choose(.bold)
    bench.settle()
    #expect(
      bench.shown.first == "bold 3 changed" && displayed.seen.count == 5 && displayed.isPaired)
    bench.sim.setWindow(false)
    bench.apply(displayed.screen([8, 9]))
    bench.sim.setWindow(true)
    bench.settle()
    #expect(displayed.seen == [8, 9] && displayed.isPaired)
    bench.show(ScreenSnapshot())
    #expect(displayed.seen == [])
    #expect(
      displayed.most == 1, "also while a cell goes with an animation and another shows its row")
  }

  @Test(arguments: ListKind.allCases)
  func rowsNearbyArePrefetchedAndCancelled(_ kind: ListKind) {
    let bench = Bench(kind)
    let displayed = DisplayedRows()
    bench.show(displayed.screen(0..<40))
    // One cell is made ahead of time, and four rows after it may come.
    #expect(displayed.prefetched == ["6 expected", "7 expected", "8 expected", "9 expected"])
    displayed.prefetched = []
    bench.sim.scroll(to: 30 * 44)
    #expect(
      displayed.prefetched.prefix(4).map { $0.hasSuffix("cancelled") } == [true, true, true, true])
    displayed.prefetched = []
    let stray = [IndexPath(2), IndexPath(99), IndexPath(0, 4)]
    bench.table.map { $0.prefetchDataSource?.tableView($0, prefetchRowsAt: stray) }
    bench.collection.map { $0.prefetchDataSource?.collectionView($0, prefetchItemsAt: stray) }
    #expect(displayed.prefetched == ["2 expected"], "rows that are gone are left out")
  }

  /// A section whose header and footer tell.
  private func told(
    _ log: Log, _ number: Int, _ header: some CellModel = Title(text: "top")
  ) -> ScreenSnapshot {
    func add(_ event: String) -> @MainActor @Sendable () -> Void {
      { log.add("\(event) \(number)") }
    }
    let section = Section(
      "a", header: header.onDisplay(add("+top")).onEndDisplay(add("-top")),
      footer: Remark(text: "end").onSelect {}.onDisplay(add("+foot")).onEndDisplay(
        add("-foot"))
    ) {
      for id in 0..<10 { Item(id: id) }
    }
    return ScreenSnapshot(section)
  }

  @Test(arguments: HostKind.allCases)
  func headersAndFootersTellToo(_ kind: HostKind) {
    let (list, log) = (kind.list(), Log())
    list.show(told(log, 1))
    #expect(log.take() == ["+top 1"])
    list.show(told(log, 2))
    #expect(log.take() == [], "the same view shows it")
    list.scroll(to: 10_000)
    #expect(log.take().sorted() == ["+foot 2", "-top 2"], "the newest handlers run")
    list.scroll(to: 0)
    #expect(log.take().sorted() == ["+top 2", "-foot 2"])
    list.show(ScreenSnapshot(Section("a", items: 0..<10)))
    #expect(log.take() == ["-top 2"], "the last handler that it had")
    list.show(told(log, 4))
    list.show(told(log, 5, Remark(text: "another view")))
    #expect(log.take().sorted() == ["+top 4", "+top 5", "-top 5"], "the newest handlers run")
    list.show(ScreenSnapshot(Section("b", items: 0..<10)))
    #expect(log.take().filter { $0.hasSuffix("top 5") } == ["-top 5"], "its section goes")
    list.show(told(log, 3))
    list.show(ScreenSnapshot())
    #expect(log.take() == ["+top 3", "-top 3"])
  }
}
