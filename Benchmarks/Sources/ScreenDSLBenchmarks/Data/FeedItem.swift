import ScreenDSL

/// An item of a screen with four model types; its number selects the type, one after the other.
enum FeedItem<ID: Hashable & Sendable>: GeneratedModel {
  case product(Product<ID>)
  case advert(Advert<ID>)
  case message(Message<ID>)
  case event(Event<ID>)

  init(id: ID, entry: Entry) {
    switch entry.number % 4 {
    case 0: self = .product(Product(id: id, entry: entry))
    case 1: self = .advert(Advert(id: id, entry: entry))
    case 2: self = .message(Message(id: id, entry: entry))
    default: self = .event(Event(id: id, entry: entry))
    }
  }

  var id: ID {
    switch self {
    case .product(let product): product.id
    case .advert(let advert): advert.id
    case .message(let message): message.id
    case .event(let event): event.id
    }
  }

  var model: any CellModel {
    switch self {
    case .product(let product): product
    case .advert(let advert): advert
    case .message(let message): message
    case .event(let event): event
    }
  }
}
