@MainActor @Suite(.timedOnMain) struct ReorderTests {
  @Test(
    arguments: hosts,
    [
      ("follows", [1, 2, 0, 3]), ("rejects", [0, 1, 2, 3]), ("puts elsewhere", [3, 0, 2, 1]),
      ("ignores", [1, 2, 0, 3]),
    ])
  func theListShowsWhatTheAppMakesOfADrag(
    _ kind: HostKind, _ answer: (name: String, shown: [Int])
  ) throws {
    let list = kind.list()
    var (ids, heard, ended) = ([0, 1, 2, 3], [Reorder](), Set<Int>())
    func screen() -> Section {
      Section("items") {
        for id in ids {
          Item(id: id).onEndDisplay { ended.insert(id) }.reorderable {
            heard.append($0)
            if answer.name == "ignores" { return }
            ids = answer.shown
            list.updater.apply(ScreenSnapshot(screen()))
          }
        }
      }
    }
    list.show(screen())
    let cell = list.cell(at: .item(0))
    list.show(screen())
    try list.drag(.item(0), to: RowPosition(section: 0, row: 2))
    let drag = Reorder(
      id: RowID(0, of: Item.self), oldSection: "items", oldIndex: 0, section: "items", index: 2,
      next: RowID(3, of: Item.self))
    expectEqual(heard, [drag])
    #expect(list.shown == answer.shown.map { "\($0)" } && list.cell(at: .item(0)) === cell)
    expectEqual(try list.log(in: nil).isEmpty, answer.shown == [1, 2, 0, 3], "it is seen already")
    list.show(screen())
    #expect(list.shown == ids.map { "\($0)" } && ended.isEmpty)
    list.show(Section("items") {})
    expectEqual(ended, [0, 1, 2, 3])
  }

  private final class Drops: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
    let change: () -> Void
    init(change: @escaping () -> Void) { self.change = change }

    func tableView(_: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      change()
      guard let path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
    }

    func collectionView(
      _: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      change()
      guard let path = coordinator.destinationIndexPath else { return }
      for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: path) }
    }
  }

  @Test(arguments: views) func whatIsAppliedInADropIsShownBeforeItsItemsFly(_ kind: ListKind) {
    let bench = Bench(kind) { $0.reloadThreshold = 0 }.showing(ScreenSnapshot(items: 0..<3))
    func drop(at row: Int, _ change: @escaping () -> Void) -> Bool {
      let drops = Drops(change: change)
      bench.table?.dropDelegate = drops
      bench.collection?.dropDelegate = drops
      return withExtendedLifetime(drops) { bench.sim.drop(at: .init(row)) }
    }
    #expect(drop(at: 3) { bench.adapter.performDrop { bench.apply(ScreenSnapshot(items: 0..<4)) } })
    expectEqual(bench.shown, ["0", "1", "2", "3"])
    bench.settle()
    _ = drop(at: 4) { bench.apply(ScreenSnapshot(items: 0..<5)) }
    expectEqual(bench.codes, ["X13"], "the row is not there yet")
  }

  @Test(arguments: views) func aRowIsDroppedOnlyWhereItMayBe(_ kind: ListKind) async {
    let (bench, log) = (Bench(kind), Log())
    bench.show("items") {
      for id in 0..<4 {
        Item(id: id).reorderable(canMove: { $0.index < 2 && log.lines.isEmpty }) {
          log.add("\($0.oldIndex)>\($0.index)")
        }
      }
      Item(id: 4)
    }
    bench.sim.reorder(.init(0), to: .init(3))
    bench.settle()
    #expect(log.take() == [] && bench.shown == ["0", "1", "2", "3", "4"])
    bench.sim.beginDrag(.init(0))
    bench.sim.moveDrag(to: .init(1))
    log.add("closed")
    bench.sim.endDrag()
    await yieldTurns()
    bench.settle()
    #expect(log.take() == ["closed"] && bench.shown == ["0", "1", "2", "3", "4"])
    bench.sim.reorder(.init(0), to: .init(1))
    #expect(log.take() == ["0>1"] && !bench.sim.beginDrag(.init(4)))
  }

  @Test(arguments: views) func aDropChangesWhichRowOfEqualIDsACellDisplays(_ kind: ListKind) {
    let (bench, log) = (Bench(kind), Log())
    bench.show("items") {
      for text in ["a", "b"] {
        Item(id: 1, text: text).onDisplay { log.add("display") }.reorderable { _ in }
      }
      for id in 2..<20 { Item(id: id) }
    }
    #expect(bench.sim.reorder(.init(0), to: .init(1)) && log.take().count == 2)
    bench.settle()
    for offset in [CGFloat(44), 0] { bench.sim.scroll(to: offset) }
    expectEqual(log.take(), ["display"])
  }

  @Test(arguments: views, [true, false])
  func whatComesDuringADragIsShownAfterItAndAskedForNowAndThen(_ kind: ListKind, isDropped: Bool) {
    let bench = Bench(kind)
    var heard: [Reorder] = []
    func screen(_ ids: [Int]) -> Section {
      Section("items") {
        for id in ids {
          Item(id: id).reorderable {
            heard.append($0)
            bench.apply(screen([9, 0]))
          }
        }
      }
    }
    bench.show(screen([0, 1, 2, 3]))
    bench.sim.beginDrag(.init(0))
    for _ in 0..<10 { bench.apply(screen([5, 0, 1])) }
    #expect(bench.turns.delays.count == 1 && bench.turns.delays.allSatisfy { $0 > 0 })
    bench.turns.turn()
    #expect(bench.turns.delays.count == 1 && bench.turns.requests == 2)
    #expect(bench.shown == ["0", "1", "2", "3"] && bench.sim.batches.isEmpty)
    bench.sim.moveDrag(to: .init(2))
    if isDropped { bench.sim.endDrag() } else { bench.sim.cancelDrag() }
    bench.sim.drain()
    bench.turns.turn()
    #expect(bench.updater.isWaiting || !isDropped, "the dropped row still flies to its place")
    bench.settle()
    expectEqual(bench.shown, (isDropped ? ["9", "0"] : ["5", "0", "1"]))
    expectEqual(heard.map { [$0.oldIndex, $0.index] }, isDropped ? [[1, 2]] : [], "of the newest")
    #expect(heard.allSatisfy { $0.next == nil } && bench.turns.delays.isEmpty)
  }

  /// During the drag, rows come below, or the row moves to the other section, or a row there has the same ID.
  @Test(arguments: [
    ([0, 1, 2, 3], [1], 0, IndexPath(2), "0: a0 to a2, before 3"),
    ([1, 2], [1, 0], 0, IndexPath(2), "0: b1 to a2"),
    ([1, 2], [1, 0], 0, IndexPath(0, 1), "0: b1 to b0, before 1"),
    ([0, 1, 2, 3], [1], 1, IndexPath(0, 1), "1: a1 to b0, before 1"),
  ])
  func aDropIsToldInTheListThatWaits(
    _ a: [Int], _ b: [Int], _ row: Int, _ place: IndexPath, _ drop: String
  ) {
    let (bench, log) = (Bench(.table), Log())
    func section(_ id: SectionID, _ ids: [Int]) -> Section {
      Section(id) {
        for id in ids {
          Title(text: "\(id)").id(id).reorderable {
            let next = $0.next.map { ", before \($0)" } ?? ""
            log.add("\($0.id): \($0.oldSection)\($0.oldIndex) to \($0.section)\($0.index)\(next)")
          }
        }
      }
    }
    bench.show(ScreenSnapshot([section("a", [0, 1, 2]), section("b", [1])]))
    bench.sim.beginDrag(.init(row))
    bench.apply(ScreenSnapshot([section("a", a), section("b", b)]))
    bench.sim.moveDrag(to: place)
    bench.sim.endDrag()
    expectEqual(log.take(), [drop])
  }

  @Test(arguments: hosts) func noRowIsDroppedBesideTheSearchField(_ kind: HostKind) {
    let (list, log) = (kind.list(), Log())
    let rows = Section("a") { for id in 0..<3 { Item(id: id).reorderable { log.add("\($0)") } } }
    list.show(rows.searchable("") { _ in })
    (list as? Bench)?.sim.reorder(.init(1, 1), to: .init(0, 0))
    (list as? Bench)?.settle()
    _ = try? (list as? HeadlessHost)?.reorder(.item(1), to: RowPosition(section: 0, row: 0))
    #expect(log.take() == [] && list.shown.suffix(3) == ["0", "1", "2"])
  }
}
