import TestSupport

@testable import ScreenDSLTesting

/// Which mode counts, and how failures describe it.
@Suite(.timed) struct RecordModeTests {
  private func choice(_ argument: RecordMode?, _ environment: [String: String]) -> RecordMode.Choice
  {
    RecordMode.choice(argument: argument, environment: environment)
  }

  @Test func theArgumentBeatsTheTrait() {
    RecordMode.$scoped.withValue(.all) {
      #expect(choice(.never, ["SCREENDSL_RECORD": "failed"]).mode == .never)
      #expect(choice(nil, ["SCREENDSL_RECORD": "failed"]).mode == .all)
    }
  }

  @Test(.record(.failed)) func theTraitBeatsTheEnvironment() {
    let found = choice(nil, ["SCREENDSL_RECORD": "all"])
    #expect(found.mode == .failed)
    #expect(found.origin == .trait)
  }

  @Suite(.record(.all)) struct InASuiteWithTheTrait {
    @Test func theTraitHoldsForItsTests() { #expect(RecordMode.scoped == .all) }

    @Test(.record(.never)) func theInnerTraitCounts() { #expect(RecordMode.scoped == .never) }
  }

  @Test func theEnvironmentBeatsCI() {
    #expect(choice(nil, ["SCREENDSL_RECORD": "all", "CI": "true"]).mode == .all)
    #expect(choice(nil, ["SCREENDSL_RECORD": "FAILED"]).mode == .failed)
  }

  @Test func neverWithCIElseMissing() {
    #expect(choice(nil, ["CI": "1"]).mode == .never)
    #expect(choice(nil, ["CI": ""]).mode == .missing)
    #expect(choice(nil, [:]).mode == .missing)
    #expect(choice(nil, ["SCREENDSL_RECORD": ""]).mode == .missing)
  }

  @Test func itSaysWhatWasRead() {
    #expect(
      choice(nil, ["CI": "true"]).description
        == "Record mode 'never' because CI is set (SCREENDSL_RECORD is not set, CI is 'true')")
    #expect(
      choice(nil, [:]).description
        == "Record mode 'missing' by default (SCREENDSL_RECORD is not set, CI is not set)")
  }

  @Test func anUnknownModeIsAMistake() throws {
    let sandbox = try Sandbox(["SCREENDSL_RECORD": "yes\u{1B}[2J"])
    sandbox.expect("text")
    #expect(
      sandbox.journal.messages.first
        == "SCREENDSL_RECORD must be one of never, missing, failed, all (was 'yes\\u{1B}[2J')")
    #expect(sandbox.files.isEmpty)
  }
}
