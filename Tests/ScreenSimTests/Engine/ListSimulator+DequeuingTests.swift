import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorDequeuingTests {
  @Test func aRegistrationFillsTheCellsItMakes() {
    let bed = Bed(.collection, [[1, 2]], isReady: false)
    let registration = UICollectionView.CellRegistration<NumberItem, Int> { cell, path, number in
      cell.number = number * 10 + path.item
    }
    bed.source.makeItem = { view, path in
      view.dequeueConfiguredReusableCell(
        using: registration, for: path, item: bed.source.number(at: path.itemPath))
    }
    bed.show()
    #expect(bed.visibleNumbers == [10, 21])
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.cell(0, 0)?.preparations == 1)
    #expect(bed.codes == [])
  }

  @Test func twoRegistrationsOfOneClassHavePoolsOfTheirOwn() {
    let bed = Bed(.collection, [[1]], isReady: false)
    let registrations = (0..<2).map { _ in
      UICollectionView.CellRegistration<NumberItem, Int> { cell, _, number in cell.number = number }
    }
    bed.source.makeItem = { view, path in
      let number = bed.source.number(at: path.itemPath)
      return view.dequeueConfiguredReusableCell(
        using: registrations[number % 2], for: path, item: number)
    }
    bed.show()
    let cell = bed.cell(0, 0)
    bed.change(to: [[2]], BatchOperations(itemReloads: [at(0, 0)]))
    #expect(bed.cell(0, 0) !== cell)
    bed.change(to: [[3]], BatchOperations(itemReloads: [at(0, 0)]))
    #expect(bed.cell(0, 0) === cell)
  }

  @Test func aSupplementaryRegistrationFillsTheViewsItMakes() {
    let layout = SimListLayout()
    layout.headerExtent = 20
    let source = HeaderSource([])
    var filled: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<HeaderItem>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, kind, path in
      filled.append("\(kind) \(path.section)")
    }
    source.makeHeader = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    let bed = Bed(.collection, [[1], [2]], source: source, layout: layout)
    #expect(
      filled == [
        "UICollectionElementKindSectionHeader 0", "UICollectionElementKindSectionHeader 1",
      ])
    #expect(bed.codes == [])
  }

  @Test func aTableMayAnswerWithACellThatItMadeItself() {
    let bed = Bed(.table, [[1, 2]], isReady: false)
    bed.source.makeRow = { table, _ in
      table.dequeueReusableCell(withIdentifier: "own")
        ?? NumberRow(style: .default, reuseIdentifier: "own")
    }
    bed.show()
    let cells = Set(bed.table.visibleCells.map(ObjectIdentifier.init))
    #expect(cells.count == 2)
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.codes == [])
  }

  @Test func aTableMayDequeueManyCellsWithoutAPath() {
    let bed = Bed(.table, [[1]], isReady: false)
    bed.source.onCell = { _ in
      for _ in 0..<3 { _ = bed.table.dequeueReusableCell(withIdentifier: "other") }
    }
    bed.show()
    #expect(bed.codes == [])
  }

  @Test func aTableRemembersTheCellItDidNotGet() {
    let bed = Bed(.table, [[1]])
    bed.source.makeRow = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "number", for: path)
      return OtherRow(style: .default, reuseIdentifier: nil)
    }
    bed.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(bed.codes == [])
    bed.source.makeRow = nil
    bed.sim.setBounds(.zero)
    bed.sim.drain()
    bed.sim.setBounds(CGRect(x: 0, y: 0, width: 320, height: 440))
    bed.sim.drain()
    #expect(bed.codes == ["R4"])
  }

  @Test(arguments: ListKind.allCases)
  func aCellHasItsSizeBeforeItIsFilled(_ kind: ListKind) {
    let bed = Bed(kind, [[1]], isReady: false)
    var sizes: [CGSize] = []
    bed.source.makeRow = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      sizes.append(cell.bounds.size)
      return cell
    }
    bed.source.makeItem = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      sizes.append(cell.contentView.bounds.size)
      return cell
    }
    bed.show()
    #expect(sizes == [CGSize(width: 320, height: 44)])
  }

  @Test(arguments: ListKind.allCases)
  func eachKindOfRegistrationIsLogged(_ kind: ListKind) {
    let bed = Bed(kind, [[1]], isReady: false)
    switch kind {
    case .table: bed.table.register(nil as AnyClass?, forCellReuseIdentifier: "other")
    case .collection: bed.collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "other")
    }
    #expect(
      bed.sim.log == [
        .registered(.cell, identifier: "number"), .registered(.cell, identifier: "other"),
        .unregistered(.cell, identifier: "other"),
      ])
  }
}
