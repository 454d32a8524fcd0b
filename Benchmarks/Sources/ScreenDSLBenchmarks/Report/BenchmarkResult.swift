/// The result of a case; a value is nil if it was not measured.
struct BenchmarkResult {
  let name: String
  let ids: String
  let rows: Int
  let limit: Double?
  var floor = ""
  /// The median of the times; all times are in nanoseconds.
  var median: Double?
  var minimum: Double?
  var floorMinimum: Double?
  var ratio: Double?
  var allocations: Int?
  /// The allocations of one part of the operation, and their limit; nil if the case has no such limit.
  var allocationShare: Double?
  var allocationLimit: Double?
  var hashCalls: Int?
  var equalityCalls: Int?

  init(name: String, ids: String, rows: Int, limit: Double?) {
    self.name = name
    self.ids = ids
    self.rows = rows
    self.limit = limit
  }

  var isOverLimit: Bool {
    Self.exceeds(ratio, limit) || Self.exceeds(allocationShare, allocationLimit)
  }

  private static func exceeds(_ value: Double?, _ limit: Double?) -> Bool {
    guard let value, let limit else { return false }
    return value > limit
  }
}
