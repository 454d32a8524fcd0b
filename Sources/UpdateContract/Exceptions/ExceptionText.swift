/// What the text of an exception of a table or collection view says.
///
/// Paste the reason from the console or a crash report, with whatever stands around it.
///
/// ```swift
/// if let exception = ExceptionText(pasted) { print(exception.explanation) }
/// ```
public struct ExceptionText: Equatable, Sendable {
  /// The rule that was broken.
  public var rule: Rule
  /// The kind of view that raised; nil if the text does not say.
  public var kind: ListKind?
  /// What the numbers in the text come to, each a sentence.
  public var facts: [String]
  /// The batch that the text lists, as iOS 16.4 and later do for wrong counts; put it into a test.
  public var batch: BatchCheck?

  /// Reads a text; nil if it holds none of a rule in the catalogue.
  ///
  /// - Complexity: Expected O(*n*) in time and space, where *n* is the length of the text; with a listed
  ///   batch also that of judging it.
  public init?(_ text: String) {
    let plain = PlainText(text)
    if let listed = ListedBatch(plain) {
      self.init(listed)
      return
    }
    for known in KnownText.all {
      for kind in known.kinds {
        guard let numbers = known.template(for: kind).numbers(in: plain) else { continue }
        self.init(known, kind, numbers)
        return
      }
    }
    return nil
  }

  private init?(_ known: KnownText, _ kind: ListKind?, _ numbers: [Int]) {
    guard let rule = Rule(id: known.rule) else { return nil }
    self.rule = rule
    self.kind = kind ?? known.kind
    facts = known.facts(kind, numbers)
  }

  /// The rule is that which the judge finds broken in the batch, if it finds one.
  private init?(_ listed: ListedBatch) {
    guard let rule = Rule(id: "C3") else { return nil }
    self.init(rule: rule, kind: listed.kind, facts: [], batch: listed.batch)
    guard let violation = listed.batch?.violations(upTo: .contract).first else { return }
    self.rule = violation.code.rule
    facts = ExceptionText(violation.message)?.facts ?? [violation.message]
  }

  private init(rule: Rule, kind: ListKind?, facts: [String], batch: BatchCheck?) {
    self.rule = rule
    self.kind = kind
    self.facts = facts
    self.batch = batch
  }

  /// What the text says, which rule was broken, what usually breaks it, and what to do instead.
  public var explanation: String {
    let head = rule.id + (kind.map { ", \($0.viewName)" } ?? "")
    return ([head] + facts.map { "  \($0)" } + [rule.advice]).joined(separator: "\n")
  }
}

extension ExceptionText: CustomStringConvertible {
  /// The explanation.
  public var description: String { explanation }
}
