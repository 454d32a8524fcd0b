import ScreenDSL

struct ShopTitle: CellModel {
  var text: String
}

struct Product: CellModel, Identifiable {
  let id: String
  var name: String
}

struct Offer: CellModel, Identifiable {
  let id: String
  var price: String
}

struct Rating: CellModel {
  var stars: Int
}

struct Note: CellModel {
  var text: String
}

struct Totals: CellModel {
  var count: Int
}

struct Badge: CellModel {
  var count: Int
}

struct Voucher: CellModel {
  var code: String
}
