import ScreenDSL
import TestSupport
import Testing

/// Actions are compared by what the user sees.
@Suite(.timed) struct SwipeActionTests {
  private let delete = SwipeAction("Delete", style: .destructive) {}
  private let flag = SwipeAction("Flag") {}

  @Test func equality() {
    #expect(flag == SwipeAction("Flag") { Issue.record("run") })
    #expect(flag != SwipeAction("Pin") {})
    #expect(flag != SwipeAction("Flag", style: .destructive) {})
    #expect(flag.style == .normal)
  }

  @Test func eachSideHasItsOwn() {
    var actions = SwipeActions()
    #expect(SwipeEdge.allCases.allSatisfy { actions[$0].isEmpty })
    actions[.leading] = [flag]
    actions[.trailing] = [delete, flag]
    #expect(actions.leading == [flag])
    #expect(actions.trailing == [delete, flag])
    #expect(actions[.leading] == [flag])
    #expect(actions != SwipeActions())
  }

  @MainActor @Test func theHandlerRuns() {
    let log = Log()
    SwipeAction("Flag") { log.lines.append("flag") }.handler(())
    #expect(log.lines == ["flag"])
  }
}
