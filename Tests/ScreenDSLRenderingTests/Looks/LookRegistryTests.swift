@testable import ScreenDSLRendering

private struct Contact: CellModel {
  var first = "Paul"
  var last = "Goracke"
}

private struct Company: CellModel {
  var name = "ACME"
}

@Suite(.timed) struct LookRegistryTests {
  private static let contacts = LookRegistry(
    Look(of: Contact.self) { .title("\($0.first) \($0.last)") },
    Look(of: Contact.self, variant: "lastNameFirst") { .title("\($0.last), \($0.first)") })

  @Test func aSupplementaryTextIsDrawnByItsText() {
    let plain = LookRegistry().look(for: SupplementaryText("Alerts"))
    #expect(plain == .title("Alerts").accessibility(traits: .header))
    let own = LookRegistry(Look(of: SupplementaryText.self) { .subtitle($0.text) })
    #expect(own.look(for: SupplementaryText("Alerts")) == .subtitle("Alerts"))
  }

  @Test func findsTheLookOfAModel() {
    #expect(Self.contacts.look(for: Contact()) == .title("Paul Goracke"))
    #expect(Self.contacts.look(for: Company()) == LookRegistry().look(for: Company()))
  }

  @Test func choosesVariants() {
    var looks = Self.contacts
    looks.choose("lastNameFirst", for: Contact.self)
    #expect(looks.look(for: Contact()) == .title("Goracke, Paul"))
    looks.choose(nil, for: Contact.self)
    #expect(looks.look(for: Contact()) == .title("Paul Goracke"))
  }

  @Test func theFirstRegistrationStaysInUse() {
    var looks = Self.contacts
    looks.register([Look(of: Contact.self) { _ in .title("other") }])
    #expect(looks.look(for: Contact()) == .title("Paul Goracke"))
    #expect(looks.audit(ScreenSnapshot()).findings.map(\.kind) == [.duplicateCell])
  }

  @Test func auditsWhatIsMissing() {
    let snapshot = ScreenSnapshot(
      Section("s") {
        Contact().id(1)
        Company().id(2)
      })
    let audit = Self.contacts.audit(snapshot)
    #expect(audit.findings.map(\.kind) == [.missingCell])
    #expect(LookRegistry.main.audit(MainScreen().snapshot()).isComplete)
  }

  @Test func theLooksOfAFeatureAreAdded() {
    let feature = [Look(of: Company.self) { .title($0.name) }]
    var looks = LookRegistry(Look(of: Contact.self) { _ in .title("wide") })
    looks.register(feature)
    #expect(looks.look(for: Company()) == .title("ACME"))
    #expect(looks.look(for: Contact()) == .title("wide"))
  }
}
