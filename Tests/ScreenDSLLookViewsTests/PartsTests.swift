@testable import ScreenDSLLookViews

/// What of a look is shown, and how.
@MainActor @Suite(.timedOnMain) struct PartsTests {
  @Test(arguments: ListKind.allCases)
  func looksNeedNoRegistry(_ kind: ListKind) throws {
    let bench = LookBench(kind)
    bench.show(header: Look.text("Options", .headline)) {
      Look.text("Hello")
      Look.toggle("Newsletter", isOn: true) { _ in }
      Look.row("Version", detail: "of the app", value: "1.0")
    }
    #expect(bench.texts(0) == ["Hello"] && bench.texts(1) == ["Newsletter"])
    #expect(bench.texts(2) == ["Version", "of the app", "1.0"])
    #expect(try bench.find(UISwitch.self, 1).isOn)
    #expect(bench.view.all(LookView.self).count == 4)
  }
}
