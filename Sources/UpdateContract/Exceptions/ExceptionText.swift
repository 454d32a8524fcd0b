/// The meaning of an exception text of a table or collection view.
///
/// Paste the reason from the console or a crash report, with the text around it.
///
/// ```swift
/// if let exception = ExceptionText(pasted) { print(exception.explanation) }
/// ```
public struct ExceptionText: Equatable, Sendable {
  /// The rule that was broken.
  public var rule: Rule
  /// The kind of view that raised; nil if the text does not say.
  package var kind: ListKind?
  /// The sum of wrong counts in the text, and numbers in it that are no index, each as a sentence.
  package var facts: [String] = []
  /// The batch that the text lists, as iOS 16.4 and later do for wrong counts; use it in a test.
  public var batch: BatchCheck?

  /// The meaning of the text, the broken rule, its usual causes, and the remedy.
  public var explanation: String {
    let head = rule.id + (kind.map { ", \($0.viewName)" } ?? "")
    return ([head] + facts.map { "  \($0)" } + [rule.advice] + (batch.map { [$0.test] } ?? []))
      .joined(separator: "\n")
  }
}

extension ExceptionText {
  /// Reads a text; nil if it contains no text of a rule in the catalogue.
  ///
  /// - Complexity: Expected O(*n*) in time and space, where *n* is the length of the text, whatever repeats in it; with
  ///   a listed batch also that of judging it.
  public init?(_ text: String) {
    let plain = PlainText(text)
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

  /// Creates the meaning of a long text: the rule that the judge finds broken in the listed batch.
  private init?(_ listed: ListedBatch) {
    guard let rule = Rule(id: "C3") else { return nil }
    self.init(rule: rule, kind: listed.kind, batch: listed.batch)
    guard let violation = listed.batch?.violations(upTo: .contract).first else { return }
    self.rule = violation.rule
    facts = ExceptionText(violation.message)?.facts ?? []
    if facts.isEmpty { facts = [violation.message] }
  }

  /// Returns the sums of counts, and numbers that are no index.
  private static func facts(of rule: Rule, _ numbers: [Int], _ kind: ListKind?) -> [String] {
    if let absent = numbers.first(where: { !(0...greatestIndex).contains($0) }) {
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

  /// The greatest index; greater numbers are NSNotFound on some platform.
  static let greatestIndex = 1_000_000_000
}
