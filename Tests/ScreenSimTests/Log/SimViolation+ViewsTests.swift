import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct SimViolationViewsTests {
  @Test(arguments: ViewTrigger.all)
  func aListRefusesTheUseWithItsCodeAndText(_ trigger: ViewTrigger) {
    let bed = trigger.make(trigger.kind, trigger.level)
    #expect(bed.codes == [trigger.code])
    #expect(bed.messages == [trigger.message])
  }

  @Test(arguments: ViewTrigger.all.filter { $0.level > .contract })
  func theLevelBelowLetsItPass(_ trigger: ViewTrigger) {
    for level in trigger.level.below {
      #expect(trigger.make(trigger.kind, level).codes == [], "at \(level)")
    }
  }

  @Test(arguments: ViewTrigger.all)
  func stricterLevelsRefuseItToo(_ trigger: ViewTrigger) {
    for level in ContractLevel.allCases where level > trigger.level {
      #expect(trigger.make(trigger.kind, level).sim.violations.isEmpty == false, "at \(level)")
    }
  }

  /// R7 and R8 are about an answer of nil, which the types here do not allow.
  @Test func everyCodeOfUsesHasATrigger() {
    let codes = Set(ViewTrigger.all.map(\.code))
    let states = (1...10).map { "W\($0)" } + ["S10", "C4", "T1"]
    let views = (1...13).map { "R\($0)" }.filter { $0 != "R7" && $0 != "R8" }
    let queries = (1...6).map { "Q\($0)" }
    let own = (1...8).map { "X\($0)" }
    #expect(codes == Set(states + views + queries + own + ["K1", "K2"]))
  }
}
