import ScreenDSLUIKit
import TestSupport

extension CellRegistry<TableList> {
  @MainActor static var plain: Self {
    CellRegistry(
      .class(TableItemCell.self),
      .class(BoldTableItemCell.self, variant: .bold),
      .class(TableTitleView.self),
      .class(UITableViewCell.self, showing: Other.self) { cell, other, _ in
        cell.accessibilityLabel = "other \(other.number)"
      },
      .class(UITableViewCell.self, showing: Offer.self) { cell, offer, _ in
        cell.accessibilityLabel = "offer \(offer.id)"
      },
      .class(UITableViewCell.self, showing: Offer.self, variant: .reduced) { cell, offer, _ in
        cell.accessibilityLabel = "reduced \(offer.id)"
      },
      .view { RemarkView() }, .view { ActionView() },
      .container(Deck.self, cells: .plain),
      .container(Stack.self, cells: .plain))
  }
}

extension CellRegistry<CollectionList> {
  @MainActor static var plain: Self {
    CellRegistry(
      .class(CollectionItemCell.self),
      .class(BoldCollectionItemCell.self, variant: .bold),
      .class(CollectionTitleView.self),
      .class(UICollectionViewCell.self, showing: Other.self) { cell, other, _ in
        cell.accessibilityLabel = "other \(other.number)"
      },
      .class(UICollectionViewCell.self, showing: Offer.self) { cell, offer, _ in
        cell.accessibilityLabel = "offer \(offer.id)"
      },
      .class(UICollectionViewCell.self, showing: Offer.self, variant: .reduced) { cell, offer, _ in
        cell.accessibilityLabel = "reduced \(offer.id)"
      },
      .view { RemarkView() }, .view { ActionView() },
      .container(Deck.self),
      .container(Stack.self))
  }
}
