/// What UIKit does now and then, and a list must bear.
@MainActor @Suite(.timedOnMain) struct StrictBehaviorTests {
  private func bench(
    _ kind: ListKind, _ configure: (inout UIKitBehavior) -> Void,
    options: (inout AdapterOptions) -> Void = { _ in }
  ) -> Bench {
    var sim = SimOptions(level: .discipline)
    configure(&sim.behavior)
    return Bench(kind, sim, configure: options)
  }

  private func reorderable(_ ids: some Sequence<Int>) -> Section {
    Section("items") { for id in ids { Item(id: id).reorderable { _ in } } }
  }

  // MARK: Drags

  @Test(arguments: ListKind.allCases)
  func nothingChangesInADragThatTheViewDoesNotReport(_ kind: ListKind) {
    let bench = bench(kind) { $0.reportsDrags = false }
    bench.show(reorderable(0..<4))
    #expect(bench.sim.beginDrag(.init(0)))
    bench.apply(reorderable([3, 2, 1, 0]))
    bench.settle()
    #expect(bench.shown == ["0", "1", "2", "3"] && bench.adapter.updater.isWaiting)
    bench.sim.cancelDrag()
    bench.settle()
    #expect(bench.shown == ["3", "2", "1", "0"])
  }

  @Test func aTableThatAsksWhereARowMayGoIsNotUpdated() throws {
    let bench = bench(.table) { $0.reportsDrags = false }
    bench.show(reorderable(0..<4))
    let (table, control) = (try #require(bench.table), UIControl())
    bench.cell(0)?.addSubview(control)
    control.isTracking = true
    let delegate = try #require(table.delegate)
    let target = delegate.tableView(
      table, targetIndexPathForMoveFromRowAt: .init(0), toProposedIndexPath: .init(2))
    #expect(target == .init(2))
    bench.apply(reorderable([3, 2, 1, 0]))
    #expect(bench.adapter.updater.isWaiting)
    control.isTracking = false
    bench.settle()
    #expect(bench.shown == ["3", "2", "1", "0"])
  }

  @Test(arguments: ListKind.allCases)
  func theCellThatIsFetchedOnceMoreAfterADropIsTheRight(_ kind: ListKind) {
    let bench = bench(kind) { $0.refetchesDroppedCells = true }
    bench.show(reorderable(0..<4))
    #expect(bench.sim.reorder(.init(0), to: .init(2)))
    bench.apply(reorderable([9]))
    #expect(bench.shown.count == 4, "the view is not done with the drop")
    bench.settle()
    #expect(bench.shown == ["9"])
  }

  // MARK: Completions

  @Test(arguments: ListKind.allCases)
  func completionsThatNeverComeSilenceNoLaterOne(_ kind: ListKind) async {
    let bench = bench(kind) { $0.lostCompletions = .all }
    var completed: [Int] = []
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.apply(ScreenSnapshot(items: 1..<4)) { _ in completed.append(1) }
    bench.settle()
    for _ in 0..<10 { await Task.yield() }
    bench.apply(ScreenSnapshot(items: 2..<5)) { _ in completed.append(2) }
    bench.settle()
    for _ in 0..<10 { await Task.yield() }
    #expect(completed == [1, 2])
  }

  @Test(arguments: ListKind.allCases)
  func aReloadWaitsForNoBatchThatBeganBefore(_ kind: ListKind) {
    let bench = Bench(kind)
    var completed: [Int] = []
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.apply(ScreenSnapshot(items: 1..<4)) { _ in completed.append(1) }
    bench.sim.setWindow(false)
    bench.apply(ScreenSnapshot(items: 2..<5)) { _ in completed.append(2) }
    #expect(completed == [1, 2])
    bench.settle()
    #expect(completed == [1, 2])
  }

  // MARK: Reloads

  @Test(arguments: ListKind.allCases)
  func manyChangesAreABatchWhileAnotherOneAnimates(_ kind: ListKind) {
    let bench = bench(kind) {
      $0.losesReloadsInAnimations = true
    } options: {
      $0.reloadThreshold = 3
    }
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.sim.clearLog()
    bench.apply(ScreenSnapshot(items: 0..<4))
    bench.apply(ScreenSnapshot(items: 0..<20))
    bench.settle()
    #expect(bench.sim.reloads == 0 && bench.shown == ["0", "1", "2", "3", "4"])
    bench.show(ScreenSnapshot(items: 30..<50))
    #expect(bench.sim.reloads == 1)
  }

  /// A table asks for heights in an update of its own.
  @Test func manyChangesAreABatchWhileATablesHeaderIsMeasured() {
    let bench = bench(.table) {
      $0.losesReloadsInAnimations = true
    } options: {
      $0.reloadThreshold = 3
    }
    func screen(_ header: String, _ ids: Range<Int>) -> Section {
      Section("a", header: Title(text: header), items: ids)
    }
    bench.show(screen("old", 0..<3))
    bench.sim.clearLog()
    bench.apply(screen("new", 0..<3))
    bench.apply(screen("new", 0..<20))
    bench.settle()
    #expect(bench.sim.reloads == 0 && bench.shown.count > 3)
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func manyChangesAreABatchWhileAFieldIsEditedOrAFingerIsOnASwitch(
    _ kind: ListKind, _ isEdited: Bool
  ) {
    let bench = Bench(kind) { $0.reloadThreshold = 3 }
    bench.show(ScreenSnapshot(items: 0..<3))
    let (field, control, cell) = (EditField(), UIControl(), bench.cell(0))
    cell?.addSubview(isEdited ? field : control)
    control.isTracking = !isEdited
    #expect(!isEdited || field.becomeFirstResponder())
    bench.show(ScreenSnapshot(items: 0..<20))
    #expect(bench.cell(0) === cell && bench.sim.reloads == 0 && field.isFirstResponder == isEdited)
    control.isTracking = false
    field.resignFirstResponder()
    bench.show(ScreenSnapshot(items: 40..<60))
    #expect(bench.sim.reloads == 1)
  }

  @Test(arguments: ListKind.allCases)
  func anotherHeaderIsNoReload(_ kind: ListKind) {
    let bench = bench(kind) { $0.losesReloadsInAnimations = true }
    func screen(_ ids: Range<Int>) -> Section {
      Section("a", header: Title(text: "top"), items: ids)
    }
    bench.show(screen(0..<2))
    let field = EditField()
    bench.cell(0)?.addSubview(field)
    #expect(field.becomeFirstResponder())
    bench.sim.clearLog()
    // Another batch animates while the views of the headers are exchanged.
    bench.apply(screen(0..<3))
    let sign = TestCell.view(showing: Title.self) {
      UIView()
    } configure: { view, title, _ in
      view.accessibilityLabel = "sign \(title.text)"
    }
    bench.setCells([.item, sign])
    #expect(bench.header(0)?.shownText == "sign top")
    #expect(bench.shown == ["0", "1", "2"])
    #expect(field.isFirstResponder && bench.sim.reloads == 0)
  }

  // MARK: Cells

  @Test(arguments: ListKind.allCases, SimOptions.CompletionTiming.allCases)
  func aCellThatIsFilledAgainAtTheNextLayoutKnowsThatItIsAgain(
    _ kind: ListKind, _ timing: SimOptions.CompletionTiming
  ) {
    var sim = SimOptions.with { $0.reconfiguresAtNextLayout = true }
    sim.completionTiming = timing
    let bench = Bench(kind, sim).showing(ScreenSnapshot(items: 0..<3))
    bench.show(ScreenSnapshot(items: [Item(id: 0), Item(id: 1, text: "new"), Item(id: 2)]))
    #expect(bench.record(1)?.calls == ["first 1", "again 1 new"])
  }

  @Test(arguments: ListKind.allCases)
  func aCellOfAnotherClassUnderTheSameIdentifierIsReported(_ kind: ListKind) {
    let bench = Bench(
      kind,
      cells: [
        .cell(showing: Remark.self, identifier: "same") { _, _, _ in },
        .both(
          .class(TableItemCell.self, identifier: "same"),
          .class(CollectionItemCell.self, identifier: "same")),
      ])
    bench.show(
      Section("a") {
        Item(id: 1)
        Remark(text: "r")
      })
    #expect(bench.issues.count == 1)
  }

  // MARK: Animations

  @Test(arguments: ListKind.allCases, [true, false])
  func anUpdateWhileTheViewScrollsIsNotAnimatedIfTheOptionsSaySo(
    _ kind: ListKind, _ slowsDown: Bool
  ) {
    for animates in [true, false] {
      let bench = Bench(kind) { $0.animatesWhileScrolling = animates }
      bench.show(ScreenSnapshot(items: 0..<30))
      var wasAnimated: Bool?
      let own = ScrollHook(slowsDown: slowsDown) {
        bench.apply(ScreenSnapshot(items: 1..<30))
        wasAnimated = bench.sim.wasBatchAnimated
      }
      bench.setDelegate(own)
      if slowsDown { bench.sim.flick(to: 30) } else { bench.sim.scroll(to: 30) }
      #expect(wasAnimated == animates)
      bench.settle()
      bench.show(ScreenSnapshot(items: 2..<30))
      #expect(bench.sim.wasBatchAnimated)
    }
  }
}

/// Does something when the user begins to scroll, or when the view begins to slow down.
final class ScrollHook: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  private let slowsDown: Bool
  private let action: () -> Void

  init(slowsDown: Bool, _ action: @escaping () -> Void) {
    self.slowsDown = slowsDown
    self.action = action
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { if !slowsDown { action() } }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { if slowsDown { action() } }
}
