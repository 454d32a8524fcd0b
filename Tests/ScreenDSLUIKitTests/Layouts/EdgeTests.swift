@MainActor @Suite(.timedOnMain) struct EdgeTests {
  @Test(arguments: views) func whatIsThereInsteadOfRowsIsInTheMiddleOfWhatIsSeen(_ kind: ListKind) {
    let bench = Bench(kind)
    func show(_ ids: [Int]) {
      bench.show(Section("all", items: ids).emptyContent { Item(id: 0, text: "none").onSelect {} })
    }
    func middle() -> CGFloat? {
      bench.settle()
      return bench.frame(0, 1).map { $0.midY - bench.view.contentOffset.y }
    }
    show([])
    #expect(bench.shown == ["0 none"] && middle() == 110 && bench.tap(0, 1))
    bench.view.contentInset.bottom = 100
    expectEqual(middle(), 60, "above the keyboard")
    bench.adapter.floatingInsets.bottom = 20
    expectEqual(middle(), 50)
    (bench.adapter.floatingInsets.bottom, bench.view.contentInset.bottom) = (0, 0)
    expectEqual(middle(), 110)
    show([0])
    #expect(bench.shown == ["0"] && bench.frame(0)?.minY == 0)
    bench.setWindow(false)
    show([])
    bench.setWindow(true)
    #expect(bench.shown == ["0 none"] && middle() == 110 && bench.problems.isEmpty)
    bench.tableAdapter?.header = TextView(lines: 2)
    expectEqual(middle(), 110, "below a header")
    bench.tableAdapter?.header = nil
    expectEqual(middle(), 110)
    bench.sim.setBounds(CGRect(x: 0, y: 0, width: 320, height: 440))
    expectEqual(middle(), 220)
    (bench.cell(0, 1) as? any ContentView)?.contentView.rowHeight = 60
    (bench.cell(0, 1) as? any ItemView)?.record.context?.remeasure()
    #expect(middle() == 220 && bench.frame(0, 1)?.height == 60)
  }

  /// With less room than a plain table's own space above a header, rows begin at the top too.
  @Test(arguments: [4, 9]) func moreThanThereIsRoomForBeginsAtTheTop(count: Int) {
    let bench = Bench(.table).showing(
      Section("items") {}.emptyContent { for id in 0..<count { Item(id: id) } })
    #expect(bench.shown == (0..<min(5, count)).map { "\($0)" } && bench.frame(0, 1)?.minY == 0)
  }

  @Test func aTablesHeaderAndFooterAreAsHighAsTheyWant() throws {
    let (bench, header, footer) = (Bench(.table), TextView(lines: 2), TextView(lines: 1))
    let adapter = try #require(bench.tableAdapter)
    (adapter.header, adapter.footer) = (header, footer)
    bench.show(ScreenSnapshot(items: 0..<3))
    func start() -> CGFloat? {
      bench.settle()
      return bench.frame(0)?.minY
    }
    #expect(start() == 40 && bench.view.contentSize.height == 192)
    #expect(adapter.header === header && adapter.footer === footer)
    bench.sim.setBounds(CGRect(x: 0, y: 0, width: 160, height: 220))
    expectEqual(start(), 80)
    header.lines = 3
    header.superview?.setNeedsLayout()
    expectEqual(start(), 120)
    bench.show(ScreenSnapshot(items: 0..<20))
    #expect(adapter.scroll(to: .item(10), at: .top) && bench.start == 560, "below the header")
    adapter.header = nil
    expectEqual(start(), 0)
  }

  @Test func aTablesHeaderKeepsTheKeyboardWhateverItsHeightAndTheRows() {
    let bench = Bench(.table) { $0.reloadThreshold = 2 }
    let (header, field) = (TextView(lines: 2), EditField())
    header.addSubview(field)
    bench.tableAdapter?.header = header
    bench.show(ScreenSnapshot(items: 0..<3))
    #expect(field.becomeFirstResponder())
    header.lines = 3
    header.superview?.setNeedsLayout()
    for screen in [ScreenSnapshot(items: 10..<40), ScreenSnapshot()] { bench.show(screen) }
    #expect(field.isFirstResponder && bench.tableAdapter?.header === header)
    expectEqual(bench.view.contentSize.height, 60)
  }

  @Test func anEdgeIsNotMeasuredBeforeItsTableHasAWidth() {
    let bench = Bench(.table, size: .zero)
    bench.tableAdapter?.header = WishingView(frame: .zero)
    let edge = bench.table?.tableHeaderView
    edge?.layoutSubviews()
    expectEqual(edge?.frame.height, 0)
    edge?.frame.size.width = 320
    edge?.layoutSubviews()
    expectEqual(edge?.frame.height, 70)
    bench.view.addSubview(UIView())
    edge?.layoutSubviews()
    #expect(bench.view.subviews.last !== edge, "it is not set again for the same height")
  }
}

/// Lines of 20 points at a width of 320, and twice as many at half of it.
private final class TextView: UIView {
  var lines = 1

  convenience init(lines: Int) {
    self.init(frame: .zero)
    self.lines = lines
  }

  override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: size.width, height: CGFloat(lines) * 6_400 / max(1, size.width)) }
}
