@Suite(.timed) struct RuleTests {
  @Test func theTableHasEveryGroupAndTheDocsHaveTheTable() throws {
    #expect(
      Rule.all.map(\.id).joined(separator: " ")
        == "B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C3 C4 D1 D2 D3 D4 K1 K2 M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 "
        + "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 T1 L1 L2 "
        + "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Q1 Q2 Q3 Q4 Q5 Q6 N1 N2 N3")
    #expect(Rule(id: "Z9") == nil)
    // The docs have a row for each rule, in the order and words of the rules; the rows about devices come after them.
    let rows = try Repository.text("AppleChecks/Rules.md").split(separator: "\n")
      .compactMap { $0.firstMatch(of: /^\| ([A-Z]\d+ \| [^|]*) \| [^|]* \| [^|]* \|$/) }
      .map { String($0.1) }
    let rules = Rule.all.map { "\($0.id) | \($0.statement.dropLast())" }
    expectEqual(rows.filter { !$0.hasPrefix("U") }, rules)
  }

  @Test(arguments: Rule.all) func aRuleIsWrittenInSentences(_ rule: Rule) {
    #expect(!rule.causes.isEmpty)
    for sentence in [rule.statement, rule.remedy] + rule.causes {
      #expect(sentence.hasSuffix(".") && !sentence.contains("  "), "\(sentence)")
    }
  }
}
