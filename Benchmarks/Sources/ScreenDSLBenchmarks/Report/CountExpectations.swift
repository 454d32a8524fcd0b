import Foundation

/// The committed counts of all cases, with which CI compares.
struct CountExpectations: Codable {
  var entries: [Expectation] = []

  /// The counts of one case; nil if the machine that wrote them could not count.
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

  /// Adds the counts of `newer`, which replace older counts of the same cases.
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
