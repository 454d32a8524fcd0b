/// What a case is compared with: the least that any solution has to do.
enum Floor {
  /// Work that is timed in turn with the case; the ratio is the quotient of the two minimum times.
  case work(name: String, Workload)

  /// The ratio is the case's number of allocations, and its limit a number of allocations.
  case oneAllocation

  /// The ratio is the number of bytes a row that the operation leaves on the heap, its result
  /// included, as they were asked for; its limit a number of bytes.
  case oneByteARow

  /// The ratio is the case's minimum time in microseconds, and its limit a time: for limits that
  /// were set on one machine.
  case oneMicrosecond

  var name: String {
    switch self {
    case .work(let name, _): name
    case .oneAllocation: "one allocation"
    case .oneByteARow: "one byte a row"
    case .oneMicrosecond: "one microsecond"
    }
  }

  var workload: Workload? {
    switch self {
    case .work(_, let workload): workload
    case .oneAllocation, .oneByteARow, .oneMicrosecond: nil
    }
  }
}
