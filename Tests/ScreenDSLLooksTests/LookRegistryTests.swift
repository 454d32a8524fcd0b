@Suite(.timed) struct LookRegistryTests {
  private struct Contact: CellModel { var first = "Paul", last = "Goracke" }
  private struct Company: LookModel {
    var name = "ACME"
    var look: some LookPart { Look.text(name) }
  }

  private static let contacts = LookRegistry(
    .look(of: Contact.self) { Look.text("\($0.first) \($0.last)") }.containing(
      CellRegistry<ShelfList>()),
    .look(of: Contact.self, variant: "lastNameFirst") { Look.text("\($0.last), \($0.first)") })

  @Test func whatIsRegisteredIsUsedAndElseTheModelsOwnLook() {
    var looks = Self.contacts
    expectEqual(looks.look(for: Contact()), Look.text("Paul Goracke")._node)
    looks.choose("lastNameFirst", for: Contact.self)
    expectEqual(looks.look(for: Contact()), Look.text("Goracke, Paul")._node)
    looks.choose(nil, for: Contact.self)
    looks.register([
      .look(of: Contact.self) { _ in Look.text("other") },
      .look(of: Company.self) { _ in Look.text("new") },
    ])
    expectEqual(looks.look(for: Contact()), Look.text("Paul Goracke")._node)
    expectEqual(looks.look(for: Company()), Look.text("new")._node)
    expectEqual(looks.audit(ScreenSnapshot()).problems.map(\.kind), [.duplicateCell])
    expectEqual(LookRegistry().look(for: Company()), Look.text("ACME")._node)
    expectEqual(LookRegistry().look(for: Look.text("a")), Look.text("a")._node)
    let other = LookRegistry(.look(of: Company.self) { Look.text("the \($0.name)") })
    expectEqual(other.look(for: Company()), Look.text("the ACME")._node)
    let (text, heading) = (SupplementaryText("Alerts"), Look.heading("Alerts"))
    expectEqual(LookRegistry().look(for: text, as: .header), heading.node)
    expectEqual(LookRegistry().look(for: text), heading.node)
    expectEqual(LookRegistry().look(for: text, as: .footer), Look.note("Alerts").node)
    let own = LookRegistry(.look(of: SupplementaryText.self) { Look.badge($0.text) })
    expectEqual(own.look(for: text, as: .footer), Look.badge("Alerts").node)
  }

  private enum ShelfList: LookHost {
    typealias View = Shelf
    static let lookCell = LookCell<ShelfList>(Shelf.self, from: .class(Shelf.self)) { _, _, _ in }
  }
  private final class Shelf: ListCell { typealias HostingList = ShelfList }

  @Test func everyListThatShowsLooksNeedsNoRegistration() {
    let cells = CellRegistry<ShelfList>(
      looks: Self.contacts, .class(Shelf.self, showing: Company.self) { _, _, _ in })
    func identifier(_ model: any CellModel, in cells: CellRegistry<ShelfList>) -> String? {
      cells.registration(for: model.reuseIdentifier)?.identifier
    }
    expectEqual(identifier(Company(), in: CellRegistry()), "look")
    expectEqual(identifier(Look.text("a"), in: CellRegistry()), "look")
    #expect(identifier(Company(), in: cells) != "look")
    #expect(identifier(Contact(), in: CellRegistry()) == nil)
    let contact = cells.registration(for: Contact().reuseIdentifier)
    #expect(contact?.identifier.contains("Contact") == true && contact?.cellsInside != nil)
    let looks = LookRegistry(
      .look(of: Contact.self) { Look.text($0.first) }.containing(LookRegistry()))
    let inside = CellRegistry<ShelfList>(looks: looks).registration(for: Contact().reuseIdentifier)
    #expect(inside != nil && inside?.cellsInside == nil, "cells without views are of no use")
    var chosen = Self.contacts
    chosen.choose("lastNameFirst", for: Contact.self)
    let others = CellRegistry<ShelfList>(looks: chosen)
    expectEqual(identifier(Contact(), in: others)?.hasSuffix("lastNameFirst"), true)
    let rows = [Row(Contact().id(1)), Row(Label().id(2)), Row(Company().id(3))]
    let screen = ScreenSnapshot("s") { rows }
    expectEqual(Self.contacts.audit(screen).problems.map(\.kind), [.missingCell])
  }
}
