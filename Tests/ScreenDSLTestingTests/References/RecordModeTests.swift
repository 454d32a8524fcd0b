@testable import ScreenDSLTesting

@Suite(.timed) struct RecordModeTests {
  @Test(
    arguments: [
      (.never, .all, "failed", nil, .never), (nil, .all, "failed", nil, .all),
      (nil, nil, "all", "true", .all), (nil, nil, "FAILED", nil, .failed),
      (nil, nil, nil, "1", .never), (nil, nil, nil, "", .missing), (nil, nil, nil, nil, .missing),
      (nil, nil, "", nil, .missing),
    ] as [(RecordMode?, RecordMode?, String?, String?, RecordMode)])
  func theFirstThatIsSetDecides(
    argument: RecordMode?, trait: RecordMode?, variable: String?, server: String?, mode: RecordMode
  ) {
    RecordMode.$scoped.withValue(trait) {
      let environment = ["SCREENDSL_RECORD": variable, "CI": server].compactMapValues { $0 }
      expectEqual(RecordMode.choice(argument: argument, environment: environment).mode, mode)
    }
  }

  @Suite(.record(.all)) struct InASuiteWithTheTrait {
    @Test func itHoldsForItsTests() { expectEqual(RecordMode.scoped, .all) }
    @Test(.record(.never)) func theInnerOneCounts() { expectEqual(RecordMode.scoped, .never) }
  }

  @Test func anUnknownModeIsAMistake() {
    let sandbox = Sandbox(["SCREENDSL_RECORD": "yes\u{1B}[2J"])
    sandbox.expect("text")
    let text = "SCREENDSL_RECORD must be one of never, missing, failed, all (was 'yes\\u{1B}[2J')"
    #expect(sandbox.journal.messages.first == text && sandbox.files.isEmpty)
  }
}
