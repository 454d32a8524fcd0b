@MainActor @Suite(.timedOnMain) struct CellRegistrationFillingTests {
  private let host = RecordingHost()
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self), .class(WideNoteCell.self, variant: "wide"),
    .class { (cell, label: Label, context) in
      cell.text = "\(label.text) at \(context.path.map(\.description) ?? "no row")"
    }, .class(PriceCell.self))
  private var updater: ListUpdater { host.updater }
  private func row(_ index: Int) -> LiveRow { LiveRow(screen[RowPosition(0, index)], in: "s") }

  private let screen = ScreenSnapshot(
    Section("s", header: Label(text: 7), footer: Price(text: 2)) {
      Note(id: 1, text: 4)
      Label(text: 5).id("l")
      Photo(id: "p")
    })

  @Test func cellsThatSayWhatTheyShowAndThoseThatAClosureFills() {
    var registry = registry
    let (cell, wide, foreign) = (NoteCell(), WideNoteCell(), ForeignCell())
    let (header, footer) = (ForeignCell(), PriceCell())
    #expect(registry.fill(cell, with: row(0), in: updater, isFirstDisplay: true))
    #expect(registry.fill(foreign, with: row(1), in: updater, isFirstDisplay: true))
    for supplementary in screen.sections[0].supplementaries {
      let view: AnyObject = supplementary.kind == .header ? header : footer
      #expect(registry.fill(view, with: supplementary, of: "s", in: updater, isFirstDisplay: true))
    }
    #expect(foreign.text == "5 at s/l" && header.text == "7 at no row")
    expectEqual(footer.models, [Price(text: 2)])
    registry.choose("wide", for: Note.self)
    #expect(!registry.fill(cell, with: row(0), in: updater, isFirstDisplay: true))
    #expect(registry.fill(wide, with: row(0), in: updater, isFirstDisplay: true))
    #expect(cell.models == [Note(id: 1, text: 4)] && wide.models.count == 1)
  }

  @Test func aWrongCellIsLeftAsItWasAndAModelWithoutCellIsNotShown() {
    let (cell, wide) = (PriceCell(), WideNoteCell())
    for (view, index) in [(cell, 0), (wide, 0), (host, 1), (NoteCell(), 2)] as [(AnyObject, Int)] {
      #expect(!registry.fill(view, with: row(index), in: updater, isFirstDisplay: true))
    }
    let header = screen.sections[0].supplementaries[0]
    #expect(!registry.fill(cell, with: header, of: "s", in: updater, isFirstDisplay: true))
    #expect(cell.models == [] && wide.models == [])
    let empty = CellRegistry<FakeHost>()
    #expect(!empty.fill(ForeignCell(), with: header, of: "s", in: updater, isFirstDisplay: true))
  }
}
