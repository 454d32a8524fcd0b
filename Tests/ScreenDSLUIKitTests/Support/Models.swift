import ScreenDSLUIKit
import TestSupport

struct Item: CellModel, Identifiable {
  let id: Int
  var text = ""
  var onFire: Handler<Int>?
}

/// Another kind of row, which may have the ID of an item.
struct Other: CellModel {
  let number: Int
  var identity: RowID? { RowID(number, of: Item.self) }
}

/// A row that names its own variant.
struct Offer: CellModel, Identifiable {
  let id: Int
  var isReduced = false
  var reuseIdentifier: ReuseIdentifier {
    ReuseIdentifier(Offer.self, variant: isReduced ? .reduced : nil)
  }
}

extension CellVariant {
  static let reduced: CellVariant = "reduced"
  static let bold: CellVariant = "bold"
}

struct Title: CellModel { var text: String }
struct Remark: CellModel { var text: String }
struct Badge: CellModel { var text: String }
struct Unknown: CellModel { var number = 0 }

struct Deck: ContainerModel { var title = "" }
struct Stack: ContainerModel {}

extension [Item] {
  init(_ ids: some Sequence<Int>) { self = ids.map { Item(id: $0) } }
}

extension ScreenSnapshot {
  /// One section of items.
  init(items ids: some Sequence<Int>) { self.init(items: [Item](ids)) }

  init(items: [Item]) { self.init(itemSection("items", items)) }

  /// Sections of items, by name.
  init(sections: KeyValuePairs<String, [Int]>) {
    self.init(sections.map { itemSection($0, [Item]($1)) })
  }
}

private func itemSection(_ name: String, _ items: [Item]) -> Section {
  Section(name) { for item in items { item } }
}
