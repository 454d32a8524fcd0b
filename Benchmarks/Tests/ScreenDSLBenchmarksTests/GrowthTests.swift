import Foundation
import Testing

@testable import ScreenDSLBenchmarks

/// Ten times as many rows cost about ten times as much, counted in calls and allocations.
extension HarnessTests {
  @Test(arguments: Growth.all) func showingAChangeGrowsWithTheRows(_ growth: Growth) {
    let work = [1_000, 10_000].map { growth.showing($0, IDKind.int.counted).leastWork }
    #expect(log10(work[1] / work[0]) <= Growth.mostForTime, "\(growth): \(work)")
  }

  @Test @MainActor func aStepOfATestGrowsWithTheRows() {
    let work = [1_000, 10_000].map { Growth.step($0).leastWork }
    #expect(log10(work[1] / work[0]) <= Growth.mostForTime, "\(work)")
  }
}

extension Workload {
  /// The calls and allocations of the run with the fewest: other tests of the process make some, too.
  fileprivate var leastWork: Double {
    let runs = (0..<4).map { _ in count() }.map {
      ($0.allocations ?? 0) + $0.hashCalls + $0.equalityCalls
    }
    return Double(1 + (runs.min() ?? 0))
  }
}
