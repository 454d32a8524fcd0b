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

  /// No cell for ratings, two for products, one identifier for two cells, a variant without a cell.
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

/// One screen in a list with the right registrations, and in one with mistakes.
@MainActor
enum RegistrationScene {
  static var steps: [SceneStep] { [("The screen opens", ShopScreen().snapshot())] }

  static func play(_ output: any Output) throws {
    let registrations = CellRegistry.shop.registrations
    output.write("registered", registrations.map { "\($0.model) by \($0.source)" })
    try show(.shop, output, audit: "audit", rows: "shown")
    try show(
      .mistakenShop, output, audit: "audit of a list with mistakes",
      rows: "shown with mistakes all the same")
  }

  private static func show(
    _ registry: CellRegistry<HeadlessList>, _ output: any Output, audit title: String, rows: String
  ) throws {
    let host = HeadlessHost(registry: registry)
    host.apply(steps[0].snapshot)
    let audit = registry.audit(host.snapshot)
    let findings = audit.findings.map(\.summary) + audit.unused.map { "Unused cell \($0)" }
    output.write(title, ["complete: \(audit.isComplete ? "yes" : "no")"] + findings)
    let supplementaries = [SupplementaryKind.header, .footer, .badge].compactMap { kind in
      host.line(kind, of: "shop").map { "\(kind): \($0)" }
    }
    output.write(rows, host.visibleLines.map { "row: \($0)" } + supplementaries)
    try host.requireNoViolations()
  }
}
