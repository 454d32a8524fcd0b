/// A row of the table of results.
struct BenchmarkCase {
  let name: String
  /// The type of the row IDs, as the table shows it.
  let ids: String
  let rows: Int
  /// The largest allowed ratio to the floor; nil if the case is only for comparison.
  let limit: Double?
  /// The allowed number of allocations, in addition to the ratio; nil without such a limit.
  let allocationLimit: AllocationLimit?
  /// Whether the number of allocations is the same in each run, so that it is recorded.
  let hasCount: Bool
  /// Builds the data once, before the case runs; the data is released after the case.
  let setUp: () -> Subject
  /// Builds the same operation with counted IDs; nil if the case has no IDs.
  let counted: (() -> Workload)?

  init(
    _ name: String, ids: String, rows: Int, limit: Double?,
    allocations: AllocationLimit? = nil, hasCount: Bool = true,
    setUp: @escaping () -> Subject, counted: (() -> Workload)? = nil
  ) {
    self.name = name
    self.ids = ids
    self.rows = rows
    self.limit = limit
    (allocationLimit, self.hasCount) = (allocations, hasCount)
    self.setUp = setUp
    self.counted = counted
  }

  /// The measured operation, and the floor with which it is compared.
  struct Subject {
    let operation: Workload
    let floor: Floor
  }
}

extension BenchmarkCase {
  /// The name, IDs and rows of the case in one line, unique among all cases.
  var label: String { "\(name) (\(ids), \(rows))" }

  /// Returns whether the label contains `word`, in upper or lower case.
  func matches(_ word: String) -> Bool {
    label.lowercased().contains(word.lowercased())
  }
}
