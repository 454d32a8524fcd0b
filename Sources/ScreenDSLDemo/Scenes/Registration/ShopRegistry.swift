import ScreenDSL
import ScreenDSLHeadless

extension CellRegistry<HeadlessList> {
  /// Classes, nibs, factories and closures; cells, a header, a footer and a badge: one list.
  static var shop: Self {
    Self(
      .class(ShopTitleView.self),
      .nib(ProductCell.self),
      .nib(OfferCell.self, named: "BigOffer"),
      .view { RatingView() },
      .class(LabelCell.self, showing: Note.self) { cell, note, _ in cell.text = note.text },
      .class(LabelCell.self, showing: Totals.self) { cell, totals, _ in
        cell.text = "\(totals.count) articles"
      },
      .view { BadgeView() },
      .class(VoucherCell.self))
  }

  /// Mistakes: no cell for ratings, two for products, two cells of one name, a choice without cell.
  static var mistakenShop: Self {
    var registry = Self(
      .class(ShopTitleView.self),
      .nib(ProductCell.self),
      .class(ProductCell.self),
      .nib(OfferCell.self, identifier: "row"),
      .class(LabelCell.self, showing: Note.self, identifier: "row") { cell, note, _ in
        cell.text = note.text
      },
      .class(LabelCell.self, showing: Totals.self) { cell, totals, _ in
        cell.text = "\(totals.count) articles"
      },
      .view { BadgeView() })
    registry.choose("compact", for: Product.self)
    return registry
  }
}
