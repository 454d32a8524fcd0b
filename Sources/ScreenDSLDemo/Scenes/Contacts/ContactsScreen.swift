import ScreenDSL

/// It knows no theme: that is the registry's affair.
struct ContactsScreen: Screen {
  var state: ContactsState

  var body: some ScreenContent {
    Section("contacts") {
      for card in state.cards {
        switch card.owner {
        case .person(let first, let last):
          Contact(firstName: first, lastName: last).id(card.id)
        case .company(let name):
          Company(name: name).id(card.id)
        }
      }
    }
  }
}
