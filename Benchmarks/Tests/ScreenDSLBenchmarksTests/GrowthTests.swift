import Foundation
import ScreenDSL
import Testing

@testable import ScreenDSLBenchmarks
@testable import ScreenDSLWeb

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

  /// How many tests and screens the entries of a gallery are of: as many as there are entries, or one.
  enum Gallery: CaseIterable { case tests, screens, names }

  /// Most of the work is to compare texts, which allocates nothing, so the time is held, too: the square would be a
  /// hundredfold.
  @Test(arguments: Gallery.allCases) func aGalleryGrowsWithItsEntries(_ gallery: Gallery) {
    let pages = [1_000, 10_000].map { count in
      let entries = (0..<count).map { number in
        let test = gallery == .tests ? number : 0
        return GalleryEntry(
          place: ["Tests", "\(test / 10)", "\(test)"], name: "\(number)", key: "\(number)",
          content: .screen(
            snapshot(
              [Entry(number: gallery == .names ? 0 : number)].models(Product<Int>.self, .int))))
      }
      return Workload { GalleryPage("Gallery", entries: entries).html }
    }
    let (work, times) = (pages.map(\.leastWork), pages.map { $0.leastTime })
    #expect(work[1] <= 10.5 * work[0], "\(work)")
    #expect(times[1] <= 30 * times[0], "\(times)")
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

  /// Nanoseconds of processor time.
  fileprivate var leastTime: Double { (0..<4).map { _ in time() }.min() ?? 0 }
}
