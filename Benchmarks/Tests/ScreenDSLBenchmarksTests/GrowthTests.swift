import Foundation
import ScreenDSL
import Testing

@testable import ScreenDSLBenchmarks
@testable import ScreenDSLTesting

/// Ten times as many rows cost about ten times as much, counted in calls and allocations.
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

  /// To compare texts allocates nothing: entries that were compared with one another would take a minute and a half.
  @Test(.timeLimit(.minutes(1))) func aTestMayHaveManyEntries() {
    #expect(Report.screens.page(70_000).count().allocations != 0)
  }
}

/// How many tests and screens the entries of a report are of: as many as there are entries, or one.
enum Report: CaseIterable {
  case tests, screens, names

  /// Writes the page of so many entries.
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
  /// The calls and allocations of the run with the fewest: other tests of the process make some, too.
  fileprivate var leastWork: Double {
    let runs = (0..<4).map { _ in count() }.map {
      ($0.allocations ?? 0) + $0.hashCalls + $0.equalityCalls
    }
    return Double(1 + (runs.min() ?? 0))
  }
}
