import ScreenDSL
import TestSupport
import Testing

/// The findings in words.
@Suite(.timed) struct CellAuditTests {
  private let place = "ScreenDSLTests/CellAuditTests.swift"

  @Test func whatIsMissing() {
    let line = #line + 1
    let screen = ScreenSnapshot(Section("s") { Price(text: 1) })
    let audit = CellRegistry<FakeHost>().audit(screen)
    #expect(
      audit.description
        == "No cell registered for 'TestSupport.Price.odd'; register one before applying a "
        + "snapshot (needed at \(place):\(line))")
  }

  @Test func whatIsMissingWithoutASource() {
    let screen = ScreenSnapshot(Section("s") {})
      .inserting(Note(id: 1), at: RowPosition(section: 0, row: 0))
    let audit = CellRegistry<FakeHost>().audit(screen)
    #expect(
      audit.description
        == "No cell registered for 'TestSupport.Note'; register one before applying a snapshot")
    #expect(audit.missing == CellRegistry<FakeHost>().audit(screen).missing)
  }

  @Test func allOtherFindings() {
    let line = #line
    var registry = CellRegistry<FakeHost>(
      .class(NoteCell.self),
      .class(WideNoteCell.self),
      .class(LabelCell.self, identifier: "x"),
      .nib(PhotoCell.self, "P"))
    registry.register(.class(PriceCell.self, variant: "odd", identifier: "x", line: 7))
    registry.choose("even", for: Label.self)
    let screen = ScreenSnapshot(
      Section("s", header: Label()) {
        Note(id: 1)
        Photo(id: "a")
      })
    #expect(
      registry.audit(screen).description == """
        Duplicate cell 'ScreenDSLTests.WideNoteCell' for model 'TestSupport.Note' \
        (registered at \(place):\(line + 2) and \(place):\(line + 3))
        Duplicate cell identifier 'x' for 'class ScreenDSLTests.LabelCell' and \
        'class ScreenDSLTests.PriceCell' (registered at \(place):\(line + 4) and \(place):7)
        No cell registered for variant 'even' of 'TestSupport.Label'; register one before \
        choosing it
        Unused cell 'ScreenDSLTests.WideNoteCell' for 'TestSupport.Note' at \(place):\(line + 3)
        Unused cell 'x' for 'TestSupport.Price.odd' at \(place):7
        """)
  }
}
