/// Rows that the user drags.
@MainActor @Suite(.timedOnMain) struct ReorderTests {
  /// An app whose rows can be dragged.
  @MainActor
  private final class App {
    let bench: Bench
    var sections: [[Int]]
    var heard: [Reorder] = []
    /// What the app does about a drag, to the sections.
    var answer: (inout [[Int]], Reorder) -> Void = { _, _ in }

    init(_ kind: ListKind, _ sections: [[Int]]) {
      bench = Bench(kind)
      self.sections = sections
      bench.show(screen)
    }

    var screen: ScreenSnapshot {
      ScreenSnapshot(
        sections.enumerated().map { index, ids in
          Section(index) {
            for id in ids { Item(id: id).reorderable { self.reorder($0) } }
          }
        })
    }

    private func reorder(_ reorder: Reorder) {
      heard.append(reorder)
      answer(&sections, reorder)
      bench.apply(screen)
    }
  }

  /// What an app makes of a drag.
  enum Answer: CaseIterable {
    case follows, rejects, putsElsewhere, ignores

    /// The rows that are shown after a drag of the first row behind the third.
    fileprivate var shown: [Int] {
      switch self {
      case .follows, .ignores: [1, 2, 0, 3]
      case .rejects: [0, 1, 2, 3]
      case .putsElsewhere: [3, 0, 2, 1]
      }
    }
  }

  @Test(arguments: HostKind.allCases, Answer.allCases)
  func theListShowsWhatTheAppMakesOfADrag(_ kind: HostKind, _ answer: Answer) throws {
    let list = kind.list()
    var (ids, heard) = ([0, 1, 2, 3], [Reorder]())
    func screen() -> Section {
      Section("items") {
        for id in ids {
          Item(id: id).reorderable {
            heard.append($0)
            if answer != .ignores { ids = answer.shown }
            if answer != .ignores { list.updater.apply(ScreenSnapshot(screen())) }
          }
        }
      }
    }
    list.show(screen())
    let cell = list.cell(at: .item(0))
    list.show(screen())
    try list.drag(.item(0), to: RowPosition(section: 0, row: 2))
    #expect(
      heard == [
        Reorder(
          id: RowID(0, of: Item.self), oldSection: "items", oldIndex: 0, section: "items",
          index: 2, next: RowID(3, of: Item.self))
      ])
    #expect(list.shown == answer.shown.map { "\($0)" } && list.cell(at: .item(0)) === cell)
    let isQuiet = answer == .follows || answer == .ignores
    #expect(try list.log(in: nil).isEmpty == isQuiet, "no more than the user sees already")
    list.show(screen())
    #expect(list.shown == ids.map { "\($0)" })
  }

  // MARK: Drag and drop

  /// An app that lets rows of another app be dropped.
  private final class Drops: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
    let change: () -> Void

    init(change: @escaping () -> Void) { self.change = change }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath
      else { return }
      change()
      coordinator.drop(item.dragItem, toRowAt: path)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath
      else { return }
      change()
      coordinator.drop(item.dragItem, toItemAt: path)
    }
  }

  @Test(arguments: ListKind.allCases)
  func whatIsAppliedInADropIsShownBeforeItsItemsFly(_ kind: ListKind) {
    let bench = Bench(kind) { $0.reloadThreshold = 0 }
    bench.show(ScreenSnapshot(items: 0..<3))
    let drops = Drops { bench.adapter.performDrop { bench.apply(ScreenSnapshot(items: 0..<4)) } }
    bench.table?.dropDelegate = drops
    bench.collection?.dropDelegate = drops
    #expect(bench.sim.drop(at: .init(3)))
    #expect(bench.shown == ["0", "1", "2", "3"])
    bench.settle()
    let late = Drops { bench.apply(ScreenSnapshot(items: 0..<5)) }
    bench.table?.dropDelegate = late
    bench.collection?.dropDelegate = late
    bench.sim.drop(at: .init(4))
    #expect(bench.codes == ["X13"], "the row is not there yet")
  }

  @Test(arguments: ListKind.allCases)
  func aRowIsDraggedToAnotherSection(_ kind: ListKind) {
    let app = App(kind, [[0, 1], [], [2]])
    app.answer = { sections, reorder in
      sections[1].append(sections[0].remove(at: reorder.oldIndex))
    }
    app.bench.sim.reorder(.init(1), to: .init(0, 1))
    app.bench.settle()
    #expect(app.heard.map(\.section) == [1] && app.heard.map(\.next) == [nil])
    #expect(app.bench.shown == ["0", "1", "2"])
    app.bench.sim.reorder(.init(0, 2), to: .init(0, 0))
    app.bench.settle()
    #expect(app.heard.count == 2)
    #expect(app.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aSnapshotThatComesDuringADragIsShownAfterIt(_ kind: ListKind) {
    let app = App(kind, [[0, 1, 2, 3]])
    app.answer = { sections, _ in sections = [[9, 0]] }
    app.bench.sim.beginDrag(.init(0))
    app.sections = [[5, 0, 1]]
    app.bench.apply(app.screen)
    app.bench.settle()
    #expect(app.bench.shown == ["0", "1", "2", "3"] && app.bench.sim.batches.isEmpty)
    app.bench.sim.moveDrag(to: .init(2))
    app.bench.sim.endDrag()
    app.bench.settle()
    #expect(app.bench.shown == ["9", "0"])
    #expect(app.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aCancelledDragLetsTheWaitingSnapshotIn(_ kind: ListKind) {
    let app = App(kind, [[0, 1, 2, 3]])
    app.bench.sim.beginDrag(.init(0))
    app.bench.sim.moveDrag(to: .init(2))
    app.sections = [[4, 5]]
    app.bench.apply(app.screen)
    app.bench.sim.cancelDrag()
    app.bench.settle()
    #expect(app.bench.shown == ["4", "5"] && app.heard.isEmpty)
    #expect(app.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func duringADragTheAdapterAsksNowAndThen(_ kind: ListKind) {
    let app = App(kind, [[0, 1]])
    app.bench.sim.beginDrag(.init(0))
    for _ in 0..<10 { app.bench.apply(ScreenSnapshot(items: [7])) }
    #expect(app.bench.turns.delays.count == 1 && app.bench.turns.delays.allSatisfy { $0 > 0 })
    app.bench.turns.turn()
    #expect(app.bench.turns.delays.count == 1 && app.bench.turns.requests == 2)
    app.bench.sim.cancelDrag()
    app.bench.settle()
    #expect(app.bench.turns.delays.isEmpty && app.bench.shown == ["7"])
  }

  @Test(arguments: ListKind.allCases)
  func rowsThatAreNotReorderableStay(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<3))
    #expect(!bench.sim.beginDrag(.init(0)))
  }
}
