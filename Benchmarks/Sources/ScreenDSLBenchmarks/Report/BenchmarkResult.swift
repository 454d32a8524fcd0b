/// What a case gave; a value is nil if it was not measured.
struct BenchmarkResult {
  let name: String
  let ids: String
  let rows: Int
  let limit: Double?
  var floor = ""
  /// Times are in nanoseconds.
  var median: Double?
  var minimum: Double?
  var floorMinimum: Double?
  var ratio: Double?
  var allocations: Int?
  var hashCalls: Int?
  var equalityCalls: Int?

  init(name: String, ids: String, rows: Int, limit: Double?) {
    self.name = name
    self.ids = ids
    self.rows = rows
    self.limit = limit
  }

  var isOverLimit: Bool {
    guard let ratio, let limit else { return false }
    return ratio > limit
  }
}
