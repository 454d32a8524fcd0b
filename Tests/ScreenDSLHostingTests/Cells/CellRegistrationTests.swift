private enum Shop { final class Cell: FakeCell<Note> {} }
private enum Cart { final class Cell: FakeCell<Photo> {} }

@Suite(.timed) struct CellRegistrationTests {
  private func identifier(_ cell: Cells) -> String { cell.identifier }

  @Test func anIdentifierSaysAllThatMakesACellAnotherAndItsScope() {
    let (shop, cart) = (identifier(.class(Shop.Cell.self)), identifier(.class(Cart.Cell.self)))
    #expect(shop.hasPrefix("ScreenDSLHostingTests.") && shop.hasSuffix("Shop.Cell"))
    #expect(cart.hasSuffix("Cart.Cell"))
    enum Here { struct Model: CellModel {} }
    enum There { struct Model: CellModel {} }
    let here = identifier(.class { (_, _: Here.Model, _) in })
    #expect(here != identifier(.class { (_, _: There.Model, _) in }))
    // An identifier contains the nib's name if it is not the name of the class. Two closures may configure one class
    // differently, so a row that changes its variant needs another cell.
    let identifiers: [(Cells, String)] = [
      (.class(NoteCell.self, identifier: "note"), "note"),
      (.class(identifier: "label") { (_, _: Label, _) in }, "label"),
      (.nib(NoteCell.self, "NoteCell"), "…NoteCell"),
      (.nib(NoteCell.self, "Big"), "…NoteCell from Big"),
      (.nib(NoteCell.self, "NoteCell", bundle: "org.shop"), "…NoteCell from NoteCell in org.shop"),
      (.class { (_, _: Label, _) in }, "…ForeignCell for …Label"),
      (.nib(ForeignCell.self, showing: Label.self) { _, _, _ in }, "…ForeignCell for …Label"),
      (.class(variant: "wide") { (_, _: Label, _) in }, "…ForeignCell for …Label.wide"),
    ]
    for (registration, expected) in identifiers {
      expectEqual(identifier(registration), expected.replacing("…", with: "TestSupport."))
    }
  }

  @Test func allSourcesHaveTexts() {
    let sources: [CellSource<FakeHost>] = [
      .class(NoteCell.self), .nib("Note", bundlePath: nil, NoteCell.self),
      .nib("Note", bundlePath: "/shop", NoteCell.self), .factory { NoteCell() },
    ]
    expectEqual(
      sources.map(\.description),
      ["class TestSupport.NoteCell", "nib Note", "nib Note in /shop", "factory"])
  }
}
