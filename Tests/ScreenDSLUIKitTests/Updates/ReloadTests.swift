/// When everything is shown anew, and when nothing is done.
@MainActor @Suite(.timedOnMain) struct ReloadTests {
  @Test(arguments: HostKind.allCases)
  func aSnapshotIsAReloadABatchOrNothing(_ kind: HostKind) throws {
    let list = kind.list { $0.reloadThreshold = 4 }
    func log(_ count: Int) throws -> [String] {
      list.show(ScreenSnapshot(items: 0..<count))
      #expect(list.shown == (0..<min(count, 5)).map { "\($0)" })
      return try list.log(in: nil)
    }
    #expect(try log(0) == ["reload"], "the first snapshot, though it is empty")
    #expect(try log(3) == ["insert 0.0, insert 0.1, insert 0.2"])
    #expect(try log(3) == [])
    #expect(try log(7).count == 1 && log(12) == ["reload"], "more than the threshold")
  }

  @Test(arguments: HostKind.allCases)
  func aWindowThatLeavesAndReturnsAloneNeedsNothing(_ kind: HostKind) throws {
    let list = kind.list().showing(ScreenSnapshot(items: 0..<3))
    let cell = list.cell(at: .item(1))
    list.setWindow(false)
    list.setWindow(true)
    list.show(ScreenSnapshot(items: 1..<4))
    #expect(try list.log(in: nil).count == 1 && list.cell(at: .item(1)) === cell)
  }

  @Test(arguments: ListKind.allCases)
  func anUnanimatedSnapshotIsShownTheSameWay(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(sections: ["a": [1, 2], "b": [3]]))
    bench.sim.clearLog()
    bench.apply(ScreenSnapshot(sections: ["a": [2, 4], "c": [5]]), isAnimated: false)
    bench.settle()
    #expect(bench.shown == ["2", "4", "5"])
    #expect(bench.sim.batches.count == 2)
  }

  @Test(arguments: ListKind.allCases)
  func aSnapshotFromALayoutThatAnUpdateForcesIsNotLost(_ kind: ListKind) {
    let bench = Bench(kind)
    let newest = ScreenSnapshot(items: [7])
    var isFirst = true
    func screen(_ id: Int) -> Section {
      Section("items") {
        Item(id: 0).onDisplay {
          if isFirst { bench.apply(newest) }
          isFirst = false
        }
        Item(id: id)
      }
    }
    bench.apply(screen(1))
    // The first one is laid out only now, and its row applies a newer one.
    bench.apply(screen(2))
    #expect(!isFirst)
    bench.settle()
    #expect(bench.shown == ["7"] && bench.adapter.snapshot == newest)
  }
}
