@Suite(.timed) struct ViolationTests {
  /// Mistakes that a list cannot make, and mistakes that it can make.
  static let refused =
    RefusedBatch.all + [
      RefusedBatch(
        "B1 collection contract: [1] to [1], reload -1",
        "attempt to delete section -1, but there are only 1 sections before the update")
    ]

  /// The mistakes have all codes of the judge's sources; only the text of C3 is used.
  @Test func everyCodeHasAMistake() throws {
    let codes = Set(Self.refused.map(\.code)).union(ViewStateTests.refused.map(\.code))
    let thrown = try Repository.sources(in: "Sources/UpdateContract")
      .filter { !$0.path.contains("/") }
      .flatMap { $0.text.matches(of: /"([A-Z]\d+)"/).map { String($0.1) } }
    expectEqual(codes.union(["C3"]), Set(thrown))
  }

  @Test(arguments: refused) func aMistakeHasItsCodeAndTextFromItsLevelOn(_ refused: RefusedBatch) {
    for level in ContractLevel.allCases {
      let actual = violation(
        refused.operations, from: refused.old, to: refused.new, kind: refused.kind, level: level)
      expectEqual((actual != nil), (level >= refused.level))
      guard level == refused.level else { continue }
      #expect(actual?.rule.id == refused.code && actual?.message == refused.message)
      expectEqual((actual?.details != nil), ["C1", "C2"].contains(refused.code))
    }
  }
}
