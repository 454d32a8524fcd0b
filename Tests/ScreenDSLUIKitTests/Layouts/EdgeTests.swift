/// What a list shows besides rows: something in their place, above them, below them.
@MainActor @Suite(.timedOnMain) struct EdgeTests {
  private let empty = ScreenSnapshot(Section("items") {})

  @Test(arguments: ListKind.allCases)
  func aViewShowsWhileThereAreNoRows(_ kind: ListKind) {
    let bench = Bench(kind)
    let usual = UIView(frame: .zero)
    bench.background = usual
    var made: [UIView] = []
    bench.adapter.whenEmpty {
      made.append(UIView(frame: .zero))
      return made[made.count - 1]
    }
    #expect(bench.background === usual, "nothing was applied yet")
    bench.show(ScreenSnapshot())
    #expect(made.count == 1 && bench.background === made[0])
    bench.show(empty)
    #expect(made.count == 1 && bench.background === made[0])
    bench.show(ScreenSnapshot(items: 0..<3))
    #expect(bench.background === usual)
    bench.show(ScreenSnapshot(sections: ["items": [0], "other": []]))
    bench.show(ScreenSnapshot(sections: ["other": [5, 6]]))
    #expect(made.count == 1, "not between two batches")
    bench.show(empty)
    #expect(made.count == 2 && bench.background === made[1])
    bench.adapter.whenEmpty(nil)
    #expect(bench.background === usual)
    bench.adapter.whenEmpty { UIView(frame: .zero) }
    #expect(bench.background !== usual)
    let other = UIView(frame: .zero)
    bench.background = other
    bench.show(ScreenSnapshot(items: 0..<3))
    #expect(bench.background === other, "the app set it meanwhile")
  }

  @Test func aTablesHeaderAndFooterAreAsHighAsTheyWant() throws {
    let bench = Bench(.table)
    let adapter = try #require(bench.tableAdapter)
    let (header, footer) = (TextView(lines: 2), TextView(lines: 1))
    (adapter.header, adapter.footer) = (header, footer)
    bench.show(ScreenSnapshot(items: 0..<3))
    func start() -> CGFloat? { bench.table?.rectForRow(at: .init(0)).minY }
    #expect(start() == 40 && bench.view.contentSize.height == 192)
    #expect(adapter.header === header && adapter.footer === footer)
    // A narrower table needs more lines.
    bench.sim.setBounds(CGRect(x: 0, y: 0, width: 160, height: 220))
    bench.settle()
    #expect(start() == 80)
    header.lines = 3
    header.superview?.setNeedsLayout()
    bench.settle()
    #expect(start() == 120)
    bench.show(ScreenSnapshot(items: 0..<20))
    #expect(adapter.scroll(to: .item(10), at: .top))
    #expect(bench.view.contentOffset.y == 560, "below the header")
    adapter.header = nil
    bench.settle()
    #expect(start() == 0)
  }

  @Test func aTablesHeaderKeepsTheKeyboardWhateverItsHeightAndTheRows() throws {
    let bench = Bench(.table) { $0.reloadThreshold = 2 }
    let adapter = try #require(bench.tableAdapter)
    let (header, field) = (TextView(lines: 2), EditField())
    header.addSubview(field)
    adapter.header = header
    bench.show(ScreenSnapshot(items: 0..<3))
    #expect(field.becomeFirstResponder())
    header.lines = 3
    header.superview?.setNeedsLayout()
    bench.show(ScreenSnapshot(items: 10..<40))
    bench.show(ScreenSnapshot())
    #expect(field.isFirstResponder && adapter.header === header)
    #expect(bench.view.contentSize.height == 60)
  }

  @Test func anEdgeIsNotMeasuredBeforeItsTableHasAWidth() throws {
    let bench = Bench(.table, size: .zero)
    let adapter = try #require(bench.tableAdapter)
    adapter.header = WishingView(frame: .zero)
    let edge = bench.table?.tableHeaderView
    edge?.layoutSubviews()
    #expect(edge?.frame.height == 0)
    edge?.frame.size.width = 320
    edge?.layoutSubviews()
    #expect(edge?.frame.height == 70)
  }
}

/// Lines of 20 points at a width of 320, and twice as many at half of it.
private final class TextView: UIView {
  var lines: Int

  init(lines: Int) {
    self.lines = lines
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(lines) * 20 * 320 / max(1, targetSize.width))
  }
}

extension Bench {
  fileprivate var background: UIView? {
    get { view.backgroundView }
    set { view.backgroundView = newValue }
  }
}
