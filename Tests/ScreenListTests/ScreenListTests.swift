@_exported import ScreenDSLUIKit
import SwiftUI
import TestSupport
import Testing
import UIKitSimulator

/// Tests a screen as a SwiftUI view; on Linux only these tests call it.
@MainActor @Suite(.timedOnMain) struct ScreenListTests {
  /// Replaces SwiftUI: it keeps a view and its coordinator while the struct is created again and again.
  @MainActor private final class Shown<List: UIViewRepresentable> {
    var context: UIViewRepresentableContext<List>
    let view: List.UIViewType

    init(_ list: List) {
      context = UIViewRepresentableContext(coordinator: list.makeCoordinator())
      view = list.makeUIView(context: context)
      update(list)
    }

    private(set) var isUpdating = false

    func update(_ list: List) {
      isUpdating = true
      list.updateUIView(view, context: context)
      isUpdating = false
    }
  }

  private let heard = Heard()

  @MainActor private final class Heard {
    var reports: [UpdateReport] = [], adapters: [ListAdapter] = [], refreshes: [String] = []
    private var waiting: [@MainActor @Sendable () -> Void] = []
    var later: Scheduler { { [self] _, action in waiting.append(action) } }
    func turn() { while !waiting.isEmpty { waiting.removeFirst()() } }
  }

  private func screen(_ ids: [Int]) -> ScreenSnapshot { (["a": ids] as Lists).snapshot }

  private func table(_ ids: [Int]) -> ScreenList<ScreenSnapshot> {
    ScreenList(screen(ids), cells: CellRegistry<TableList>(), style: .insetGrouped)
      .options { [heard] in
        $0 = AdapterOptions(later: heard.later)
        $0.deselectsRows = false
      }
      .options { $0.reloadThreshold = 3 }.adapter { [heard] in heard.adapters.append($0) }
      .adapter { [heard] in $0.onUpdate = { heard.reports.append($0) } }
  }

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    (view as? SimListView)?.sim.setWindow(true)
  }

  @Test func itIsMadeOnceAndUpdatedByApply() throws {
    let shown = Shown(table([1, 2]))
    let view = try #require(shown.view as? UITableView)
    #expect(view.style == .insetGrouped && heard.adapters.count == 1)
    show(view)
    expectEqual(view.numberOfRows(inSection: 0), 2)
    shown.context.transaction.animation = .default
    shown.update(table([1, 2, 3]))
    shown.context.transaction.disablesAnimations = true
    shown.update(table([2, 3]))
    shown.context.transaction = Transaction()
    shown.update(table([2, 4]))
    view.sim.drain()
    var environment = ListEnvironment()
    environment.words.search = "Find"
    shown.update(table([7, 8, 9]).listEnvironment(environment))
    #expect(view.numberOfRows(inSection: 0) == 3 && heard.adapters.count == 1)
    expectEqual(heard.adapters[0].environment, environment)
    heard.turn()
    expectEqual(heard.reports.map(\.reload), [.firstDisplay, nil, nil, nil, .tooManyChanges])
    expectEqual(heard.reports.map(\.animated), [false, true, false, false, false])
    let list = ScreenList(screen([1]))
    let collection = try #require(Shown(list).view as? UICollectionView)
    #expect(!(collection.collectionViewLayout is UICollectionViewFlowLayout))
  }

  /// If a handler changes state during an update, SwiftUI reports "Modifying state during view update".
  @Test func nothingIsToldWhileSwiftUIUpdatesItsViews() throws {
    weak var shown: Shown<ScreenList<ScreenSnapshot>>?
    let log = Log()
    func tell(_ what: String) { log.add((shown?.isUpdating == true ? "too early: " : "") + what) }
    func list(_ ids: [Int]) -> ScreenList<ScreenSnapshot> {
      let rows = Section("a") {
        for id in ids {
          Note(id: id).onDisplay { tell("display \(id)") }.onEndDisplay { tell("end \(id)") }
        }
      }.onReachEnd { tell("end of the list") }
      return ScreenList(ScreenSnapshot(rows), cells: CellRegistry<TableList>())
        .options { [heard] in $0 = AdapterOptions(later: heard.later) }.adapter { adapter in
          adapter.onProblem = { tell("\($0.kind)") }
          adapter.onUpdate = { _ in tell("update") }
        }
    }
    let made = Shown(list([1]))
    shown = made
    let view = try #require(made.view as? UITableView)
    show(view)
    view.sim.drain()
    heard.turn()
    _ = log.take()
    for ids in [[1, 2], [2]] { made.update(list(ids)) }
    expectEqual(log.take(), [], "not before the update is over")
    view.sim.drain()
    heard.turn()
    expectEqual(log.take().sorted(), ["display 2", "end 1", "end of the list", "update", "update"])
  }

  @Test(arguments: [false, true])
  func refreshableOfTheEnvironmentPullsIfTheScreenDoesNot(_ hasOwn: Bool) async throws {
    let section = Section("a") { Note(id: 1) }
    let own = section.onRefresh { [heard] in heard.refreshes.append("screen") }
    let list = ScreenList(
      hasOwn ? ScreenSnapshot(own) : ScreenSnapshot(section), cells: CellRegistry<TableList>()
    ).adapter { [heard] in heard.adapters.append($0) }
    let shown = Shown(list)
    func update(_ name: String?) {
      shown.context.environment.refresh = name.map { name in
        RefreshAction { [heard] in await MainActor.run { heard.refreshes.append(name) } }
      }
      shown.update(list)
    }
    expectEqual((shown.view.refreshControl != nil), hasOwn)
    update("first")
    let control = try #require(shown.view.refreshControl)
    update("second")
    #expect(shown.view.refreshControl === control, "the same control")
    heard.adapters[0].updater.refresh()
    await eventually { !heard.refreshes.isEmpty }
    expectEqual(heard.refreshes, [hasOwn ? "screen" : "second"])
    update(nil)
    expectEqual((shown.view.refreshControl != nil), hasOwn)
  }

  @Test func searchableIsTheFieldOfTheScreensSearch() throws {
    var heard: [String] = []
    let screen = ScreenSnapshot(
      Section("a") { Note(id: 1) }.searchable("x", prompt: "Find") { heard.append($0) })
    let list = ScreenList(screen, cells: CellRegistry<TableList>()).searchable()
    let searched = try #require(list as? SearchedView<ScreenList<ScreenSnapshot>>)
    #expect(searched.prompt == "Find" && searched.text.wrappedValue == "x")
    searched.text.wrappedValue = "xy"
    expectEqual(heard, ["xy"])
    let view = Shown(searched.content).view as? UITableView
    view.map(show)
    expectEqual(view?.numberOfSections, 1, "no row has it")
  }

  @Test(arguments: [true, false]) func anEditButtonAsksTheScreenAndShowsItsAnswer(_ refuses: Bool) {
    let log = Log()
    var (isEditing, mode) = (false, EditMode.inactive)
    func list() -> ScreenList<ScreenSnapshot> {
      let rows = Section("a") { Note(id: 1) }.editing(isEditing) {
        log.add("edit \($0)")
        if !refuses { isEditing = $0 }
      }
      return ScreenList(ScreenSnapshot(rows), cells: CellRegistry<TableList>())
        .options { [heard] in $0 = AdapterOptions(later: heard.later) }
    }
    let shown = Shown(list())
    shown.context.environment.editMode = Binding(get: { mode }, set: { mode = $0 })
    func update() {
      shown.update(list())
      heard.turn()
    }
    update()
    mode = .active
    shown.update(list())
    expectEqual(log.take(), [], "not while SwiftUI updates its views")
    heard.turn()
    update()
    #expect(log.take() == ["edit true"] && mode == (refuses ? .inactive : .active))
    expectEqual((shown.view as? UITableView)?.isEditing, !refuses)
    if refuses { return }
    isEditing = false
    update()
    #expect(mode == .inactive && (shown.view as? UITableView)?.isEditing == false)
    expectEqual(log.take(), [], "the screen said so itself")
  }
}
