@MainActor @Suite(.timedOnMain) struct ContainerTests {
  private func screen(_ cards: [Item], title: String = "", rows: [Int] = [1]) -> Section {
    Section("rows") {
      for id in rows { Item(id: id) }
      Container("deck", Deck(title: title)) { for card in cards { card } }
        .layout(.carousel.itemSize(width: 100))
    }
  }

  @Test(arguments: ListKind.allCases) func aSelfSizingContainerIsAsHighAsItsRows(_ kind: ListKind) {
    func fitting(_ hint: LayoutHint, _ count: Int = 1) -> CGFloat? {
      let bench = Bench(kind).showing("rows") {
        Container("deck", Deck(title: "")) { for id in 0..<count { Item(id: id) } }.layout(hint)
      }
      return bench.cell(0)?.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(fitting(.carousel.itemSize(height: 180)) == 180)
    #expect(fitting(.grid(columns: 2).itemSize(height: 60), 5) == 180)
    #expect(fitting(.list, 3) == 132)
    #expect(fitting(.carousel) == 44, "nothing says how high it is")
  }

  @Test func aContainerThatIsAsHighAsNeverBeforeComesToRest() throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    let setUp: @MainActor @Sendable (NestedList, Deck) -> Void = { [counter] nested, _ in
      nested.sectionLayout = { _, _ in
        counter.count += 1
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(40 + CGFloat(counter.count)))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
    }
    let bench = Bench(.collection, cells: [.item, .container(Deck.self, setUp: setUp)]).showing(
      Section("rows") { Container("deck", Deck()) { Item(id: 1) }.layout(.list) })
    #expect(bench.codes == [], "UIKit would trap")
    #expect(bench.problems.map(\.kind) == [.restlessHeight])
    #expect(
      bench.problems.first?.sentence.hasPrefix("Height of container 'deck' must come to rest")
        == true)
    let height = bench.height(0)
    bench.settle()
    #expect(bench.height(0) == height)
    let calm = Bench(.collection).showing("rows") {
      Container("deck", Deck()) { for id in 0..<3 { Item(id: id) } }.layout(.list)
    }
    #expect(calm.height(0) == 132 && calm.turns.requests == 0)
  }

  @Test(arguments: ListKind.allCases) func aChangeOfBothIsABatchOfEach(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen([Item](0..<3)))
    let inner = bench.inner(1)
    inner?.sim.clearLog()
    bench.show(screen([Item](0..<3), title: "newer"))
    #expect(inner?.sim.log == [], "its cells are not even registered anew")
    bench.show(screen([Item](1..<4), title: "new", rows: [8, 9]))
    #expect(bench.inner(2) === inner && inner?.shown == ["1", "2", "3"])
    #expect(inner?.sim.batches.count == 1 && inner?.sim.reloads == 0, "animated, not reloaded")
  }

  /// Of the rows above, five leave the container to a cell that is made ahead of time.
  @Test(arguments: ListKind.allCases, [5, 20])
  func aChangeInsideOfARowOutOfSightIsThereWhenItComes(_ kind: ListKind, _ rows: Int) {
    let bench = Bench(kind).showing(screen([Item](0..<3), rows: Array(0..<rows)))
    #expect(bench.sim.preparedPaths == [ItemPath(5)])
    bench.show(screen([Item](4..<6), rows: Array(0..<rows)))
    #expect(bench.sim.log == [])
    bench.sim.scroll(to: 2_000)
    #expect(bench.inner(rows)?.shown == ["4", "5"])
  }

  /// The cell of the container is replaced, and the old cell ends its display later.
  @Test(arguments: HostKind.allCases)
  func rowsInAnotherCellBeginToBeDisplayedAfterTheEndInTheOldCell(_ kind: HostKind) {
    let (list, log) = (kind.list(), Log())
    func screen(_ content: some ContainerModel) -> Section {
      Section("rows") {
        Container("deck", content) {
          Item(id: 1).onDisplay { log.add("begin") }.onEndDisplay { log.add("end") }
        }.layout(.carousel.itemSize(width: 100))
      }
    }
    list.show(screen(Deck()))
    list.show(screen(Stack()))
    #expect(log.take() == ["begin", "end", "begin"])
    list.show(ScreenSnapshot())
    #expect(log.take() == ["end"])
  }

  @Test(arguments: ListKind.allCases)
  func aRowThatIsRemovedDuringADragInsideEndsItsAction(_ kind: ListKind) async {
    let (bench, gate) = (Bench(kind), TestSupport.Gate())
    func screen(_ ids: [Int]) -> Section {
      let action = Handler { (_: Int) async throws in try await gate.pass() }
      return Section("rows") {
        Container("deck", Deck()) {
          for id in ids { Item(id: id, onFire: action).reorderable { _ in } }
        }.layout(.carousel.itemSize(width: 100))
      }
    }
    bench.show(screen([0, 1, 2]))
    #expect(bench.fire(RowPath("deck").item(1)))
    await yieldTurns()
    let inner = bench.inner(0)
    inner?.sim.beginDrag(.init(0))
    bench.show(screen([0, 2]))
    inner?.sim.cancelDrag()
    bench.settle()
    gate.open()
    await yieldTurns()
    #expect(inner?.shown == ["0", "2"] && gate.cancelled == 1)
  }
}
