import TestSupport
import Testing

@testable import ScreenDSLLooks

@Suite(.timed) struct LookRegistrationTests {
  private struct Contact: CellModel {
    var first = "Paul"
    var last = "Goracke"
  }

  private struct Company: CellModel {
    var name = "ACME"
  }

  private static let contacts = LookRegistry(
    .look(of: Contact.self) { Look.text("\($0.first) \($0.last)") },
    .look(of: Contact.self, variant: "lastNameFirst") { Look.text("\($0.last), \($0.first)") })

  @Test func aSupplementaryTextHeadsItsSectionOrSaysMoreBelowIt() {
    let text = SupplementaryText("Alerts")
    let heading = Look.text("Alerts").accessibility(traits: .header)
    #expect(LookRegistry().look(for: text, as: .header) == heading.node)
    #expect(LookRegistry().look(for: text) == heading.node)
    #expect(
      LookRegistry().look(for: text, as: .footer)
        == Look.text("Alerts", .footnote).color(.secondary).node)
    let own = LookRegistry(.look(of: SupplementaryText.self) { Look.badge($0.text) })
    #expect(own.look(for: text, as: .footer) == Look.badge("Alerts").node)
  }

  @Test func theFirstRegistrationStaysInUse() {
    var looks = Self.contacts
    looks.register([.look(of: Contact.self) { _ in Look.text("other") }])
    #expect(looks.look(for: Contact()) == Look.text("Paul Goracke").node)
    #expect(looks.audit(ScreenSnapshot()).problems.map(\.kind) == [.duplicateCell])
  }

  @Test func auditsWhatIsMissing() {
    let snapshot = ScreenSnapshot(
      Section("s") {
        Contact().id(1)
        Company().id(2)
        Look.text("its own").id(3)
      })
    #expect(Self.contacts.audit(snapshot).problems.map(\.kind) == [.missingCell])
  }

  @Test func theLooksOfAFeatureAreAdded() {
    let feature: [CellRegistration<LookList>] = [.look(of: Company.self) { Look.text($0.name) }]
    var looks = LookRegistry(.look(of: Contact.self) { _ in Look.text("wide") })
    looks.register(feature)
    #expect(looks.look(for: Company()) == Look.text("ACME").node)
    #expect(looks.look(for: Contact()) == Look.text("wide").node)
  }
}
