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
      audit.description == """
        \(place):\(line): No cell registered for 'TestSupport.Price.odd'; register one before \
        applying a snapshot
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the model in the registry of the screen
        """)
  }

  @Test func whatIsMissingWithoutASource() {
    let screen = ScreenSnapshot(Note(id: 1))
    let audit = CellRegistry<FakeHost>().audit(screen)
    #expect(
      audit.findings.map(\.summary)
        == ["No cell registered for 'TestSupport.Note'; register one before applying a snapshot"])
  }

  @Test func whereCellsAreRegisteredIsSaid() {
    let line = #line
    let registry = CellRegistry<FakeHost>(
      .class(NoteCell.self),
      .class(LabelCell.self))
    let screen = ScreenSnapshot(Section("s") { Price(text: 1) })
    #expect(
      registry.audit(screen).findings.map(\.remedy)
        == ["register a cell for the model, as at \(place):\(line + 3)"])
  }

  @MainActor @Test func eachKindOfRowWithoutACellIsReportedOnce() {
    var reported: [ScreenFinding] = []
    let missing = MissingCells { reported.append($0) }
    let source = SourceLine()
    let registry = CellRegistry<FakeHost>()
    missing.report(ReuseIdentifier(Note.self), source: source, in: registry)
    missing.report(ReuseIdentifier(Note.self), source: nil, in: registry)
    #expect(
      reported.map(\.summary) == [
        "\(source): No cell registered for 'TestSupport.Note'; register one before applying a "
          + "snapshot"
      ])
    missing.report(ReuseIdentifier(Note.self, variant: "wide"), source: nil, in: registry)
    missing.report(ReuseIdentifier(Photo.self), source: nil, in: registry)
    #expect(reported.count == 3)
    #expect(missing.findings == reported)
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
        \(place):\(line + 3): Duplicate cell 'ScreenDSLTests.WideNoteCell' for model \
        'TestSupport.Note' (registered at \(place):\(line + 2) and \(place):\(line + 3))
          Cost: the later registration is never used
          Fix: remove one of them, or give one a 'variant'
        \(place):7: Duplicate cell identifier 'x' for 'class ScreenDSLTests.LabelCell' and \
        'class ScreenDSLTests.PriceCell' (registered at \(place):\(line + 4) and \(place):7)
          Cost: a row may get a cell of the other class, which cannot show it
          Fix: give each an 'identifier' of its own, or none
        No cell registered for variant 'even' of 'TestSupport.Label'; register one before \
        choosing it
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the variant, or choose another one
        Unused cell 'ScreenDSLTests.WideNoteCell' for 'TestSupport.Note' at \(place):\(line + 3)
        Unused cell 'x' for 'TestSupport.Price.odd' at \(place):7
        """)
  }
}
