private enum Shop {
  final class Cell: FakeCell<Note> {}
}

private enum Cart {
  final class Cell: FakeCell<Photo> {}
}

/// Which cells may be exchanged for one another.
@Suite(.timed) struct CellRegistrationTests {
  private func identifier(_ registration: CellRegistration<FakeHost>) -> String {
    registration.identifier
  }

  @Test func cellsWithOneNameInTwoScopesNeverCollide() {
    let (shop, cart) = (identifier(.class(Shop.Cell.self)), identifier(.class(Cart.Cell.self)))
    #expect(shop != cart)
    #expect(shop.hasPrefix("ScreenDSLHostingTests.") && shop.hasSuffix("Shop.Cell"))
    #expect(cart.hasSuffix("Cart.Cell"))
  }

  @Test func modelsWithOneNameInTwoScopesNeverCollide() {
    enum Shop { struct Model: CellModel {} }
    enum Cart { struct Model: CellModel {} }
    let shop = identifier(.class { (_, _: Shop.Model, _) in })
    #expect(shop != identifier(.class { (_, _: Cart.Model, _) in }))
  }

  @Test func aGivenIdentifierIsKept() {
    #expect(identifier(.class(NoteCell.self, identifier: "note")) == "note")
    #expect(identifier(.class(identifier: "label") { (_, _: Label, _) in }) == "label")
  }

  @Test func theNibsNameIsToldIfItIsNotTheClasss() {
    #expect(identifier(.nib(NoteCell.self, "NoteCell")) == "TestSupport.NoteCell")
    #expect(identifier(.nib(NoteCell.self, "Big")) == "TestSupport.NoteCell from Big")
    #expect(
      identifier(.nib(NoteCell.self, "NoteCell", bundle: "org.shop"))
        == "TestSupport.NoteCell from NoteCell in org.shop")
  }

  /// Two closures fill one class differently: a row that changes its variant needs another cell.
  @Test func theVariantOfAClosureIsInTheIdentifier() {
    let plain = identifier(.class { (_, _: Label, _) in })
    let wide = identifier(.class(variant: "wide") { (_, _: Label, _) in })
    #expect(plain == "TestSupport.ForeignCell for TestSupport.Label")
    #expect(wide == "TestSupport.ForeignCell for TestSupport.Label.wide")
  }
}
