@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct AgendaTests {
  private let store = SceneStore<Agenda>(), screen: TestScreen

  init() { screen = store.drive() }

  @Test func timesFollowTheClock() {
    screen.expectVisible("in 50 min", in: "Design review")
    screen.expectVisible("in 1 h", in: "Call with Alan").expectNotVisible("in 24 h")
      .expectCost(mostCreated: 0, mostConfigured: store.state.meetings.count, batches: 1) {
        $0.environment[Now.self] += 25
      }
    screen.expectVisible("in 25 min", in: "Design review")
    screen.environment[Now.self] += 25
    screen.expectNotVisible("min", in: "Design review")
    let now = RenderState(environment: screen.environment)
    expectScreen(screen, as: .spoken(state: now), named: "at-ten")
  }

  @Test func aMeetingIsMovedIntoAnotherOne() {
    screen.pick("Later", in: "Move", of: "Design review")
      .expectLastUpdate { $0.reconfigured("Design review", "Call with Alan") }
    screen.expectVisible("10:30", in: "Design review")
      .expectVisible("Clashes with Call with Alan", in: "Design review")
      .expectVisible("Clashes with Design review", in: "Call with Alan")
    screen.pick("Later", in: "Move", of: "Call with Alan")
      .expectNotVisible("Clashes with Design review")
    for _ in 0..<2 { screen.pick("Earlier", in: "Move", of: "Call with Alan") }
    screen.expectLastUpdate {
      $0.moved(count: 1)
      $0.reconfigured("Call with Alan")
    }
    for _ in 0..<40 { screen.pick("Earlier", in: "Move", of: "Stand-up") }
    screen.expectVisible("00:00", in: "Stand-up")
  }

  @Test func whatIsDeclinedLeavesItsDay() {
    screen.swipe("Train", .trailing, "Decline").expectLastUpdate {
      $0.removed("Train")
      $0.inserted(.label("Nothing planned"))
      $0.reconfigured(.header("Wednesday"))
    }
    screen.expectVisible("0 meetings").tap("Ada’s birthday")
    expectEqual(store.state.done, ["Ada’s birthday"])
    screen.tap("Ada’s birthday")
    #expect(store.state.done.isEmpty)
  }

  @Test func looks() {
    let screen = Agenda.steps[2].snapshot
    expectNoProblems(screen)
    expectScreen(screen, as: .text())
    expectScreen(screen, as: .svg(), named: "picture")
    expectScreen(screen, as: .svg(theme: .dark), named: "dark")
    expectScreen(screen, as: .svg(state: RenderState(typeSize: .accessibility3)), named: "large")
  }
}
