@MainActor @Suite(.timedOnMain) struct AccessibilityTests {
  private func bench(
    _ kind: ListKind, configure: (inout AdapterOptions) -> Void = { $0.identifiesCells = true }
  ) -> Bench {
    let other = TestCell.cell(showing: Other.self) { _, _, _ in }
    let offer = TestCell.cell(showing: Offer.self) { view, offer, _ in
      (view.accessibilityLabel, view.accessibilityIdentifier) = ("offer", "own \(offer.id)")
    }
    let deck = TestCell.container(Deck.self, cells: [other])
    return Bench(kind, cells: [other, offer, deck], configure: configure)
  }

  @Test(arguments: views) func uiTestsFindACellByItsPath(_ kind: ListKind) {
    let bench = bench(kind).showing([
      Section("favourites") {
        for number in 1...2 { Other(number: number).id(number) }
        Offer(id: 3)
      }, Section("all") { Container("deck", Deck()) { Other(number: 1).id(1) } },
    ])
    let cells = (0..<3).map { bench.cell($0) } + [bench.cell(0, 1)]
    let names = cells.map { $0?.accessibilityIdentifier }
    expectEqual(names, ["favourites/1", "favourites/2", "own 3", "all/deck"])
    let inner = bench.inner(0, 1)?.cellForItem(at: IndexPath(0))
    expectEqual(inner?.accessibilityIdentifier, "all/deck/1")
    let cell = bench.cell(1)
    bench.show(
      Section("favourites") { Other(number: 1).id(1) }, Section("all") { Other(number: 2).id(2) })
    #expect(bench.cell(0, 1) === cell && cell?.accessibilityIdentifier == "all/2")
    bench.view.sim.options.behavior.refetchesDroppedCells = false
    bench.show(
      ["a", "b"].map { id in Section(id) { Other(number: 1).id(id).reorderable { _ in } } })
    bench.sim.reorder(.init(0), to: .init(0, 1))
    expectEqual(bench.cell(0, 1)?.accessibilityIdentifier, "b/a")
  }

  enum CellKind: CaseIterable, Sendable { case table, item, listItem }
  enum OwnCode: CaseIterable, Sendable { case nothing, element, container, control }

  private struct Voice: Equatable {
    var label: String?, isElement: Bool, traits: UIAccessibilityTraits, parts: Int?

    @MainActor init(_ cell: UIView?) throws {
      let cell = try #require(cell)
      (label, isElement) = (cell.accessibilityLabel, cell.isAccessibilityElement)
      (traits, parts) = (cell.accessibilityTraits, cell.accessibilityElements?.count)
    }
  }

  /// A list of texts in cells of UIKit's own, whose code says something of each when it is new.
  private func bench(_ kind: CellKind, _ code: OwnCode) -> Bench {
    let fill: TestCell.Fill<Other> = { cell, other, _ in
      let old = cell.first(UILabel.self)
      let label = old ?? UILabel()
      label.text = "text \(other.number)"
      if old != nil { return }
      cell.subviews.first?.addSubview(label)
      switch code {
      case .nothing: break
      case .element:
        (cell.accessibilityLabel, cell.isAccessibilityElement) = ("own", true)
        cell.accessibilityTraits = .button
      case .container:
        (cell.isAccessibilityElement, cell.accessibilityElements) = (false, [UIView(), UIView()])
      case .control: cell.subviews.first?.addSubview(UISwitch())
      }
    }
    let cell = TestCell.both(
      .class(UITableViewCell.self, showing: Other.self, configure: fill),
      kind == .item
        ? .class(UICollectionViewCell.self, showing: Other.self, configure: fill)
        : .class(UICollectionViewListCell.self, showing: Other.self, configure: fill))
    return Bench(kind == .table ? .table : .collection, cells: [cell])
  }

  @Test(arguments: CellKind.allCases, OwnCode.allCases)
  func aRowTouchesOnlyWhatItDeclares(_ kind: CellKind, _ code: OwnCode) throws {
    let bench = bench(kind, code)
    // No screen reader runs when cells are filled, as for nearly all users; then somebody turns it on.
    func voice(_ row: some SectionContent) throws -> Voice {
      bench.sim.options.behavior.runsAccessibility = false
      bench.show(Section("all") { row })
      bench.sim.options.behavior.runsAccessibility = true
      return try Voice(bench.cell(0))
    }
    let row = Other(number: 1)
    let own = try voice(row)
    expectEqual(own.isElement, (code == .element || code != .container && kind != .item))
    let action = SwipeAction("Delete") {}
    #expect(try voice(row.onImpression {}) == own && voice(row.task {}.onSelect {}) == own)
    expectEqual(try voice(row.onDisplay {}.height(50).swipeActions(action)), own)
    expectEqual(try voice(row.contextMenu { MenuAction("Share") {} }.reorderable { _ in }), own)
    // A label needs an element, but not one that hides others.
    var named = own
    (named.label, named.isElement) = ("row", own.isElement || code == .nothing)
    expectEqual(try voice(row.accessibilityLabel("row")), named)
    #expect(try voice(row.accessibilityLabel("row").onImpression {}) == named && voice(row) == own)
    var header = own
    let traits: [(AccessibilityTrait, UIAccessibilityTraits)] = [
      (.header, .header), (.button, .button), (.updatesFrequently, .updatesFrequently),
    ]
    for (trait, spoken) in traits {
      header.traits = spoken
      expectEqual(try voice(row.accessibilityTraits(trait)), header)
    }
    named.traits = .image
    expectEqual(try voice(row.accessibilityLabel("row").accessibilityTraits(.image)), named)
    expectEqual(try voice(row.task {}), own)
  }

  @Test(arguments: CellKind.allCases, OwnCode.allCases)
  func aCellThatIsUsedAgainIsAsItWas(_ kind: CellKind, _ code: OwnCode) throws {
    let bench = bench(kind, code).showing("all") { for number in 0..<60 { Other(number: number) } }
    for row in 0..<50 { bench.sim.scroll(to: 44 * CGFloat(row)) }
    let own = try Voice(bench.cell(50))
    bench.show("all") {
      for number in 0..<60 {
        let row = Other(number: number)
        if number < 30 { row.accessibilityLabel("row").accessibilityTraits(.link) } else { row }
      }
    }
    for row in [50, 0, 20, 40, 2, 50] {
      bench.sim.scroll(to: 44 * CGFloat(row))
      var voice = own
      if row < 30 {
        (voice.label, voice.traits) = ("row", .link)
        voice.isElement = own.isElement || code == .nothing
      } else if own.label != "own", own.label != nil {
        voice.label = own.label?.replacing("50", with: "\(row)")
      }
      expectEqual(try Voice(bench.cell(row)), voice, "row \(row)")
    }
  }

  @Test func anIdentifierThatACellHasFromTheBeginningStays() {
    final class OwnCell: UITableViewCell {
      required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityIdentifier = "own"
      }

      required init?(coder: NSCoder) { nil }
    }
    let cell = TestCell.table(.class(OwnCell.self, showing: Item.self) { _, _, _ in })
    let bench = Bench(.table, cells: [cell]) { $0.identifiesCells = true }
    bench.show(ScreenSnapshot(items: 0..<20))
    bench.sim.scroll(to: 300)
    bench.settle()
    let cells = bench.table?.visibleCells ?? []
    #expect(cells.count > 4 && cells.allSatisfy { $0.accessibilityIdentifier == "own" })
  }

  @Test(arguments: views) func whatACellSaysWhenItIsFilledCounts(_ kind: ListKind) {
    let bench = bench(kind) { $0.identifiesCells = false }.showing("all") {
      Offer(id: 1).accessibilityLabel("row's")
      Other(number: 2).accessibilityLabel("outer").accessibilityLabel("outermost")
      for name in ["deck", nil] {
        let deck = Container(name ?? "other", Deck()) { Other(number: 1).id(1) }
        if let name { deck.accessibilityLabel(name) } else { deck }
      }
    }
    expectEqual((0..<3).map { bench.cell($0)?.accessibilityLabel }, ["offer", "outermost", "deck"])
    #expect(bench.cell(1)?.accessibilityIdentifier == nil, "not asked for")
    let isElement = (2..<4).map { bench.cell($0)?.isAccessibilityElement }
    expectEqual(isElement[0], isElement[1], "a label hides no rows")
  }
}
