import ScreenDSL
import TestSupport
import Testing

/// A test can prove that each row has a cell.
@Suite(.timed) struct CellRegistryAuditTests {
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self),
    .class(LabelCell.self),
    .class(GridCell.self))

  private func missing(_ audit: CellAudit) -> [String] {
    audit.missing.map { "\($0.identifier)".replacing("TestSupport.", with: "") }
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
    #expect(
      audit.missing.map { $0.source?.line } == [line + 4, line + 5, line + 7].map(UInt32.init))
    #expect(audit.missing[0].source?.fileID == "ScreenDSLTests/CellRegistry+AuditTests.swift")
  }

  @Test func headersAndFootersNeedViewsToo() {
    let line = #line
    let screen = ScreenSnapshot([
      Section("a", header: Photo(id: "h"), footer: Price()) { Note(id: 1) },
      Section("b") { Note(id: 2) }.supplementary("badge", Price(text: 1)),
    ])
    let audit = registry.audit(screen)
    #expect(missing(audit) == ["Photo", "Price", "Price.odd"])
    #expect(
      audit.missing.map { $0.source?.line } == [line + 2, line + 2, line + 3].map(UInt32.init))
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
    #expect(audit.unused.map(\.cell) == ["ScreenDSLTests.LabelCell", "ScreenDSLTests.GridCell"])
  }

  @Test func twoCellsForOneModelAndVariant() {
    var registry = registry
    registry.register(
      Cells.class(WideNoteCell.self), .class(WideNoteCell.self, variant: "wide"),
      Cells.class(NoteCell.self, variant: "wide"))
    let audit = registry.audit(ScreenSnapshot())
    #expect(!audit.isComplete)
    #expect(audit.duplicates.map(\.used.cell) == ["NoteCell", "WideNoteCell"].map(qualified))
    #expect(audit.duplicates.map(\.unused.cell) == ["WideNoteCell", "NoteCell"].map(qualified))
    #expect(audit.clashes.isEmpty)
  }

  @Test func twoCellsUnderOneIdentifier() {
    let registry = CellRegistry<FakeHost>(
      .class(NoteCell.self, identifier: "cell"),
      .class(PhotoCell.self, identifier: "cell"),
      .class(NoteCell.self, variant: "wide", identifier: "cell"))
    let audit = registry.audit(ScreenSnapshot())
    #expect(audit.clashes.map(\.second.source) == ["class ScreenDSLTests.PhotoCell"])
    #expect(audit.clashes.map(\.first.source) == ["class ScreenDSLTests.NoteCell"])
    #expect(!audit.isComplete)
  }

  @Test func nibsOfTwoBundlesClashUnderAGivenIdentifier() {
    func registration(_ bundle: String) -> CellRegistration<FakeHost> {
      CellRegistration(
        NoteCell.self, from: .nib(NibReference("N", bundleIdentifier: bundle), NoteCell.self),
        variant: CellVariant(bundle), identifier: "note", place: SourceLine())
    }
    var registry = CellRegistry<FakeHost>()
    registry.register(registration("a"), registration("a"), registration("b"))
    #expect(registry.audit(ScreenSnapshot()).clashes.count == 1)
  }

  @Test func twoFactoriesOfOneClassClash() {
    let registry = CellRegistry<FakeHost>(
      .view { NoteCell() },
      .view { NoteCell() })
    #expect(registry.audit(ScreenSnapshot()).clashes.count == 1)
  }

  @Test func aChoiceNeedsACell() {
    var registry = registry
    registry.choose("wide", for: Note.self)
    registry.choose("odd", for: Label.self)
    let audit = registry.audit(ScreenSnapshot())
    #expect(audit.choicesWithoutCell.map(\.variant) == ["odd", "wide"])
    #expect(!audit.isComplete)
    registry.register(.class(WideNoteCell.self, variant: "wide"))
    registry.choose(nil, for: Label.self)
    #expect(registry.audit(ScreenSnapshot()).isComplete)
  }

  @Test func theCellOfAnUnchosenVariantIsUnused() {
    var registry = registry
    registry.register(.class(WideNoteCell.self, variant: "wide"))
    let screen = ScreenSnapshot(Section("s", header: Label()) { Container(Grid()) { Note(id: 1) } })
    #expect(registry.audit(screen).unused.map(\.cell) == [qualified("WideNoteCell")])
    registry.choose("wide", for: Note.self)
    #expect(registry.audit(screen).unused.map(\.cell) == [qualified("NoteCell")])
  }

  private func qualified(_ name: String) -> String { "ScreenDSLTests.\(name)" }
}
