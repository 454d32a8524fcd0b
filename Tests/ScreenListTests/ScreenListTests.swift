@_exported import ScreenDSLUIKit
import SwiftUI
import TestSupport
import Testing
import UIKitSimulator

/// A screen as a SwiftUI view, which on Linux is asked by the tests alone.
@MainActor @Suite(.timedOnMain) struct ScreenListTests {
  /// Stands for SwiftUI, which keeps a view and its coordinator while the struct is made anew.
  @MainActor private final class Shown<List: UIViewRepresentable> {
    var context: UIViewRepresentableContext<List>
    let view: List.UIViewType

    init(_ list: List) {
      context = UIViewRepresentableContext(coordinator: list.makeCoordinator())
      view = list.makeUIView(context: context)
      update(list)
    }

    func update(_ list: List) { list.updateUIView(view, context: context) }
  }

  private let heard = Heard()

  @MainActor private final class Heard {
    var reports: [UpdateReport] = []
    var adapters: [ListAdapter] = []
    var refreshes: [String] = []
  }

  private func screen(_ ids: [Int]) -> ScreenSnapshot { (["a": ids] as Lists).snapshot }

  private func table(_ ids: [Int]) -> ScreenList<ScreenSnapshot> {
    ScreenList(screen(ids), cells: CellRegistry<TableList>(), style: .insetGrouped)
      .options { $0.deselectsRows = false }
      .options { $0.reloadThreshold = 3 }
      .adapter { [heard] in heard.adapters.append($0) }
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
    #expect(view.numberOfRows(inSection: 0) == 2)
    shown.update(table([1, 2, 3]))
    shown.context.transaction.disablesAnimations = true
    shown.update(table([2, 3]))
    view.sim.drain()
    shown.update(table([7, 8, 9]))
    #expect(view.numberOfRows(inSection: 0) == 3 && heard.adapters.count == 1)
    #expect(heard.reports.map(\.reload) == [.firstDisplay, nil, nil, .tooManyChanges])
    #expect(heard.reports[1].isAnimated && !heard.reports[2].isAnimated)
  }

  @Test func aCollectionViewLiesAsTheHintSays() throws {
    let list = ScreenList(screen([1]), cells: CellRegistry<CollectionList>())
    let view = try #require(Shown(list).view as? UICollectionView)
    #expect(!(view.collectionViewLayout is UICollectionViewFlowLayout))
  }

  @Test func refreshableOfTheEnvironmentPulls() async throws {
    let shown = Shown(table([1]))
    let view = shown.view
    #expect(view.refreshControl == nil)
    func refreshable(_ name: String) -> RefreshAction {
      RefreshAction { [heard] in await MainActor.run { heard.refreshes.append(name) } }
    }
    shown.context.environment.refresh = refreshable("first")
    shown.update(table([1]))
    let control = try #require(view.refreshControl)
    shown.context.environment.refresh = refreshable("second")
    shown.update(table([1]))
    #expect(view.refreshControl === control, "the same control")
    heard.adapters[0].refresh()
    for _ in 0..<50 where heard.refreshes.isEmpty { await Task.yield() }
    #expect(heard.refreshes == ["second"])
    shown.context.environment.refresh = nil
    shown.update(table([1]))
    #expect(view.refreshControl == nil)
  }

  @Test func anAppsOwnRefreshStays() {
    let shown = Shown(table([1]).adapter { $0.onRefresh {} })
    #expect(shown.view.refreshControl != nil)
  }
}
