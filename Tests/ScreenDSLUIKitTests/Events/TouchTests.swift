@MainActor @Suite(.timedOnMain) struct TouchTests {
  private let log = Log()

  @Test(arguments: views) func rowsInCellsOfThePackageCanBeSwiped(_ kind: ListKind) throws {
    let bench = Bench(kind)
    var done: [String] = []
    bench.show("items") {
      Remark(text: "view").id("view").swipeActions(SwipeAction("Delete") { done.append("view") })
      Container.deck("deck", [1]).swipeActions(SwipeAction("Hide") { done.append("deck") })
      Item(id: 1)
    }
    for row in ["view", "deck"] as [RowPath] { try bench.swipeAndPerform(row) }
    expectEqual(done, ["view", "deck"])
    expectEqual(bench.sim.swipe(.init(2), edge: .trailing)?.actions, [], "UIKit has none, either")
  }

  @Test(arguments: views, [true, false])
  func aTapDeselectsIfTheOptionsSaySo(_ kind: ListKind, _ deselects: Bool) {
    let bench = Bench(kind) { $0.deselectsRows = deselects }.showing("items") {
      Item(id: 0).onSelect {}
      Item(id: 1)
    }
    #expect(bench.tap(0) && !bench.tap(1))
    expectEqual(bench.sim.log.contains(.deselected(ItemPath(0))), deselects)
  }

  @Test(arguments: views, [SwipeEdge.leading, .trailing])
  func aSwipeActionRunsTheNewestHandlerOfItsTitle(_ kind: ListKind, _ edge: SwipeEdge) throws {
    let bench = Bench(kind)
    var done: [String] = []
    func screen(_ name: String) -> Section {
      let flag = SwipeAction("Flag", image: "flag.fill", color: .orange, allowsFullSwipe: false) {
        done.append("\(name) flag")
      }
      let delete = SwipeAction("Delete", style: .destructive) { done.append("\(name) delete") }
      return Section("items") { Item(id: 1).swipeActions(edge, [flag, delete]) }
    }
    bench.show(screen("old"))
    let simEdge = edge == .leading ? SimEdge.leading : .trailing
    let configuration = try #require(bench.sim.swipe(.init(0), edge: simEdge))
    let actions = configuration.actions
    #expect(!configuration.performsFirstActionWithFullSwipe)
    expectEqual(actions.map { $0.image?.name }, ["flag.fill", nil])
    expectEqual(actions.map(\.backgroundColor), [.systemOrange, .systemRed])
    expectEqual(actions.map(\.title), ["Flag", "Delete"])
    expectEqual(actions.map(\.style), [.normal, .destructive])
    bench.show(screen("new"))
    bench.sim.perform(actions[1], at: .init(0))
    bench.settle()
    expectEqual(done, ["new delete"])
    let other = bench.sim.swipe(.init(0), edge: edge == .leading ? .trailing : .leading)
    expectEqual(other?.actions.isEmpty, true, "not even the view's own")
  }

  @Test(arguments: views) func aSwipeStaysOpenUntilSomethingTouchesItsRow(_ kind: ListKind) throws {
    let bench = Bench(kind)
    var done = 0
    func show(_ ids: [Int], text: String = "") {
      bench.show("items") {
        for id in ids {
          Item(id: id, text: id < 9 ? text : "").swipeActions(SwipeAction("Flag") { done += 1 })
        }
      }
    }
    func swipe() throws -> UIContextualAction {
      try #require(bench.sim.swipe(.init(1), edge: .trailing)?.actions.first)
    }
    show([1, 9, 2])
    var action = try swipe()
    show([0, 1, 9], text: "new")
    expectEqual(bench.sim.openSwipe, IndexPath(2), "other rows came, went and changed")
    #expect(bench.sim.perform(action, at: .init(2)) && done == 1 && bench.sim.openSwipe == nil)
    show([1, 9, 2])
    for close in [
      { show([1, 2]) }, { bench.view.reloadData() },
      { bench.view.setEditing(false, animated: true) },
      { bench.sim.scroll(to: 1) }, { _ = bench.sim.swipe(.init(0), edge: .leading) },
    ] {
      show([1, 9] + Array(10..<20))
      action = try swipe()
      close()
      bench.settle()
      #expect(bench.sim.openSwipe == nil && !bench.sim.perform(action, at: .init(1)) && done == 1)
    }
  }

  @Test(arguments: views, [true, false])
  func aDestructiveActionMayKeepItsRow(_ kind: ListKind, _ keepsRow: Bool) throws {
    let bench = Bench(kind)
    var asked = 0
    bench.show("items") {
      Item(id: 1).swipeActions(
        SwipeAction("Delete", style: .destructive) {
          asked += 1
          if !keepsRow { bench.apply(ScreenSnapshot(items: [2])) }
        })
      Item(id: 2)
    }
    let configuration = try #require(bench.sim.swipe(.init(0), edge: .trailing))
    #expect(configuration.performsFirstActionWithFullSwipe)
    bench.sim.perform(configuration.actions[0], at: .init(0))
    bench.settle()
    #expect(asked == 1 && bench.shown == (keepsRow ? ["1", "2"] : ["2"]))
  }

  @Test func aTablesRowsAreEditedAsTheirActionsSay() {
    let bench = Bench(.table).showing("items") {
      Item(id: 0).swipeActions(.leading, [SwipeAction("Flag") {}])
      Item(id: 1).swipeActions(SwipeAction("Pin") {}, SwipeAction("Delete", style: .destructive) {})
      Item(id: 2)
      Item(id: 3).onSelect {}.onDeselect {}.swipeActions(SwipeAction("Pin") {})
    }
    expectEqual((0..<4).map { bench.sim.editingStyle(.init($0)) }, [.none, .delete, .none, .none])
    expectEqual((0..<4).filter { bench.sim.isIndentedWhileEditing(.init($0)) }, [1])
    for selectsSeveral in [false, true] {
      bench.table?.allowsMultipleSelectionDuringEditing = selectsSeveral
      let canEdit = bench.table.map { $0.dataSource?.tableView($0, canEditRowAt: .init(2)) }
      expectEqual(canEdit, selectsSeveral)
    }
  }

  @Test func swipesThatCannotBeUncoveredAreReportedOnce() {
    let (bench, swipe) = (Bench(.collection), SwipeAction("Delete") {})
    let screen = ScreenSnapshot([
      Section("list") {
        for number in 1..<4 { Other(number: number).swipeActions(swipe) }
        Item(id: 9).swipeActions(swipe)
        Other(number: 10)
      },
      Section("grid") { Remark(text: "note").id("note").swipeActions(swipe) }
        .layout(.grid(columns: 2)),
    ])
    bench.show(screen)
    bench.sim.scroll(to: 100)
    #expect(bench.problems.allSatisfy { $0.kind == .unreachableSwipe && $0.source != nil })
    #expect(
      bench.problems.map(\.sentence) == [
        "No swipes in cells of 'UICollectionViewCell', as '1' has; "
          + "derive it from 'UICollectionViewListCell'",
        "No swipes in the layout around 'note', which has swipe actions; "
          + "lay its section out as a list",
      ])
    let audit = CellRegistry<CollectionList>.plain.audit(screen)
    expectEqual(audit.problems.map(\.sentence), Array(bench.problems.map(\.sentence).prefix(1)))
    #expect(CellRegistry<TableList>.plain.audit(screen).isComplete)
    bench.show(Section("grid") { Item(id: 1).swipeActions(swipe) }.layout(.list))
    expectEqual(bench.problems.count, 2, "its section becomes a list")
  }

  private func screen(_ header: any SupplementaryContent) -> Section {
    Section("items", header: header) { for id in 1...2 { Item(id: id).reorderable { _ in } } }
  }

  private func title(_ text: String, _ name: String) -> any SupplementaryContent {
    Title(text: text).onSelect { [log] in log.add(name) }
  }

  private func tapped(_ bench: Bench) -> [String] {
    bench.settle()
    for tap in bench.header(0)?.gestureRecognizers ?? [] {
      (tap as? UITapGestureRecognizer)?.recognize()
    }
    return log.take()
  }

  @Test(arguments: views) func theNewestActionOfAHeaderRuns(_ kind: ListKind) {
    let bench = Bench(kind)
    for (header, told) in [
      (title("a", "old"), ["old"]), (title("a", "new"), ["new"]), (title("b", "other"), ["other"]),
      (Title(text: "b"), []), (title("a", "again"), ["again"]),
    ] as [(any SupplementaryContent, [String])] {
      bench.show(screen(header))
      expectEqual(tapped(bench), told, "once")
      expectEqual((bench.header(0)?.gestureRecognizers ?? []).count, told.count)
    }
    expectEqual(bench.header(0)?.shownText, "a")
    bench.sim.beginDrag(.init(0))
    bench.apply(screen(title("a", "new")))
    #expect(bench.updater.isWaiting && tapped(bench) == ["new"], "what waits is newer")
    bench.sim.cancelDrag()
  }
}
