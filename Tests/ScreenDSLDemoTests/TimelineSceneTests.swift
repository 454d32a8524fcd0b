import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct TimelineSceneTests {
  private static let kinds = ["Author", "Stars", "PhotoGrid", "Story", "EntryActions"]

  private func counts(_ tally: CellTally, _ kind: String) throws -> CellTally.Counts {
    try #require(tally.counts["ScreenDSLDemo.\(kind)Cell"])
  }

  @Test func anEntryIsASectionOfFiveRows() {
    let scene = TimelineScene(entryCount: 3)
    scene.show()
    #expect(scene.host.snapshot.sections.map(\.rows.count) == [5, 5, 5])
    #expect(scene.host.snapshot.issues.isEmpty)
    #expect(CellRegistry.timeline.audit(scene.host.snapshot).isComplete)
  }

  @Test func anyNumberOfEntriesTakesAWindowfulOfCells() throws {
    let entryCount = TestDepth.cases(10_000)
    let scene = TimelineScene(entryCount: entryCount)
    scene.show()
    let tally = scene.scrollToEnd()
    for kind in Self.kinds {
      let counts = try counts(tally, kind)
      #expect(counts.shown == entryCount, "\(kind)")
      // The window of 800 points holds parts of four entries, for the shortest has 216.
      #expect(counts.created <= 5 && counts.mostLive == counts.created, "\(kind)")
    }
    let photos = try counts(tally, "Photo")
    #expect(photos.shown == scene.store.entries.reduce(0) { $0 + $1.photoCount })
    #expect(photos.created <= 5 * 6 && photos.mostLive <= photos.created)
    #expect(scene.host.statistics.mostLive <= 25)
    #expect(scene.host.statistics.reused == 5 * entryCount - scene.host.statistics.created)
    #expect(scene.host.violations.isEmpty)
  }

  @Test func aLikeFillsOneCellAgain() throws {
    let scene = TimelineScene(entryCount: 50)
    scene.show()
    let tally = scene.scrollToEnd()
    #expect(try counts(tally, "EntryActions").shown == 50)
    let cells = scene.host.visibleCells
    #expect(
      try scene.likeLast() == [
        "batch: reconfigure 49.4", "cells filled for another row: 0, filled again: 1",
      ])
    #expect(zip(scene.host.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(scene.host.visibleLines.last == "EntryActionsCell: ♥ 50")
    #expect(try scene.likeLast().first == "batch: reconfigure 49.4")
    #expect(scene.host.visibleLines.last == "EntryActionsCell: ♡ 49")
  }

  @Test func withoutEntriesThereIsNothingToLike() throws {
    let output = CapturedOutput()
    try TimelineScene(entryCount: 0).play(output)
    #expect(output.lines.first == "timeline: 0 entries, 0 rows")
    #expect(output.lines.contains("  no batch"))
  }
}
