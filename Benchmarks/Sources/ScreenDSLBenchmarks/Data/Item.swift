import ScreenDSL

/// An item in the state of an app; a screen creates a model from it in each evaluation.
struct Item<ID: Hashable & Sendable>: Identifiable, Equatable, Sendable {
  let id: ID
  let title: String
  let price: Int
  let isFavourite: Bool
}

extension Item {
  init(_ entry: Entry, _ kind: IDKind<ID>) {
    self.init(Product(id: kind.make(entry.number), entry: entry))
  }

  private init(_ product: Product<ID>) {
    id = product.id
    title = product.title
    price = product.price
    isFavourite = product.isFavourite
  }

  /// Returns an equal item that shares no heap object with this one.
  func madeAnew(_ kind: IDKind<ID>) -> Self {
    Self(id: kind.copy(id), title: title.madeAnew(), price: price, isFavourite: isFavourite)
  }

  /// The model in a screen of many types: one of four, chosen by the price.
  var mixedModel: any CellModel {
    switch price % 4 {
    case 0: Product(self)
    case 1: Advert(self)
    case 2: Message(self)
    default: Event(self)
    }
  }
}

extension [Entry] {
  /// Returns the items of an app with these entries.
  func items<ID>(_ kind: IDKind<ID>) -> [Item<ID>] { map { Item($0, kind) } }
}

extension String {
  /// Returns an equal string; if it is longer than 15 bytes, it has a heap object of its own.
  func madeAnew() -> String { String(decoding: Array(utf8), as: UTF8.self) }
}

extension Product {
  init(_ item: Item<ID>) {
    id = item.id
    title = item.title
    price = item.price
    isFavourite = item.isFavourite
  }
}

extension Advert {
  init(_ item: Item<ID>) {
    id = item.id
    headline = item.title
    height = Double(item.price)
  }
}

extension Message {
  init(_ item: Item<ID>) {
    id = item.id
    sender = item.title
    text = item.title
    unreadCount = item.price
  }
}

extension Event {
  init(_ item: Item<ID>) {
    id = item.id
    name = item.title
    day = item.price
    place = nil
  }
}

/// A model without an ID of its own.
struct Note: CellModel {
  var title: String
  var price: Int
  var isFavourite: Bool

  init<ID>(_ item: Item<ID>) {
    title = item.title
    price = item.price
    isFavourite = item.isFavourite
  }
}

/// A line between rows, which only its position identifies.
struct Divider: CellModel {
  var inset = 16
}

/// A row that contains rows.
struct Shelf: ContainerModel {
  var height = 180
}

/// The store that an app's actions call.
@MainActor
final class Store {
  private(set) var picked: AnyHashable?

  nonisolated init() {}

  func pick(_ id: some Hashable) { picked = AnyHashable(id) }
}
