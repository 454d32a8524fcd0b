import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorBatchesTests {
  private let insert = BatchOperations(itemInserts: [at(0, 2)])

  @Test(arguments: ListKind.allCases)
  func countsAreReadBeforeTheBlockAndAfterIt(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var reads: [[[Int]]] = []
    bed.source.onCount = { reads.append(bed.source.data) }
    bed.change(to: [[1, 2, 3]], insert)
    #expect(reads == [[[1, 2]], [[1, 2, 3]]])
  }

  @Test(arguments: ListKind.allCases)
  func atContractCachedCountsAreNotReadAgainBeforeTheBlock(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]], level: .contract)
    bed.change(to: [[1, 2, 3]], insert)
    #expect(bed.source.countReads == 1)
  }

  @Test func aStaleCollectionLaysOutBeforeTheBlock() {
    let bed = Bed(.collection, [[1, 2]])
    bed.view.setNeedsLayout()
    var inBlock: [SimEvent] = []
    bed.view.performBatchUpdates { inBlock = bed.sim.log }
    #expect(inBlock.contains(.layoutPass))
    #expect(inBlock.last == .batchOpened(before: [2]))
  }

  @Test func aStaleTableDoesNotLayOutBeforeTheBlock() {
    let bed = Bed(.table, [[1, 2]])
    bed.view.setNeedsLayout()
    var inBlock: [SimEvent] = []
    bed.view.performBatchUpdates { inBlock = bed.sim.log }
    #expect(!inBlock.contains(.layoutPass))
  }

  @Test(arguments: ListKind.allCases)
  func insideTheBlockTheListAnswersWithOldCounts(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var counts: [Int] = []
    bed.view.performBatchUpdates {
      bed.source.data = [[1, 2], [3]]
      counts = [bed.view.numberOfSections, bed.count(0)]
      bed.play(BatchOperations(sectionInserts: [1]))
    }
    #expect(counts == [1, 2])
    #expect(bed.view.numberOfSections == 2)
  }

  @Test(arguments: ListKind.allCases)
  func insideTheBlockCellsHaveTheirOldPaths(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var number: Int?
    bed.view.performBatchUpdates {
      bed.source.data = [[2]]
      bed.play(BatchOperations(itemDeletes: [at(0, 0)]))
      number = bed.cell(0, 1)?.number
    }
    #expect(number == 2)
    #expect(bed.cell(0, 0)?.number == 2)
  }

  @Test(arguments: ListKind.allCases)
  func eventsComeInTheOrderOfTheContract(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.change(to: [[1, 2, 3]], insert) { _ in }
    bed.sim.drain()
    let cell = bed.cell(0, 2).map { bed.sim.viewNumber(of: $0) } ?? 0
    #expect(
      bed.sim.log == [
        .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchOpened(before: [2]),
        .operation(insert),
        .asked(.sectionCount), .asked(.itemCount(section: 0)),
        .batchClosed(before: [2], after: [3]),
        .layoutPass,
        .asked(.cell(at(0, 2))),
        .dequeued(.cell, identifier: "number", path: at(0, 2), view: cell, origin: .fresh),
        .willDisplay(.cell, path: at(0, 2), view: cell),
        .completion(finished: true),
      ])
  }

  @Test(arguments: ListKind.allCases)
  func anEmptyBlockIsValidatedToo(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.view.performBatchUpdates(nil)
    #expect(bed.codes == [])
    bed.change(to: [[1]])
    #expect(bed.codes == ["C2"])
  }

  @Test(arguments: ListKind.allCases)
  func nestedBatchesAreOne(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var done: [String] = []
    bed.view.performBatchUpdates(
      {
        bed.source.data = [[2, 3]]
        bed.play(BatchOperations(itemDeletes: [at(0, 0)]))
        bed.view.performBatchUpdates(
          { bed.play(BatchOperations(itemInserts: [at(0, 1)])) },
          completion: { _ in done.append("inner") })
        #expect(bed.sim.committedCounts == [2])
      }, completion: { _ in done.append("outer") })
    #expect(bed.codes == [])
    #expect(bed.sim.log.filter { $0 == .batchOpened(before: [2]) }.count == 1)
    bed.sim.drain()
    #expect(done == ["inner", "outer"])
    #expect(bed.visibleNumbers == [2, 3])
  }

  @Test func beginAndEndUpdatesNest() {
    let bed = Bed(.table, [[1, 2]])
    bed.table.beginUpdates()
    bed.source.data = [[1, 2, 3]]
    bed.table.beginUpdates()
    bed.play(insert)
    bed.table.endUpdates()
    #expect(bed.sim.committedCounts == [2])
    bed.table.endUpdates()
    #expect(bed.sim.committedCounts == [3])
    #expect(bed.codes == [])
  }

  @Test(arguments: SimOptions.CompletionTiming.allCases)
  func completionsRunWhenTheOptionSays(_ timing: SimOptions.CompletionTiming) {
    let bed = Bed(.collection, [[1, 2]]) { $0.completionTiming = timing }
    var answers: [Bool] = []
    bed.change(to: [[1, 2, 3]], insert) { answers.append($0) }
    #expect(answers == (timing == .immediateAfterLayout ? [true] : []))
    #expect(bed.sim.isAnimating == (timing != .immediateAfterLayout))
    bed.sim.drain()
    #expect(answers == [timing != .interrupted])
    #expect(!bed.sim.isAnimating)
  }

  @Test(arguments: ListKind.allCases, SimOptions.CompletionTiming.allCases)
  func aCompletionMayStartTheNextBatch(_ kind: ListKind, _ timing: SimOptions.CompletionTiming) {
    let bed = Bed(kind, [[1, 2]]) { $0.completionTiming = timing }
    bed.change(to: [[1, 2, 3]], insert) { _ in
      bed.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 0)]))
    }
    bed.sim.drain()
    #expect(bed.codes == [])
    #expect(bed.visibleNumbers == [2, 3])
  }

  @Test(arguments: ListKind.allCases)
  func batchesBackToBackAreAccepted(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var done: [Int] = []
    bed.change(to: [[1, 2, 3]], insert) { _ in done.append(1) }
    bed.change(to: [[2, 3]], BatchOperations(itemDeletes: [at(0, 0)])) { _ in done.append(2) }
    bed.sim.drain()
    #expect(bed.codes == [])
    #expect(done == [1, 2])
    #expect(bed.visibleNumbers == [2, 3])
  }

  @Test func atContractAReentrantBatchWaitsForTheLayout() {
    let bed = Bed(.table, [[1]], level: .contract)
    var order: [String] = []
    bed.listener.onShow = { _, _ in
      bed.listener.onShow = nil
      bed.view.performBatchUpdates { order.append("inner") }
      order.append("delegate")
    }
    bed.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(order == ["delegate", "inner"])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func atContractAnUpdateOutsideABatchIsABatch(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]], level: .contract)
    bed.source.data = [[1, 2, 3]]
    bed.play(insert)
    #expect(bed.codes == [])
    #expect(bed.visibleNumbers == [1, 2, 3])
  }
}
