import ScreenSim
import Testing

@Suite struct SimViolationTests {
  @Test func describesTheCodeAndTheMessage() {
    #expect("\(SimViolation(code: "Q1", message: "no"))" == "Q1: no")
  }

  @Test func describesTheBatch() {
    let violation = SimViolation(
      code: "C2", message: "no", operations: ["Delete row (0 - 1)", "Insert row (0 - 2)"],
      before: [2], after: [3, 0])
    #expect(
      "\(violation)" == """
        C2: no
        Data source before updates = [2]
        Data source after updates = [3, 0]
        Updates = [Delete row (0 - 1), Insert row (0 - 2)]
        """)
  }

  @Test func comparesAllThatItHas() {
    let violation = SimViolation(code: "C2", message: "a", details: "b", before: [1])
    #expect(violation == SimViolation(code: "C2", message: "a", details: "b", before: [1]))
    #expect(violation != SimViolation(code: "C2", message: "a", before: [1]))
    #expect(violation != SimViolation(code: "C2", message: "a", details: "b"))
  }
}
