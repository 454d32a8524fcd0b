import Testing

@testable import ScreenDSLBenchmarks

/// Serialised: counters belong to the whole process.
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
}
