import UpdateContract

/// A broken rule. UIKit would raise an exception.
public struct SimViolation: Error, Equatable, Sendable, CustomStringConvertible {
  /// The code of the rule, such as `C2`. Codes of rules that only the simulator has begin with `X`.
  public var code: String
  /// The text of UIKit's exception, or a text of the simulator with the prefix `sim:`.
  public var message: String
  public var operations: [String] = []
  /// The number of items in each section before the batch; nil if no batch was open.
  public var before: [Int]?
  /// The number of items in each section after the batch; nil if the list has not read them.
  public var after: [Int]?
  /// A unit test of the batch, if the list refused one; otherwise nil.
  public var test: String?

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
  init(own code: String, _ message: String) { self.init(code: code, message: message) }

  init(_ violation: Violation) {
    self.init(code: violation.rule.id, message: violation.message)
  }
}
