import ScreenDSLUIKit
import TestSupport

/// Tests of the tests: a container's cell that keeps its offset in a wrong way is caught.
@MainActor @Suite(.timedOnMain) struct BrokenContainerTests {
  enum Mistake: CaseIterable {
    case keptByIndex, neverReset, forgotten
  }

  /// Where the broken cells were left.
  @MainActor
  private final class Offsets {
    var byIndex: [Int: CGFloat] = [:]
  }

  /// A container's cell as people write it.
  private final class BrokenCell: UITableViewCell {
    let inner = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    lazy var adapter: CollectionAdapter = {
      let adapter = CollectionAdapter(inner, cells: .plain)
      inner.collectionViewLayout = adapter.layout(default: .carousel.itemSize(width: 100))
      inner.frame = contentView.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(inner)
      return adapter
    }()
    /// The index of the row, which the cell tells from its place.
    var index: Int { Int(frame.minY / 44) }
  }

  private func bench(_ mistake: Mistake?) -> Bench {
    guard let mistake else { return Bench(.table) }
    let offsets = Offsets()
    let cells = CellRegistry<TableList>(
      .class(TableItemCell.self),
      .class(BrokenCell.self, showing: Deck.self) { cell, _, context in
        guard let rows = context.nestedRows else { return }
        let index = cell.index
        cell.adapter.show(rows)
        cell.inner.layoutIfNeeded()
        if mistake == .keptByIndex { cell.inner.contentOffset.x = offsets.byIndex[index] ?? 0 }
        if mistake == .forgotten { cell.inner.contentOffset.x = 0 }
        cell.adapter.onScroll = { offsets.byIndex[index] = $0.contentOffset.x }
      })
    return Bench(.table, tableCells: cells)
  }

  /// Whether two decks keep their offsets while rows come, go and scroll away.
  private func offsetsHold(_ bench: Bench) -> Bool {
    let rows = ["a"] + (0..<20).map { "\($0)" } + ["b"]
    bench.show(OffsetTests.screen(rows))
    bench.inner(0)?.sim.scroll(to: 250)
    bench.sim.scroll(to: 2_000)
    guard bench.inner(21)?.contentOffset.x == 0 else { return false }
    bench.sim.scroll(to: 0)
    guard bench.inner(0)?.contentOffset.x == 250 else { return false }
    bench.sim.scroll(to: 500)
    bench.show(OffsetTests.screen(["b", "a"] + rows.dropFirst().dropLast()))
    bench.sim.scroll(to: 0)
    return bench.inner(0)?.contentOffset.x == 0 && bench.inner(1)?.contentOffset.x == 250
  }

  @Test(arguments: Mistake.allCases)
  func aMistakeIsCaught(_ mistake: Mistake) {
    #expect(!offsetsHold(bench(mistake)))
  }

  @Test func theRightOneHolds() {
    #expect(offsetsHold(bench(nil)))
  }
}
