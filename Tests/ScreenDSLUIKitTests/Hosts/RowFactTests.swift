@MainActor @Suite(.timedOnMain) struct RowFactTests {
  private let log = Log()
  private func take() -> [String] { log.take().sorted() }

  private func list(
    _ kind: HostKind, _ read: @escaping @MainActor (CellContext<Item>) -> String
  ) -> any ItemList {
    let item = TestCell.cell(showing: Item.self) { [log] _, item, context in
      log.add("\(item.id) \(read(context))")
    }
    return kind.list(cells: [item, .container(Deck.self, cells: [item])])
  }

  @Test(arguments: hosts) func aCellIsToldWhereItsRowIsWhenThatChanges(_ kind: HostKind) throws {
    let list = list(kind) { $0.environment(\.rowState).placeWord }
    for (screen, told) in [
      (["items": [1]], ["1 only"]), (["items": [1, 2]], ["1 first", "2 last"]),
      (["items": [1, 2, 3]], ["2 middle", "3 last"]),  // The first one stays.
      (["items": [1, 4, 2, 3]], ["4 middle"]),
      (["items": [1, 3], "others": [4, 2]], ["2 last", "4 first"]),
      (["items": [2], "others": [4, 3, 1]], ["1 last", "2 only", "3 middle"]),
    ] as [(KeyValuePairs<String, [Int]>, [String])] {
      list.show(ScreenSnapshot(sections: screen))
      expectEqual(take(), told, "\(screen)")
    }
    for (ids, told) in [([1, 2], ["1 first", "2 last"]), ([1, 2, 3], ["2 middle", "3 last"])] {
      list.show(Section("main") { Container.deck("deck", ids) })
      expectEqual(take(), told)
    }
    func screen(_ ids: [Int]) -> Section {
      Section("items") { [list] in
        for id in ids {
          Item(id: id).reorderable { _ in list.updater.apply(ScreenSnapshot(screen([2, 3, 1]))) }
        }
      }
    }
    list.show(screen([1, 2, 3]))
    _ = take()
    try list.drag(.item(1), to: RowPosition(section: 0, row: 2))
    expectEqual(Set(take()), ["1 last", "2 first", "3 middle"], "where it was dropped")
  }

  @Test(arguments: hosts) func aCellThatAsksIsToldThatItIsSelected(_ kind: HostKind) throws {
    func items(_ count: Int) -> Section {
      Section("items") { for id in 1...count { Item(id: id).onSelect {} } }
    }
    let list = list(kind) { "\($0.environment(\.rowState).isSelected)" }.showing(items(3))
    _ = take()
    try list.tap(.item(1))
    expectEqual(take(), ["1 true"])
    try list.tap(.item(2))
    expectEqual(take(), ["1 false", "2 true"])
    list.updater.deselect(at: RowPosition(section: 0, row: 1))
    expectEqual(take(), ["2 false"])
    list.updater.selection = [.item(3)]
    list.updater.selection = []
    expectEqual(take(), ["3 false", "3 true"])
    // A cell that does not ask is not filled again.
    let other = self.list(kind) { _ in "" }
    for count in [3, 4] {
      other.show(items(count))
      try other.tap(.item(1))
    }
    expectEqual(take(), ["1 ", "2 ", "3 ", "4 "])
  }

  @Test(arguments: hosts) func aRowCanBeSelectedIfItsConditionHolds(_ kind: HostKind) throws {
    let open = Log()
    let list = kind.list().showing("items") {
      Item(id: 1)
      Item(id: 2).onSelect {}
      Item(id: 3).onSelect {}.selectable { !open.lines.isEmpty }
    }
    func selectable() -> [Bool?] { (1...3).map { list.record(.item($0))?.context?.isSelectable } }
    expectEqual(selectable(), [false, true, false])
    open.add("now")
    expectEqual(selectable(), [false, true, true])
    let context = try #require(list.record(.item(2))?.context)
    list.show("items") { Item(id: 1) }
    #expect(!context.isSelectable, "its row is gone")
  }

  @Test(arguments: hosts) func aHeaderHasNoPlace(_ kind: HostKind) {
    let header = TestCell.header(showing: Title.self) { [log] _, _, context in
      log.add("\(context.environment(\.rowState) == RowState()) \(context.isSelectable)")
    }
    let list = kind.list(cells: [.item, header])
    list.show(Section("items", header: Title(text: "a"), items: 0..<2))
    list.show(Section("items", header: Title(text: "b").onSelect {}) { Item(id: 0) })
    expectEqual(log.take(), ["true false", "true true"])
  }

  private final class GrowingView<Model: CellModel>: UIView, ConfigurableCell {
    var text = 0 { didSet { context?.remeasure() } }
    var context: CellContext<Model>?, fills = 0
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: CGFloat(50 + text)) }

    func configure(with model: Model, context: CellContext<Model>) {
      self.context = context
      fills += 1
      context.remeasure()
    }
  }

  private typealias Note = GrowingView<Item>

  private func bench(_ kind: ListKind, anchor: AnchorPolicy = .offset) -> Bench {
    let (note, title) = (TestCell.view { Note() }, TestCell.view { GrowingView<Title>() })
    let cells = [note, title, .container(Stack.self, cells: [note])]
    return Bench(kind, .with { $0.measuresRows = true }, cells: cells) { $0.anchor = anchor }
  }

  @Test(arguments: views) func aRowGrowsWhileSomebodyTypes(_ kind: ListKind) {
    let (bench, asked) = (bench(kind).showing(Section("items", items: 0..<3)), Log())
    if let adapter = bench.collectionAdapter {
      bench.collection?.collectionViewLayout = adapter.layout { _, _ in
        asked.add("section")
        return nil
      }
      bench.settle()
      expectEqual(asked.take(), ["section"])
    }
    bench.sim.clearLog()
    let note = bench.adapter.cell(at: .item(1), as: Note.self)
    for text in [20, 40] {
      note?.text = text
      expectEqual(bench.heights(3), [50, 50 + CGFloat(text), 50], "at once")
    }
    expectEqual(asked.take(), [], "one row is measured, and no section laid out anew")
    #expect(note?.fills == 1 && bench.sim.reloads == 0 && bench.sim.batches.isEmpty)
    #expect(bench.adapter.cell(at: .item(1), as: Note.self) === note)
  }

  @Test func aCellThatIsBeingFilledIsNotMeasuredAgain() {
    let kept = CellRecord()
    let fill: TestCell.Fill<Item> = { _, _, context in
      kept.context = context
      context.remeasure()
    }
    let host = HeadlessHost(cells: CellRegistry([TestCell.cell(showing: Item.self, fill)]))
    func measured() -> [String] {
      host.events.map(\.description).filter { $0.hasPrefix("measure") }
    }
    for count in [3, 4] { host.show(Section("items", items: 0..<count)) }
    expectEqual(measured(), [])
    kept.context?.remeasure()
    expectEqual(measured(), ["measure 3"])
  }

  @Test(arguments: views) func theHeaderAndTheContainerAroundARowGrowToo(_ kind: ListKind) {
    let bench = bench(kind).showing(
      Section("items", header: Title(text: "")) {
        Container("stack", Stack()) { for id in 0..<2 { Item(id: id) } }.layout(.list)
      })
    bench.header(0)?.first(GrowingView<Title>.self)?.text = 25
    bench.adapter.cell(at: RowPath("stack").item(1), as: Note.self)?.text = 20
    bench.settle()
    #expect(bench.header(0)?.frame.height == 75 && bench.heights(1) == [120])
    let chat = self.bench(kind, anchor: .end).showing(Section("items", items: 0..<10))
    let end = chat.start
    chat.adapter.cell(at: .item(9), as: Note.self)?.text = 30
    expectEqual(chat.start, end + 30, "what is below stays where the list says so")
  }

  @Test(arguments: hosts) func aRowThatIsGoneIsNotMeasured(_ kind: HostKind) throws {
    let list = kind.list().showing(Section("items", items: 0..<3))
    let context = try #require(list.record(.item(1))?.context)
    list.show(Section("items", items: [0]))
    context.remeasure()
    list.setWindow(false)
    context.remeasure()
    list.setWindow(true)
    expectEqual(list.shown, ["0"])
  }
}
