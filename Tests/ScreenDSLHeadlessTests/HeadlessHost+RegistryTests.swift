import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@MainActor @Suite(.timedOnMain) struct HeadlessHostRegistryTests {
  private static let registry = CellRegistry<HeadlessList>(
    .class(Sample.LineCell.self), .class(Sample.OtherLineCell.self, variant: "other"),
    .class(Sample.PriceCell.self), .container(Sample.Shelf.self, viewport: 100, rowExtent: 50))

  private static var themed: CellRegistry<HeadlessList> {
    var registry = registry
    registry.choose("other", for: Sample.Line.self)
    return registry
  }

  private func host() -> HeadlessHost {
    HeadlessHost(
      registry: Self.registry, options: HeadlessOptions(viewport: 100, rowExtent: 50))
  }

  @Test func anotherVariantReloadsExactlyItsRows() {
    let host = host()
    host.apply(
      Sample.screen {
        Sample.Price(id: 0)
        Sample.Line(id: 1)
      })
    let price = host.cell(at: .price(0))
    _ = host.takeEvents()
    host.registry = Self.themed
    #expect(host.cell(at: .price(0)) === price)
    #expect(host.cell(at: .line(1)) is Sample.OtherLineCell)
    #expect(host.takeLines().first == "batch: reload 0.1")
    #expect(host.violations == [])
  }

  @Test func listsInsideGetTheNewCellsToo() throws {
    let host = host()
    let shelf = { (id: Int) in
      Container(id, Sample.Shelf()) { for line in 0..<4 { Sample.Line(id: line) } }
    }
    host.apply(Sample.screen { for id in 0..<6 { shelf(id) } })
    // One cell waits in the pool while the registry changes, and shows its container again.
    host.scroll(to: 25)
    host.scroll(to: 50)
    host.registry = Self.themed
    for _ in 0..<2 {
      for path in host.visibleRows {
        let list = try host.list(inside: path)
        #expect(list.visibleCells.allSatisfy { $0 is Sample.OtherLineCell })
        #expect(list.visibleCells.count == 2)
      }
      host.scroll(to: 25)
    }
    #expect(host.violations == [])
  }

  @Test func listsInsideTheListOfACellFromThePoolGetTheNewCellsToo() throws {
    let host = HeadlessHost(
      registry: Self.registry, options: HeadlessOptions(viewport: 50, rowExtent: 50))
    host.apply(
      Sample.screen {
        for outer in 0..<4 {
          Container(outer, Sample.Shelf()) {
            for inner in 0..<2 {
              Container(inner, Sample.Shelf()) { for line in 0..<4 { Sample.Line(id: line) } }
            }
          }
        }
      })
    host.scroll(to: 25)
    host.scroll(to: 50)
    host.registry = Self.themed
    host.scroll(to: 25)
    for outer in 0..<2 {
      let list = try host.list(inside: RowPath(0, in: [RowID(outer)]))
      #expect(list.visibleCells.count == 2)
      #expect(list.visibleCells.allSatisfy { $0 is Sample.OtherLineCell })
    }
    #expect(host.violations == [])
  }

  @Test func newCellsWaitForTheEndOfACallback() {
    let host = host()
    host.apply(
      Sample.screen {
        Sample.Line(id: 0).onDisplay { host.registry = Self.themed }
      })
    #expect(host.cell(at: .line(0)) is Sample.OtherLineCell)
    #expect(host.violations == [])
  }
}
