import Testing
import UpdateContract

@Suite struct ViolationTests {
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
}
