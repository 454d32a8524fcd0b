import ScreenDSL
import TestSupport
import Testing

/// A row without a cell is told once, not at each display.
@MainActor @Suite(.timedOnMain) struct MissingCellReportsTests {
  @Test func eachKindIsToldOnce() throws {
    var reports = MissingCellReports()
    let source = SourceLine()
    let first = reports.report(ReuseIdentifier(Note.self), source: source)
    #expect(first?.description.hasPrefix("No cell registered for 'TestSupport.Note';") == true)
    #expect(first?.description.hasSuffix("(needed at \(source))") == true)
    #expect(reports.report(ReuseIdentifier(Note.self), source: nil) == nil)
    #expect(reports.report(ReuseIdentifier(Note.self, variant: "wide"), source: nil) != nil)
    #expect(reports.report(ReuseIdentifier(Photo.self), source: nil) != nil)
  }
}
