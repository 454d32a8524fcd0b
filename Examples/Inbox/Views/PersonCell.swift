import ScreenDSLLookViews
import UIKit

extension CellRegistry<CollectionList> {
  /// One cell by hand, to show how that is done: all other rows say their looks, and need no line here.
  static var inbox: Self { Self(.class(PersonCell.self)) }
}

final class PersonCell: UICollectionViewCell, ConfigurableCell {
  func configure(with card: PersonCard, context: CellContext<PersonCard>) {
    var content = UIListContentConfiguration.cell()
    content.text = card.person.firstName + (card.unread > 0 ? " (\(card.unread))" : "")
    content.textProperties.color = card.isChosen ? .systemBlue : .label
    contentConfiguration = content
  }
}
