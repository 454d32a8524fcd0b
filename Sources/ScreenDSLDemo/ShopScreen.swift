import ScreenDSL

/// Rows, a header, a footer and a badge, each with a model of its own.
struct ShopScreen: Screen {
  var body: some ScreenContent {
    Section("shop", header: ShopTitle(text: "Shop"), footer: Totals(count: 2)) {
      Product(id: "p1", name: "Teapot")
      Rating(stars: 4)
      Offer(id: "o1", price: "9 €")
      Note(text: "Ships on Monday")
    }
    .supplementary(.badge, Badge(count: 3))
  }
}

extension SupplementaryKind {
  /// Over the corner of a section.
  static let badge: SupplementaryKind = "badge"
}

struct ShopTitle: CellModel { var text: String }

struct Product: CellModel, Identifiable {
  let id: String
  var name: String
}

struct Offer: CellModel, Identifiable {
  let id: String
  var price: String
}

struct Rating: CellModel { var stars: Int }
struct Note: CellModel { var text: String }
struct Totals: CellModel { var count: Int }
struct Badge: CellModel { var count: Int }
struct Voucher: CellModel { var code: String }
