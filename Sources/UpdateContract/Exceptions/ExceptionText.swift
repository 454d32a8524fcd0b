/// The meaning of the text of an exception that a table or collection view raised.
///
/// Paste the text from the console or a crash report. Other text before and after the exception does no harm.
///
/// ```swift
/// if let exception = ExceptionText(pasted) { print(exception.explanation) }
/// ```
public struct ExceptionText: Equatable, Sendable {
  /// The broken rule.
  public var rule: Rule
  package var kind: ListKind?
  package var facts: [String] = []
  /// The batch that the text lists; nil if the text lists no batch, or if the package cannot read the list. You can use
  /// this batch in a test.
  ///
  /// iOS 16.4 and later list the batch in an exception about wrong counts of sections or items.
  public var batch: BatchCheck?

  /// An explanation of the exception in several lines: the ID of the broken rule, the kind of view if it is known, the
  /// facts that the exception states, the rule as a sentence, its usual causes, and its remedy. If the exception lists
  /// a batch, the Swift code of a unit test of this batch follows.
  public var explanation: String {
    let head = rule.id + (kind.map { ", \($0.viewName)" } ?? "")
    return ([head] + facts.map { "  \($0)" } + [rule.advice] + (batch.map { [$0.test] } ?? []))
      .joined(separator: "\n")
  }
}

extension ExceptionText {
  private static let head = "uncaught exception '".utf8

  /// Reads the text of an exception. The result is nil if the package knows no rule with this exception text.
  ///
  /// - Complexity: Expected O(*n*) in time and space, where *n* is the length of the text. If the text lists a batch,
  ///   the check of the batch takes additional time.
  public init?(_ text: String) {
    // A console can print warnings before the exception, and the text of another rule can match such a warning.
    let start = text.utf8.indices.first { text.utf8[$0...].starts(with: Self.head) }
    let plain = PlainText(String(text[(start ?? text.startIndex)...]))
    if let listed = ListedBatch(plain) {
      self.init(listed)
      return
    }
    for rule in Rule.all {
      for known in rule.texts {
        guard let (numbers, kind) = known.reading(of: plain) else { continue }
        self.init(rule: rule, kind: kind, facts: Self.facts(of: rule, numbers, kind))
        return
      }
    }
    return nil
  }

  private init?(_ listed: ListedBatch) {
    guard let rule = Rule(id: "C3") else { return nil }
    self.init(rule: rule, kind: listed.kind, batch: listed.batch)
    guard let violation = listed.batch?.violations(upTo: .contract).first else { return }
    self.rule = violation.rule
    facts = ExceptionText(violation.message)?.facts ?? []
    if facts.isEmpty { facts = [violation.message] }
  }

  private static func facts(of rule: Rule, _ numbers: [Int], _ kind: ListKind?) -> [String] {
    if let absent = numbers.first(where: { !(0...ListedBatch.greatestIndex).contains($0) }) {
      return [
        "\(absent) is no index: NSNotFound or a negative number, so something was looked up and not"
          + " found"
      ]
    }
    switch (rule.id, numbers.count) {
    case ("C1", 4):
      return Tally(numbers).facts(of: "The \(kind?.viewName ?? "list")", noun: "section")
    case ("C2", 7):
      let place = "Section \(numbers[0])"
      return Tally(Array(numbers.dropFirst())).facts(of: place, noun: kind?.noun ?? "item")
    default: return []
    }
  }
}
