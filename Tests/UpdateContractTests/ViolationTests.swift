import ContractFixtures
import TestSupport
import Testing
import UpdateContract

@Suite(.timed) struct ViolationTests {
  @Test func describesItselfOnOneLine() {
    let violation = Violation(code: .m10, message: "no", details: "long\ntext")
    #expect("\(violation)" == "M10: no")
  }

  @Test func comparesAllThatItHas() {
    let violation = Violation(code: .c1, message: "a", details: "b")
    #expect(violation == Violation(code: .c1, message: "a", details: "b"))
    #expect(violation != Violation(code: .c2, message: "a", details: "b"))
    #expect(violation != Violation(code: .c1, message: "b", details: "b"))
    #expect(violation != Violation(code: .c1, message: "a"))
  }

  /// Mistakes that a list cannot be led to, in addition to those that it can.
  static let refused =
    RefusedBatch.all + [
      RefusedBatch(
        .b1, "attempt to delete section -1, but there are only 1 sections before the update",
        BatchOperations(sectionReloads: [-1]), [1], [1])
    ]

  @Test func everyCodeHasAMistake() {
    let codes = Set(Self.refused.map(\.code)).union(ViewStateTests.refused.map(\.code))
    #expect(codes == Set(Violation.Code.allCases))
  }

  @Test(arguments: refused)
  func aMistakeLeadsToItsCodeAndMessage(_ refused: RefusedBatch) {
    let actual = violation(of: refused, at: refused.level)
    #expect(actual?.code == refused.code)
    #expect(actual?.message == refused.message)
    #expect((actual?.details != nil) == [.c1, .c2].contains(refused.code))
  }

  @Test(arguments: refused, ContractLevel.allCases)
  func aMistakeIsRefusedFromItsLevelOn(_ refused: RefusedBatch, level: ContractLevel) {
    #expect((violation(of: refused, at: level) != nil) == (level >= refused.level))
  }

  @Test func rawValuesAreThoseOfTheCatalogue() {
    #expect(
      Violation.Code.allCases.map(\.rawValue).joined(separator: " ")
        == "B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C4 D1 D2 D3 D4 K2 M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 "
        + "S1 S2 S3 S4 S5 S6 S7 S8 S9 S11 W1 W2 W3 W4 W5")
  }

  private func violation(of refused: RefusedBatch, at level: ContractLevel) -> Violation? {
    UpdateContractTests.violation(
      refused.operations, from: refused.old, to: refused.new, kind: refused.kind, level: level)
  }
}
