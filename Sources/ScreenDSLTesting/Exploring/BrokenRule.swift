/// A violation of a rule: a sentence that describes the violation, and the Swift source of an expectation that fails.
struct BrokenRule {
  /// Expects that the screen shows the same as before the last two steps. `PrintedTest` declares the variable `before`.
  static let sameAsBefore = "#expect(screen.snapshot == before)"

  var rule = ""
  let sentence: String
  /// The source of the expectation; empty if the last step itself fails.
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
