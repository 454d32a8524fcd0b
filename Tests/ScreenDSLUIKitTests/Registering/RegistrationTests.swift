@MainActor protocol NibView: UIView, ConfigurableCell {}

extension NibView {
  func configure(with item: Item, context: CellContext<Item>) {
    accessibilityLabel = "nib \(item.name)"
  }

  func configure(with title: Title, context: CellContext<Title>) {
    accessibilityLabel = "nib \(title.text)"
  }
}

final class NibTableCell: UITableViewCell, NibView { typealias Model = Item }
final class NibCollectionCell: UICollectionViewCell, NibView { typealias Model = Item }
final class NibTableHeader: UITableViewHeaderFooterView, NibView { typealias Model = Title }
final class NibCollectionHeader: UICollectionReusableView, NibView { typealias Model = Title }

private final class PageController: UIViewController {
  private(set) var parents: [Bool] = [], appearances: [Bool] = []
  override func viewDidLoad() { view.heightAnchor.constraint(equalToConstant: 60).isActive = true }
  override func viewDidAppear(_ animated: Bool) { appearances.append(true) }
  override func viewDidDisappear(_ animated: Bool) { appearances.append(false) }
  override func willMove(toParent parent: UIViewController?) {
    if parent == nil { parents.append(false) }
  }
  override func didMove(toParent parent: UIViewController?) {
    if parent != nil { parents.append(true) }
  }
}

@MainActor @Suite(.timedOnMain) struct RegistrationTests {
  init() {
    UINib.simulate(name: "NibTableCell") { [NibTableCell(style: .default, reuseIdentifier: nil)] }
    UINib.simulate(name: "NibCollectionCell") { [NibCollectionCell(frame: .zero)] }
    UINib.simulate(name: "NibTableHeader") { [NibTableHeader(reuseIdentifier: nil)] }
    UINib.simulate(name: "NibCollectionHeader") { [NibCollectionHeader(frame: .zero)] }
  }

  @Test(arguments: views) func nibsShowRowsAndHeaders(_ kind: ListKind) {
    let item = TestCell.both(.nib(NibTableCell.self), .nib(NibCollectionCell.self))
    let title = TestCell.both(.nib(NibTableHeader.self), .nib(NibCollectionHeader.self))
    let bench = Bench(kind, cells: [item, title]).showing(
      Section("rows", header: Title(text: "top"), footer: Title(text: "end"), items: [1]))
    expectEqual(bench.shown, ["nib 1"])
    #expect(bench.header(0)?.shownText == "nib top" && bench.footer(0)?.shownText == "nib end")
  }

  @Test(arguments: views, [true, false])
  func aNibIsTakenFromItsOwnBundleAlone(_ kind: ListKind, isThere: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Module.bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundle = try #require(Bundle(path: folder.path))
    UINib.simulate(name: "Elsewhere", bundle: bundle) {
      [NibTableCell(style: .default, reuseIdentifier: nil)]
    }
    UINib.simulate(name: "ElsewhereItem", bundle: bundle) { [NibCollectionCell(frame: .zero)] }
    let path = isThere ? bundle.bundlePath : "/nowhere"
    let cell = TestCell.both(
      .nib(NibTableCell.self, named: isThere ? "Elsewhere" : nil, bundlePath: path),
      .nib(NibCollectionCell.self, named: isThere ? "ElsewhereItem" : nil, bundlePath: path))
    let bench = Bench(kind, cells: [cell]).showing(ScreenSnapshot(items: [1]))
    #expect((bench.shown == ["nib 1"]) == isThere && bench.problems.count == (isThere ? 0 : 1))
    // The nib is no part of the bundle of UIKit's own class.
    let fill: TestCell.Fill<Item> = { view, item, _ in
      view.accessibilityLabel = "filled \(item.name)"
    }
    let (table, item, main) = ("NibTableCell", "NibCollectionCell", Bundle.main.bundlePath)
    let own = TestCell.both(
      .nib(
        UITableViewCell.self, named: table, bundlePath: main, showing: Item.self, configure: fill),
      .nib(
        UICollectionViewCell.self, named: item, bundlePath: main, showing: Item.self,
        configure: fill))
    bench.setCells([own])
    expectEqual(bench.shown, ["filled 1"], "a nib of any class")
  }

  @Test(arguments: views, [true, false])
  func aRowWithoutCellIsReportedOnce(_ kind: ListKind, showsPlaceholders: Bool) {
    let bench = Bench(kind) { $0.showsPlaceholders = showsPlaceholders }.showing(
      Section("rows", header: Unknown()) {
        Unknown(number: 1)
        Item(id: 1)
        Unknown(number: 2)
        Container("deck", Deck()) { Unknown() }
      })
    let text = showsPlaceholders ? "No cell registered for 'ScreenDSLUIKitTests.Unknown'" : "-"
    #expect(bench.shown.prefix(3) == [text, "1", text] && bench.inner(3)?.shown == [text])
    expectEqual(bench.header(0)?.shownText, (showsPlaceholders ? text : nil))
    bench.show(Section("rows") { Unknown(number: 3) })
    expectEqual(bench.problems.count, 1)
    expectEqual(bench.problems.first?.description.contains("RegistrationTests.swift"), true)
  }

  /// Of the wrong kinds of views, a table's header cannot show a row, and a row's cell no header.
  @Test(arguments: views) func aViewOfAnotherKindShowsAPlaceholder(_ kind: ListKind) {
    for model in [Unknown(), Title(text: ""), Other(number: 1)] as [any CellModel] {
      let isRow = model is Title
      if model is Other, kind == .collection { continue }
      let bench = Bench(kind).showing(
        Section("rows", header: isRow ? nil : model) { if isRow { Row(model) } })
      let shown = isRow ? bench.shown.first : bench.header(0)?.shownText
      expectEqual(shown, "No cell registered for '\(String(reflecting: type(of: model)))'")
      expectEqual(bench.problems.count, 1)
    }
  }

  /// A table of iOS 9 asks for a row that is not there any more.
  @Test func aRowThatIsGoneIsAnsweredWithACell() throws {
    let bench = Bench(.table)
    var displays = 0
    for count in [0, 20] {
      bench.show("rows") {
        for id in 0..<count { Item(id: id) }
        Unknown().id("unknown").accessibilityLabel("row").onDisplay { displays += 1 }
      }
    }
    displays = 0
    let table = try #require(bench.table)
    let cell = try #require(table.dataSource?.tableView(table, cellForRowAt: IndexPath(99)))
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: IndexPath(99))
    #expect(displays == 0 && cell.accessibilityLabel != "row")
  }

  @Test func aTableLeavesHintsAndOtherSupplementariesOut() {
    let bench = Bench(.table)
    for (text, hint) in [("old", LayoutHint.list), ("new", .grid(columns: 2))] {
      bench.show(Section("a", items: [1]).supplementary("badge", Badge(text: text)).layout(hint))
    }
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 0 && bench.shown == ["1"])
    expectEqual(bench.sim.log.contains(.batchOpened(before: [1])), false, "nor an empty batch")
  }

  private func page(_ bench: Bench, _ row: Int) -> PageController? {
    bench.cell(row)?.firstValue { $0.next as? PageController }
  }

  @Test(arguments: views) func aControllerIsAChildWhileItsRowShows(_ kind: ListKind) throws {
    let screen = UIViewController()
    let fill: @MainActor @Sendable (PageController, Item, CellContext<Item>) -> Void = {
      page, item, _ in page.view.accessibilityLabel = item.name
    }
    let cell = TestCell.both(
      .viewController(showing: Item.self, PageController.init, configure: fill),
      .viewController(showing: Item.self, PageController.init, configure: fill))
    let bench = Bench(kind, hasWindow: false, cells: [cell])
    screen.view.frame = bench.view.frame
    screen.view.addSubview(bench.view)
    bench.sim.setWindow(true)
    bench.show(ScreenSnapshot(items: 0..<40))
    let first = try #require(page(bench, 0))
    #expect(bench.shown.first == "0" && first.parents == [true])
    #expect(first.parent === screen && first.appearances == [true])
    // A cell is filled, and measured, before it is shown.
    expectEqual(screen.children.count, bench.shown.count + bench.sim.preparedPaths.count)
    bench.sim.scroll(to: 44 * 20)
    bench.settle()
    let heights = bench.sim.visiblePaths.map { bench.frame($0.item)?.height }
    #expect(heights.count > 1 && heights.allSatisfy { $0 == 60 }, "as high as its view")
    #expect(first.parents == [true, false] && first.parent == nil && first.view.superview == nil)
    bench.sim.scroll(to: 0)
    #expect(page(bench, 0) === first, "not made anew")
    #expect(first.parents == [true, false, true] && first.appearances == [true, false, true])
    bench.show(ScreenSnapshot(items: [Item(id: 0, text: "new")]))
    #expect(bench.shown == ["0 new"] && page(bench, 0) === first)
    bench.show(ScreenSnapshot(items: [5]))
    #expect(first.parent == nil && first.view.superview == nil)
    bench.show(ScreenSnapshot(items: [0]))
    #expect(page(bench, 0) !== first, "it went with its row")
    expectEqual(screen.children.count, 1, "those that were never shown are gone as well")
    weak let last = page(bench, 0)
    bench.show(ScreenSnapshot())
    #expect(last == nil, "the cell in the pool does not keep it")
    bench.show(ScreenSnapshot(items: 0..<40))
    bench.show(Section("items", items: [0]).listID("other"))
    expectEqual(screen.children.count, 1, "nor does a reload keep them")
    bench.show(ScreenSnapshot(items: 0..<40))
    let (other, count) = (UIViewController(), screen.children.count)
    bench.view.window?.addSubview(other.view)
    for parent in [other, screen] {
      parent.view.addSubview(bench.view)
      let others = parent === screen ? other : screen
      #expect(parent.children.count == count && others.children.isEmpty)
    }
    _ = (bench.table.map { TableAdapter($0) }, bench.collection.map { CollectionAdapter($0) })
    expectEqual(screen.children, [], "neither does a list with another adapter")
  }

  private protocol Person: CellModel {
    var name: String { get }
    var onCall: Handler<Int> { get }
  }
  private struct Friend: Person { let name: String, onCall: Handler<Int> }
  private struct Colleague: Person { let name: String, onCall: Handler<Int> }
  private struct Stranger: CellModel {}
  private final class PersonCell: UITableViewCell { var call: (Int) -> Void = { _ in } }

  @Test func rowsOfAllTheseTypesAreShownAndAModelOfAnotherKindIsReported() {
    let log = Log()
    let people = CellRegistration<TableList>.class(
      PersonCell.self, showing: Friend.self, Colleague.self, Stranger.self, as: (any Person).self
    ) { cell, person, context in
      cell.accessibilityLabel = "\(person.name) \(context.isFirstDisplay)"
      cell.call = { context.fire(\.onCall, $0) }
    }.containing(CellRegistry<CollectionList>())
    let bench = Bench(.table, cells: [.table(people)])
    func show(_ name: String, _ word: String, _ strangers: [Stranger] = []) -> [String] {
      let call = Handler<Int> { log.add("\(word) \($0)") }
      bench.show("people") {
        Friend(name: "friend", onCall: call)
        Colleague(name: name, onCall: call)
        for stranger in strangers { stranger }
      }
      return bench.shown
    }
    expectEqual(show("colleague", "called"), ["friend true", "colleague true"])
    expectEqual(show("boss", "newer"), ["friend true", "boss false"])
    for row in 0..<2 { (bench.cell(row) as? PersonCell)?.call(row) }
    expectEqual(log.take(), ["newer 0", "newer 1"])
    let cells = bench.tableAdapter?.cells.registrations.filter { $0.cellsInside != nil } ?? []
    #expect(cells.count == 3 && Set(cells.map(\.identifier)).count == 1)
    _ = show("boss", "newer", [Stranger()])
    expectEqual(bench.problems.map(\.kind), [.missingCell])
    expectEqual(bench.problems.first?.sentence.contains("Stranger"), true)
  }
}
