/// One line of the table.
struct BenchmarkCase {
  let name: String
  /// The type of the row IDs, as the table names it.
  let ids: String
  let rows: Int
  /// The highest ratio to the floor that is in order; nil if the case is there for orientation
  /// only.
  let limit: Double?
  /// How many allocations are in order, beside the ratio; nil if they have no limit of their own.
  let allocationLimit: AllocationLimit?
  /// Builds the data, once, right before the case runs; it is released when the case is done.
  let setUp: () -> Subject
  /// Builds the same operation on counted IDs; nil if the case has no IDs.
  let counted: (() -> Workload)?

  init(
    _ name: String, ids: String, rows: Int, limit: Double?,
    allocations: AllocationLimit? = nil,
    setUp: @escaping () -> Subject, counted: (() -> Workload)? = nil
  ) {
    self.name = name
    self.ids = ids
    self.rows = rows
    self.limit = limit
    allocationLimit = allocations
    self.setUp = setUp
    self.counted = counted
  }

  /// What is measured, and what it is measured against.
  struct Subject {
    let operation: Workload
    let floor: Floor
  }
}

extension BenchmarkCase {
  /// The case in one line, unique among all cases.
  var label: String { "\(name) (\(ids), \(rows))" }

  /// Whether `word` is a part of the label, upper or lower case.
  func matches(_ word: String) -> Bool {
    label.lowercased().contains(word.lowercased())
  }
}
