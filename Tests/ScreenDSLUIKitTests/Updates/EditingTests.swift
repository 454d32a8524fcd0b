import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport
import Testing
import UpdateContract

/// Text fields that are edited while their list changes.
@MainActor @Suite(.timedOnMain) struct EditingTests {
  private let old = ScreenSnapshot(sections: ["a": [0, 1], "b": [2, 3]])

  private func edit(_ bench: Bench, _ row: Int, _ section: Int) -> EditField {
    let field = EditField()
    bench.cell(row, section)?.addSubview(field)
    #expect(field.becomeFirstResponder())
    return field
  }

  @Test(arguments: ListKind.allCases)
  func aRemovedCellGivesTheKeyboardUpEvenIfItsFieldRefuses(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(old)
    let field = edit(bench, 1, 0)
    field.canResign = false
    bench.show(ScreenSnapshot(sections: ["a": [0], "b": [2, 3]]))
    #expect(!field.isFirstResponder)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func soDoesTheCellOfASectionThatIsRemoved(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(old)
    let field = edit(bench, 0, 1)
    field.canResign = false
    bench.show(ScreenSnapshot(sections: ["a": [0, 1]]))
    #expect(!field.isFirstResponder)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func soDoesTheCellOfARowThatIsReloaded(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(old)
    let field = edit(bench, 0, 1)
    field.canResign = false
    bench.choose(.bold)
    bench.settle()
    #expect(!field.isFirstResponder && bench.cell(0, 1)?.shownText == "bold 2")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderThatComesChangesItsTypeAndGoesLeavesTheKeyboardToItsSection(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ header: (any CellModel)?, _ footer: (any CellModel)?) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("form", header: header, footer: footer) {
          Item(id: 1)
          Item(id: 2)
        })
    }
    bench.show(screen(nil, nil))
    let field = edit(bench, 0, 0)
    bench.show(screen(nil, Title(text: "error")))
    #expect(field.isFirstResponder && bench.footer(0)?.shownText == "error")
    bench.show(screen(Title(text: "top"), Remark(text: "other")))
    #expect(field.isFirstResponder && bench.footer(0)?.shownText == "other")
    #expect(bench.header(0)?.shownText == "top")
    bench.show(screen(nil, nil))
    #expect(field.isFirstResponder && bench.header(0) == nil && bench.footer(0) == nil)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderThatIsExchangedGivesTheKeyboardUp(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ header: any CellModel) -> ScreenSnapshot {
      ScreenSnapshot(Section("a", header: header) { Item(id: 1) })
    }
    bench.show(screen(Title(text: "search")))
    let field = EditField()
    bench.header(0)?.addSubview(field)
    #expect(field.becomeFirstResponder())
    field.canResign = false
    bench.show(screen(Remark(text: "note")))
    #expect(!field.isFirstResponder && bench.header(0)?.shownText == "note")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aCellThatStaysKeepsTheKeyboard(_ kind: ListKind) {
    for next in [
      ScreenSnapshot(sections: ["b": [3, 2]]), ScreenSnapshot(sections: ["b": [2], "a": [3, 0]]),
      ScreenSnapshot(sections: ["a": [2, 0], "c": [7], "b": [3]]),
      ScreenSnapshot([
        Section("a", header: Title(text: "new")) { Item(id: 0) },
        Section("b") { Item(id: 2) },
      ]),
    ] {
      let bench = Bench(kind)
      bench.show(old)
      let field = edit(bench, 0, 1)
      bench.show(next)
      #expect(field.isFirstResponder, "\(next)")
      #expect(bench.codes == [])
    }
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderThatStaysKeepsTheKeyboard(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("a", header: Title(text: "search")) { for id in ids { Item(id: id) } })
    }
    bench.show(screen([0, 1, 2]))
    let field = EditField()
    bench.header(0)?.addSubview(field)
    #expect(field.becomeFirstResponder())
    bench.show(screen([2, 5]))
    #expect(field.isFirstResponder)
    #expect(bench.codes == [])
  }
}
