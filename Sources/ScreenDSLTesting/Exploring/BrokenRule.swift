/// A step's violation of a rule: a sentence about the screen, and a failing expectation as Swift source.
struct BrokenRule {
  /// The expectation uses a variable that `PrintedTest` declares before the last two steps.
  static let sameAsBefore = "#expect(screen.snapshot == before)"

  var rule = ""
  let sentence: String
  /// An empty text means that the last step itself fails.
  var expectation: String

  init(_ sentence: String, _ expectation: String = "") {
    (self.sentence, self.expectation) = (sentence, expectation)
  }

  init(_ sentence: String, update check: String) {
    self.init(sentence, ".expectLastUpdate(allowingOthers: true) { $0.\(check) }")
  }

  /// Two violations with equal keys show the same bug. The key omits names and numbers, which depend on data.
  var key: String {
    let parts = sentence.prefix { $0 != "(" }.split(
      separator: "'", omittingEmptySubsequences: false)
    return rule
      + parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }.joined()
  }
}
