import ScreenDSL
import ScreenDSLHeadless

final class ShopTitleView: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with title: ShopTitle, context: CellContext<ShopTitle>) { text = title.text }
}

final class ProductCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with product: Product, context: CellContext<Product>) { text = product.name }
}

final class OfferCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with offer: Offer, context: CellContext<Offer>) { text = "only \(offer.price)" }
}

/// A plain view, no cell: a factory makes it.
final class RatingView: ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with rating: Rating, context: CellContext<Rating>) {
    text = String(repeating: "★", count: rating.stars)
  }
}

/// A cell that knows no model, as if it were from a library.
final class LabelCell: HeadlessCell, TextCell {
  var text = ""
}

final class BadgeView: ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with badge: Badge, context: CellContext<Badge>) { text = "\(badge.count) new" }
}

final class VoucherCell: HeadlessCell, ConfigurableCell, TextCell {
  private(set) var text = ""

  func configure(with voucher: Voucher, context: CellContext<Voucher>) { text = voucher.code }
}
