struct Item: CellModel, Identifiable {
  let id: Int
  var text = "", onFire: Handler<Int>?
}

/// A second model type, whose rows may have the same IDs as items.
struct Other: CellModel {
  let number: Int
  var identity: RowID? { RowID(number, of: Item.self) }
}

struct Offer: CellModel, Identifiable {
  let id: Int
  var isReduced = false
  var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(Offer.self, variant: isReduced ? .reduced : nil)
  }
}

extension CellVariant { static let reduced: CellVariant = "reduced", bold: CellVariant = "bold" }

struct Title: CellModel { var text: String }
struct Remark: CellModel { var text: String }
struct Badge: CellModel { var text: String }
struct Unknown: CellModel { var number = 0 }
struct Action: CellModel { var onTap: Handler<Int> }
struct Deck: ContainerModel { var title = "" }
struct Stack: ContainerModel {}
extension [Item] { init(_ ids: some Sequence<Int>) { self = ids.map { Item(id: $0) } } }

extension ScreenSnapshot {
  init(items ids: some Sequence<Int>) { self.init(items: [Item](ids)) }
  init(items: [Item]) { self.init(ScreenDSL.Section("items", items: items)) }

  init(sections: KeyValuePairs<String, [Int]>) {
    self.init(sections.map { ScreenDSL.Section($0, items: $1) })
  }
}

extension Section {
  init(
    _ id: some Hashable & Sendable, header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    items: [Item]
  ) { self.init(id, header: header, footer: footer) { for item in items { item } } }

  init(
    _ id: some Hashable & Sendable, header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    items ids: some Sequence<Int>, text: String = ""
  ) { self.init(id, header: header, footer: footer, items: ids.map { Item(id: $0, text: text) }) }
}

extension Container {
  static func deck(
    _ id: some Hashable & Sendable, title: String = "", _ items: some Sequence<Int>
  ) -> Container {
    Container(id, Deck(title: title)) { for id in items { Item(id: id) } }
      .layout(.carousel.itemSize(width: 100))
  }
}
