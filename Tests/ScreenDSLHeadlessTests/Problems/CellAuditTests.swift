/// A test can prove that each row has a cell; what is wrong is told in sentences.
@Suite(.timed) struct CellAuditTests {
  private let place = "ScreenDSLHeadlessTests/CellAuditTests.swift"
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self),
    .class(LabelCell.self),
    .class(GridCell.self))

  /// The first quoted name in each text, without its module.
  private func names(_ texts: [String]) -> [String] {
    texts.map { text in
      let name =
        text.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first.map(
          String.init) ?? ""
      return name.replacing("TestSupport.", with: "")
    }
  }

  private func missing(_ audit: CellAudit) -> [String] {
    names(audit.findings.filter { $0.kind == .missingCell }.map(\.problem))
  }

  private func kinds(_ registry: CellRegistry<FakeHost>) -> [ScreenFinding.Kind] {
    registry.audit(ScreenSnapshot()).findings.map(\.kind)
  }

  @Test func everyRowHasACell() {
    let audit = registry.audit(
      ScreenSnapshot(
        Section("s", header: Label()) {
          Note(id: 1)
          Container("g", Grid()) { Note(id: 1) }
        }.layout(.carousel)))
    #expect(audit.isComplete && audit.unused.isEmpty && audit.description.isEmpty)
  }

  @Test func whatIsMissingIsToldOnceWithTheLineOfTheFirstRow() {
    let line = #line
    let screen = ScreenSnapshot([
      Section("a", header: Photo(id: "h")) {
        Note(id: 1)
        Price(text: 1)
        Photo(id: "b")
        Price(text: 3)
      },
      Section("b", footer: Price()) { Note(id: 2) }.supplementary("badge", Grid(text: 1)),
    ])
    let audit = CellRegistry<FakeHost>(.class(NoteCell.self)).audit(screen)
    #expect(!audit.isComplete)
    #expect(missing(audit) == ["Photo", "Price.odd", "Price", "Grid"])
    #expect(audit.findings.map(\.source) == [2, 4, 8, 8].map { "\(place):\(line + $0)" })
    #expect(
      audit.findings[1].description == """
        \(place):\(line + 4): No cell registered for 'TestSupport.Price.odd'; register one before \
        applying a snapshot
          Cost: users see a placeholder instead of the row
          Fix: register a cell for the model, as at \(place):\(line + 10)
        """)
    let none = CellRegistry<FakeHost>().audit(ScreenSnapshot(Note(id: 1))).findings
    #expect(
      none.map(\.summary)
        == ["No cell registered for 'TestSupport.Note'; register one before applying a snapshot"])
    #expect(
      none.map(\.remedy) == [
        "let the model say its look ('LookModel'), or register a cell for it in the registry of the screen"
      ])
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

  @Test func rowsInsideAreLookedUpInTheRegistryOfTheContainer() {
    let inside = CellRegistry<FakeHost>(.class(NoteCell.self))
    let registry = CellRegistry<FakeHost>(
      .class(LabelCell.self), .class(GridCell.self).containing(inside))
    func audit(_ row: some CellModel) -> CellAudit {
      registry.audit(
        ScreenSnapshot(Section("s", header: Label()) { Container("g", Grid()) { row } }))
    }
    #expect(audit(Note(id: 1)).isComplete && audit(Note(id: 1)).unused == [])
    #expect(audit(Photo(id: "a")).findings.map(\.kind) == [.missingCell])
    #expect(audit(Photo(id: "a")).unused.count == 1)
    #expect(audit(Label()).findings.count == 1, "not in that of the list around")
    let twice = CellRegistry<FakeHost>(
      .class(NoteCell.self), .class(NoteCell.self, identifier: "2"))
    #expect(kinds(CellRegistry(.class(GridCell.self).containing(twice))) == [.duplicateCell])
  }

  @Test func differentCellsUnderOneIdentifierClash() {
    #expect(
      kinds(
        CellRegistry(
          .class(NoteCell.self, identifier: "cell"), .class(PhotoCell.self, identifier: "cell"),
          .class(NoteCell.self, variant: "wide", identifier: "cell"))) == [.clashingCells])
    func nib(_ bundle: String) -> CellRegistration<FakeHost> {
      CellRegistration(
        NoteCell.self, from: .nib(NibReference("N", bundlePath: bundle), NoteCell.self),
        variant: CellVariant(bundle), identifier: "note", place: SourceLine())
    }
    #expect(
      kinds(CellRegistry(nib("a"), nib("a"), nib("b"))) == [.duplicateCell, .clashingCells])
    // Two closures may make different views of one class.
    #expect(
      kinds(CellRegistry(.view { NoteCell() }, .view { NoteCell() }))
        == [.duplicateCell, .clashingCells])
  }

  @Test func aChoiceNeedsACell() {
    var registry = registry
    registry.choose("wide", for: Note.self)
    registry.choose("odd", for: Label.self)
    let audit = registry.audit(ScreenSnapshot())
    #expect(audit.findings.map(\.kind) == [.variantWithoutCell, .variantWithoutCell])
    #expect(names(audit.findings.map(\.problem)) == ["odd", "wide"])
    registry.register([.class(WideNoteCell.self, variant: "wide")])
    registry.choose(nil, for: Label.self)
    #expect(registry.audit(ScreenSnapshot()).isComplete)
    let screen = ScreenSnapshot(Section("s") { Note(id: 1) })
    #expect(names(registry.audit(screen).unused) == ["NoteCell", "LabelCell", "GridCell"])
    registry.choose(nil, for: Note.self)
    #expect(names(registry.audit(screen).unused) == ["LabelCell", "GridCell", "WideNoteCell"])
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
    registry.register([.class(PriceCell.self, variant: "odd", identifier: "x", line: 7)])
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
