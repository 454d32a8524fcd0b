import ScreenDSLHeadless

/// Contacts and companies. How a contact looks is the registry's choice, not the screen's.
struct ContactsScreen: Screen {
  var cards: [Card]

  var body: some ScreenContent {
    Section("contacts") {
      for card in cards {
        switch card.owner {
        case .person(let first, let last): Contact(firstName: first, lastName: last).id(card.id)
        case .company(let name): Company(name: name).id(card.id)
        }
      }
    }
  }
}

struct Card: Equatable, Sendable {
  enum Owner: Equatable, Sendable {
    case person(first: String, last: String)
    case company(String)
  }

  let id: String
  var owner: Owner

  static let samples = [
    Card(id: "c1", owner: .person(first: "Paul", last: "Goracke")),
    Card(id: "c2", owner: .company("Acme")),
    Card(id: "c3", owner: .person(first: "Grace", last: "Hopper")),
    Card(id: "c4", owner: .person(first: "Alan", last: "Turing")),
    Card(id: "c5", owner: .company("Initech")),
  ]
}

struct Contact: CellModel {
  var firstName: String
  var lastName: String
}

struct Company: Drawn {
  var name: String

  var look: some LookPart {
    Look.horizontal {
      Look.text(name).fill()
      Look.badge("company")
    }
  }
}

extension CellVariant {
  static let lastNameFirst: CellVariant = "lastNameFirst"
}

extension LookRegistry {
  /// The looks of both themes; a theme is a choice between them.
  static let contacts = LookRegistry(
    .look(of: Contact.self) { Look.text("\($0.firstName) \($0.lastName)") },
    .look(of: Contact.self, variant: .lastNameFirst) {
      Look.text("\($0.lastName), \($0.firstName)")
    })
}

@MainActor
enum ContactsScene {
  static var steps: [SceneStep] {
    var cards = Card.samples
    func step(_ text: String) -> SceneStep { (text, ContactsScreen(cards: cards).snapshot()) }
    let first = step("The screen opens")
    cards[0].owner = .company("Goracke Consulting")
    let second = step("contact 'c1' turns into a company")
    cards[2].owner = .person(first: "Grace Brewster", last: "Hopper")
    return [first, second, step("contact 'c3' gets another first name")]
  }

  static func play(_ output: any Output) throws {
    let host = HeadlessHost(registry: CellRegistry(looks: .contacts))
    func update(_ title: String, _ change: () -> Void) {
      output.write(title, host.summary(of: change) + host.visibleLines)
    }
    let steps = steps
    host.apply(steps[0].snapshot)
    output.write("contacts, theme 'first name first'", host.visibleLines)
    update("theme 'last name first'") {
      host.registry.choose(.lastNameFirst, for: Contact.self)
    }
    update("back to theme 'first name first'") { host.registry.choose(nil, for: Contact.self) }
    for step in steps.dropFirst() { update(step.text) { host.apply(step.snapshot) } }
    try host.requireNoViolations()
  }
}
