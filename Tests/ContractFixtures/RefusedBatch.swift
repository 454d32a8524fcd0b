package import UpdateContract

/// A batch with one small mistake, and the violation that must be found.
package struct RefusedBatch: Sendable, CustomStringConvertible {
  package var code: String, message: String
  package var old: [Int], new: [Int], operations: BatchOperations, kind: ListKind
  /// The loosest level that refuses the batch.
  package var level: ContractLevel

  package var description: String { "\(code) \(message)" }

  /// Reads two lines of the table: `code kind level: [old] to [new], operations`, and the message.
  package init(_ head: Substring, _ message: Substring) {
    let parts = head.split { ":]".contains($0) }
    let words = parts[0].split(separator: " ")
    let counts = parts[1...2].map { numbers($0) }
    (code, kind) = (String(words[0]), words[1] == "table" ? .table : .collection)
    level = ContractLevel.allCases.first { "\($0)" == words[2] } ?? .contract
    (old, new, operations) = (counts[0], counts[1], batch(String(parts[3])))
    self.message = String(message)
  }

  /// The batches of `RefusedBatches.txt`.
  package static let all = table("RefusedBatches.txt").map { RefusedBatch($0.head, $0.message) }
}
