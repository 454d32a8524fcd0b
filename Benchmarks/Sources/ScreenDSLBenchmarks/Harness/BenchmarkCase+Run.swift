extension BenchmarkCase {
  /// Builds the data, counts, and, if there is a sampler, takes times.
  func run(_ sampler: Sampler?) -> BenchmarkResult {
    var result = BenchmarkResult(name: name, ids: ids, rows: rows, limit: limit)
    let subject = setUp()
    result.floor = subject.floor.name
    result.allocations = subject.operation.warmCount().allocations
    if let sampler {
      result.record(sampler.sample(subject.operation, against: subject.floor.workload))
    }
    if case .oneAllocation = subject.floor {
      result.ratio = result.allocations.map(Double.init)
    }
    result.recordCalls(counted?().warmCount())
    return result
  }
}

extension Workload {
  /// Counts the second run: the first one also pays for what a process does once, such as type
  /// metadata.
  func warmCount() -> CallCounts {
    _ = count()
    return count()
  }
}

extension BenchmarkResult {
  fileprivate mutating func record(_ samples: Samples) {
    median = samples.operation.median
    minimum = samples.operation.min()
    floorMinimum = samples.floor.min()
    if let minimum, let floorMinimum { ratio = minimum / max(floorMinimum, 1) }
  }

  fileprivate mutating func recordCalls(_ counts: CallCounts?) {
    hashCalls = counts?.hashCalls
    equalityCalls = counts?.equalityCalls
  }
}
