@testable import ScreenDSLTesting

/// Tests of the source that an exploration prints.
@MainActor @Suite(.timedOnMain) struct PrintedTestTests {
  private func failure<State, Shown: Screen>(
    _ state: @autoclosure @escaping @MainActor () -> State,
    screen: @escaping @MainActor (State) -> Shown
  ) async -> String {
    let explored = await TestingContext.$current.withValue(Sandbox().context) {
      await explore(state(), ways: 0, steps: 10, screen: screen)
    }
    return explored.failure ?? "nothing"
  }

  @Test func anExpectationOfOneOfSeveralControlsNamesTheRow() async {
    let failure = await failure(0) { _ in
      ScreenOf {
        for id in ["hall", "attic"] { Look.toggle("On", isOn: false) { _ in }.id(id) }
      }
    }
    #expect(failure.contains(#".expectValue("on", of: "On", in: ""#), "\(failure)")
  }

  /// If the control takes the value, the row changes. So the printed test must allow changes of the row.
  @Test func anotherControlOfTheRowTakesNoValue() async {
    let failure = await failure(Settings()) { settings in
      ScreenOf {
        Look.horizontal {
          Look.toggle("A", isOn: false) { _ in settings.isOn[1] = true }
          Look.toggle("B", isOn: settings.isOn[1], nil)
        }.id("both")
      }
    }
    #expect(failure.contains(#".expectValue("on", of: "A")"#), "\(failure)")
  }
}
