import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct UITableViewTests {
  @Test func theCellsThatShowFollowTheEditMode() {
    let bed = Bed(.table, [[1, 2]])
    bed.table.setEditing(true, animated: false)
    #expect(bed.table.isEditing)
    #expect(bed.table.visibleCells.map(\.isEditing) == [true, true])
  }

  @Test func aRowHeightIsUsedWhereTheDelegateNamesNone() {
    let bed = Bed(.table, [Array(0..<50)])
    bed.table.rowHeight = 110
    bed.sim.drain()
    #expect(bed.visibleNumbers == [0, 1, 2, 3])
  }

  @Test func aTableIsMadeWithoutAStyleOrAFrame() {
    #expect(UITableView().style == .plain)
    #expect(UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
    #expect(UITableView.automaticDimension == -1)
  }

  @Test func aSourceThatDoesNotCountSectionsHasOne() {
    let source = OneSection()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    table.dataSource = source
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func aListHoldsNeitherItsSourceNorItsDelegate() {
    var source: OneSection? = OneSection()
    var listener: Listener? = Listener()
    let table = UITableView()
    table.dataSource = source
    table.delegate = listener
    source = nil
    listener = nil
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
  }

  @Test func aListThatIsOutOfItsWindowAndLetGoIsGone() {
    weak var table: UITableView?
    do {
      let bed = Bed(.table, [[1, 2]])
      bed.change(to: [[1, 2]])
      bed.sim.drain()
      table = bed.table
      bed.sim.setWindow(false)
    }
    #expect(table == nil)
  }
}

private final class OneSection: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
