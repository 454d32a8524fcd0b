import ScreenDSL
import ScreenDSLHeadless
import Testing

@testable import ScreenDSLDemo

@Suite struct UpdateSummaryTests {
  @Test func countsCellsAndKeepsBatches() {
    let summary = UpdateSummary([
      .batch("reload 0.1", in: nil), .configured(.row("a"), isFirstDisplay: true),
      .displayed(.row("a")), .configured(.row("b"), isFirstDisplay: false), .reload(in: nil),
    ])
    #expect(
      summary.lines == [
        "batch: reload 0.1", "all rows shown anew",
        "cells filled for another row: 1, filled again: 1",
      ])
  }

  @Test func saysThatNothingHappened() {
    #expect(
      UpdateSummary([]).lines == [
        "no batch", "cells filled for another row: 0, filled again: 0",
      ])
  }
}
