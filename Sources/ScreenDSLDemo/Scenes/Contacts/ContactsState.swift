/// All that the contacts screen shows.
struct ContactsState: Equatable, Sendable {
  struct Card: Equatable, Sendable {
    let id: String
    var owner: Owner
  }

  enum Owner: Equatable, Sendable {
    case person(first: String, last: String)
    case company(String)
  }

  var cards: [Card]

  static let sample = ContactsState(cards: [
    Card(id: "c1", owner: .person(first: "Paul", last: "Goracke")),
    Card(id: "c2", owner: .company("Acme")),
    Card(id: "c3", owner: .person(first: "Grace", last: "Hopper")),
    Card(id: "c4", owner: .person(first: "Alan", last: "Turing")),
    Card(id: "c5", owner: .company("Initech")),
  ])
}
