/// The value with which a case is compared: the least work of any solution, or a unit.
enum Floor {
  /// A workload that is timed alternately with the case; the ratio is the quotient of the two minimum times.
  case work(name: String, Workload)

  /// One allocation: the ratio is the number of allocations of the case.
  case oneAllocation

  /// One byte per row: the ratio is the number of requested bytes per row that the operation leaves on the heap, with
  /// its result.
  case oneByteARow

  /// One microsecond: the ratio is the case's minimum time in microseconds, for limits that were set on one machine.
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
