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
  func soDoesTheCellOfASectionThatIsRemovedOrBuiltAnew(_ kind: ListKind) {
    for next in [
      ScreenSnapshot(sections: ["a": [0, 1]]),
      ScreenSnapshot([
        Section("a") { Item(id: 0) },
        Section("b", header: Title(text: "new")) { Item(id: 2) },
      ]),
    ] {
      let bench = Bench(kind)
      bench.show(old)
      let field = edit(bench, 0, 1)
      field.canResign = false
      bench.show(next)
      #expect(!field.isFirstResponder)
      #expect(bench.codes == [])
    }
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
