import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorFailingTests {
  private let miscount = BatchOperations(itemInserts: [at(0, 0)])

  @Test(arguments: ListKind.allCases)
  func aPoisonedListAsksNothingMore(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    bed.change(to: [[1, 2]], miscount)
    bed.forget()
    bed.view.reloadData()
    bed.view.layoutIfNeeded()
    bed.sim.scroll(to: 10)
    bed.sim.drain()
    bed.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(bed.source.asked == [])
    #expect(bed.source.countReads == 0)
    #expect(bed.codes == ["C2"])
    let isUse = { (event: SimEvent) in
      if case .usedAfterFailure = event { true } else { false }
    }
    #expect(!bed.sim.log.isEmpty)
    #expect(bed.sim.log.allSatisfy(isUse))
    #expect(bed.sim.log.contains(.usedAfterFailure("reloadData()")))
    #expect(bed.sim.log.contains(.usedAfterFailure("performBatchUpdates(_:completion:)")))
  }

  @Test(arguments: ListKind.allCases)
  func aPoisonedListDoesNotRunTheBlockOrTheCompletion(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    var completions = 0
    bed.change(to: [[1, 2]], miscount) { _ in completions += 1 }
    var runs = 0
    bed.view.performBatchUpdates({ runs += 1 }, completion: { _ in completions += 1 })
    bed.sim.drain()
    #expect(runs == 0)
    #expect(completions == 0)
  }

  @Test(arguments: ListKind.allCases)
  func aDroppedBatchMovesNothing(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    let tokens = bed.sim.itemTokens
    bed.change(to: [[1, 2]], miscount)
    #expect(bed.sim.itemTokens == tokens)
    #expect(bed.listener.hidden == [])
  }

  @Test func oneRecorderHearsOfSeveralLists() {
    let recorder = ViolationRecorder()
    SimOptions.$current.withValue(SimOptions().recording(into: recorder)) {
      UITableView().performBatchUpdates(nil)
      let frame = CGRect.zero
      let layout = UICollectionViewLayout()
      _ = UICollectionView(frame: frame, collectionViewLayout: layout).numberOfItems(inSection: 0)
    }
    #expect(recorder.violations.map(\.code) == ["W1", "Q1"])
  }

  @Test func withoutAHandlerAViolationEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UITableView().performBatchUpdates(nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("W1: sim: batch without a window (rdar 15262692)"))
  }

  @Test func theDefaultLevelKnowsBugs() {
    #expect(SimOptions().level == .knownBugs)
    #expect(SimOptions().onViolation == nil)
    #expect(UITableView().sim.options.level == .knownBugs)
  }
}
