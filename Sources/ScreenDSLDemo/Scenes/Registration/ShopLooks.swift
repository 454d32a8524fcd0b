import ScreenDSL
import ScreenDSLRendering

extension LookRegistry {
  /// How the cells of the shop screen look, those around its rows too.
  static let shop = LookRegistry {
    Look(of: ShopTitle.self) { .title($0.text).accessibility(traits: .header) }
    Look(of: Product.self) { .horizontal(.image($0.id), .title($0.name)) }
    Look(of: Offer.self) { .horizontal(.title("only \($0.price)"), .spacer, .button("Buy")) }
    Look(of: Rating.self) { rating in
      .subtitle(String(repeating: "★", count: rating.stars))
        .accessibility(label: "\(rating.stars) stars")
    }
    Look(of: Note.self) { .subtitle($0.text) }
    Look(of: Totals.self) { .subtitle("\($0.count) articles") }
    Look(of: Badge.self) { .badge("\($0.count) new") }
    Look(of: Voucher.self) { .value($0.code) }
  }
}
