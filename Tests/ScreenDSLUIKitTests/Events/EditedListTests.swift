@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct EditedListTests {
  private final class Model: @unchecked Sendable {
    var (isEditing, selectsRows, refuses) = (false, false, false)
    var ids = [1, 2, 3, 4]
    var (kept, dragged): (Set<Int>, Set<Int>) = ([4], [1, 2])
    var calls: [String] = []
  }

  private let model = Model()
  private func shown(_ kind: ListKind) -> Bench { Bench(kind).showing(screen()) }

  private func screen(layout: LayoutHint = .list, text: String = "") -> ModifiedScreen<Section> {
    let model = model
    let section = Section("items") {
      for id in model.ids {
        let style = model.kept.contains(id) ? ActionStyle.normal : .destructive
        let delete = SwipeAction("Delete", style: style) { model.ids.removeAll { $0 == id } }
        let row = Item(id: id, text: text).onSelect { model.calls.append("select \(id)") }
          .onDeselect { model.calls.append("deselect \(id)") }
          .swipeActions(SwipeAction("Pin") {}, delete)
        if model.dragged.contains(id) { row.reorderable { _ in } } else { row }
      }
    }
    return section.layout(layout)
      .editing(model.isEditing, selectsRows: model.selectsRows) { [isEditing = model.isEditing] in
        model.calls.append("edit \($0) from \(isEditing)")
        if !model.refuses { model.isEditing = $0 }
      }
  }

  @Test(arguments: views) func theViewIsEditedAsTheScreenSays(_ kind: ListKind) throws {
    let bench = shown(kind)
    #expect(!bench.view.isEditing && bench.sim.tapDeleteControl(.init(0)) == nil)
    #expect(bench.sim.tap(.init(0)) && model.calls == ["select 1"])
    model.isEditing = true
    bench.show(screen())
    #expect(bench.view.isEditing && bench.adapter.updater.isEditing == true)
    #expect(!bench.sim.tap(.init(0)) && model.calls == ["select 1"], "a tap does nothing")
    expectEqual(bench.sim.swipe(.init(0), edge: .trailing)?.actions.isEmpty, true)
    let actions = try #require(bench.sim.tapDeleteControl(.init(0))).actions
    expectEqual(actions.map(\.title), ["Pin", "Delete"])
    #expect(bench.sim.tapDeleteControl(.init(3)) == nil, "nothing takes the row away")
    #expect(bench.sim.perform(actions[1]))
    bench.show(screen())
    #expect(bench.shown == ["2", "3", "4"] && bench.view.isEditing)
    for kept in [[], [4]] as [Set<Int>] {
      model.kept = kept
      bench.show(screen())
      #expect((bench.sim.tapDeleteControl(.init(2)) == nil) == !kept.isEmpty)
    }
    let cell = bench.cell(0)
    bench.show(screen(text: "new"))
    #expect(bench.cell(0) === cell, "its edit controls are the same")
    if kind == .collection {
      expectEqual(
        (0..<3).map { bench.sim.accessories(.init($0)) }, [[.delete, .reorder], [.delete], []])
      let (cell, view) = (try #require(bench.cell(0) as? UICollectionViewListCell), UIView())
      let place = UICellAccessory.Placement.trailing(displayed: .always)
      cell.accessories.append(.customView(configuration: .init(customView: view, placement: place)))
      view.removeFromSuperview()
      let row = bench.adapter.updater.current.sections[0].rows[0]
      bench.collectionAdapter?.core.giveEditControls(to: cell, showing: row, inList: true)
      #expect(view.superview == nil, "equal accessories are not set again")
    }
    bench.show(Section("items") { Item(id: 2).reorderable { _ in } })
    #expect(!bench.view.isEditing && bench.adapter.updater.isEditing == nil)
    #expect(!bench.sim.accessories(.init(0)).contains(.reorder), "the app may edit by itself")
  }

  @Test(arguments: views, [SelectionMode.momentary, .single])
  func severalRowsAreSelectedWhileTheListIsEdited(_ kind: ListKind, _ usual: SelectionMode) {
    let bench = shown(kind)
    bench.adapter.selectionMode = usual
    (model.isEditing, model.selectsRows) = (true, true)
    bench.show(screen())
    expectEqual(bench.adapter.selectionMode, .multiple)
    for row in [0, 2, 1, 0] { bench.sim.tap(.init(row)) }
    expectEqual(bench.adapter.selection.map { "\($0.id)" }, ["2", "3"])
    #expect(bench.sim.tapDeleteControl(.init(0)) == nil, "UIKit shows marks in its place")
    model.ids = [3, 2]
    bench.show(screen())
    expectEqual(bench.selectedPaths?.count, 2)
    model.selectsRows = false
    bench.show(screen())
    #expect(bench.adapter.selection == [] && bench.selectedPaths?.isEmpty != false)
    #expect(bench.view.isEditing && bench.adapter.selectionMode == usual)
    guard kind == .collection else { return }
    model.ids = [1]
    bench.show(screen(layout: .grid(columns: 2)))
    expectEqual(bench.sim.accessories(.init(0)), [.reorder], "only a list swipes")
  }

  @Test(arguments: views, [true, false])
  func theControllersEditButtonAsksTheNewestHandlerAndFollows(_ kind: ListKind, _ refuses: Bool) {
    let (bench, controller) = (Bench(kind, hasWindow: false), EditedController())
    controller.show(bench)
    model.refuses = refuses
    bench.show(screen())
    controller.setEditing(true, animated: true)
    #expect(model.calls == ["edit true from false"] && controller.isEditing)
    bench.apply(screen())
    #expect(controller.isEditing, "an update comes before the tenth of a second is over")
    bench.show(screen())
    #expect(bench.view.isEditing != refuses)
    bench.settle()
    #expect(controller.isEditing != refuses, "what is refused goes back")
    let told = refuses ? ["true animated", "false animated"] : ["true animated"]
    expectEqual(controller.told, told, "it is not told what it shows")
    if refuses { return }
    model.isEditing = false
    bench.show(screen())
    #expect(!controller.isEditing && !bench.view.isEditing && model.calls.count == 1)
  }

  @Test func whereNothingIsSaidTheAppEdits() {
    let (bench, controller) = (Bench(.table, hasWindow: false), EditedController())
    controller.show(bench)
    bench.view.allowsMultipleSelectionDuringEditing = true
    bench.show(Section("items", items: [1]).editing(false))
    bench.show(ScreenSnapshot(items: [1, 2]))
    #expect(bench.view.allowsMultipleSelectionDuringEditing)
    bench.view.setEditing(true, animated: false)
    controller.setEditing(true, animated: false)
    bench.show(ScreenSnapshot(items: [1]))
    #expect(bench.view.isEditing && controller.isEditing && !bench.adapter.updater.edit(true))
  }

  @Test func editingBeginsAnewForOtherControls() {
    let table = ToldTable(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: .plain)
    let (adapter, window) = (TableAdapter(table, cells: .plain), UIWindow())
    window.addSubview(table)
    table.sim.setWindow(true)
    for (isEditing, selectsRows) in [(true, false), (true, true), (false, true)] {
      (model.isEditing, model.selectsRows) = (isEditing, selectsRows)
      adapter.apply(ScreenSnapshot(screen()))
      table.sim.drain()
    }
    expectEqual(table.told, ["true", "false", "true animated", "false animated"])
  }

  @Test(arguments: views) func eachTapOnAnEditButtonHasItsTime(_ kind: ListKind) {
    let (bench, log) = (shown(kind), Log())
    bench.updater.work.onEditing = { log.add("shows \($0)") }
    model.refuses = true
    for _ in 0..<2 {
      bench.updater.edit(true)
      bench.turns.advance(by: 0.06)
    }
    #expect(log.take() == [] && model.calls == ["edit true from false", "edit true from false"])
    bench.turns.advance(by: 0.06)
    expectEqual(log.take(), ["shows false"])
  }

  @Test(arguments: views) func editingEndsAfterTheDrag(_ kind: ListKind) {
    model.isEditing = true
    let bench = shown(kind)
    #expect(bench.sim.beginDrag(.init(0)))
    bench.sim.moveDrag(to: .init(1))
    model.isEditing = false
    bench.apply(screen())
    #expect(bench.view.isEditing)
    bench.sim.endDrag()
    for _ in 0..<2 { bench.settle() }
    #expect(!bench.view.isEditing && bench.shown == ["1", "2", "3", "4"])
  }
}

private final class ToldTable: UITableView {
  private(set) var told: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    told.append("\(editing)\(animated ? " animated" : "")")
    super.setEditing(editing, animated: animated)
  }
}

@MainActor private final class EditedController: UIViewController {
  private weak var adapter: ListAdapter?
  private(set) var told: [String] = []

  func show(_ bench: Bench) {
    adapter = bench.adapter
    view.frame = bench.view.frame
    view.addSubview(bench.view)
    bench.sim.setWindow(true)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    told.append("\(editing)\(animated ? " animated" : "")")
    adapter?.edit(editing)
  }
}
