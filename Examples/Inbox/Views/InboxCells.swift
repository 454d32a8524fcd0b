import ScreenDSLLookViews
import UIKit

extension CellRegistry<CollectionList> {
  /// One cell by hand, to show how that is done: all other rows say their looks, and need no line here.
  static var inbox: Self { Self(.class(PersonCell.self)) }
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
    let firstName = String(person.id.prefix { $0 != " " })
    name.text = person.unread > 0 ? "\(firstName) (\(person.unread))" : firstName
    name.textColor = person.isChosen ? .systemBlue : .label
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
