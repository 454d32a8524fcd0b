import Foundation
import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport
import Testing
import UpdateContract

/// Headers and footers that change.
@MainActor @Suite(.timedOnMain) struct SupplementaryTests {
  private func screen(
    _ header: (any CellModel)?, _ footer: (any CellModel)? = nil, _ ids: [Int] = [1, 2]
  ) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("a", header: header, footer: footer) { for id in ids { Item(id: id) } },
      Section("b") { Item(id: 9) },
    ])
  }

  @Test(arguments: ListKind.allCases)
  func aChangedHeaderIsFilledWhereItIs(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(screen(Title(text: "old"), Title(text: "end")))
    let (header, footer, cell) = (bench.header(0), bench.footer(0), bench.cell(0))
    bench.show(screen(Title(text: "new"), Title(text: "new end")))
    #expect(bench.header(0) === header && header?.shownText == "new")
    #expect(bench.footer(0) === footer && footer?.shownText == "new end")
    #expect(bench.cell(0) === cell && bench.sim.batches.isEmpty)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderAppearsAndDisappears(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(screen(nil))
    let other = bench.cell(0, 1)
    bench.show(screen(Title(text: "new"), Remark(text: "end")))
    #expect(bench.header(0)?.shownText == "new" && bench.footer(0)?.shownText == "end")
    #expect(bench.shown == ["1", "2", "9"] && bench.cell(0, 1) === other)
    bench.show(screen(nil))
    #expect(bench.header(0) == nil && bench.footer(0) == nil)
    #expect(bench.shown == ["1", "2", "9"] && bench.cell(0, 1) === other)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderOfAnotherTypeIsAnotherView(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(screen(Title(text: "title")))
    let header = bench.header(0)
    bench.show(screen(Remark(text: "note")))
    #expect(bench.header(0) !== header && bench.header(0)?.shownText == "note")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anEmptySectionHasAHeader(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(screen(Title(text: "empty"), nil, []))
    #expect(bench.header(0)?.shownText == "empty" && bench.shown == ["9"])
    bench.show(screen(Remark(text: "still"), nil, []))
    #expect(bench.header(0)?.shownText == "still")
    bench.show(screen(Title(text: "full"), nil, [4]))
    #expect(bench.header(0)?.shownText == "full" && bench.shown == ["4", "9"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func headersFollowSectionsThatMove(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ names: [String], _ suffix: String) -> ScreenSnapshot {
      ScreenSnapshot(
        names.map { name in
          Section(name, header: Title(text: name + suffix)) { Item(id: name.count) }
        })
    }
    bench.show(screen(["a", "bb", "ccc"], ""))
    let headers = [bench.header(2), bench.header(0)]
    bench.show(screen(["ccc", "a"], "!"))
    #expect(bench.header(0) === headers[0] && bench.header(0)?.shownText == "ccc!")
    #expect(bench.header(1) === headers[1] && bench.header(1)?.shownText == "a!")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderOffScreenIsNewWhenItComesIntoSight(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ text: String) -> ScreenSnapshot {
      ScreenSnapshot([
        Section("a") { for id in 0..<20 { Item(id: id) } },
        Section("b", header: Title(text: text)) { Item(id: 99) },
      ])
    }
    bench.show(screen("old"))
    bench.show(screen("new"))
    bench.sim.scroll(to: 2_000)
    #expect(bench.header(1)?.shownText == "new")
    #expect(bench.codes == [])
  }

  @Test func eachKindOfACollectionIsFilledWhereItIs() {
    let bench = Bench(.collection)
    func screen(_ text: String, _ hasRibbon: Bool = false) -> ScreenSnapshot {
      let section = Section("a") { Item(id: 1) }.supplementary("badge", Title(text: text))
      return ScreenSnapshot(
        hasRibbon ? section.supplementary("ribbon", Title(text: "r")) : section)
    }
    bench.show(screen("old"))
    let badge = bench.supplementary("badge", 0)
    bench.show(screen("new"))
    #expect(bench.supplementary("badge", 0) === badge && badge?.shownText == "new")
    bench.show(screen("new", true))
    #expect(bench.supplementary("ribbon", 0)?.shownText == "r")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aSectionThatIsBuiltAnewKeepsItsRowsStates(_ kind: ListKind) {
    enum Mark: CellStateKey { static let initial = 0 }
    let bench = Bench(kind)
    bench.show(screen(nil))
    bench.record(1)?.context?.state[Mark.self] = 5
    bench.show(screen(Title(text: "new")))
    #expect(bench.record(1)?.context?.state[Mark.self] == 5)
    #expect(bench.record(1)?.calls == ["first 2"])
  }

  @Test func aTableWithoutHeaderLeavesNoRoom() {
    let bench = Bench(.table)
    bench.table?.sectionHeaderHeight = 50
    bench.show(screen(nil))
    #expect(bench.table?.rectForRow(at: .init(0)).origin.y ?? 9 < 0.001)
    bench.show(screen(Title(text: "new")))
    #expect(abs((bench.table?.rectForRow(at: .init(0)).origin.y ?? 0) - 50) < 0.001)
  }
}
