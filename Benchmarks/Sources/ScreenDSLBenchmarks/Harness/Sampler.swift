import Dispatch

/// Takes samples of a case and its floor alternately, so that noise of the machine affects both.
struct Sampler {
  /// The time for one case with its floor and all preparations, in seconds. Only `minimumCount` may exceed it.
  var budget = 0.5
  var minimumCount = 5
  var maximumCount = 2_000

  /// - Returns: The same number of times for the operation as for the floor, in nanoseconds, after one unmeasured run
  ///   of each.
  func sample(_ operation: Workload, against floor: Workload?) -> Samples {
    var samples = Samples()
    _ = floor?.time()
    _ = operation.time()
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(budget * 1e9)
    while samples.operation.count < minimumCount
      || samples.operation.count < maximumCount && DispatchTime.now().uptimeNanoseconds < end
    {
      if let floor { samples.floor.append(floor.time()) }
      samples.operation.append(operation.time())
    }
    return samples
  }
}

struct Samples {
  var operation: [Double] = []
  /// The times of the floor; empty if the floor is not a workload.
  var floor: [Double] = []
}

extension [Double] {
  /// The value in the middle, the larger one of two; nil without values.
  var median: Double? {
    isEmpty ? nil : sorted()[count / 2]
  }
}
