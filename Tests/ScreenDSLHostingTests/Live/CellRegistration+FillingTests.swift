@testable import ScreenDSL
@testable import ScreenDSLHosting

/// A cell gets the model it was made for, or nothing.
@MainActor @Suite(.timedOnMain) struct CellRegistrationFillingTests {
  private let host = RecordingHost()
  private let registry = CellRegistry<FakeHost>(
    .class(NoteCell.self), .class(WideNoteCell.self, variant: "wide"),
    .class { (cell, label: Label, context) in
      cell.text = "\(label.text) at \(context.path.map(\.description) ?? "no row")"
    },
    .class(PriceCell.self))
  private var updater: ListUpdater { host.updater }

  private let screen = ScreenSnapshot([
    Section("s", header: Label(text: 7), footer: Price(text: 2)) {
      Note(id: 1, text: 4)
      Label(text: 5).id("l")
      Photo(id: "p")
    }
  ])

  private func row(_ index: Int) -> LiveRow {
    LiveRow(screen[RowPosition(section: 0, row: index)], in: "s", of: nil)
  }

  @Test func aCellThatSaysWhatItShows() {
    let cell = NoteCell()
    #expect(registry.fill(cell, with: row(0), in: updater, isFirstDisplay: true))
    #expect(cell.models == [Note(id: 1, text: 4)])
  }

  @Test func aCellThatAClosureFills() {
    let cell = ForeignCell()
    #expect(registry.fill(cell, with: row(1), in: updater, isFirstDisplay: true))
    #expect(cell.text == "5 at s/l")
  }

  @Test func aHeaderAndAFooter() throws {
    let (header, footer) = (ForeignCell(), PriceCell())
    for supplementary in screen.sections[0].supplementaries {
      let view: AnyObject = supplementary.kind == .header ? header : footer
      #expect(
        registry.fill(view, with: supplementary, of: "s", in: updater, isFirstDisplay: true))
    }
    #expect(header.text == "7 at no row")
    #expect(footer.models == [Price(text: 2)])
  }

  @Test func aWrongCellIsLeftAsItWas() {
    let (cell, wide) = (PriceCell(), WideNoteCell())
    #expect(!registry.fill(cell, with: row(0), in: updater, isFirstDisplay: true))
    #expect(!registry.fill(wide, with: row(0), in: updater, isFirstDisplay: true))
    #expect(!registry.fill(host, with: row(1), in: updater, isFirstDisplay: true))
    let header = screen.sections[0].supplementaries[0]
    #expect(!registry.fill(cell, with: header, of: "s", in: updater, isFirstDisplay: true))
    #expect(cell.models == [])
    #expect(wide.models == [])
  }

  @Test func aModelWithoutCellIsNotShown() {
    #expect(!registry.fill(NoteCell(), with: row(2), in: updater, isFirstDisplay: true))
    let empty = CellRegistry<FakeHost>()
    let header = screen.sections[0].supplementaries[0]
    #expect(!empty.fill(ForeignCell(), with: header, of: "s", in: updater, isFirstDisplay: true))
  }

  @Test func theChosenVariantsCellIsFilled() {
    var registry = registry
    registry.choose("wide", for: Note.self)
    let (cell, wide) = (NoteCell(), WideNoteCell())
    #expect(!registry.fill(cell, with: row(0), in: updater, isFirstDisplay: true))
    #expect(registry.fill(wide, with: row(0), in: updater, isFirstDisplay: true))
    #expect(wide.models.count == 1)
  }
}
