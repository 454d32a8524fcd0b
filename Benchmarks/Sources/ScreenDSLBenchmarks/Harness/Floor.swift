/// What a case is compared with: the least that any solution has to do.
enum Floor {
  /// Work that is timed in turn with the case; the ratio is the quotient of the two minimum times.
  case work(name: String, Workload)

  /// The ratio is the case's number of allocations, and its limit a number of allocations.
  case oneAllocation

  var name: String {
    switch self {
    case .work(let name, _): name
    case .oneAllocation: "one allocation"
    }
  }

  var workload: Workload? {
    switch self {
    case .work(_, let workload): workload
    case .oneAllocation: nil
    }
  }
}
