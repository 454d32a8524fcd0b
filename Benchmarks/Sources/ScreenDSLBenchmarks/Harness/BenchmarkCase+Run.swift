extension BenchmarkCase {
  /// Builds the data, counts, and with a sampler also measures times.
  func run(_ sampler: Sampler?) -> BenchmarkResult {
    var result = BenchmarkResult(name: name, ids: ids, rows: rows, limit: limit)
    result.allocationLimit = allocationLimit?.most
    let subject = setUp()
    result.floor = subject.floor.name
    if hasCount { result.allocations = subject.operation.warmCount().allocations }
    if let sampler {
      result.record(sampler.sample(subject.operation, against: subject.floor.workload))
    }
    result.recordUnits(of: subject)
    if let allocationLimit { result.recordShare(of: subject, allocationLimit) }
    result.recordCalls(counted?().warmCount())
    return result
  }
}

extension Workload {
  /// Counts in the second run, because the first one also includes work that a process does once, such as type
  /// metadata.
  func warmCount() -> CallCounts {
    _ = count()
    return count()
  }

  /// Counts in the second run, as ``warmCount()`` does.
  func warmLiveBytes() -> Int? {
    _ = liveBytes()
    return liveBytes()
  }
}

extension BenchmarkResult {
  fileprivate mutating func record(_ samples: Samples) {
    median = samples.operation.median
    minimum = samples.operation.min()
    floorMinimum = samples.floor.min()
    if let minimum, let floorMinimum { ratio = minimum / max(floorMinimum, 1) }
  }

  /// Records the ratio to a floor that is a unit, not a workload.
  fileprivate mutating func recordUnits(of subject: BenchmarkCase.Subject) {
    switch subject.floor {
    case .work: break
    case .oneAllocation: ratio = allocations.map(Double.init)
    case .oneByteARow:
      ratio = subject.operation.warmLiveBytes().map { Double($0) / Double(rows) }
    case .oneMicrosecond: ratio = minimum.map { $0 / 1_000 }
    }
  }

  fileprivate mutating func recordShare(
    of subject: BenchmarkCase.Subject, _ limit: AllocationLimit
  ) {
    guard let allocations else { return }
    let floor = limit.isBesideFloor ? subject.floor.workload?.warmCount().allocations : nil
    allocationShare = limit.share(of: allocations, floor: floor ?? 0)
  }

  fileprivate mutating func recordCalls(_ counts: CallCounts?) {
    hashCalls = counts?.hashCalls
    equalityCalls = counts?.equalityCalls
  }
}
