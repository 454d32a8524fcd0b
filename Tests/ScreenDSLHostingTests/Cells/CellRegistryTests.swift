/// Models are paired with cells in one place; the first pairing counts.
@Suite(.timed) struct CellRegistryTests {
  private let note = "TestSupport.NoteCell"
  private let wide = "TestSupport.WideNoteCell"

  @Test func aCellSaysWhichModelItShows() {
    var registry = CellRegistry<FakeHost>()
    registry.register(.class(NoteCell.self), .class(PhotoCell.self))
    #expect(registry.cell(for: Note.self) == note)
    #expect(registry.cell(for: Photo.self) == "TestSupport.PhotoCell")
    #expect(registry.cell(for: Label.self) == nil)
    #expect(registry.registrations.map { "\($0.model)" } == ["Note", "Photo"])
    let same = CellRegistry<FakeHost>(.class(NoteCell.self), .class(PhotoCell.self))
    #expect(same.registrations.map(\.identifier) == registry.registrations.map(\.identifier))
  }

  @Test func aClosureSaysWhichModelACellShows() {
    var registry = CellRegistry<FakeHost>()
    registry.register(
      Cells.class { (cell, note: Note, _) in cell.text = "\(note.text)" },
      Cells.class { (cell, label: Label, _) in cell.text = "\(label.text)" })
    #expect(
      registry.cell(for: Note.self) == "TestSupport.ForeignCell for TestSupport.Note")
    #expect(
      registry.cell(for: Label.self) == "TestSupport.ForeignCell for TestSupport.Label")
  }

  @Test func listsOfFeatureModulesAreAdded() {
    var registry = CellRegistry<FakeHost>(.class(LabelCell.self), .nib(PriceCell.self, "PriceCell"))
    registry.register([.class(NoteCell.self), .view { GridCell() }])
    #expect(registry.registrations.map { "\($0.model)" } == ["Label", "Price", "Note", "Grid"])
  }

  @Test func eachLineKnowsItsPlace() {
    let line = #line
    let registry = CellRegistry<FakeHost>(
      .class(NoteCell.self),
      .class(PhotoCell.self))
    #expect(registry.registrations.map { Int($0.place.line) } == [line + 2, line + 3])
  }

  @Test func theFirstCellOfAModelStaysInUse() {
    let registry = CellRegistry<FakeHost>(
      .class(NoteCell.self),
      .class(WideNoteCell.self))
    #expect(registry.cell(for: Note.self) == note)
    #expect(registry.registrations.count == 2)
    let variants = CellRegistry<FakeHost>(
      .class(WideNoteCell.self, variant: "wide"), .class(NoteCell.self, variant: "wide"))
    #expect(variants.cell(for: Note.self, "wide") == wide)
  }

  @Test func aCopyIsAnotherRegistry() {
    let original = CellRegistry<FakeHost>(.class(NoteCell.self))
    var copy = original
    copy.register(.class(PhotoCell.self), .class(WideNoteCell.self, variant: "wide"))
    copy.choose("wide", for: Note.self)
    #expect(original.registrations.count == 1)
    #expect(original.cell(for: Photo.self) == nil)
    #expect(original.cell(for: Note.self) == note)
    #expect(copy.cell(for: Note.self) == wide)
  }
}

/// Several cells for one model.
@Suite(.timed) struct CellRegistryVariantTests {
  private let note = "TestSupport.NoteCell"
  private let wide = "TestSupport.WideNoteCell"

  /// What is chosen, which may come before its cell; the row's own variant; the cell.
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
    registry.register(
      .class(NoteCell.self), .class(FakeCell<Note>.self, variant: "round"), .class(PhotoCell.self))
    #expect(registry.cell(for: Note.self, own) == "TestSupport.\(cell)")
    #expect(registry.cell(for: Photo.self) == "TestSupport.PhotoCell")
    registry.choose(nil, for: Note.self)
    #expect(registry.cell(for: Note.self) == note)
  }

  @Test func withoutPlainCellAVariantIsNotGuessed() {
    let registry = CellRegistry<FakeHost>(.class(WideNoteCell.self, variant: "wide"))
    #expect(registry.cell(for: Note.self) == nil)
    #expect(registry.cell(for: Note.self, "round") == nil)
    #expect(registry.cell(for: Note.self, "wide") == wide)
  }
}
