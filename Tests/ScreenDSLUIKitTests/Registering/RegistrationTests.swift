final class NibTableCell: UITableViewCell, ConfigurableCell {
  func configure(with item: Item, context: CellContext<Item>) {
    accessibilityLabel = "nib \(item.name)"
  }
}

final class NibCollectionCell: UICollectionViewCell, ConfigurableCell {
  func configure(with item: Item, context: CellContext<Item>) {
    accessibilityLabel = "nib \(item.name)"
  }
}

final class NibTableHeader: UITableViewHeaderFooterView, ConfigurableCell {
  func configure(with title: Title, context: CellContext<Title>) {
    accessibilityLabel = "nib \(title.text)"
  }
}

final class NibCollectionHeader: UICollectionReusableView, ConfigurableCell {
  func configure(with title: Title, context: CellContext<Title>) {
    accessibilityLabel = "nib \(title.text)"
  }
}

/// Cells from classes, nibs, closures and plain views.
@MainActor @Suite(.timedOnMain) struct RegistrationTests {
  init() {
    UINib.simulate(name: "NibTableCell") { [NibTableCell(style: .default, reuseIdentifier: nil)] }
    UINib.simulate(name: "NibCollectionCell") { [NibCollectionCell(frame: .zero)] }
    UINib.simulate(name: "NibTableHeader") { [NibTableHeader(reuseIdentifier: nil)] }
    UINib.simulate(name: "NibCollectionHeader") { [NibCollectionHeader(frame: .zero)] }
  }

  @Test(arguments: ListKind.allCases)
  func nibsShowRowsAndHeaders(_ kind: ListKind) {
    let bench = Bench(
      kind,
      cells: [
        .both(.nib(NibTableCell.self), .nib(NibCollectionCell.self)),
        .both(.nib(NibTableHeader.self), .nib(NibCollectionHeader.self)),
      ])
    bench.show(
      Section("rows", header: Title(text: "top"), footer: Title(text: "end")) { Item(id: 1) })
    #expect(bench.shown == ["nib 1"])
    #expect(bench.header(0)?.shownText == "nib top")
    #expect(bench.footer(0)?.shownText == "nib end")
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aNibIsTakenFromItsOwnBundleAlone(_ kind: ListKind, isThere: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Module.bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundle = try #require(Bundle(path: folder.path))
    UINib.simulate(name: "Elsewhere", bundle: bundle) {
      [NibTableCell(style: .default, reuseIdentifier: nil)]
    }
    UINib.simulate(name: "ElsewhereItem", bundle: bundle) { [NibCollectionCell(frame: .zero)] }
    func nib(_ elsewhere: String, _ app: String) -> NibReference {
      isThere
        ? NibReference(elsewhere, bundle: bundle)
        : NibReference(app, bundlePath: "/nowhere")
    }
    let bench = Bench(
      kind,
      cells: [
        .both(
          .nib(NibTableCell.self, named: nib("Elsewhere", "NibTableCell")),
          .nib(NibCollectionCell.self, named: nib("ElsewhereItem", "NibCollectionCell")))
      ])
    bench.show(ScreenSnapshot(items: [1]))
    #expect((bench.shown == ["nib 1"]) == isThere && bench.problems.count == (isThere ? 0 : 1))
    // The nib is no part of the bundle of UIKit's own class.
    let fill: TestCell.Fill<Item> = { view, item, _ in
      view.accessibilityLabel = "filled \(item.name)"
    }
    let main = { NibReference($0, bundle: .main) }
    bench.setCells([
      .both(
        .nib(
          UITableViewCell.self, named: main("NibTableCell"), showing: Item.self, configure: fill),
        .nib(
          UICollectionViewCell.self, named: main("NibCollectionCell"), showing: Item.self,
          configure: fill))
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

/// One registration for models that have something in common.
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
  private final class PersonCell: UITableViewCell {
    var call: (Int) -> Void = { _ in }
  }

  private func show(_ people: [any Person], _ more: [Stranger] = []) -> (UITableView, TableAdapter)
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let cells = CellRegistry<TableList>(
      .class(
        PersonCell.self, showing: Friend.self, Colleague.self, Stranger.self,
        as: (any Person).self
      ) { cell, person, context in
        cell.accessibilityLabel = "\(person.name) \(context.isFirstDisplay)"
        cell.call = { context.fire(\.onCall, $0) }
      })
    let adapter = TableAdapter(table, cells: cells)
    table.sim.setWindow(true)
    adapter.apply(screen(people, more))
    table.layoutIfNeeded()
    return (table, adapter)
  }

  private func screen(_ people: [any Person], _ more: [Stranger] = []) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("people") {
        for person in people { Row(person) }
        for other in more { other }
      }
    ])
  }

  @Test func rowsOfAllTheseTypesAreShown() {
    let log = Log()
    let call = Handler<Int> { log.add("called \($0)") }
    let (table, adapter) = show([Friend(id: 1, onCall: call), Colleague(id: 2, onCall: call)])
    let cells = (0..<2).map { table.cellForRow(at: IndexPath($0)) as? PersonCell }
    #expect(cells.map { $0?.accessibilityLabel } == ["friend true", "colleague true"])
    let newer = Handler<Int> { log.add("newer \($0)") }
    adapter.apply(
      screen([Friend(id: 1, onCall: newer), Colleague(id: 2, name: "boss", onCall: newer)]))
    table.layoutIfNeeded()
    #expect(cells.map { $0?.accessibilityLabel } == ["friend true", "boss false"])
    cells[0]?.call(1)
    cells[1]?.call(2)
    #expect(log.take() == ["newer 1", "newer 2"])
    #expect(Set(adapter.cells.registrations.map(\.identifier)).count == 1)
    #expect(adapter.cells.registrations.count == 3)
  }

  @Test func aModelThatIsNothingOfTheKindIsReported() {
    let log = Log()
    let (table, adapter) = show([])
    adapter.onProblem = {
      log.add("\($0.kind) \($0.sentence.split(separator: "'")[1].split(separator: ".").last ?? "")")
    }
    adapter.apply(screen([], [Stranger()]))
    table.layoutIfNeeded()
    #expect(log.take() == ["missingCell Stranger"])
  }
}
