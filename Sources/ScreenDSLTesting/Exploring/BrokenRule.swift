/// A violation of a rule: a sentence that describes the violation, and the Swift source of an expectation that fails.
struct BrokenRule {
  /// The source of an expectation: the snapshot equals the snapshot before the last two steps. `PrintedTest` declares
  /// the variable `before`.
  static let sameAsBefore = "#expect(screen.snapshot == before)"

  var rule = ""
  let sentence: String
  /// The source of the expectation. Empty if the last step itself fails, and for a rule of the app, whose source
  /// `PrintedTest` copies.
  var expectation: String

  init(_ sentence: String, _ expectation: String = "") {
    (self.sentence, self.expectation) = (sentence, expectation)
  }

  init(_ sentence: String, update check: String) {
    self.init(sentence, ".expectLastUpdate(allowingOthers: true) { $0.\(check) }")
  }

  /// Violations with equal keys count as the same bug. The key omits what can depend on data: quoted names, numbers,
  /// and the text from the first parenthesis on.
  var key: String {
    let parts = sentence.prefix { $0 != "(" }.split(
      separator: "'", omittingEmptySubsequences: false)
    return rule
      + parts.indices.filter { $0 % 2 == 0 }.map { parts[$0].filter { !$0.isNumber } }.joined()
  }
}
