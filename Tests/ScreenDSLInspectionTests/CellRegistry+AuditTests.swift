import Foundation
import ScreenDSLInspection
import TestSupport
import Testing

/// A test can prove that each row has a cell.
@Suite(.timed) struct CellRegistryAuditTests {
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self),
    .class(LabelCell.self),
    .class(GridCell.self))

  private func missing(_ audit: CellAudit) -> [String] {
    audit.findings.filter { $0.kind == .missingCell }.compactMap { finding in
      finding.problem.components(separatedBy: "'").dropFirst().first
        .map { $0.replacing("TestSupport.", with: "") }
    }
  }

  @Test func everyRowHasACell() {
    let screen = ScreenSnapshot(
      Section("s", header: Label()) {
        Note(id: 1)
        Container("g", Grid()) { Note(id: 1) }
      })
    let audit = registry.audit(screen)
    #expect(audit.isComplete)
    #expect(audit.unused.isEmpty)
    #expect(audit.description.isEmpty)
  }

  @Test func whatIsMissingIsToldOnceWithTheLineOfTheFirstRow() {
    let line = #line
    let screen = ScreenSnapshot(
      Section("s") {
        Note(id: 1)
        Photo(id: "a")
        Price(text: 1)
        Photo(id: "b")
        Price(text: 2)
      })
    let audit = registry.audit(screen)
    #expect(!audit.isComplete)
    #expect(missing(audit) == ["Photo", "Price.odd", "Price"])
    #expect(audit.findings.map(\.source) == [line + 4, line + 5, line + 7].map(place))
  }

  @Test func headersAndFootersNeedViewsToo() {
    let line = #line
    let screen = ScreenSnapshot([
      Section("a", header: Photo(id: "h"), footer: Price()) { Note(id: 1) },
      Section("b") { Note(id: 2) }.supplementary("badge", Price(text: 1)),
    ])
    let audit = registry.audit(screen)
    #expect(missing(audit) == ["Photo", "Price", "Price.odd"])
    #expect(audit.findings.map(\.source) == [line + 2, line + 2, line + 3].map(place))
  }

  @Test func rowsInsideContainersAreRead() {
    let screen = ScreenSnapshot(
      Section("s") {
        Container("g", Grid()) { Container("h", Grid()) { Photo(id: "a") } }
        Price()
      })
    #expect(missing(registry.audit(screen)) == ["Photo", "Price"])
    #expect(missing(registry.audit(screen, includesContainers: false)) == ["Price"])
  }

  @Test func aLayoutHintNeedsNoView() {
    #expect(registry.audit(ScreenSnapshot(Section("s") { Label() }.layout(.carousel))).isComplete)
  }

  @Test func unusedCellsAreNoFault() {
    let audit = registry.audit(ScreenSnapshot(Section("s") { Note(id: 1) }))
    #expect(audit.isComplete)
    #expect(cells(audit.unused) == ["LabelCell", "GridCell"])
  }

  @Test func twoCellsForOneModelAndVariant() {
    var registry = registry
    registry.register(
      Cells.class(WideNoteCell.self), .class(WideNoteCell.self, variant: "wide"),
      Cells.class(NoteCell.self, variant: "wide"))
    let audit = registry.audit(ScreenSnapshot())
    #expect(!audit.isComplete)
    #expect(audit.findings.map(\.kind) == [.duplicateCell, .duplicateCell])
    #expect(cells(audit.findings.map(\.problem)) == ["WideNoteCell", "NoteCell"])
  }

  @Test func twoCellsUnderOneIdentifier() {
    let registry = CellRegistry<FakeHost>(
      .class(NoteCell.self, identifier: "cell"),
      .class(PhotoCell.self, identifier: "cell"),
      .class(NoteCell.self, variant: "wide", identifier: "cell"))
    let audit = registry.audit(ScreenSnapshot())
    #expect(audit.findings.map(\.kind) == [.clashingCells])
    #expect(
      audit.findings[0].problem.contains(
        "'class TestSupport.NoteCell' and 'class TestSupport.PhotoCell'"))
  }

  @Test func nibsOfTwoBundlesClashUnderAGivenIdentifier() {
    func registration(_ bundle: String) -> CellRegistration<FakeHost> {
      CellRegistration(
        NoteCell.self, from: .nib(NibReference("N", bundleIdentifier: bundle), NoteCell.self),
        variant: CellVariant(bundle), identifier: "note", place: SourceLine())
    }
    var registry = CellRegistry<FakeHost>()
    registry.register(registration("a"), registration("a"), registration("b"))
    let kinds = registry.audit(ScreenSnapshot()).findings.map(\.kind)
    #expect(kinds == [.duplicateCell, .clashingCells])
  }

  @Test func twoFactoriesOfOneClassClash() {
    let registry = CellRegistry<FakeHost>(
      .view { NoteCell() },
      .view { NoteCell() })
    let kinds = registry.audit(ScreenSnapshot()).findings.map(\.kind)
    #expect(kinds == [.duplicateCell, .clashingCells])
  }

  @Test func aChoiceNeedsACell() {
    var registry = registry
    registry.choose("wide", for: Note.self)
    registry.choose("odd", for: Label.self)
    let audit = registry.audit(ScreenSnapshot())
    #expect(audit.findings.map(\.kind) == [.variantWithoutCell, .variantWithoutCell])
    #expect(cells(audit.findings.map(\.problem)) == ["odd", "wide"])
    registry.register(.class(WideNoteCell.self, variant: "wide"))
    registry.choose(nil, for: Label.self)
    #expect(registry.audit(ScreenSnapshot()).isComplete)
  }

  @Test func theCellOfAnUnchosenVariantIsUnused() {
    var registry = registry
    registry.register(.class(WideNoteCell.self, variant: "wide"))
    let screen = ScreenSnapshot(Section("s", header: Label()) { Container(Grid()) { Note(id: 1) } })
    #expect(cells(registry.audit(screen).unused) == ["WideNoteCell"])
    registry.choose("wide", for: Note.self)
    #expect(cells(registry.audit(screen).unused) == ["NoteCell"])
  }

  /// The first quoted name in each text, without its module.
  private func cells(_ texts: [String]) -> [String] {
    texts.compactMap { text in
      text.components(separatedBy: "'").dropFirst().first
        .map { $0.replacing("TestSupport.", with: "") }
    }
  }

  private func place(_ line: Int) -> String? {
    "ScreenDSLInspectionTests/CellRegistry+AuditTests.swift:\(line)"
  }
}
