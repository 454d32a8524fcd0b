import Foundation

/// The results as a text table: words are aligned left, numbers right.
struct ResultTable: CustomStringConvertible {
  let results: [BenchmarkResult]

  private static let header = [
    "case", "ids", "rows", "median", "minimum", "floor", "floor min", "ratio", "limit",
    "allocations", "each", "limit", "hash calls", "equality calls", "",
  ]
  private static let wordColumns: Set<Int> = [0, 1, 5, 14]

  var description: String {
    let lines = [Self.header] + results.map(Self.cells)
    let widths = Self.header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { Self.line($0, widths) }.joined(separator: "\n")
  }

  private static func cells(_ result: BenchmarkResult) -> [String] {
    [
      result.name, result.ids, String(result.rows),
      duration(result.median), duration(result.minimum),
      result.floor, duration(result.floorMinimum),
      decimal(result.ratio), decimal(result.limit),
      whole(result.allocations), decimal(result.allocationShare), decimal(result.allocationLimit),
      whole(result.hashCalls), whole(result.equalityCalls),
      result.isOverLimit ? "OVER" : "",
    ]
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let space = String(repeating: " ", count: widths[column] - cells[column].count)
      return wordColumns.contains(column) ? cells[column] + space : space + cells[column]
    }
    let line = padded.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func whole(_ value: Int?) -> String {
    value.map { String($0) } ?? "-"
  }

  private static func decimal(_ value: Double?) -> String {
    value.map { String(format: "%.2f", $0) } ?? "-"
  }

  /// Returns a time with a unit that needs few digits: `420 ns` instead of `0.00042 ms`.
  private static func duration(_ nanoseconds: Double?) -> String {
    guard let nanoseconds else { return "-" }
    if nanoseconds < 1_000 { return String(format: "%.0f ns", nanoseconds) }
    if nanoseconds < 1_000_000 { return String(format: "%.1f us", nanoseconds / 1_000) }
    return String(format: "%.2f ms", nanoseconds / 1_000_000)
  }
}
