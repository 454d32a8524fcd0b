import ScreenDSL

/// Rows, a header, a footer and a badge, each of a model of its own.
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
