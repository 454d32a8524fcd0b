/// What assistive technologies and UI tests know of a row.
@MainActor @Suite(.timedOnMain) struct AccessibilityTests {
  private func cells() -> [TestCell] {
    [
      .cell(showing: Other.self) { _, _, _ in },
      .cell(showing: Offer.self) { view, offer, _ in
        view.accessibilityLabel = "offer"
        view.accessibilityIdentifier = "own \(offer.id)"
      },
      .container(Deck.self, cells: [.cell(showing: Other.self) { _, _, _ in }]),
    ]
  }

  private func bench(
    _ kind: ListKind, configure: (inout AdapterOptions) -> Void = { $0.identifiesCells = true }
  ) -> Bench {
    Bench(kind, cells: cells(), configure: configure)
  }

  @Test(arguments: ListKind.allCases)
  func uiTestsFindACellByItsPath(_ kind: ListKind) {
    let bench = bench(kind).showing(
      ScreenSnapshot([
        Section("favourites") {
          for number in 1...2 { Other(number: number).id(number) }
          Offer(id: 3)
        },
        Section("all") { Container("deck", Deck()) { Other(number: 1).id(1) } },
      ]))
    #expect(
      (0..<3).map { bench.cell($0)?.accessibilityIdentifier } == [
        "favourites/1", "favourites/2", "own 3",
      ])
    #expect(bench.cell(0, 1)?.accessibilityIdentifier == "all/deck")
    let inner = bench.inner(0, 1)?.cellForItem(at: IndexPath(0))
    #expect(inner?.accessibilityIdentifier == "all/deck/1")
    // A row that goes to another section takes its cell along.
    let cell = bench.cell(1)
    bench.show(
      ScreenSnapshot([
        Section("favourites") { Other(number: 1).id(1) },
        Section("all") { Other(number: 2).id(2) },
      ]))
    #expect(bench.cell(0, 1) === cell)
    #expect(cell?.accessibilityIdentifier == "all/2")
  }

  @Test(arguments: ListKind.allCases)
  func aCellThatIsUsedAgainHasTheNewRowsNames(_ kind: ListKind) {
    let bench = bench(kind).showing(
      Section("all") {
        for number in 0..<30 {
          Other(number: number).id(number)
            .accessibilityLabel("row \(number)").accessibilityTraits(.button, .header)
        }
        for number in 30..<60 { Other(number: number).id(number) }
      })
    func check(_ rows: [Int]) {
      for row in rows {
        let cell = bench.cell(row)
        #expect(cell?.accessibilityIdentifier == "all/\(row)")
        #expect(cell?.accessibilityLabel == (row < 30 ? "row \(row)" : nil))
        #expect(cell?.isAccessibilityElement == (row < 30))
        #expect(cell?.accessibilityTraits == (row < 30 ? [.button, .header] : []))
      }
    }
    check([0, 4])
    bench.sim.scroll(to: 44 * 20)
    check([20, 24])
    bench.sim.scroll(to: 44 * 50)
    check([50, 54])
    bench.sim.scroll(to: 0)
    check([0, 4])
  }

  @Test func anIdentifierThatACellHasFromTheBeginningStays() {
    final class OwnCell: UITableViewCell {
      required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityIdentifier = "own"
      }

      required init?(coder: NSCoder) { nil }
    }
    let bench = Bench(
      .table, cells: [.table(.class(OwnCell.self, showing: Item.self) { _, _, _ in })]
    ) { $0.identifiesCells = true }
    bench.show(ScreenSnapshot(items: 0..<20))
    bench.sim.scroll(to: 300)
    bench.settle()
    let cells = bench.table?.visibleCells ?? []
    #expect(cells.count > 4 && cells.allSatisfy { $0.accessibilityIdentifier == "own" })
  }

  @Test(arguments: ListKind.allCases)
  func aCellsOwnNamesStay(_ kind: ListKind) {
    let bench = bench(kind) { $0.identifiesCells = false }.showing(
      Section("all") {
        Offer(id: 1).accessibilityLabel("row's").accessibilityTraits(.link)
        Other(number: 2).accessibilityLabel("outer").accessibilityLabel("outermost")
          .accessibilityTraits(.image)
      })
    #expect(bench.cell(0)?.accessibilityLabel == "offer")
    #expect(bench.cell(0)?.accessibilityTraits == .link)
    #expect(bench.cell(1)?.accessibilityLabel == "outermost")
    #expect(bench.cell(1)?.accessibilityTraits == .image)
    #expect(bench.cell(1)?.accessibilityIdentifier == nil, "not asked for")
    bench.show(Section("all") { Other(number: 2) })
    #expect(bench.cell(0)?.accessibilityLabel == nil, "it is no longer said")
  }
}
