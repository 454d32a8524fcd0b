import Testing
import UpdateContract

@Suite struct ViolationCodeTests {
  @Test func everyCodeHasATrigger() {
    let triggered = Set(Trigger.all.map(\.code))
    let missing = Violation.Code.allCases.filter { !triggered.contains($0) }
    #expect(missing == [])
  }

  @Test(arguments: Trigger.all)
  func triggerLeadsToItsCodeAndMessage(_ trigger: Trigger) {
    #expect(trigger.actual?.code == trigger.code)
    #expect(trigger.actual?.message == trigger.message)
  }

  @Test(arguments: Trigger.all)
  func onlyCountsHaveDetails(_ trigger: Trigger) {
    let hasDetails = [.c1, .c2, .c4].contains(trigger.code)
    #expect((trigger.actual?.details != nil) == hasDetails)
  }

  @Test func rawValuesAreThoseOfTheCatalogue() {
    #expect(
      Violation.Code.allCases.map(\.rawValue).joined(separator: " ")
        == "B1 B2 B3 B4 B5 B6 B7 B8 B9 C1 C2 C4 D1 D2 D3 D4 K2 M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 "
        + "S1 S2 S3 S4 S5 S6 S7 S8 S9 S11 W1 W2 W3 W4 W5")
  }
}
