import ScreenDSL
import ScreenDSLRendering

extension LookRegistry {
  /// How the cells of the contacts screen look, in both themes.
  static let contacts = LookRegistry {
    Look(of: Contact.self) { .title("\($0.firstName) \($0.lastName)") }
    Look(of: Contact.self, variant: .lastNameFirst) { .title("\($0.lastName), \($0.firstName)") }
    Look(of: Company.self) { .horizontal(.title($0.name), .spacer, .badge("company")) }
  }
}
