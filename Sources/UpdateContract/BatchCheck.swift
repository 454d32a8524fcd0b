/// One batch update of a table or collection view. A test can check the batch without the view.
///
/// The check works with any code that updates a list. Pass the number of items in each section before and after the
/// update, and the operations of the batch.
public struct BatchCheck: Equatable, Sendable {
  package var kind: ListKind
  package var before: [Int]
  package var after: [Int]
  package var operations: BatchOperations

  /// Creates a check of one batch.
  ///
  /// - Precondition: No number in `before` and `after` is negative.
  public init(_ kind: ListKind, before: [Int], after: [Int], operations: BatchOperations) {
    if let count = (before + after).first(where: { $0 < 0 }) {
      fatalError("Item count must be at least 0 (was \(count))")
    }
    (self.kind, self.before, self.after, self.operations) = (kind, before, after, operations)
  }

  /// Returns the violations of the batch; empty if a view accepts the batch.
  ///
  /// The result has at most two violations: the first for which UIKit raises an exception, then the first that crashes
  /// a view, corrupts memory or breaks a documented rule. Correct the first violation and check the batch again.
  ///
  /// - Complexity: Expected O(*n* + *k* log *k*), where *n* is the number of sections before and after the update and
  ///   *k* the number of operations. The number of items does not matter.
  public func violations() -> [Violation] { violations(upTo: .knownBugs) }

  package func violations(upTo level: ContractLevel) -> [Violation] {
    findings(upTo: level).map(\.violation)
  }

  /// A unit test of the batch, as Swift source that you can paste.
  package var test: String {
    """
    @Test func aViewTakesTheBatch() {
      let check = BatchCheck(
        .\(kind), before: \(before), after: \(after),
        operations: BatchOperations(\(operations.arguments)))
      #expect(check.violations() == [])
    }
    """
  }

  private func findings(
    upTo strictest: ContractLevel
  ) -> [(level: ContractLevel, violation: Violation)] {
    ContractLevel.allCases.filter { $0 <= strictest }.reduce(into: []) { found, level in
      do throws(Violation) {
        _ = try judged(at: level)
      } catch {
        if !found.contains(where: { $0.violation == error }) { found.append((level, error)) }
      }
    }
  }
}

extension BatchCheck: CustomStringConvertible {
  /// The batch as text. For each level of strictness at which the batch breaks a rule, the text contains the first
  /// broken rule, its usual causes and its remedy.
  public var description: String {
    let found = findings(upTo: .discipline).map { finding in
      "\(finding.level.consequence): \(finding.violation)\n\(finding.violation.rule.advice)"
    }
    let updates = operations.lines(for: kind).joined(separator: ", ")
    let head = countLines + ["Updates = [\(updates)]"]
    return (head + (found.isEmpty ? ["No rule is broken"] : found)).joined(separator: "\n")
  }
}

extension ContractLevel {
  fileprivate var consequence: String {
    switch self {
    case .contract: "Raises an exception"
    case .knownBugs: "Crashed on devices"
    case .discipline: "Better avoided"
    }
  }
}

extension BatchOperations {
  fileprivate var arguments: String {
    Mirror(reflecting: self).children.compactMap { label, list in
      guard let label, let list = list as? [Any], !list.isEmpty else { return nil }
      return "\(label): [\(list.map(literal).joined(separator: ", "))]"
    }.joined(separator: ", ")
  }

  private func literal(_ element: Any) -> String {
    switch element {
    case let path as ItemPath: "[\(path.section), \(path.item)]"
    case let move as SectionMove: ".init(from: \(move.from), to: \(move.to))"
    case let move as ItemMove: ".init(from: \(literal(move.from)), to: \(literal(move.to)))"
    default: "\(element)"
    }
  }
}
