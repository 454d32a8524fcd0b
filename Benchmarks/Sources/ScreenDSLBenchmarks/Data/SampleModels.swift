import ScreenDSL

/// The model of the cases with one type: at least 33 bytes, too large to be stored inside an existential.
struct Product<ID: Hashable & Sendable>: CellModel, GeneratedModel {
  let id: ID
  var title: String
  var price: Int
  var isFavourite: Bool

  init(id: ID, entry: Entry) {
    self.id = id
    title = SampleText.title(entry.number)
    price = 100 + entry.number % 900 + entry.revision
    isFavourite = entry.number % 7 == 0
  }
}

struct Advert<ID: Hashable & Sendable>: CellModel, GeneratedModel {
  let id: ID
  var headline: String
  var height: Double

  init(id: ID, entry: Entry) {
    self.id = id
    headline = SampleText.title(entry.number)
    height = Double(80 + entry.number % 5 * 20 + entry.revision)
  }
}

struct Message<ID: Hashable & Sendable>: CellModel, GeneratedModel {
  let id: ID
  var sender: String
  var text: String
  var unreadCount: Int

  init(id: ID, entry: Entry) {
    self.id = id
    sender = "User \(entry.number % 50)"
    text = SampleText.sentence(entry.number)
    unreadCount = entry.revision
  }
}

struct Event<ID: Hashable & Sendable>: CellModel, GeneratedModel {
  let id: ID
  var name: String
  var day: Int
  var place: String?

  init(id: ID, entry: Entry) {
    self.id = id
    name = SampleText.title(entry.number)
    day = entry.number % 365 + entry.revision
    place = entry.number % 8 == 3 ? "Hall \(entry.number % 12)" : nil
  }
}
