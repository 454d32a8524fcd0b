/// A step's violation of a rule: a sentence about the screen, and a failing expectation as Swift source.
struct BrokenRule {
  /// The expectation that the screen is the same as before the last two steps.
  static let sameAsBefore = "#expect(screen.snapshot == before)"

  /// The name of the rule.
  var rule = ""
  let sentence: String
  /// The last line of the test that the exploration prints. If the line begins with a period, it is a method call on
  /// the result of the last step, such as `.expectFocus("Name")`. If the last step itself fails, the line is empty.
  var expectation: String

  init(_ sentence: String, _ expectation: String = "") {
    (self.sentence, self.expectation) = (sentence, expectation)
  }

  /// Creates a violation whose expectation is about the last update. `check` is the expected change, such as
  /// `removed(count: 0)`.
  init(_ sentence: String, update check: String) {
    self.init(sentence, ".expectLastUpdate(allowingOthers: true) { $0.\(check) }")
  }

  /// The name of the rule, and the words of the sentence that do not depend on data. Two violations with equal keys
  /// show the same bug.
  var key: String {
    let parts = sentence.prefix { $0 != "(" }.split(
      separator: "'", omittingEmptySubsequences: false)
    return rule
      + parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }.joined()
  }
}
