import Foundation
import ScreenDSL
import Testing

@testable import ScreenDSLBenchmarks
@testable import ScreenDSLTesting

/// Ten times as many rows need about ten times as many calls and allocations.
extension HarnessTests {
  @Test(arguments: Growth.all) func showingAChangeGrowsWithTheRows(_ growth: Growth) {
    let work = [1_000, 10_000].map { growth.showing($0, IDKind.int.counted).leastWork }
    #expect(log10(work[1] / work[0]) <= Growth.mostForTime, "\(growth): \(work)")
  }

  @Test(arguments: Growth.others) @MainActor func ofTenTimesAsManyEachCostsTheSame(
    _ growth: Growth.Other
  ) {
    let work = [100, 1_000].map { growth.workload($0).leastWork }
    #expect(work[1] <= 10.5 * work[0], "\(growth): \(work)")
  }

  @Test(arguments: Report.allCases) func aReportGrowsWithItsEntries(_ report: Report) {
    let work = [1_000, 10_000].map { report.page($0).leastWork }
    #expect(work[1] <= 10.5 * work[0], "\(work)")
  }

  /// A comparison of texts allocates nothing, so only the time limit shows it: if entries were compared with one
  /// another, this test would take a minute and a half.
  @Test(.timeLimit(.minutes(1))) func aTestMayHaveManyEntries() {
    #expect(Report.screens.page(70_000).count().allocations != 0)
  }
}

/// The number of tests and screens in a report: one per entry, or one for all entries.
enum Report: CaseIterable {
  case tests, screens, names

  /// Returns the workload that writes a page with a number of entries.
  func page(_ count: Int) -> Workload {
    let entries = (0..<count).map { number -> ReportEntry in
      let test = self == .tests ? number : 0
      var entry = ReportEntry(
        place: ["Tests", "\(test / 10)", "\(test)"], name: "\(number)", key: "\(number)")
      entry.add(ReportForm(name: "text", text: "Row \(self == .names ? 0 : number)"))
      return entry
    }
    return Workload { ReportPage(of: entries, ReportRun(in: [:])).html }
  }
}

extension Workload {
  /// The calls and allocations of the run with the fewest; other tests of the process allocate too.
  fileprivate var leastWork: Double {
    let runs = (0..<4).map { _ in count() }.map {
      ($0.allocations ?? 0) + $0.hashCalls + $0.equalityCalls
    }
    return Double(1 + (runs.min() ?? 0))
  }
}
