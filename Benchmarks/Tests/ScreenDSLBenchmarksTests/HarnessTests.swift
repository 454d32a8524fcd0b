import ArgumentParser
import Testing

@testable import ScreenDSLBenchmarks

/// The tests are serialized because the counters belong to the whole process.
@Suite(.serialized) struct HarnessTests {
  @Test func idsCountTheirCalls() {
    let ids = [Entry](count: 10).ids(IDKind.string.counted)
    let counts = Workload { (ids == ids.map { $0 }, ids[0].hashValue) }.count()
    #expect(counts.hashCalls == 1)
    #expect(counts.equalityCalls == 10)
  }

  @Test func inputsArePreparedForEveryRun() {
    var prepared = 0
    let prepare = {
      prepared += 1
      return [3, 1, 2]
    }
    let workload = Workload(repeats: 4, prepare: prepare) { values in
      #expect(values == [3, 1, 2])
      values.sort()
    }
    _ = workload.time()
    #expect(prepared == 4)
  }

  @Test func caseAndFloorAreSampledInTurn() {
    var order = ""
    let sampler = Sampler(budget: 0, minimumCount: 3, maximumCount: 10)
    let samples = sampler.sample(Workload { order += "c" }, against: Workload { order += "f" })
    #expect(order == "fcfcfcfc")
    #expect(samples.operation.count == 3)
    #expect(samples.floor.count == 3)
  }

  @Test func liveBytesAreThoseOfTheResult() throws {
    let kept = Workload { [UInt8](repeating: 1, count: 10_000) }
    let freed = Workload { [UInt8](repeating: 1, count: 10_000).reduce(0) { $0 &+ $1 } }
    guard let bytes = kept.leastLiveBytes else { return }  // nothing can be counted here
    #expect((10_000..<10_100).contains(bytes))
    #expect(freed.leastLiveBytes == 0)
  }

  @Test func olderBlocksAreNoLiveBytes() {
    let workload = Workload {
      [[Int](repeating: 1, count: 1_000)]
    } operation: { arrays in
      arrays.removeAll()
    }
    #expect([nil, 0].contains(workload.leastLiveBytes))
  }

  @Test func manyBlocksComeAndGo() {
    let workload = Workload {
      var boxes = (0..<5_000).map(Box.init)
      for index in boxes.indices where index % 3 != 0 { boxes[index] = Box(index) }
      boxes.removeAll()
      return boxes.count
    }
    #expect([nil, 0].contains(workload.leastLiveBytes))
  }

  @Test(arguments: ["--seconds inf", "--seconds=-1", "--growth 999", "--growth 1000 --json file"])
  func argumentsThatMeanNothingAreRefused(_ arguments: String) {
    let words = arguments.split(separator: " ").map(String.init)
    #expect(throws: (any Error).self) { try BenchmarkCommand.parse(words) }
  }

  @Test func allocationsAreSharedOut() {
    let limit = AllocationLimit.each(12, of: 50, besideFloor: true)
    #expect(limit.share(of: 650, floor: 50) == 12)
    #expect(AllocationLimit.each(12, of: 50).share(of: 650, floor: 50) == 13)
    #expect(AllocationLimit.inAll(12).share(of: 37, floor: 50) == 37)
  }

  @Test func anAllocationLimitIsALimit() {
    var result = BenchmarkResult(name: "build", ids: "Int", rows: 5, limit: 2)
    result.ratio = 1
    result.allocationShare = 13
    #expect(!result.isOverLimit)
    result.allocationLimit = 12
    #expect(result.isOverLimit)
  }
}

extension Workload {
  /// The smallest result of many runs, because tests on other threads allocate too.
  fileprivate var leastLiveBytes: Int? { (0..<50).compactMap { _ in liveBytes() }.min() }
}

private final class Box {
  let number: Int

  init(_ number: Int) { self.number = number }
}
