import Foundation

/// The committed counts of all cases: what CI compares with.
struct CountExpectations: Codable {
  var entries: [Expectation] = []

  /// One case's counts; nil where the machine that wrote them could not count.
  struct Expectation: Codable {
    let name: String
    let ids: String
    let rows: Int
    var allocations: Int?
    var hashCalls: Int?
    var equalityCalls: Int?

    enum CodingKeys: String, CodingKey {
      case name = "case"
      case ids, rows, allocations
      case hashCalls = "hash_calls"
      case equalityCalls = "equality_calls"
    }

    var label: String { "\(name) (\(ids), \(rows))" }
  }

  init(_ results: [BenchmarkResult]) {
    entries = results.map(Expectation.init)
  }

  init(from decoder: any Decoder) throws {
    entries = try [Expectation](from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try entries.encode(to: encoder)
  }

  /// Takes over the counts of `newer`, for the cases that it has, and keeps the others.
  mutating func merge(_ newer: CountExpectations) {
    for entry in newer.entries {
      if let index = entries.firstIndex(where: { $0.label == entry.label }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }
}

extension CountExpectations.Expectation {
  init(_ result: BenchmarkResult) {
    name = result.name
    ids = result.ids
    rows = result.rows
    allocations = result.allocations
    hashCalls = result.hashCalls
    equalityCalls = result.equalityCalls
  }
}
