package import UpdateContract

/// A batch with one small mistake, and the violation that must be found.
package struct RefusedBatch: Sendable, CustomStringConvertible {
  package var code: String
  package var message: String
  package var operations: BatchOperations
  package var old: [Int]
  package var new: [Int]
  package var kind: ListKind
  /// The loosest level that refuses the batch.
  package var level: ContractLevel

  package var description: String { "\(code) \(message)" }

  /// Reads two lines of the table: `code kind level: [old] to [new], operations`, and the message.
  package init(_ head: Substring, _ message: Substring) {
    let parts = head.split { ":]".contains($0) }
    let words = parts[0].split(separator: " ")
    let counts = parts[1...2].map { $0.split { !$0.isNumber }.compactMap { Int($0) } }
    (code, kind) = (String(words[0]), words[1] == "table" ? .table : .collection)
    level = ContractLevel.allCases.first { "\($0)" == words[2] } ?? .contract
    (old, new, operations) = (counts[0], counts[1], batch(String(parts[3])))
    self.message = String(message)
  }

  /// The batches of `RefusedBatches.txt`.
  package static let all = {
    let lines = table("RefusedBatches.txt")
    return stride(from: 0, to: lines.count, by: 2).map { RefusedBatch(lines[$0], lines[$0 + 1]) }
  }()
}
