private enum Shop {
  final class Cell: FakeCell<Note> {}
}

private enum Cart {
  final class Cell: FakeCell<Photo> {}
}

/// Tests which cells have the same reuse identifier.
@Suite(.timed) struct CellRegistrationTests {
  private func identifier(_ registration: CellRegistration<FakeHost>) -> String {
    registration.identifier
  }

  @Test func namesInTwoScopesNeverCollide() {
    let (shop, cart) = (identifier(.class(Shop.Cell.self)), identifier(.class(Cart.Cell.self)))
    #expect(shop.hasPrefix("ScreenDSLHostingTests.") && shop.hasSuffix("Shop.Cell"))
    #expect(cart.hasSuffix("Cart.Cell"))
    enum Here { struct Model: CellModel {} }
    enum There { struct Model: CellModel {} }
    #expect(
      identifier(.class { (_, _: Here.Model, _) in })
        != identifier(.class { (_, _: There.Model, _) in }))
  }

  /// An identifier contains the nib's name if it is not the name of the class. Two closures may configure one class
  /// differently, so a row that changes its variant needs another cell.
  @Test func anIdentifierSaysAllThatMakesACellAnother() {
    let identifiers: [(CellRegistration<FakeHost>, String)] = [
      (.class(NoteCell.self, identifier: "note"), "note"),
      (.class(identifier: "label") { (_, _: Label, _) in }, "label"),
      (.nib(NoteCell.self, "NoteCell"), "TestSupport.NoteCell"),
      (.nib(NoteCell.self, "Big"), "TestSupport.NoteCell from Big"),
      (
        .nib(NoteCell.self, "NoteCell", bundle: "org.shop"),
        "TestSupport.NoteCell from NoteCell in org.shop"
      ),
      (.class { (_, _: Label, _) in }, "TestSupport.ForeignCell for TestSupport.Label"),
      (
        .class(variant: "wide") { (_, _: Label, _) in },
        "TestSupport.ForeignCell for TestSupport.Label.wide"
      ),
    ]
    for (registration, expected) in identifiers { #expect(identifier(registration) == expected) }
  }
}
