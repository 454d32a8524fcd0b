import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ReusePoolTests {
  @Test(arguments: ListKind.allCases)
  func lastInFirstOut(_ kind: ListKind) {
    #expect(reuse(kind, .lifo) == [4, 3, 2, 1])
  }

  @Test(arguments: ListKind.allCases)
  func firstInFirstOut(_ kind: ListKind) {
    #expect(reuse(kind, .fifo) == [1, 2, 3, 4])
  }

  @Test(arguments: ListKind.allCases)
  func noneMakesEveryCellNew(_ kind: ListKind) {
    #expect(reuse(kind, .none) == [5, 6, 7, 8])
  }

  @Test(arguments: ListKind.allCases)
  func shuffledTakesEachOnceAndTheSameWayForOneSeed(_ kind: ListKind) {
    let orders = (0..<20).map { reuse(kind, .shuffled(seed: $0)) }
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3, 4] })
    #expect(Set(orders).count > 4)
    #expect(orders == (0..<20).map { reuse(kind, .shuffled(seed: $0)) })
  }

  @Test(arguments: ListKind.allCases)
  func aPoolHoldsOneIdentifier(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.source.isOther = { _ in true }
    bed.view.reloadData()
    bed.sim.drain()
    let origins = bed.sim.log.compactMap { event in
      if case .dequeued(_, let identifier, _, _, let origin) = event {
        "\(identifier) \(origin)"
      } else {
        nil
      }
    }
    #expect(origins == ["other fresh", "other fresh"])
  }

  @Test(arguments: ListKind.allCases)
  func registeringAgainEmptiesThePool(_ kind: ListKind) {
    let bed = Bed(kind, [[1]])
    let cell = bed.cell(0, 0)
    bed.source.data = [[]]
    bed.view.reloadData()
    bed.sim.drain()
    switch kind {
    case .table: bed.table.register(NumberRow.self, forCellReuseIdentifier: "number")
    case .collection:
      bed.collection.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    }
    bed.source.data = [[1]]
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.cell(0, 0) != nil)
    #expect(bed.cell(0, 0) !== cell)
  }

  @Test(arguments: ListKind.allCases)
  func aReusedCellIsPreparedOnce(_ kind: ListKind) {
    let bed = Bed(kind, [[1]])
    let cell = bed.cell(0, 0)
    bed.view.reloadData()
    bed.sim.drain()
    #expect(bed.cell(0, 0) === cell)
    #expect(cell?.preparations == 1)
    #expect(cell?.number == 1)
  }

  /// The numbers that the log gives to the cells of four items after a reload.
  private func reuse(_ kind: ListKind, _ policy: SimOptions.PoolPolicy) -> [Int] {
    let bed = Bed(kind, [[1, 2, 3, 4]]) { $0.poolPolicy = policy }
    bed.view.reloadData()
    bed.sim.drain()
    return (0..<4).compactMap { item in bed.cell(0, item).map { bed.sim.viewNumber(of: $0) } }
  }
}
