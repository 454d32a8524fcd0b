import ScreenDSLHeadless

extension CellRegistry<HeadlessList> {
  /// Classes, nibs and factories; cells, a header, a footer and a badge.
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
}

/// A cell with one text; an app has cells of its UI framework in its place.
class TextCell: HeadlessCell, @MainActor CustomStringConvertible {
  final var text = ""
  final var description: String { text }

  required init() {}
}

final class ShopTitleView: TextCell, ConfigurableCell {
  func configure(with title: ShopTitle, context: CellContext<ShopTitle>) { text = title.text }
}

final class ProductCell: TextCell, ConfigurableCell {
  func configure(with product: Product, context: CellContext<Product>) { text = product.name }
}

final class OfferCell: TextCell, ConfigurableCell {
  func configure(with offer: Offer, context: CellContext<Offer>) { text = "only \(offer.price)" }
}

final class VoucherCell: TextCell, ConfigurableCell {
  func configure(with voucher: Voucher, context: CellContext<Voucher>) { text = voucher.code }
}

/// A cell that knows no model, as if it came from a library.
final class LabelCell: TextCell {}

/// A plain view, not a cell: a factory makes it.
final class RatingView: ConfigurableCell, @MainActor CustomStringConvertible {
  private(set) var description = ""

  func configure(with rating: Rating, context: CellContext<Rating>) {
    description = String(repeating: "★", count: rating.stars)
  }
}

final class BadgeView: ConfigurableCell, @MainActor CustomStringConvertible {
  private(set) var description = ""

  func configure(with badge: Badge, context: CellContext<Badge>) {
    description = "\(badge.count) new"
  }
}

/// One screen in a list with cells of all kinds.
@MainActor
enum RegistrationScene {
  static var steps: [SceneStep] { [("The screen opens", ShopScreen().snapshot())] }

  static func play(_ output: any Output) throws {
    let (registry, host) = (CellRegistry.shop, HeadlessHost(registry: .shop))
    output.write("registered", registry.registrations.map { "\($0.model) by \($0.source)" })
    host.apply(steps[0].snapshot)
    let audit = registry.audit(host.snapshot)
    output.write(
      "audit",
      ["complete: \(audit.isComplete ? "yes" : "no")"] + audit.unused.map { "Unused cell \($0)" })
    let supplementaries = [SupplementaryKind.header, .footer, .badge].compactMap { kind in
      host.line(kind, of: "shop").map { "\(kind): \($0)" }
    }
    output.write("shown", host.visibleLines.map { "row: \($0)" } + supplementaries)
    try host.requireNoViolations()
  }
}
