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
    #expect(bench.shown == ["nib 1"])
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
    func nib(_ elsewhere: String, _ app: String) -> NibReference {
      isThere ? NibReference(elsewhere, bundle: bundle) : NibReference(app, bundlePath: "/nowhere")
    }
    let cell = TestCell.both(
      .nib(NibTableCell.self, named: nib("Elsewhere", "NibTableCell")),
      .nib(NibCollectionCell.self, named: nib("ElsewhereItem", "NibCollectionCell")))
    let bench = Bench(kind, cells: [cell]).showing(ScreenSnapshot(items: [1]))
    #expect((bench.shown == ["nib 1"]) == isThere && bench.problems.count == (isThere ? 0 : 1))
    // The nib is no part of the bundle of UIKit's own class.
    let fill: TestCell.Fill<Item> = { view, item, _ in
      view.accessibilityLabel = "filled \(item.name)"
    }
    let table = NibReference("NibTableCell", bundle: .main)
    let item = NibReference("NibCollectionCell", bundle: .main)
    bench.setCells([
      .both(
        .nib(UITableViewCell.self, named: table, showing: Item.self, configure: fill),
        .nib(UICollectionViewCell.self, named: item, showing: Item.self, configure: fill))
    ])
    #expect(bench.shown == ["filled 1"], "a nib of any class")
  }

  @Test func aTableLeavesHintsAndOtherSupplementariesOut() {
    let bench = Bench(.table)
    for (text, hint) in [("old", LayoutHint.list), ("new", .grid(columns: 2))] {
      bench.show(Section("a", items: [1]).supplementary("badge", Badge(text: text)).layout(hint))
    }
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 0 && bench.shown == ["1"])
  }
}

@MainActor @Suite(.timedOnMain) struct SharedRegistrationTests {
  private protocol Person: CellModel {
    var name: String { get }
    var onCall: Handler<Int> { get }
  }
  private struct Friend: Person, Identifiable {
    let id: Int
    var name = "friend"
    let onCall: Handler<Int>
  }
  private struct Colleague: Person, Identifiable {
    let id: Int
    var name = "colleague"
    let onCall: Handler<Int>
  }
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
        Friend(id: 1, onCall: call)
        Colleague(id: 2, name: name, onCall: call)
        for stranger in strangers { stranger }
      }
      return bench.shown
    }
    #expect(show("colleague", "called") == ["friend true", "colleague true"])
    #expect(show("boss", "newer") == ["friend true", "boss false"])
    for row in 0..<2 { (bench.cell(row) as? PersonCell)?.call(row) }
    #expect(log.take() == ["newer 0", "newer 1"])
    let cells = bench.tableAdapter?.cells.registrations.filter { $0.cellsInside != nil } ?? []
    #expect(cells.count == 3 && Set(cells.map(\.identifier)).count == 1)
    _ = show("boss", "newer", [Stranger()])
    #expect(bench.problems.map(\.kind) == [.missingCell])
    #expect(bench.problems.first?.sentence.contains("Stranger") == true)
  }
}
