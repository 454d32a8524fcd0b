import ScreenDSL
import ScreenDSLHeadless

final class ContactCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with contact: Contact, context: CellContext<Contact>) {
    text = "\(contact.firstName) \(contact.lastName)"
  }
}

final class LastNameFirstCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with contact: Contact, context: CellContext<Contact>) {
    text = "\(contact.lastName), \(contact.firstName)"
  }
}

final class CompanyCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with company: Company, context: CellContext<Company>) { text = company.name }
}
