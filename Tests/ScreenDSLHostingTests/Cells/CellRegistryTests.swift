@Suite(.timed) struct CellRegistryTests {
  private let note = "TestSupport.NoteCell", wide = "TestSupport.WideNoteCell"

  @Test func aCellOrAClosureSaysWhichModelIsShown() {
    var registry = CellRegistry<FakeHost>(.class(NoteCell.self), .nib(PriceCell.self, "PriceCell"))
    registry.register(
      Cells.class { (cell, label: Label, _) in cell.text = "\(label.text)" }, .view { GridCell() })
    expectEqual(registry.registrations.map { "\($0.model)" }, ["Note", "Price", "Label", "Grid"])
    #expect(registry.cell(for: Note.self) == note && registry.cell(for: Photo.self) == nil)
    expectEqual(registry.cell(for: Label.self), "TestSupport.ForeignCell for TestSupport.Label")
    let line = #line
    let lines = CellRegistry<FakeHost>(
      .class(NoteCell.self),
      .class(PhotoCell.self))
    expectEqual(lines.registrations.map { Int($0.place.line) }, [line + 2, line + 3])
  }

  @Test func theFirstCellOfAModelStaysInUseAndNoVariantIsGuessed() {
    let registry = CellRegistry<FakeHost>(.class(NoteCell.self), .class(WideNoteCell.self))
    #expect(registry.cell(for: Note.self) == note && registry.registrations.count == 2)
    let variants = CellRegistry<FakeHost>(
      .class(WideNoteCell.self, variant: "wide"), .class(NoteCell.self, variant: "wide"))
    expectEqual(variants.cell(for: Note.self, "wide"), wide)
    var only = CellRegistry<FakeHost>(.class(WideNoteCell.self, variant: "wide"))
    for variant in ["wide", nil] as [CellVariant?] { only.choose(variant) }
    #expect(only.cell(for: Note.self) == nil && only.cell(for: Note.self, "round") == nil)
    expectEqual(only.cell(for: Note.self, "wide"), wide)
  }

  @Test(
    arguments: [
      ("wide", nil, "WideNoteCell"), ("wide", "round", "FakeCell<TestSupport.Note>"),
      (nil, nil, "NoteCell"), (nil, "flat", "NoteCell"), ("flat", nil, "NoteCell"),
      ("wide", "flat", "NoteCell"),
    ] as [(CellVariant?, CellVariant?, String)])
  func theRowsOwnVariantBeatsTheChoiceWhichBeatsThePlainCell(
    _ chosen: CellVariant?, _ own: CellVariant?, _ cell: String
  ) {
    var registry = CellRegistry<FakeHost>(.class(WideNoteCell.self, variant: "wide"))
    registry.choose(chosen, for: Note.self)
    registry.register([
      .class(NoteCell.self), .class(FakeCell<Note>.self, variant: "round"), .class(PhotoCell.self),
    ])
    expectEqual(registry.cell(for: Note.self, own), "TestSupport.\(cell)")
    expectEqual(registry.cell(for: Photo.self), "TestSupport.PhotoCell")
    registry.choose(nil, for: Note.self)
    expectEqual(registry.cell(for: Note.self), note)
    registry.choose("wide")
    #expect(registry.cell(for: Note.self) == wide && registry.cell(for: Photo.self) != nil)
    registry.choose(nil)
    expectEqual(registry.cell(for: Note.self), note)
    registry.choose("round", for: Photo.self, Note.self)
    expectEqual(registry.cell(for: Note.self), "TestSupport.FakeCell<TestSupport.Note>")
  }
}
