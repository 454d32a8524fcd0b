import ScreenDSL
import ScreenDSLHeadless

extension CellVariant {
  static let lastNameFirst: CellVariant = "lastNameFirst"
}

extension CellRegistry<HeadlessList> {
  /// The cells of the contacts screen, for both themes.
  static var contacts: Self {
    Self(
      .class(ContactCell.self),
      .class(LastNameFirstCell.self, variant: .lastNameFirst),
      .class(CompanyCell.self))
  }
}
