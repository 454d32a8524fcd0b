import ScreenDSLInspection
import TestSupport
import Testing

/// The findings in words.
@Suite(.timed) struct CellAuditTests {
  private let place = "ScreenDSLInspectionTests/CellAuditTests.swift"

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

  @MainActor @Test func whatAListReportedIsSaidInSentences() {
    let source = SourceLine()
    let path = RowPath("shelf", section: "shop")
    func issue(_ kind: ListIssue.Kind, _ subject: String? = nil, at path: RowPath? = nil) -> String
    {
      ScreenFinding(ListIssue(kind, subject, path: path, section: "shop", source: source)).summary
    }
    #expect(
      issue(.missingCell, "TestSupport.Note")
        == "\(source): No cell registered for 'TestSupport.Note'; register one before applying a "
        + "snapshot")
    let texts = ListIssue.Kind.allCases.map { issue($0, "X", at: path) }
    #expect(Set(texts).count == texts.count)
    #expect(issue(.duplicateID) == "\(source): Duplicate section ID 'shop'")
    #expect(
      issue(.duplicateID, at: path) == "\(source): Duplicate row ID 'shelf' in section 'shop'")
    #expect(
      issue(.duplicateID, at: path.appending("a"))
        == "\(source): Duplicate row ID 'a' in container 'shelf'")
    #expect(issue(.unreachableSwipe, "X", at: path).contains("cells of 'X'"))
    #expect(issue(.unreachableSwipe, at: path).contains("layout around 'shop/shelf'"))
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
        \(place):\(line + 3): Duplicate cell 'TestSupport.WideNoteCell' for model \
        'TestSupport.Note' (registered at \(place):\(line + 2) and \(place):\(line + 3))
          Cost: the later registration is never used
          Fix: remove one of them, or give one a 'variant'
        \(place):7: Duplicate cell identifier 'x' for 'class TestSupport.LabelCell' and \
        'class TestSupport.PriceCell' (registered at \(place):\(line + 4) and \(place):7)
          Cost: a row may get a cell of the other class, which cannot show it
          Fix: give each an 'identifier' of its own, or none
        No cell registered for variant 'even' of 'TestSupport.Label'; register one before \
        choosing it
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the variant, or choose another one
        Unused cell 'TestSupport.WideNoteCell' for 'TestSupport.Note' at \(place):\(line + 3)
        Unused cell 'x' for 'TestSupport.Price.odd' at \(place):7
        """)
  }
}
