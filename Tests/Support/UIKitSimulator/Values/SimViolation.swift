import UpdateContract

/// A broken rule, as a value instead of an exception.
public struct SimViolation: Error, Equatable, Sendable, CustomStringConvertible {
  /// The rule in the catalogue, such as `C2`; those of the simulator alone begin with `X`.
  public var code: String
  /// The text that UIKit raises, or one of ours with the prefix `sim:`.
  public var message: String
  /// The operations of the batch, one on each line, such as `Delete item (0 - 1)`.
  public var operations: [String] = []
  /// The item counts before the batch, where a batch was open.
  public var before: [Int]?
  /// The item counts after the batch, where they were read.
  public var after: [Int]?
  /// A unit test of the batch, where it was refused.
  public var test: String?

  /// The code, the message, and the batch if there is one.
  public var description: String {
    var lines = ["\(code): \(message)"]
    if let before { lines.append("Data source before updates = \(before)") }
    if let after { lines.append("Data source after updates = \(after)") }
    if !operations.isEmpty { lines.append("Updates = [\(operations.joined(separator: ", "))]") }
    if let test { lines.append(test) }
    return lines.joined(separator: "\n")
  }
}

extension SimViolation {
  /// Creates a violation of a rule that the judge does not have.
  init(own code: String, _ message: String) { self.init(code: code, message: message) }

  init(_ violation: Violation) {
    self.init(code: violation.rule.id, message: violation.message)
  }
}
