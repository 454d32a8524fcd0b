private final class PageController: UIViewController {
  private(set) var parents: [Bool] = []
  private(set) var appearances: [Bool] = []
  override func viewDidAppear(_ animated: Bool) { appearances.append(true) }
  override func viewDidDisappear(_ animated: Bool) { appearances.append(false) }
  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { parents.append(false) }
  }
  override func didMove(toParent parent: UIViewController?) {
    if parent != nil { parents.append(true) }
  }
}

@MainActor @Suite(.timedOnMain) struct ViewControllerTests {
  private func page(_ bench: Bench, _ row: Int) -> PageController? {
    func owner(of view: UIView) -> PageController? {
      if let page = view.next as? PageController { return page }
      for view in view.subviews { if let page = owner(of: view) { return page } }
      return nil
    }
    return bench.cell(row).flatMap { owner(of: $0) }
  }

  @Test(arguments: views) func aControllerIsAChildWhileItsRowShows(_ kind: ListKind) throws {
    let screen = UIViewController()
    let make: @MainActor @Sendable () -> PageController = {
      let page = PageController()
      page.view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return page
    }
    let fill: @MainActor @Sendable (PageController, Item, CellContext<Item>) -> Void = {
      page, item, _ in page.view.accessibilityLabel = item.name
    }
    let cell = TestCell.both(
      .viewController(showing: Item.self, make, configure: fill),
      .viewController(showing: Item.self, make, configure: fill))
    let bench = Bench(kind, hasWindow: false, cells: [cell])
    screen.view.frame = bench.view.frame
    screen.view.addSubview(bench.view)
    bench.sim.setWindow(true)
    bench.show(ScreenSnapshot(items: 0..<40))
    #expect(bench.heights(2) == [60, 60], "as high as its view")
    let first = try #require(page(bench, 0))
    #expect(bench.shown.first == "0" && first.parents == [true])
    #expect(first.parent === screen && first.appearances == [true])
    // A cell is filled, and measured, before it is shown.
    #expect(screen.children.count == bench.shown.count + bench.sim.preparedPaths.count)
    bench.sim.scroll(to: 44 * 20)
    bench.settle()
    let heights = bench.sim.visiblePaths.map { bench.frame($0.item)?.height }
    #expect(heights.count > 1 && heights.allSatisfy { $0 == 60 })
    #expect(first.parents == [true, false] && first.parent == nil)
    bench.sim.scroll(to: 0)
    #expect(page(bench, 0) === first, "not made anew")
    #expect(first.parents == [true, false, true] && first.appearances == [true, false, true])
    bench.show(ScreenSnapshot(items: [Item(id: 0, text: "new")]))
    #expect(bench.shown == ["0 new"] && page(bench, 0) === first)
    bench.show(ScreenSnapshot(items: [5]))
    #expect(first.parent == nil)
    bench.show(ScreenSnapshot(items: [0]))
    #expect(page(bench, 0) !== first, "it went with its row")
    #expect(screen.children.count == 1, "those that were never shown are gone as well")
    weak var last: PageController?
    last = page(bench, 0)
    bench.show(ScreenSnapshot())
    #expect(last == nil, "the cell in the pool does not keep it")
  }
}
