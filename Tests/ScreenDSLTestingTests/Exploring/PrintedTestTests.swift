@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct PrintedTestTests {
  private func failure<State, Shown: Screen>(
    _ state: @autoclosure @escaping @MainActor () -> State,
    screen: @escaping @MainActor (State) -> Shown
  ) async -> String {
    await TestingContext.$current.withValue(Sandbox().context) {
      await explore(state(), ways: 0, steps: 30, screen: screen).failure
    } ?? "nothing"
  }

  /// If the control takes the value, the row changes. So the printed test must allow changes of the row.
  @Test(arguments: [("B", ""), ("A", #", in: "both", number: 2"#)])
  func anotherControlOfTheRowTakesNoValue(other: String, place: String) async {
    let text = await failure(Settings()) { settings in
      ScreenOf {
        Look.horizontal {
          Look.toggle(other, isOn: settings.isOn[1], nil)
          Look.toggle("A", isOn: false) { _ in settings.isOn[1] = true }
        }.id("both")
      }
    }
    let step = #".expectValue("on", of: "A"\#(place))"#
    #expect(text.contains("took it)") && text.contains(step), "\(text)")
  }

  @Test func aControlWithoutANameHasAnEmptyName() {
    let screen = TestScreen.rows { Look.toggle("", isOn: false) { _ in }.id("hall") }
    var known: [CellPlace: [UserStep]] = [:]
    let steps = screen.possibleSteps(on: screen.seenItems(), &known, nil)
    #expect(steps.map { screen.source(of: $0) } == [#"turn("", on: true, in: "hall")"#])
  }

  @Test(arguments: [
    (#"check("rule", { box, _ in box.isOn })"#, "state.isOn"),
    ("check(\"rule\") { box, _ in\nreturn box.isOn }", "{ return state.isOn }()"),
  ]) func aCheckIsPrintedAsAnExpression(check: String, expression: String) throws {
    let sandbox = Sandbox()
    try sandbox.write("explore(Box()) { screen in screen }\n\(check)\n")
    let printed = PrintedTest(sandbox.site(line: 1), ["rule": sandbox.site(line: 2)])
    var problem = BrokenRule("")
    problem.rule = "rule"
    let test = printed.test(of: problem, [], "", isLow: false)
    #expect(test.contains("TestScreen { state }\n    #expect(\(expression))\n"), "\(test)")
  }

  /// A count is that of the outermost list, where other rows can change, too.
  @Test func anExpectationOfARowOrOfOneOfSeveralControlsNamesTheRow() async {
    let control = await failure(0) { _ in
      ScreenOf { for id in ["hall", "attic"] { Look.toggle("On", isOn: false) { _ in }.id(id) } }
    }
    #expect(control.contains(#".expectValue("on", of: "On", in: ""#), "\(control)")
    let inContainer = await failure(0) { _ in
      ScreenOf {
        Container("deck", Chips()) {
          for id in 0..<2 { Look.stepper("Number", value: 3, in: 0...9) { _ in }.id(id) }
        }
      }
    }
    #expect(inContainer.contains(#"$0.reconfigured("deck/"#), "\(inContainer)")
    let removed = await failure(TaskList(.deletesNext)) { TaskScreen(list: $0) }
    #expect(removed.contains("$0.untouched("), "\(removed)")
  }
}
