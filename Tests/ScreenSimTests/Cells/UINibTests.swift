import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct UINibTests {
  @Test(arguments: ListKind.allCases, [nil, "number"])
  func aListMakesItsCellsFromANib(_ kind: ListKind, _ identifier: String?) {
    let name = "good \(kind) \(identifier ?? "")"
    UINib.simulate(name: name, reuseIdentifier: identifier) {
      kind == .table
        ? [NumberRow(style: .default, reuseIdentifier: nil)] : [NumberItem(frame: .zero)]
    }
    let bed = Bed(kind, [[1, 2]], isReady: false)
    bed.register(UINib(nibName: name, bundle: nil))
    bed.show()
    #expect(bed.codes == [])
    #expect(bed.visibleNumbers == [1, 2])
    #expect(bed.cell(0, 0) !== bed.cell(0, 1))
  }

  @Test func aNibIsReadWhenItIsUsedAndNotWhenItIsRegistered() {
    let bed = Bed(.table, [], isReady: false)
    bed.register(UINib(nibName: "later", bundle: nil))
    bed.show()
    #expect(bed.codes == [])
    UINib.simulate(name: "later") { [NumberRow(style: .default, reuseIdentifier: nil)] }
    bed.source.data = [[1]]
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.visibleNumbers == [1])
    UINib.stopSimulating(name: "later")
  }

  @Test func aNibMayHoldTheViewOfASection() {
    UINib.simulate(name: "header") { [HeaderRow(reuseIdentifier: nil)] }
    let table = Bed(.table, [[1]]).table
    table.register(
      UINib(nibName: "header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view is HeaderRow)
    #expect(view?.reuseIdentifier == "header")
  }

  @Test func registeringNilRemovesTheRegistration() {
    let bed = Bed(.table, [[1]], isReady: false)
    bed.table.register(nil as UINib?, forCellReuseIdentifier: "number")
    bed.show()
    #expect(bed.codes == ["R1"])
  }

  @Test func instantiatingMakesNewObjects() {
    UINib.simulate(name: "label again") { [UILabel(frame: .zero)] }
    let nib = UINib(nibName: "label again", bundle: nil)
    let objects = (0..<2).map { _ in nib.instantiate(withOwner: nil)[0] as? UILabel }
    #expect(objects[0] != nil)
    #expect(objects[0] !== objects[1])
  }
}
