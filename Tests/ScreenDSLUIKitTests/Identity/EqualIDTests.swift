import Foundation
import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport
import Testing
import UpdateContract

/// The same ID in two sections is two rows.
@MainActor @Suite(.timedOnMain) struct EqualIDTests {
  /// Sections of items that tell what is done with them.
  @MainActor
  private final class App {
    let bench: Bench
    var heard: [String] = []

    init(_ kind: ListKind, _ sim: SimOptions = SimOptions(level: .discipline)) {
      bench = Bench(kind, sim)
    }

    func take() -> [String] {
      defer { heard = [] }
      return heard
    }

    func items(_ name: String, _ ids: [Int], _ version: Int = 0, text: String = "") -> Section {
      Section(name) {
        for id in ids {
          Item(
            id: id, text: text,
            onFire: Handler { self.heard.append("fire \(name)/\(id) with \($0) in \(version)") }
          )
          .onSelect { self.heard.append("select \(name)/\(id) in \(version)") }
          .onEndDisplay { self.heard.append("end \(name)/\(id)") }
          .swipeActions(
            SwipeAction("Flag") { self.heard.append("flag \(name)/\(id) in \(version)") }
          )
          .reorderable { self.heard.append("drag \(name)/\(id) to \($0.section).\($0.index)") }
        }
      }
    }

    /// A deck of ten cards 100 points wide.
    func deck(_ name: String, _ cards: [Int] = Array(0..<10), _ version: Int = 0) -> Section {
      Section(name) {
        Container("deck", Deck()) {
          for id in cards {
            Item(id: id).onSelect { self.heard.append("select \(name)/deck/\(id) in \(version)") }
          }
        }
        .layout(.carousel.itemSize(width: 100))
      }
    }

    func show(_ sections: Section...) { bench.show(ScreenSnapshot(sections)) }
  }

  @Test(arguments: ListKind.allCases)
  func eachIsTouchedInItsOwnSection(_ kind: ListKind) throws {
    let app = App(kind)
    app.show(app.items("favourites", [0, 1]), app.items("all", [0, 1, 2]))
    app.show(app.items("favourites", [0, 1], 1), app.items("all", [0, 1, 2], 1))
    #expect(app.bench.adapter.snapshot.issues == [])
    #expect(app.bench.tap(1, 1) && app.bench.tap(1, 0))
    for section in 0..<2 {
      let swiped = app.bench.sim.swipe(.init(0, section), edge: .trailing)
      app.bench.sim.perform(try #require(swiped?.actions.first), at: .init(0, section))
      app.bench.settle()
      #expect(app.bench.record(0, section)?.context?.fire(\.onFire, 5) == true)
    }
    #expect(
      app.take() == [
        "select all/1 in 1", "select favourites/1 in 1", "flag favourites/0 in 1",
        "fire favourites/0 with 5 in 1", "flag all/0 in 1", "fire all/0 with 5 in 1",
      ])
    #expect(app.bench.codes == [])
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aChangeOfOneLeavesTheOtherAlone(_ kind: ListKind, _ usesReconfigure: Bool) {
    let bench = Bench(kind) { $0.usesReconfigure = usesReconfigure }
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("favourites") { Item(id: 1) }, Section("all") { Item(id: 1, text: text) },
      ])
    }
    bench.show(screen(""))
    let cells = [bench.cell(0, 0), bench.cell(0, 1)]
    bench.show(screen("new"))
    #expect(bench.shown == ["1", "1 new"])
    #expect(bench.cell(0, 0) === cells[0] && bench.cell(0, 1) === cells[1])
    #expect(bench.record(0, 0)?.calls == ["first 1"])
    #expect(bench.record(0, 1)?.calls == ["first 1", "again 1 new"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func sectionsThatChangePlacesKeepTheirCellsAndStates(_ kind: ListKind) {
    let app = App(kind)
    app.show(app.items("favourites", [0]), app.items("all", [0]))
    let bench = app.bench
    bench.setMark(4, 0, 1)
    let cells = [bench.cell(0, 0), bench.cell(0, 1)]
    app.show(app.items("all", [0], 1), app.items("favourites", [0], 1))
    #expect(bench.cell(0, 0) === cells[1] && bench.cell(0, 1) === cells[0])
    #expect(bench.mark(0, 0) == 4 && bench.mark(0, 1) == 0)
    #expect(bench.record(0, 0)?.context?.fire(\.onFire, 5) == true)
    #expect(app.take() == ["fire all/0 with 5 in 1"])
    app.show(app.items("favourites", [0]))
    #expect(app.take() == ["end all/0"])
    app.show(app.items("favourites", [0]), app.items("all", [0]))
    #expect(bench.mark(0, 0) == 0 && bench.mark(0, 1) == 0)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aDragIsToldWithBothSections(_ kind: ListKind) {
    let app = App(kind)
    app.show(app.items("favourites", [0, 1]), app.items("all", [0, 1]))
    #expect(app.bench.sim.reorder(.init(0, 1), to: .init(1, 1)))
    app.bench.settle()
    #expect(app.take() == ["drag all/0 to all.1"])
    #expect(app.bench.shown == ["0", "1", "1", "0"])
    app.show(app.items("favourites", [0, 1]), app.items("all", [1, 0]))
    #expect(app.bench.sim.reorder(.init(0, 0), to: .init(0, 1)))
    app.bench.settle()
    #expect(app.take() == ["drag favourites/0 to all.0"])
    app.show(app.items("favourites", [0, 1], 2), app.items("all", [1, 0], 2))
    #expect(app.bench.shown == ["0", "1", "1", "0"])
    #expect(app.bench.tap(0, 0) && app.bench.tap(1, 1))
    #expect(app.take().suffix(2) == ["select favourites/0 in 2", "select all/0 in 2"])
    #expect(app.bench.codes == [])
  }

  // MARK: - Containers

  @Test(arguments: ListKind.allCases)
  func carouselsOfOneIDHaveAnOffsetEach(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(app.deck("shop"), app.deck("sale"))
    bench.inner(0, 0)?.sim.scroll(to: 200)
    #expect(bench.offset(0, 1) == 0)
    bench.inner(0, 1)?.sim.scroll(to: 300)
    #expect(bench.offset(0, 0) == 200)
    let inner = [bench.inner(0, 0), bench.inner(0, 1)]
    app.show(app.deck("sale"), app.deck("shop"))
    #expect(bench.inner(0, 0) === inner[1] && bench.inner(0, 1) === inner[0])
    #expect(bench.offset(0, 0) == 300 && bench.offset(0, 1) == 200)
    bench.sim.setWindow(false)
    bench.apply(ScreenSnapshot([app.deck("shop"), app.deck("sale")]))
    bench.sim.setWindow(true)
    bench.settle()
    #expect(bench.offset(0, 0) == 200 && bench.offset(0, 1) == 300)
    #expect(bench.codes == [])
  }

  nonisolated private static let pools: [SimOptions.PoolPolicy] = [
    .lifo, .fifo, .shuffled(seed: 3), .none,
  ]

  @Test(arguments: ListKind.allCases, pools)
  func carouselsOfOneIDThatShareAPoolNeverExchangeOffsets(
    _ kind: ListKind, _ pool: SimOptions.PoolPolicy
  ) {
    var options = SimOptions(level: .discipline)
    options.poolPolicy = pool
    let app = App(kind, options)
    let bench = app.bench
    let fillers = app.items("between", Array(0..<20))
    app.show(app.deck("shop"), fillers, app.deck("sale"))
    for round in 1..<4 {
      bench.sim.scroll(to: 0)
      #expect(bench.offset(0, 0) == Double(round - 1) * 50)
      bench.inner(0, 0)?.sim.scroll(to: Double(round) * 50)
      bench.sim.scroll(to: 2_000)
      #expect(bench.offset(0, 2) == Double(round - 1) * 70)
      bench.inner(0, 2)?.sim.scroll(to: Double(round) * 70)
    }
    app.show(app.deck("sale"), fillers, app.deck("shop"))
    bench.sim.scroll(to: 0)
    #expect(bench.offset(0, 0) == 210)
    bench.sim.scroll(to: 2_000)
    #expect(bench.offset(0, 2) == 150)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func rowsInThemAreTheirOwn(_ kind: ListKind) {
    let app = App(kind)
    let bench = app.bench
    app.show(app.deck("shop"), app.deck("sale"))
    bench.inner(0, 0)?.record(1)?.context?.state[Mark.self] = 1
    bench.inner(0, 1)?.record(1)?.context?.state[Mark.self] = 2
    app.show(app.deck("shop", Array(0..<10), 1), app.deck("sale", Array(0..<10), 1))
    #expect(bench.inner(0, 0)?.sim.tap(.init(1)) == true)
    #expect(bench.inner(0, 1)?.sim.tap(.init(2)) == true)
    #expect(app.take() == ["select shop/deck/1 in 1", "select sale/deck/2 in 1"])
    #expect(
      bench.inner(0, 1)?.record(1)?.context?.path
        == RowPath(RowID(1, of: Item.self), in: ["deck"], section: "sale"))
    let shop = bench.inner(0, 0)
    shop?.sim.clearLog()
    app.show(app.deck("shop"), app.deck("sale", [3, 1]))
    #expect(bench.inner(0, 1)?.shown == ["3", "1"] && shop?.shown.first == "0")
    #expect(shop?.sim.batches == [])
    #expect(bench.inner(0, 1)?.record(1)?.mark == 2 && bench.inner(0, 0)?.record(1)?.mark == 1)
    app.show(app.deck("sale", [1]))
    #expect(bench.inner(0, 0)?.record(0)?.mark == 2)
    #expect(bench.codes == [])
  }
}
