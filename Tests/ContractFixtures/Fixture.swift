import Foundation
package import UpdateContract

/// A batch from a public report, with the result that the report describes.
package struct Fixture: Sendable, CustomStringConvertible {
  package var name: String, kinds: [ListKind]
  package var old: [Int], new: [Int], operations: BatchOperations
  /// The expected code at each level, from the loosest to the strictest; nil for an accepted batch.
  package var codes: [String?]
  /// A part of the message at `contract`; empty if the report has none.
  package var message: String

  package var description: String { name }

  /// Reads two lines of the table: `name; kinds; [old] to [new]; operations; codes`, and the message.
  private init(_ head: Substring, _ message: Substring) {
    let parts = head.components(separatedBy: "; ")
    name = parts[0]
    kinds = ListKind.allCases.filter { parts[1].contains("\($0)") }
    let counts = parts[2].components(separatedBy: " to ").map { numbers($0) }
    (old, new, operations) = (counts[0], counts[1], batch(parts[3]))
    codes = parts[4].split(separator: " ").map { $0 == "-" ? nil : String($0) }
    self.message = message == "-" ? "" : String(message)
  }

  /// The batches of `Reports.txt`.
  package static let all = table("Reports.txt").map { Fixture($0.head, $0.message) }
}
