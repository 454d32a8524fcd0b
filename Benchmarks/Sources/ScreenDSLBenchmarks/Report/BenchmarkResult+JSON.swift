import Foundation

extension BenchmarkResult: Encodable {
  private enum Key: String, CodingKey {
    case name = "case"
    case ids, rows
    case median = "median_ns"
    case minimum = "min_ns"
    case floor
    case floorMinimum = "floor_ns"
    case ratio, limit, allocations
    case allocationShare = "allocations_each"
    case allocationLimit = "allocations_each_limit"
    case hashCalls = "hash_calls"
    case equalityCalls = "equality_calls"
  }

  /// Encodes every key, with `null` for a value that was not measured.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(ids, forKey: .ids)
    try container.encode(rows, forKey: .rows)
    try container.encode(median.rounded(to: 1), forKey: .median)
    try container.encode(minimum.rounded(to: 1), forKey: .minimum)
    try container.encode(floor, forKey: .floor)
    try container.encode(floorMinimum.rounded(to: 1), forKey: .floorMinimum)
    try container.encode(ratio.rounded(to: 1_000), forKey: .ratio)
    try container.encode(limit, forKey: .limit)
    try container.encode(allocations, forKey: .allocations)
    try container.encode(allocationShare.rounded(to: 1_000), forKey: .allocationShare)
    try container.encode(allocationLimit, forKey: .allocationLimit)
    try container.encode(hashCalls, forKey: .hashCalls)
    try container.encode(equalityCalls, forKey: .equalityCalls)
  }
}

extension Double? {
  fileprivate func rounded(to steps: Double) -> Double? {
    map { ($0 * steps).rounded() / steps }
  }
}

extension JSONEncoder {
  /// An encoder for files that are committed or compared: equal values always give the same bytes.
  static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
