@MainActor final class Shop: BuggyApp {
  struct Product: Hashable { var id: Int, name: String, count = 0, note = "", isFavorite = false }

  var products = ["Apples", "Bread", "Cheese", "Dates", "Eggs"].enumerated().map {
    Product(id: $0 + 1, name: $1)
  }
  var bought = 0, orders = 0, charges = 0, generation = 0, edited: Int?, showsFavorites = false

  func change(_ id: Int, _ change: (inout Product) -> Void) {
    guard let place = products.firstIndex(where: { $0.id == id }) else { return }
    change(&products[place])
    if bug == .changesTwoRows { change(&products[(place + 2) % products.count]) }
  }

  func buy() {
    if bought > 0, bug != .buysTwice { return }
    bought += products.map(\.count).reduce(0, +)
    orders += 1
  }

  func pay() async {
    await Task.yield()
    charges += 1
  }

  func save(_ note: String) {
    if let edited { change(bug == .sheetOfAnotherRow ? edited % 5 + 1 : edited) { $0.note = note } }
    edited = nil
  }
}

@MainActor struct ShopScreen: @MainActor Screen {
  let shop: Shop

  struct ProductRow: LookModel, Identifiable {
    var id, name: String, count: Int, price: String
    var note: String, isFavorite: Bool, onCount: Handler<Int>, onFavorite: Handler<Void>
    var look: some LookPart {
      Look.vertical {
        Look.text(name, .headline)
        Look.text(price)
        if !note.isEmpty { Look.text(note, .footnote) }
        Look.stepper("Number", value: count, in: 0...9, onCount)
        Look.button(isFavorite ? "Forget" : "Remember", onFavorite)
      }
    }
  }

  struct Editor: LookModel, Identifiable {
    var id: String, onSave, onCancel: Handler<Void>
    var look: some LookPart {
      Look.horizontal(Look.button("Save", onSave), Look.button("Cancel", onCancel))
    }
  }

  struct Cart: LookModel {
    var count: Int, onBuy: Handler<Void>?
    var look: some LookPart {
      Look.horizontal(Look.text("\(count) in the cart").fill(), Look.button("Buy", onBuy))
    }
  }

  struct Receipt: LookModel {
    var count, orders, charges: Int
    var look: some LookPart { Look.text("\(count) bought in \(orders), charged \(charges)") }
  }

  var body: some ScreenContent {
    if let id = shop.edited {
      Section("editor") {
        Editor(
          id: "\(id) editor", onSave: Handler { shop.save("With a note") },
          onCancel: Handler { shop.edited = nil })
      }
    } else {
      cart
      products
    }
  }

  private var cart: some ScreenContent {
    let count = shop.products.map(\.count).reduce(0, +)
    return Section("cart") {
      Cart(
        count: shop.bug == .totalOfOldCart ? shop.bought : count,
        onBuy: count > 0 && shop.orders == 0 || shop.bug == .buysTwice
          ? Handler { shop.buy() } : nil
      ).id("cart")
      if shop.orders > 0 {
        Receipt(count: shop.bought, orders: shop.orders, charges: shop.charges).id("receipt")
        if shop.charges == 0 {
          if shop.bug == .chargedTwice {
            Look.button("Pay") { Task { await shop.pay() } }.id("pay")
          } else {
            Look.button("Pay") { await shop.pay() }.id("pay")
          }
        }
      }
      Look.toggle("Favorites alone", isOn: shop.showsFavorites) {
        shop.showsFavorites = $0
        if shop.bug == .filterLosesCart {
          for index in shop.products.indices { shop.products[index].count = 0 }
        }
      }.id("favorites")
    }
  }

  private var products: some ScreenContent {
    Section("products") {
      for product in shop.products where product.isFavorite || !shop.showsFavorites {
        ProductRow(
          id: shop.bug == .newIDsAfterRefresh
            ? "\(product.id) of \(shop.generation)" : "\(product.id)",
          name: product.name, count: product.count, price: price(product.count),
          note: product.note, isFavorite: product.isFavorite,
          onCount: Handler { count in shop.change(product.id) { $0.count = count } },
          onFavorite: Handler {
            if shop.bug == .deadOnOne, product.id == 3 { return }
            shop.change(product.id) { $0.isFavorite.toggle() }
          }
        ).onSelect { shop.edited = product.id }
      }
    }.onRefresh { shop.generation += 1 }
  }

  private func price(_ count: Int) -> String {
    shop.bug == .lostUnit && count > 2 ? "\(count * 2).50" : "€\(count * 2).50"
  }
}
