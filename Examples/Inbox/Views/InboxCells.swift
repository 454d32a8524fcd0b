import ScreenDSLUIKit
import SwiftUI
import UIKit

extension CellRegistry<CollectionList> {
  static var inbox: Self {
    Self(
      .class(SearchCell.self), .class(SortCell.self),
      .container(PeopleStrip.self), .class(PersonCell.self),
      .content(showing: MailRow.self) { mail, _ in UIHostingConfiguration { MailView(mail: mail) }
      },
      .content(showing: LoadingMail.self) { _, _ in text("Loading…") },
      .content(showing: LoadingFailure.self) { failure, _ in
        text("\(failure.reason). Tap to try again.")
      },
      .content(showing: NoMail.self) { none, _ in
        text(none.query.isEmpty ? "No mail" : "No mail for “\(none.query)”")
      })
  }

  @MainActor
  private static func text(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }
}

final class SearchCell: UICollectionViewListCell, ConfigurableCell {
  private var onChange: (String) -> Void = { _ in }
  private(set) lazy var field: UITextField = {
    let field = UITextField(frame: .zero)
    field.placeholder = "Search"
    field.addAction(
      // The field that is made here would keep itself by its action.
      UIAction { [unowned self] _ in onChange(self.field.text ?? "") }, for: .editingChanged)
    contentView.fill(with: field)
    return field
  }()

  func configure(with search: SearchField, context: CellContext<SearchField>) {
    // The field of somebody who types is written to only if its text is another.
    context.write(search.text, to: \.text, of: field)
    onChange = { context.fire(\.onChange, $0) }
  }
}

final class SortCell: UICollectionViewListCell, ConfigurableCell {
  private var onChange: (Inbox.Sort) -> Void = { _ in }
  private(set) lazy var control: UISegmentedControl = {
    let control = UISegmentedControl(items: Inbox.Sort.titles)
    control.addAction(
      UIAction { [unowned self] _ in
        if let sort = Inbox.Sort(rawValue: self.control.selectedSegmentIndex) { onChange(sort) }
      }, for: .valueChanged)
    contentView.fill(with: control)
    return control
  }()

  func configure(with menu: SortControl, context: CellContext<SortControl>) {
    control.selectedSegmentIndex = menu.selected.rawValue
    onChange = { context.fire(\.onChange, $0) }
  }
}

final class PersonCell: UICollectionViewCell, ConfigurableCell {
  private let initials = UILabel(frame: .zero)
  private(set) lazy var name: UILabel = {
    let name = UILabel(frame: .zero)
    initials.font = .preferredFont(forTextStyle: .title2)
    name.font = .preferredFont(forTextStyle: .caption1)
    let stack = UIStackView(arrangedSubviews: [initials, name])
    stack.axis = .vertical
    stack.alignment = .center
    contentView.fill(with: stack)
    return name
  }()

  func configure(with person: PersonCard, context: CellContext<PersonCard>) {
    initials.text = person.id.split(separator: " ").map { $0.prefix(1) }.joined()
    name.text = person.unread > 0 ? "\(person.firstName) (\(person.unread))" : person.firstName
    name.textColor = person.isChosen ? .systemBlue : .label
  }
}

struct MailView: View {
  let mail: MailRow

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if mail.isUnread { Text("●").foregroundStyle(.blue).accessibilityLabel("Unread") }
        Text(mail.sender).font(.headline)
        Spacer()
        Text(mail.time).foregroundStyle(.secondary)
      }
      Text(mail.subject).font(.subheadline)
      Text(mail.preview).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
    }
  }
}

extension UIView {
  /// Adds a view that is as large as this one's margins leave it.
  fileprivate func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
    // Until it was measured, a cell has a height of its own.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor), bottom,
      view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }
}
